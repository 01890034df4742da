// The export of users: its file, imported again, changes nothing; and what it must not reveal.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let admin: Person
before(async () => {
  portal = await openTestPortal()
  admin = await portal.employee(['BFM_ADMIN'])
})
after(() => portal.close())

const nationalId = '29104120103458'
const typed = (username: string, more: object = {}) => ({
  userSlug: 'employee',
  username,
  firstName: 'منى',
  lastName: "O'Neill, Said",
  roles: ['CASE_OFFICER', 'SUPERVISOR'],
  services: ['*'],
  ...more,
})
const add = async (body: object) => {
  const answer = await admin.send('POST users', { body })
  assert.equal(answer.status, 201, JSON.stringify(answer.body))
  return answer.body
}
const exported = async (query = ''): Promise<string> =>
  (await admin.send(`GET users/file/content${query}`)).body
const boundary = 'users-boundary'
const importing = (file: string, dryRun = true) =>
  admin.send(`POST users/import?dryRun=${dryRun}`, {
    raw: `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="users.csv"\r\ncontent-type: text/csv\r\n\r\n${file}\r\n--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
const outcomesOf = (body: any): string[] => body.rows.map(({ outcome }: { outcome: string }) => outcome)
const accounts = () =>
  portal.database.query(
    sql`select id, username, mobile, email, roles, services, teams, revision from accounts
      where user_slug <> 'citizen' and status <> 'disabled' order by id`,
  )

test('a file of all users, imported again, finds every row unchanged and changes nothing', async () => {
  await add(
    typed('mona', {
      mobile: '+201012345678',
      email: 'Mona@example.com',
      nationalId,
      englishFullName: '=Mona',
    }),
  )
  await add(typed('agent1', { userSlug: 'agent', roles: [], services: [] }))
  const before = await accounts()
  const file = await exported()
  for (const dryRun of [true, false]) {
    const { status, body } = await importing(file, dryRun)
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual([...new Set(outcomesOf(body))], ['same'])
    assert.deepEqual([body.added, body.refused, body.same], [0, 0, before.length])
  }
  assert.deepEqual(await accounts(), before)
})

test('a row that was changed is no longer the same, and columns that a file leaves out are not compared', async () => {
  await add(typed('karim', { mobile: '+201012345679' }))
  const names = 'username,firstName,lastName\r\nkarim,منى,"O\'Neill, Said"\r\n'
  assert.deepEqual(outcomesOf((await importing(names)).body), ['same'])
  const changed = (await exported()).replace(/(employee,|)karim,(employee,)?منى/, 'karim,employee,سمر')
  const { body } = await importing(changed)
  const row = body.rows.find(({ username }: { username: string }) => username === 'karim')
  assert.deepEqual(
    [row.outcome, row.faults.map(({ field, key }: { field: string; key: string }) => `${field} ${key}`)],
    ['refused', ['username taken']],
  )
})

test('no identifier, password or citizen is in the file, and no account that is disabled', async () => {
  const left = await add(typed('leaver'))
  assert.equal((await admin.send(`POST users/${left.id}/disable`, { body: {} })).status, 200)
  const citizen = await portal.citizen()
  const file = await exported()
  const [head = ''] = file.split('\r\n')
  assert.equal(
    head.replace('\uFEFF', ''),
    'username,userSlug,firstName,lastName,englishFullName,mobile,email,roles,services,teams,company,sector,serviceCenter',
  )
  assert.ok(file.includes('mona'))
  for (const hidden of [nationalId, nationalId.slice(-4), 'leaver', citizen.username, 'argon'])
    assert.ok(!file.includes(hidden), hidden)
  // Written into a file, it opens no account that was closed.
  const { body } = await importing('username,firstName,lastName\r\nleaver,منى,"O\'Neill, Said"\r\n')
  assert.deepEqual(outcomesOf(body), ['refused'])
})

test('the file comes in parts, and every one that is taken is in the audit by its taker', async () => {
  assert.equal((await exported('?part=2')).split('\r\n').length, 2)
  const [entry] = await portal.database.query<{ actorId: string; detail: unknown }>(
    sql`select actor_id as "actorId", detail from audit_entries where kind = 'people.exported' order by place desc limit 1`,
  )
  assert.deepEqual(entry, { actorId: admin.id, detail: { part: 2, rows: 0 } })
  const officer = await portal.employee(['CASE_OFFICER', 'REPORT_MANAGER', 'AUDITOR'])
  assert.equal((await officer.send('GET users/file/content')).status, 403)
  assert.equal((await (await portal.browser()).send('GET users/file/content')).status, 401)
})
