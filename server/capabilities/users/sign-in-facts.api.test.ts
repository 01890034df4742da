// What lists of users say about sign-in: when a user last signed in, and the methods of two-step verification.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let admin: Awaited<ReturnType<TestPortal['employee']>>
before(async () => {
  portal = await openTestPortal()
  admin = await portal.employee(['BFM_ADMIN'])
})
after(() => portal.close())

const find = async (id: string) => (await admin.send(`GET users/${id}`)).body
const list = async (filter: object) =>
  (await admin.send(`GET users?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body

test('a user who was only invited has neither a sign-in nor a security method', async () => {
  const answer = await admin.send('POST users', {
    body: {
      username: 'invitedonly',
      userSlug: 'employee',
      firstName: 'Mona',
      lastName: 'Said',
      roles: ['CASE_OFFICER'],
      services: ['*'],
    },
  })
  assert.equal(answer.status, 201, JSON.stringify(answer.body))
  const { lastSignInAt, secondFactors } = await find(answer.body.id)
  assert.deepEqual([lastSignInAt, secondFactors], [null, []])
})

test('the time of the newest sign-in is shown, also after its session has ended', async () => {
  const officer = await portal.employee(['CASE_OFFICER'])
  const first = portal.now().toISOString()
  assert.equal((await find(officer.id)).lastSignInAt, first)
  await portal.passWith(60_000, officer)
  const second = portal.now().toISOString()
  assert.equal((await officer.send('POST employee/logout', { body: {} })).status, 200)
  portal.pass(60_000)
  assert.notEqual(second, first)
  assert.equal((await find(officer.id)).lastSignInAt, second)
})

test('the methods of two-step verification are named by kind, and none of their details', async () => {
  const officer = await portal.employee(['CASE_OFFICER'])
  assert.deepEqual((await find(officer.id)).secondFactors, ['otp'])
  await portal.database.query({
    text: `insert into factors (id, account_id, kind, name, secret, created_at)
      values (gen_random_uuid(), $1, 'totp', 'Own telephone', 'sealed-secret', now()),
        (gen_random_uuid(), $1, 'totp', 'Second telephone', 'sealed-secret', now())`,
    values: [officer.id],
  } as never)
  const found = await find(officer.id)
  assert.deepEqual(found.secondFactors, ['otp', 'totp'])
  assert.ok(!/telephone|sealed-secret/.test(JSON.stringify(found)))
})

test('users can be sorted by their last sign-in', async () => {
  const early = await portal.employee(['CASE_OFFICER'])
  await portal.passWith(60_000, admin)
  const late = await portal.employee(['CASE_OFFICER'])
  const where = { or: [{ id: early.id }, { id: late.id }] }
  const idsBy = async (order: string) =>
    (await list({ where, order, fields: ['id'] })).map(({ id }: { id: string }) => id)
  assert.deepEqual(await idsBy('lastSignInAt DESC'), [late.id, early.id])
  assert.deepEqual(await idsBy('lastSignInAt ASC'), [early.id, late.id])
})
