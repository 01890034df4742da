// Money at a counter: one officer records it at once, and it counts once a second person has confirmed it. Alone nobody moves
// a request by saying that somebody paid.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../../platform/database/index.ts'
import { judge, openWorld, type World } from '../../../test-payment-world.ts'
import { outcomeOf, type Person, refusal } from '../../../test-portal.ts'

let world: World
let citizen: Person
let finance: Person
let second: Person
before(async () => {
  world = await openWorld()
  citizen = await world.portal.citizen()
  finance = await world.portal.employee(['FINANCIAL_MANAGER'])
  second = await world.portal.employee(['FINANCIAL_MANAGER'])
})
after(() => world.close())

let receipts = 0
const nextReceipt = () => {
  receipts += 1
  return `OFFICE-${receipts}`
}
const record = (who: Person, paymentId: string, receiptNumber = nextReceipt(), more: object = {}) =>
  who.call('POST payments/:id/office', {
    params: { id: paymentId },
    body: { amount: '90.00', receiptNumber, ...more },
  })
const waiting = async (who: Person, paymentId: string) =>
  (await who.call('GET bookings')).body.filter(({ payment }) => payment?.id === paymentId)
/** The second person confirms what was recorded; answers how each went. */
const confirmOffice = async (who: Person, paymentId: string): Promise<number[]> => {
  const statuses: number[] = []
  for (const { id } of await waiting(who, paymentId))
    statuses.push((await who.call('POST bookings/:id/confirm', { params: { id } })).status)
  return statuses
}
const moneyOf = async (paymentId: string) => {
  const { money } = await world.portal.database.one<{ money: number }>(
    sql`select coalesce(sum(received - refunded), 0)::bigint as money from payment_attempts where payment_id = ${paymentId}`,
  )
  return money
}
const messagesOf = (ID: string, kind: string) =>
  world.portal.database.query(
    sql`select id from notifications where request_number = ${ID} and kind = ${kind} and account_id = ${citizen.id}`,
  )
const settle = () => world.run('payments.publish')

test('one officer alone pays nobody’s request: it is recorded, waits, and goes on once another has confirmed it', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { status: before } = await world.requestOf(citizen, ID)
  const { body } = await record(finance, paymentId)
  await settle()
  assert.deepEqual([body.status, body.received, await moneyOf(paymentId)], ['created', '0.00', 0])
  assert.equal((await world.requestOf(citizen, ID)).status, before)
  const own = await world.status(citizen, ID)
  assert.deepEqual([own.payment.isOfficeWaiting, own.payment.hasReceipt], [true, false])
  const [booking] = await waiting(finance, paymentId)
  assert.deepEqual([booking?.act, booking?.amount, booking?.hinder], ['office', '90.00', 'asked'])
  await refusal(
    finance.call('POST bookings/:id/confirm', { params: { id: booking?.id ?? '' } }),
    'SECOND_BOOKER_NEEDED',
  )
  const preview = await second.call('GET bookings/:id/preview', { params: { id: booking?.id ?? '' } })
  assert.equal(preview.body.payment?.after.status, 'paid')
  assert.equal(await moneyOf(paymentId), 0)
  assert.deepEqual(await confirmOffice(second, paymentId), [200])
  await settle()
  assert.equal(await moneyOf(paymentId), 9_000)
  assert.notEqual((await world.requestOf(citizen, ID)).status, before)
  const paid = await world.status(citizen, ID)
  assert.deepEqual(
    [paid.payment.status, paid.payment.hasReceipt, paid.payment.isOfficeWaiting],
    ['paid', true, undefined],
  )
  // Whoever recorded the money has asked for it: neither they nor their colleague refunds it alone.
  const { by } = await world.portal.database.one<{ by: string }>(
    sql`select actor_id as by from payment_events e join payment_attempts a on a.id = e.attempt_id
      where a.payment_id = ${paymentId} and e.kind = 'received'`,
  )
  assert.equal(by, finance.id)
  assert.deepEqual(await judge(world), [])
})

test('a paper receipt waits and counts once, and a second cashier is led to what waits', async () => {
  const [one, other] = [await world.book(citizen), await world.book(citizen)]
  const receipt = nextReceipt()
  await record(finance, one.paymentId, receipt)
  await refusal(record(second, other.paymentId, receipt), 'RECEIPT_USED')
  await refusal(record(second, one.paymentId), 'BOOKING_WAITS')
  await confirmOffice(second, one.paymentId)
  await refusal(record(second, other.paymentId, receipt), 'RECEIPT_USED')
  await refusal(record(second, one.paymentId), 'ALREADY_PAID')
  assert.equal(await moneyOf(other.paymentId), 0)
})

test('a request does not end while an officer’s record waits, however long; its payer is warned before paying again', async () => {
  const { ID, paymentId } = await world.book(citizen)
  await record(finance, paymentId)
  const paying = await citizen.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params: { service: 'ROOM_BOOKING', id: ID, activityId: 'APPLY' },
    query: { gatewayId: 'sandbox', channel: 'card', successURL: '/a', failureURL: '/b' },
  })
  assert.deepEqual(outcomeOf(paying), [409, 'PROOF_UNDER_REVIEW'])
  await world.portal.passWith(60 * 24 * 60 * 60_000, citizen, finance, second)
  await world.run('requests.run_due', 'payments.check')
  assert.deepEqual(await confirmOffice(second, paymentId), [200])
  await settle()
  assert.equal((await world.status(citizen, ID)).payment.status, 'paid')
})

test('what was not confirmed is over: its payer is notified without the reason, the receipt is free, and it can be paid', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const receipt = nextReceipt()
  await record(finance, paymentId, receipt)
  const [booking] = await waiting(second, paymentId)
  const reason = 'It is not in the drawer'
  await second.call('POST bookings/:id/decline', { params: { id: booking?.id ?? '' }, body: { reason } })
  await settle()
  assert.equal(await moneyOf(paymentId), 0)
  assert.equal((await messagesOf(ID, 'paymentCorrected')).length, 1)
  const seen = JSON.stringify([await world.status(citizen, ID), await world.requestOf(citizen, ID)])
  assert.ok(!seen.includes(reason))
  assert.deepEqual(await waiting(second, paymentId), [])
  assert.equal((await world.begin(citizen, ID, 'card')).status, 200)
  const { body: again } = await record(second, paymentId, receipt, { hasArrived: true })
  assert.equal(again.bookings.length, 1)
  assert.deepEqual(await confirmOffice(finance, paymentId), [200])
  assert.equal(await moneyOf(paymentId), 9_000)
})

test('money of a request that ended meanwhile goes back once it is confirmed', async () => {
  const { ID, paymentId } = await world.book(citizen)
  await record(finance, paymentId)
  await citizen.act(await world.requestOf(citizen, ID), 'CANCEL')
  await settle()
  assert.deepEqual(await confirmOffice(second, paymentId), [200])
  await settle()
  const refunds = await world.portal.database.query<{ amount: number; cause: string }>(
    sql`select f.amount, f.cause from payment_refunds f join payment_attempts a on a.id = f.attempt_id
      where a.payment_id = ${paymentId} and f.status = 'requested'`,
  )
  assert.deepEqual(refunds, [{ amount: 9_000, cause: 'tooLate' }])
})
