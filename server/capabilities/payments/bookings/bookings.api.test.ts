// What takes a second person: another amount than the one due, a record taken back, a difference of more than a charge. Nothing
// is booked before another confirms, by whichever door one person alone tries.

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
  world = await openWorld({
    BANK_IBAN: 'EG380019000500000000263180002',
    BANK_NAME: 'بنك مصر | Banque Misr',
    BANK_ACCOUNT_NAME: 'المكتبة | The library',
  })
  citizen = await world.portal.citizen()
  finance = await world.portal.employee(['FINANCIAL_MANAGER'])
  second = await world.portal.employee(['FINANCIAL_MANAGER'])
})
after(() => world.close())

let numbers = 0
const transferred = async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await citizen.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params: { service: 'ROOM_BOOKING', id: ID, activityId: 'APPLY' },
    query: { gatewayId: 'bank-account', channel: 'bank', successURL: '/a', failureURL: '/b' },
  })
  return { ID, paymentId, params: { id: paymentId }, attemptId: body.attemptId }
}
type Transferred = Awaited<ReturnType<typeof transferred>>
const arrive = ({ params, attemptId }: Transferred, arrived: string, who = finance) => {
  numbers += 1
  return who.call('POST payments/:id/transfer', {
    params,
    body: { attemptId, arrived, transactionId: `B-${numbers}` },
  })
}
const takeBack = ({ params, attemptId }: Transferred, who = finance) =>
  who.call('POST payments/:id/void', { params, body: { attemptId, reason: 'Another payer' } })
const moneyOf = async ({ paymentId }: { paymentId: string }) => {
  const { money } = await world.portal.database.one<{ money: number }>(
    sql`select sum(received - refunded)::bigint as money from payment_attempts where payment_id = ${paymentId}`,
  )
  return money
}
const waiting = async (who: Person, { paymentId }: { paymentId: string }) =>
  (await who.call('GET bookings')).body.filter(({ payment }) => payment?.id === paymentId)
const confirm = (who: Person, id: string) => who.call('POST bookings/:id/confirm', { params: { id } })
const noticesOf = async ({ id }: Person, kind: string) => {
  const { count } = await world.portal.database.one<{ count: number }>(
    sql`select count(*)::int as count from notifications where account_id = ${id} and kind = ${kind}`,
  )
  return count
}

test('what is due, or differs by a charge of the bank, is booked by one; more waits for another, who is notified', async () => {
  const [exact, charged, other] = [await transferred(), await transferred(), await transferred()]
  await arrive(exact, '90.00')
  await arrive(charged, '80.00')
  assert.deepEqual([await moneyOf(exact), await moneyOf(charged)], [9_000, 8_000])
  const before = await noticesOf(second, 'bookingWaits')
  const answer = await arrive(other, '79.99')
  assert.equal(answer.status, 200)
  assert.deepEqual(
    answer.body.bookings.map(({ act, amount, hinder }) => [act, amount, hinder]),
    [['transfer', '79.99', 'asked']],
  )
  assert.equal(await moneyOf(other), 0)
  assert.equal(await noticesOf(second, 'bookingWaits'), before + 1)
  assert.equal(await noticesOf(finance, 'bookingWaits'), 0)
  const [booking] = await waiting(second, other)
  assert.equal(booking?.hinder, undefined)
  // What the second person reads before is what is booked.
  const { body: seen } = await second.call('GET bookings/:id/preview', { params: { id: booking?.id ?? '' } })
  assert.deepEqual([seen.payment?.difference, seen.takesTwo], ['-10.01', true])
  assert.equal(await moneyOf(other), 0)
  assert.equal((await confirm(second, booking?.id ?? '')).status, 200)
  assert.equal(await moneyOf(other), 7_999)
  // Who asked recorded it: the second person is free to decide on what goes back.
  const { by } = await world.portal.database.one<{ by: string }>(
    sql`select actor_id as by from payment_events where attempt_id = ${other.attemptId} and kind = 'received'`,
  )
  assert.equal(by, finance.id)
  assert.deepEqual(await waiting(second, other), [])
  assert.deepEqual(await judge(world), [])
})

