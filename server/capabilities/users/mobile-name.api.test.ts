// The command that gives an account from before STAFF_USERNAME=mobile its mobile number as user name.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { createAudit } from '../audit/index.ts'
import { createMessenger, messagesStore } from '../messages/index.ts'
import { createMobileName, mobileNameStore } from './index.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal({ STAFF_USERNAME: 'mobile' })
})
after(() => portal.close())

const moving = (usernames: 'mobile' | 'free' = 'mobile') => {
  const { database, now: clock } = portal
  return createMobileName({
    store: mobileNameStore(database),
    usernames,
    messenger: createMessenger({ store: messagesStore(database), newId: randomUUID, clock }),
    audit: createAudit({ database, clock }),
    clock,
  })
}
const move = (username: string) => moving()({ userSlug: 'employee', username })
const nameOf = async (id: string) =>
  (await portal.database.one<{ username: string }>(sql`select username from accounts where id = ${id}`))
    .username
const setMobile = (id: string, mobile: string | null) =>
  portal.database.query(sql`update accounts set mobile = ${mobile} where id = ${id}`)
const login = async (username: string) =>
  (await portal.browser('EMPLOYEE')).send('POST employee/login', {
    body: { username, password: portal.password },
  })

test('an account of before signs in by its number, no more by its name; sessions end, its owner and the audit know', async () => {
  const person = await portal.employee(['CASE_OFFICER'])
  const mobile = '+201055501001'
  await setMobile(person.id, mobile)
  assert.equal(await move(person.username), '01055501001')
  assert.equal((await person.send(`GET employee/${person.id}`)).status, 401)
  assert.equal((await login(person.username)).status, 422)
  assert.ok((await login('+20 10 5550 1001')).body.mfa)
  const [notice] = (await (await portal.browser()).send(`GET dev/outbox?to=${encodeURIComponent(mobile)}`))
    .body
  assert.match(notice.text, /user name of your account .* is your mobile number now/)
  const [entry] = await portal.database.query<{ detail: object; actor: string | null }>(
    sql`select detail, actor_id as actor from audit_entries where subject_id = ${person.id} and kind = 'person.changed'`,
  )
  assert.deepEqual(entry, { detail: { changed: { username: true }, by: 'command' }, actor: null })
  await assert.rejects(move('01055501001'), /mobile number already/)
})

test('refused in a sentence, and nothing is changed: another’s name, no number, nobody, names that are chosen', async () => {
  const [first, second, bare] = [
    await portal.employee(['CASE_OFFICER']),
    await portal.employee(['CASE_OFFICER']),
    await portal.employee(['CASE_OFFICER']),
  ]
  for (const { id } of [first, second]) await setMobile(id, '+201055501002')
  await setMobile(bare.id, null)
  await move(first.username)
  await assert.rejects(
    move(second.username),
    /user name 01055501002 is another employee's\. Nothing was changed/,
  )
  assert.equal(await nameOf(second.id), second.username)
  assert.equal((await second.send(`GET employee/${second.id}`)).status, 200)
  await assert.rejects(move(bare.username), /has no mobile number/)
  await assert.rejects(move('nobody-there'), /There is no employee nobody-there/)
  await assert.rejects(
    moving('free')({ userSlug: 'employee', username: bare.username }),
    /STAFF_USERNAME=mobile/,
  )
})

test('of two who are moved to one number at once, one has it', async () => {
  const [one, other] = [await portal.employee(['CASE_OFFICER']), await portal.employee(['CASE_OFFICER'])]
  for (const { id } of [one, other]) await setMobile(id, '+201055501003')
  const outcomes = await Promise.allSettled([move(one.username), move(other.username)])
  assert.deepEqual(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  const names = await Promise.all([one, other].map(({ id }) => nameOf(id)))
  assert.equal(names.filter(name => name === '01055501003').length, 1)
})
