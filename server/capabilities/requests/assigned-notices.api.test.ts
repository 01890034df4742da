// Notices of assignment: an employee to whom somebody else gives requests is told of each, for as long as it is theirs.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let citizen: Person
let officer: Person
let supervisor: Person
before(async () => {
  portal = await openTestPortal()
  supervisor = await portal.employee(['SUPERVISOR'])
})
after(() => portal.close())

const fresh = async () => {
  citizen = await portal.citizen()
  officer = await portal.employee(['CASE_OFFICER'])
}
type Listed = { kind: string; title: string; text: string; topic: string; meta: { requestId?: string } }
const noticesTo = async (who: Person): Promise<Listed[]> =>
  (await who.send('GET Notifications')).body.filter(({ kind }: Listed) => kind === 'assigned')
const numbersTo = async (who: Person) => (await noticesTo(who)).map(({ meta }) => meta.requestId).sort()
const sentTo = (who: Person) =>
  portal.database.query<{ channel: string; body: string }>(
    sql`select m.channel, m.body from messages m join notifications n on n.id = m.notification_id
      where m.account_id = ${who.id} and n.kind = 'assigned'`,
  )
const assign = (who: Person, seen: Parameters<Person['on']>[0], assigneeId?: string) =>
  who.on(seen, 'POST :service/:id/assign', assigneeId ? { assigneeId } : {})

test('one that a supervisor gives: named, linked, with nothing personal, by no SMS; gone when it is taken away', async () => {
  await fresh()
  const filed = await citizen.file()
  const assigned = await assign(supervisor, filed, officer.id)
  const [notice, ...others] = await noticesTo(officer)
  assert.deepEqual(others, [])
  assert.equal(notice?.topic, 'assignments')
  assert.equal(notice?.meta.requestId, filed.ID)
  assert.match(notice?.text ?? '', new RegExp(`${filed.ID}.*Library card`))
  assert.doesNotMatch(notice?.text ?? '', new RegExp(citizen.username))
  assert.deepEqual(await sentTo(officer), [], 'a list, and no hundred messages')
  assert.deepEqual(await noticesTo(supervisor), [])
  const again = await assign(supervisor, assigned, officer.id)
  assert.equal((await noticesTo(officer)).length, 1, 'whose it is already is not told again')
  await supervisor.on(again, 'POST :service/:id/unassign', {})
  assert.deepEqual(await noticesTo(officer), [])
})

test('nobody is told of what they take themselves', async () => {
  await fresh()
  await assign(officer, await citizen.file())
  await assign(supervisor, await citizen.file())
  await assign(supervisor, await citizen.file(), supervisor.id)
  assert.deepEqual([await noticesTo(officer), await noticesTo(supervisor)], [[], []])
})

test('of many at once, one for each that was given; taken back at once, nothing is left', async () => {
  await fresh()
  const requests = [await citizen.file(), await citizen.file(), await citizen.file()]
  const [a, b, c] = requests
  const bulk = async (who: Person, items: readonly { id: string; revision: number }[], assigneeId?: string) =>
    (
      await who.call('POST :service/bulkAssign', {
        params: { service: 'LIBRARY_CARD' },
        body: {
          items: items.map(({ id, revision }) => ({ id, revision })),
          ...(assigneeId ? { assigneeId } : {}),
        },
      })
    ).body.results
  assert.ok(a && b && c)
  await bulk(supervisor, [a, { ...b, revision: 7 }, c], officer.id)
  assert.deepEqual(await numbersTo(officer), [a.ID, c.ID].sort())
  await bulk(supervisor, await Promise.all([a, c].map(each => supervisor.read(each))))
  assert.deepEqual(await noticesTo(officer), [])
  await bulk(supervisor, [await supervisor.read(a)], supervisor.id)
  assert.deepEqual(await noticesTo(supervisor), [])
})

test('whoever wants an e-mail of it reads of all of them in one, in the morning; muted they are not told', async () => {
  await fresh()
  await portal.database.query(
    sql`update accounts set email_verified_at = ${portal.now()}, email = ${`${officer.id}@work.example`} where id = ${officer.id}`,
  )
  const choose = async (email: boolean, inApp: boolean) => {
    const { revision } = (await officer.send('GET Notifications/preferences')).body
    const { status } = await officer.send('PUT Notifications/preferences', {
      body: { topics: [{ topic: 'assignments', inApp, sms: false, email }], quiet: null },
      ...(revision > 0 ? { headers: { 'if-match': `"${revision}"` } } : {}),
    })
    assert.equal(status, 200)
  }
  /** Mails to them, at eight on the next Sunday. */
  const mails = async () => {
    const week = 7 * 86_400_000
    const sunday = Date.parse('2026-11-22T06:00:00Z')
    const passed = (portal.now().getTime() - sunday) % week
    await portal.passWith(passed <= 0 ? -passed : week - passed, officer, citizen, supervisor)
    await portal.portal.run('timekeeping.digest')
    return portal.database.query<{ channel: string; body: string }>(
      sql`select m.channel, m.body from messages m join notifications n on n.id = m.notification_id
        where m.account_id = ${officer.id} and n.kind = 'morningDigest' order by m.created_at`,
    )
  }
  await choose(true, true)
  for (let each = 0; each < 3; each += 1) await assign(supervisor, await citizen.file(), officer.id)
  assert.deepEqual(await sentTo(officer), [])
  const [mail, ...others] = await mails()
  assert.deepEqual([mail?.channel, others], ['email', []])
  assert.match(mail?.body ?? '', /3 requests assigned to you/)
  await choose(false, false)
  const listed = (await noticesTo(officer)).length
  await assign(supervisor, await citizen.file(), officer.id)
  assert.deepEqual([(await noticesTo(officer)).length, (await mails()).length], [listed, 1])
})
