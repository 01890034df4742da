// Money that is said again: the same counts once, and the same in another amount, or of another attempt, is a difference that
// finance are shown, never what was recorded.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openWorld, type World } from '../../test-payment-world.ts'
import type { Person } from '../../test-portal.ts'
import { type NewEvent, paymentsStore } from './store.ts'
import { partsOver, sandboxOf } from './test-parts.ts'

let world: World
let citizen: Person
before(async () => {
  world = await openWorld({ LOG_LEVEL: 'error' })
  citizen = await world.portal.citizen()
})
after(() => world.close())

const transfer = async () => {
  const booked = await world.book(citizen)
  const { body } = await world.begin(citizen, booked.ID, 'bank')
  return { ...booked, attemptId: body.attemptId as string }
}

test('an event of money is added, the same, or different', async () => {
  const [one, other] = [await transfer(), await transfer()]
  const event: NewEvent = {
    gatewayId: 'sandbox',
    eventId: 'money-1',
    attemptId: one.attemptId,
    kind: 'received',
    amount: 4_000,
    transactionId: 't-1',
    occurredAt: world.portal.now(),
    source: 'status',
  }
  const add = async (...events: NewEvent[]): Promise<string[]> =>
    (await paymentsStore(world.portal.database).addEvents(events, world.portal.now())).map(
      ({ verdict }) => verdict,
    )
  assert.deepEqual(await add(event), ['added'])
  assert.deepEqual(await add({ ...event, occurredAt: new Date(0), source: 'notice' }), ['same'])
  const odd: Partial<NewEvent>[] = [{ amount: 3_999 }, { attemptId: other.attemptId }, { kind: 'refunded' }]
  for (const each of odd) assert.deepEqual(await add({ ...event, ...each }), ['different'])
  // In one list, too, and of another gateway it is another event.
  // Told of under another id it is the same transaction.
  const listed = { ...event, eventId: 'list-1', source: 'settlement' as const }
  assert.deepEqual(await add(listed, { ...listed, amount: 3_999 }), ['same', 'different'])
  const twice = { ...event, eventId: 'money-2', transactionId: 't-2' }
  assert.deepEqual(await add(twice, twice, { ...twice, amount: 1 }, event), [
    'added',
    'same',
    'different',
    'same',
  ])
  const first = { ...event, eventId: 'money-3', transactionId: 't-3' }
  assert.deepEqual(await add(first, { ...first, eventId: 'list-3' }), ['added', 'same'])
  assert.deepEqual(await add({ ...event, gatewayId: 'other', amount: 1 }), ['added'])
})

const alertsOf = (attemptId: string) =>
  world.portal.database.query<{ kind: string; amount: number }>(
    sql`select kind, (detail ->> 'amount')::int as amount from payment_alerts where attempt_id = ${attemptId}`,
  )

test('known money that a provider says in another amount changes nothing, and is shown once', async () => {
  const { ID, paymentId, attemptId } = await transfer()
  assert.ok(await world.fate(attemptId, 'pay', 4_000))
  for (const notice of await world.sent()) await world.deliver(notice)
  await world.run('payments.check', 'payments.count')
  assert.equal((await world.status(citizen, ID, true)).payment.received, '40.00')
  // As though the provider had said 39 then: now it says 40 of the same transfer.
  await world.portal.database.query(
    sql`update payment_events set amount = 3900 where attempt_id = ${attemptId} and kind = 'received'`,
  )
  const posted = () =>
    world.portal.database.query(
      sql`select account, sum(amount)::int as amount from payment_postings where payment_id = ${paymentId} group by 1 order by 1`,
    )
  const before = await posted()
  world.portal.log.length = 0
  for (let round = 0; round < 2; round++) {
    await world.portal.database.query(
      sql`update payment_attempts set next_check_at = ${world.portal.now()} where id = ${attemptId}`,
    )
    await world.run('payments.check')
  }
  assert.deepEqual(await alertsOf(attemptId), [{ kind: 'otherEvent', amount: 4_000 }])
  assert.deepEqual(await posted(), before)
  const lines = world.portal.log.filter(line => line.includes('payments.notice_wrong'))
  assert.equal(lines.length, 1)
  assert.ok(lines[0]?.includes('otherEvent'))
  // It counts once: nothing was added beside it.
  const { count } = await world.portal.database.one<{ count: number }>(
    sql`select count(*)::int as count from payment_events where attempt_id = ${attemptId} and kind = 'received'`,
  )
  assert.equal(count, 1)
})

test('two notices of one event that wait with different amounts are both looked at: one counts, the other is shown', async () => {
  const { ID } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'card')
  const attemptId = body.attemptId as string
  const { database } = world.portal
  const { amount: due } = await database.one<{ amount: number }>(
    sql`select amount from payment_attempts where id = ${attemptId}`,
  )
  const gateway = sandboxOf(world)
  // Everything is stored first, and counted by the job.
  const { intake } = partsOver(world, { gateways: new Map([['sandbox', gateway]]), countedAtOnce: 0 })
  const event = {
    eventId: `odd:${attemptId}`,
    reference: attemptId,
    kind: 'received' as const,
    transactionId: `odd-${attemptId}`,
    occurredAt: world.portal.now(),
    merchantId: gateway.merchantId,
    currency: 'EGP',
  }
  for (const amount of [3_000, 3_000, due]) await intake.take(gateway, { ...event, amount })
  const { waiting } = await database.one<{ waiting: number }>(
    sql`select count(*)::int as waiting from payment_notices where attempt_id = ${attemptId}`,
  )
  assert.equal(waiting, 2, 'said twice it waits once')
  await intake.run()
  const money = await database.query(
    sql`select amount from payment_events where attempt_id = ${attemptId} and kind = 'received'`,
  )
  assert.deepEqual(money, [{ amount: due }])
  assert.deepEqual(await alertsOf(attemptId), [{ kind: 'otherAmount', amount: 3_000 }])
})
