// A staff account with identifiers, erased: national ID, passport number, their keyed hashes, number, address and user
// name are nowhere in the database, the files, the exports or the log; what they did to requests stays.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { cardAnswers, openTestPortal, type TestPortal } from '../../test-portal.ts'
import { placesOf, storedBy } from '../../test-sealed.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal({ LOG_LEVEL: 'info', STAFF_USERNAME: 'mobile' })
})
after(() => portal.close())

test('an erased member of staff leaves neither identifiers nor their hashes anywhere', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  await portal.employee(['BFM_ADMIN'])
  const [nationalId, passportNumber] = ['28804150198765', 'QX9876501']
  const [mobile, email] = ['+201055598765', 'canary.staff@example.eg']
  const body = {
    userSlug: 'employee',
    firstName: 'Canaryfirst',
    lastName: 'Canarylast',
    englishFullName: 'Canary English',
    mobile,
    email,
    nationalId,
    passportNumber,
    roles: ['CASE_OFFICER', 'AUDITOR'],
    services: ['*'],
    invite: true,
  }
  const added = await admin.send('POST users', { body })
  assert.equal(added.status, 201, JSON.stringify(added.body))
  const { id, username } = added.body
  assert.equal(username, '01055598765')
  // Given by the second administrator, so that others are told of them by their user name.
  const second = await portal.employee(['BFM_ADMIN'])
  const { revision } = (await second.send(`GET users/${id}`)).body
  const headers = { 'if-match': `"${revision}"` }
  assert.equal((await second.send(`POST users/${id}/confirmRoles`, { body: {}, headers })).status, 200)

  // They work: a request is theirs.
  const person = await portal.citizen()
  const filed = await person.send('POST LIBRARY_CARD', {
    body: { data: cardAnswers },
    headers: { 'idempotency-key': randomUUID() },
  })
  await portal.database.query(sql`update requests set assignee_id = ${id} where id = ${filed.body.id}`)
  const { indexes } = await portal.database.one<{ indexes: string[] }>(
    sql`select array[encode(national_id_index, 'hex'), encode(passport_index, 'hex')] as indexes
      from accounts where id = ${id}`,
  )
  assert.ok(indexes.every(index => index.length > 20))
  const { sealed } = await portal.database.one<{ sealed: string[] }>(
    sql`select array[national_id, passport_number] as sealed from accounts where id = ${id}`,
  )
  const plain = [nationalId, passportNumber]
  assert.deepEqual(placesOf(await storedBy(portal), plain), [], 'sealed from the beginning')
  const traces = [
    ...indexes,
    ...sealed,
    mobile,
    username,
    email,
    'Canaryfirst',
    'Canarylast',
    'Canary English',
  ]
  const places = placesOf(await storedBy(portal), traces)
  assert.deepEqual([places.includes('public.accounts'), places.includes('public.messages')], [true, true])

  // The authority decides it: staff do not ask from a screen.
  const erasure = randomUUID()
  await portal.database.query(
    sql`insert into erasure_requests (id, account_id, reason, asked_at) values (${erasure}, ${id}, '', ${portal.now()})`,
  )
  const decided = await admin.send(`POST erasures/${erasure}/decide`, {
    body: { decision: 'erase', answer: 'Done.' },
  })
  assert.equal(decided.status, 204, JSON.stringify(decided.body))
  await admin.send('POST exports', {
    body: { kind: 'requests', format: 'csv', spec: { by: 'service', period: 'all' } },
  })
  await portal.portal.makeExports()
  portal.pass(25 * 3_600_000)
  await portal.portal.tidy()
  const left = await storedBy(portal)
  for (const trace of [...plain, ...traces]) assert.deepEqual(placesOf(left, [trace]), [], trace)

  // Whoever has the same papers may be added anew; the request knows who worked on it by their id.
  const admins = await portal.employee(['BFM_ADMIN'])
  const again = await admins.send('POST users', { body: { ...body, invite: false, roles: [] } })
  assert.equal(again.status, 201, JSON.stringify(again.body))
  const { assignee } = await portal.database.one<{ assignee: string }>(
    sql`select assignee_id as assignee from requests where id = ${filed.body.id}`,
  )
  assert.equal(assignee, id)
})