test('one person alone books nothing: not by confirming their own, again, in parts, nor by a preview', async () => {
  const one = await transferred()
  await arrive(one, '200.00')
  const [booking] = await waiting(finance, one)
  const id = booking?.id ?? ''
  await refusal(confirm(finance, id), 'SECOND_BOOKER_NEEDED')
  await refusal(arrive(one, '200.00'), 'BOOKING_WAITS')
  await refusal(arrive(one, '150.00', second), 'BOOKING_WAITS')
  await finance.call('POST payments/:id/transfer/preview', {
    params: one.params,
    body: { attemptId: one.attemptId, arrived: '200.00', transactionId: 'B-PREVIEW' },
  })
  assert.equal(await moneyOf(one), 0)
  // Parts that each differ little make a sum that differs more.
  const parts = await transferred()
  await arrive(parts, '90.00')
  await arrive(parts, '10.00')
  assert.equal(await moneyOf(parts), 10_000)
  await arrive(parts, '0.01')
  assert.equal(await moneyOf(parts), 10_000)
  assert.equal((await waiting(second, parts)).length, 1)
  // Two who confirm at once book it once.
  const third = await world.portal.employee(['FINANCIAL_MANAGER'])
  const both = await Promise.all([second, third].map(who => confirm(who, id)))
  assert.equal(both.filter(({ status }) => status === 200).length, 1)
  assert.equal(await moneyOf(one), 20_000)
})

test('a record is taken back by two: until then the receipt stands; what was declined is told to whoever asked', async () => {
  const paid = await transferred()
  await arrive(paid, '90.00')
  await takeBack(paid)
  assert.equal(await moneyOf(paid), 9_000)
  const [booking] = await waiting(second, paid)
  const before = await noticesOf(finance, 'bookingDeclined')
  await second.call('POST bookings/:id/decline', {
    params: { id: booking?.id ?? '' },
    body: { reason: 'It is in the statement' },
  })
  assert.equal(await noticesOf(finance, 'bookingDeclined'), before + 1)
  assert.deepEqual(await waiting(second, paid), [])
  await takeBack(paid)
  const [again] = await waiting(second, paid)
  await confirm(second, again?.id ?? '')
  assert.equal(await moneyOf(paid), 0)
  assert.deepEqual(outcomeOf(await confirm(second, again?.id ?? '')), [404, 'NOT_FOUND'])
  // One’s own is taken back without a notice.
  const other = await transferred()
  await arrive(other, '40.00')
  const [own] = await waiting(finance, other)
  await finance.call('POST bookings/:id/decline', {
    params: { id: own?.id ?? '' },
    body: { reason: 'A slip' },
  })
  assert.equal(await noticesOf(finance, 'bookingDeclined'), before + 1)
  assert.deepEqual(await judge(world), [])
})

test('two accounts of one maker are no two people, nor is whoever the request is of, and others than finance see nothing', async () => {
  const administrator = await world.portal.employee(['BFM_ADMIN'])
  const one = await transferred()
  await arrive(one, '200.00')
  const [booking] = await waiting(second, one)
  const id = booking?.id ?? ''
  await world.portal.database.query(
    sql`update accounts set made_by = ${administrator.id}, made_at = ${world.portal.now()} where id = any(${[finance.id, second.id]}::uuid[])`,
  )
  assert.equal((await waiting(second, one))[0]?.hinder, 'maker')
  await refusal(confirm(second, id), 'SAME_MAKER')
  await world.portal.database.query(
    sql`update accounts set made_by = null, made_at = null where id = any(${[finance.id, second.id]}::uuid[])`,
  )
  await refusal(confirm(administrator, id), 'FORBIDDEN')
  await refusal(citizen.call('GET bookings'), 'FORBIDDEN')
  assert.equal(await moneyOf(one), 0)
})

test('a request does not end while money of it waits for a second person', async () => {
  const one = await transferred()
  await arrive(one, '60.00')
  await world.portal.passWith(20 * 24 * 60 * 60_000, citizen, finance, second)
  await world.run('payments.check')
  const { status } = await world.portal.database.one<{ status: string }>(
    sql`select status from payment_attempts where id = ${one.attemptId}`,
  )
  assert.equal(status, 'open')
})
