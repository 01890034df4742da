// A payment code whose provider ends it while the portal is closed: the request has its time all the same, and a new code.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { judge, openWorld, type World } from '../../test-payment-world.ts'
import type { Person } from '../../test-portal.ts'

const [minute, hour] = [60_000, 3_600_000]
let world: World
let citizen: Person
before(async () => {
  world = await openWorld()
  citizen = await world.portal.citizen()
})
after(() => world.close())

const rowOf = (ID: string) =>
  world.portal.database.one<{ status: string; dueAt: Date }>(
    sql`select status, due_at as "dueAt" from requests where number = ${ID}`,
  )
const codeOf = (attemptId: string) =>
  world.portal.database.one<{ expiresAt: Date; status: string }>(
    sql`select expires_at as "expiresAt", status from payment_attempts where id = ${attemptId}`,
  )
/** No server runs for so long; the first one back does its jobs in no order. */
const outage = async (ms: number): Promise<void> => {
  await world.run('timekeeping.beat')
  world.portal.pass(ms)
  await world.run('requests.run_due', 'payments.check', 'timekeeping.beat', 'timekeeping.extend')
  await world.run('payments.check', 'payments.publish', 'requests.run_due')
  await world.portal.passWith(0, citizen)
}
const noticesOf = async (ID: string) =>
  (
    await world.portal.database.query<{ kind: string }>(
      sql`select kind from notifications where request_number = ${ID} and account_id = ${citizen.id} order by created_at`,
    )
  ).map(({ kind }) => kind)

test('a code that ends while the portal is closed is replaced by a new one, and the request has its time again', async () => {
  const { ID } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'payment-code')
  const { expiresAt } = await codeOf(body.attemptId)
  const { dueAt } = await rowOf(ID)
  assert.ok(expiresAt <= dueAt)
  // Open until an hour before the code ends, closed until five hours after the time to pay.
  await world.run('timekeeping.beat')
  world.portal.pass(expiresAt.getTime() - hour - world.portal.now().getTime())
  await world.portal.database.query(sql`update server_heartbeats set beat_at = ${world.portal.now()}`)
  const closedFrom = world.portal.now().getTime()
  await outage(dueAt.getTime() + 5 * hour - closedFrom)
  const closed = world.portal.now().getTime() - closedFrom
  const after = await rowOf(ID)
  assert.equal(after.status, 'PAYMENT_DUE')
  assert.ok(after.dueAt.getTime() >= dueAt.getTime() + closed - minute, String(after.dueAt))
  // The provider does not take the old code any more.
  assert.equal(await world.fate(body.attemptId, 'pay'), false)
  assert.equal((await codeOf(body.attemptId)).status, 'expired')
  const { status, body: next } = await world.begin(citizen, ID, 'payment-code')
  assert.equal(status, 200)
  assert.notEqual(next.attemptId, body.attemptId)
  assert.ok((await codeOf(next.attemptId)).expiresAt > world.portal.now())
  assert.equal(await world.fate(next.attemptId, 'pay'), true)
  for (const notice of await world.sent()) await world.deliver(notice)
  await world.run('payments.count', 'payments.publish', 'requests.run_due')
  assert.equal((await rowOf(ID)).status, 'NEW')
  assert.deepEqual(await judge(world), [])
  assert.deepEqual(await noticesOf(ID), [
    'requestSubmitted',
    'paymentExpired',
    'closedTime',
    'paymentReceived',
    'statusChanged',
  ])
})
