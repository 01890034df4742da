// Money for a unit that is somebody else's by now: a payment that began keeps the unit until its attempt is over, and what
// arrives after that is given back. Judged by the gateway's own books.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { offer } from '@bawaba/server/capabilities/reservations/index.ts'
import { sql } from '@bawaba/server/platform/database/index.ts'
import { installed } from '@bawaba/server/programmes.ts'
import { judge, openWorld, type World } from '@bawaba/server/test-payment-world.ts'
import type { Person } from '@bawaba/server/test-portal.ts'
import { confirmedBy } from '../../../server/test-bookings.ts'
import { buyerAnswers } from './test-booking.ts'

const minute = 60_000
let world: World
before(async () => {
  world = await openWorld(
    {},
    installed.filter(({ slug }) => slug === 'housing'),
  )
})
after(() => world.close())

const service = 'BOOK_UNIT'
const book = async (who: Person, unit: string): Promise<string> =>
  (await who.call('POST :service', { params: { service }, body: { data: { ...buyerAnswers, unit } } })).body
    .ID
const begin = async (who: Person, ID: string, channel: 'card' | 'bank' = 'card'): Promise<string> => {
  const { body } = await who.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params: { service, id: ID, activityId: 'APPLY' },
    query: { gatewayId: 'sandbox', channel, successURL: '/a', failureURL: '/b' },
  })
  return body.attemptId
}
const statusOf = async (ID: string): Promise<string> =>
  (await world.portal.database.one<{ status: string }>(sql`select status from requests where number = ${ID}`))
    .status
const holders = (code: string) =>
  world.portal.database.query<{ status: string; ID: string | null }>(
    sql`select v.status, r.number as "ID" from reservations v left join requests r on r.id = v.request_id
      where v.code = ${code} and v.status <> 'freed'`,
  )
const deliverAll = async (): Promise<void> => {
  for (const notice of await world.sent()) await world.deliver(notice)
}

test('a payment that has begun keeps the unit past the time to pay, and its money counts', async () => {
  const buyer = await world.portal.citizen()
  await offer(world.portal.database, 'unit', [{ code: 'L-1' }])
  const ID = await book(buyer, 'L-1')
  world.portal.pass(50 * minute)
  const attempt = await begin(buyer, ID)
  world.portal.pass(20 * minute)
  await world.run('requests.run_due')
  assert.equal(await statusOf(ID), 'AWAITING_DEPOSIT', 'the hour is over, the attempt is not')
  assert.ok(await world.fate(attempt, 'pay'))
  await deliverAll()
  await world.run('payments.publish')
  assert.deepEqual([await statusOf(ID), await holders('L-1')], ['DEPOSIT_PAID', [{ status: 'locked', ID }]])
  assert.deepEqual(await judge(world), [])
})

test('money that comes after the end is given back, and the unit is whoever took it since', async () => {
  const [late, next] = [await world.portal.citizen(), await world.portal.citizen()]
  await offer(world.portal.database, 'unit', [{ code: 'L-2' }])
  const ID = await book(late, 'L-2')
  // A bank takes a transfer whenever it is sent.
  const attempt = await begin(late, ID, 'bank')
  await world.sent()
  await world.portal.passWith(14 * 24 * 60 * minute, next)
  await world.run('requests.run_due')
  assert.equal(await statusOf(ID), 'EXPIRED')
  const nextId = await book(next, 'L-2')
  assert.ok(await world.fate(attempt, 'pay'))
  await deliverAll()
  await world.run('payments.check', 'payments.publish')
  assert.equal(await statusOf(ID), 'EXPIRED')
  assert.deepEqual(await holders('L-2'), [{ status: 'reserved', ID: nextId }])
  const refunds = await world.portal.database.query(
    sql`select f.cause, f.status from payment_refunds f where f.attempt_id = ${attempt}`,
  )
  assert.deepEqual(refunds, [{ cause: 'tooLate', status: 'requested' }])
  assert.deepEqual(await judge(world), [])
})

// Last: the gateway's books keep what finance take back here.
test('a deposit that never arrived leaves the unit reserved for the time to pay, and then free', async () => {
  const buyer = await world.portal.citizen()
  await offer(world.portal.database, 'unit', [{ code: 'L-3' }])
  const ID = await book(buyer, 'L-3')
  const attempt = await begin(buyer, ID)
  assert.ok(await world.fate(attempt, 'pay'))
  await deliverAll()
  await world.run('payments.publish')
  assert.deepEqual(await holders('L-3'), [{ status: 'locked', ID }])
  const finance = confirmedBy(
    world.portal,
    await world.portal.employee(['FINANCIAL_MANAGER']),
    await world.portal.employee(['FINANCIAL_MANAGER']),
  )
  const { id } = await world.portal.database.one<{ id: string }>(
    sql`insert into reconciliation_differences
        (id, gateway_id, day, kind, transaction_id, direction, reference, attempt_id, here, there, found_at)
      select gen_random_uuid(), 'sandbox', ${'2026-11-19'}, 'missingThere', a.transaction_id, 'received', a.id::text, a.id,
        a.received, 0, ${world.portal.now()} from payment_attempts a where a.id = ${attempt} returning id`,
  )
  await finance.call('POST reconciliation/differences/:id/resolve', {
    params: { id },
    body: { resolution: 'corrected', reason: 'Not on the list' },
  })
  await world.run('payments.publish')
  assert.deepEqual(
    [await statusOf(ID), await holders('L-3')],
    ['AWAITING_DEPOSIT', [{ status: 'reserved', ID }]],
  )
  world.portal.pass(61 * minute)
  await world.run('payments.check', 'requests.run_due')
  assert.deepEqual([await statusOf(ID), await holders('L-3')], ['EXPIRED', []])
})

test('no way to pay keeps a unit longer than the service allows, however often one is chosen', async () => {
  const buyer = await world.portal.citizen()
  await offer(world.portal.database, 'unit', [{ code: 'L-LIMIT' }])
  const ID = await book(buyer, 'L-LIMIT')
  const begun = world.portal.now().getTime()
  const dueAt = async () =>
    (
      await world.portal.database.one<{ at: Date }>(
        sql`select due_at as at from requests where number = ${ID}`,
      )
    ).at
  await begin(buyer, ID, 'bank')
  assert.equal((await dueAt()).getTime() - begun, 72 * 60 * minute)
  await world.portal.passWith(71 * 60 * minute, buyer)
  await begin(buyer, ID)
  await begin(buyer, ID, 'bank')
  assert.equal((await dueAt()).getTime() - begun, 72 * 60 * minute)
  world.portal.pass(61 * minute)
  await world.run('requests.run_due', 'payments.check')
  await world.run('requests.run_due')
  assert.deepEqual([await statusOf(ID), await holders('L-LIMIT')], ['EXPIRED', []])
})
