// Money that goes back or comes in parts: judged by the gateway's own books.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { judge } from '../../test-payment-world.ts'
import { outcomeOf } from '../../test-portal.ts'
import { type Money, openMoney } from './test-money.ts'

let { world, citizen, finance, second, pass, settle, refunds, seenRefunds, ask, decide, statusOf, cancel } =
  {} as Money
before(async () => {
  ;({ world, citizen, finance, second, pass, settle, refunds, seenRefunds, ask, decide, statusOf, cancel } =
    await openMoney())
})
after(() => world.close())

const minute = 60_000
const day = 24 * 60 * minute

test('two parts on two references of transfers are booked, and together they pay', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const first = await world.begin(citizen, ID, 'bank')
  await world.begin(citizen, ID, 'payment-code')
  const third = await world.begin(citizen, ID, 'bank')
  await world.sent()
  await world.fate(third.body.attemptId, 'pay', 5_000)
  await settle()
  assert.equal(await statusOf(paymentId), 'incomplete')
  await world.fate(first.body.attemptId, 'pay', 4_000)
  await settle()
  assert.deepEqual(
    (await world.attempts(paymentId)).map(({ received }) => received),
    [4_000, 0, 5_000],
  )
  assert.equal(await statusOf(paymentId), 'paid')
  assert.deepEqual(await seenRefunds(paymentId), [])
  assert.deepEqual(await judge(world), [])
})

test('a part on a former transfer is booked while another way is open, and staff can ask the provider', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const bank = await world.begin(citizen, ID, 'bank')
  await world.begin(citizen, ID, 'payment-code')
  await world.sent()
  await world.fate(bank.body.attemptId, 'pay', 4_000)
  await settle()
  const checked = await finance.call('POST payments/:id/check', { params: { id: paymentId } })
  assert.deepEqual([checked.body.status, checked.body.received], ['incomplete', '40.00'])
})

test('a declined refund counts as nothing: less can be asked for, and what is owed at the end is queued', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'bank')
  await world.fate(body.attemptId, 'pay', 4_000)
  await settle()
  await ask(paymentId, body.attemptId, '40.00')
  await decide(paymentId, false)
  assert.equal((await ask(paymentId, body.attemptId, '10.00')).status, 200)
  await decide(paymentId, false)
  await cancel(ID)
  await settle()
  await pass(day)
  await settle()
  assert.deepEqual((await seenRefunds(paymentId)).at(-1), [4_000, 'tooLate', 'requested'])
})

test('a part that goes back leaves the payment to be paid, and does not count when the rest comes', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'bank')
  await world.fate(body.attemptId, 'pay', 4_000)
  await settle()
  await ask(paymentId, body.attemptId, '40.00')
  await decide(paymentId, true)
  await world.run('payments.refund')
  await settle()
  assert.notEqual(await statusOf(paymentId), 'refunded')
  await pass(minute)
  await world.fate(body.attemptId, 'pay', 5_000)
  await settle()
  await pass(6 * minute)
  await settle()
  assert.equal(await statusOf(paymentId), 'incomplete')
  const receipt = await citizen
    .call('GET payments/:id/receipt', { params: { id: paymentId } })
    .catch(() => null)
  assert.notEqual(receipt?.status, 200)
  // By another way it can be paid whole once that is given back too.
  await ask(paymentId, body.attemptId, '50.00')
  await decide(paymentId, true)
  await world.run('payments.refund')
  await settle()
  assert.equal((await world.begin(citizen, ID, 'card')).status, 200)
  assert.deepEqual(await judge(world), [])
})

test('a refund that the provider fails late is carried out by another try', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'card')
  await world.fate(body.attemptId, 'pay')
  await settle()
  await world.control('/faults', {
    of: 'refund',
    times: 1,
    ms: 1_000,
    fails: true,
    reference: body.attemptId,
  })
  await ask(paymentId, body.attemptId, '92.90')
  await decide(paymentId, true)
  await world.run('payments.refund')
  await pass(6 * minute)
  await world.run('payments.refund')
  await settle()
  assert.deepEqual(await seenRefunds(paymentId), [[9_290, 'staff', 'failed']])
  await decide(paymentId, true)
  await world.run('payments.refund')
  await pass(6 * minute)
  await settle()
  assert.deepEqual(await seenRefunds(paymentId), [[9_290, 'staff', 'returned']])
  assert.deepEqual(await judge(world), [])
})

test('what was paid for a request that its applicant then cancels is queued to go back', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'card')
  await world.fate(body.attemptId, 'pay')
  await settle()
  await cancel(ID)
  await settle()
  assert.deepEqual(await seenRefunds(paymentId), [[9_290, 'tooLate', 'requested']])
  const [owed] = await refunds(paymentId)
  const declined = await second.send(`POST refunds/${owed?.id}/decide`, {
    body: { approve: false, reason: 'We keep it' },
  })
  assert.deepEqual(outcomeOf(declined), [409, 'REFUND_OWED'])
  await decide(paymentId, true)
  await world.run('payments.refund')
  await settle()
  assert.equal(await statusOf(paymentId), 'refunded')
  assert.deepEqual(await judge(world), [])
})

test('whoever recorded money of a payment does not approve that it goes back', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body: begun } = await world.begin(citizen, ID, 'card')
  await world.fate(begun.attemptId, 'cancel')
  await settle()
  await finance.call('POST payments/:id/office', {
    params: { id: paymentId },
    body: { amount: '90.00', receiptNumber: `OFF-${ID}` },
  })
  await world.run('payments.publish')
  await cancel(ID)
  await settle()
  const [refund] = await refunds(paymentId)
  assert.equal(refund?.status, 'requested')
  const params = { id: refund?.id ?? '' }
  const body = { approve: true, reason: 'I took it myself' }
  const own = await finance.send(`POST refunds/${params.id}/decide`, { body })
  assert.deepEqual(outcomeOf(own), [403, 'SECOND_PERSON_NEEDED'])
  assert.equal((await second.call('POST refunds/:id/decide', { params, body })).body.status, 'approved')
})

test('a part that went back before the price was reached is asked for no second time', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'bank')
  await world.fate(body.attemptId, 'pay', 4_000)
  await settle()
  await ask(paymentId, body.attemptId, '40.00')
  await decide(paymentId, true)
  await world.run('payments.refund')
  await settle()
  await pass(minute)
  await world.fate(body.attemptId, 'pay', 5_000)
  await settle()
  await pass(6 * minute)
  await settle()
  await world.fate(body.attemptId, 'pay', 4_000)
  await settle()
  await pass(6 * minute)
  await settle()
  assert.equal(await statusOf(paymentId), 'paid')
  assert.deepEqual(await seenRefunds(paymentId), [[4_000, 'staff', 'returned']])
})

test('the receipt of parts on two references names all that went back', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const first = await world.begin(citizen, ID, 'bank')
  await world.begin(citizen, ID, 'payment-code')
  const third = await world.begin(citizen, ID, 'bank')
  await world.sent()
  await world.fate(third.body.attemptId, 'pay', 5_000)
  await world.fate(first.body.attemptId, 'pay', 4_000)
  await settle()
  await pass(6 * minute)
  await settle()
  assert.equal(await statusOf(paymentId), 'paid')
  for (const [attemptId, amount] of [
    [first.body.attemptId, '40.00'],
    [third.body.attemptId, '50.00'],
  ] as const) {
    await ask(paymentId, attemptId, amount)
    await decide(paymentId, true)
    await world.run('payments.refund')
    await pass(6 * minute)
    await settle()
  }
  const { body } = await citizen.call('GET payments/:id/receipt', { params: { id: paymentId } })
  assert.deepEqual([body.refund?.amount, body.refund?.isWhole], ['90.00', true])
})

test('of a part the payer reads what arrived and what is missing, on whichever reference it came', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const bank = await world.begin(citizen, ID, 'bank')
  await world.begin(citizen, ID, 'payment-code')
  await world.sent()
  await world.fate(bank.body.attemptId, 'pay', 4_000)
  await settle()
  await pass(6 * minute)
  await settle()
  assert.equal(await statusOf(paymentId), 'incomplete')
  const texts = await world.portal.database.query<{ text: string }>(
    sql`select text_en as text from notifications where request_number = ${ID} and kind = 'paymentIncomplete'`,
  )
  assert.match(texts.at(-1)?.text ?? '', /EGP.40.*EGP.50/)
})

test('a part of a request that is cancelled is queued to go back though its provider is away', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'bank')
  await world.fate(body.attemptId, 'pay', 4_000)
  await settle()
  await cancel(ID)
  const reference = body.attemptId
  await world.control('/faults', { of: 'call', times: 1, reference, mode: 'down', after: false })
  await settle()
  assert.deepEqual(await seenRefunds(paymentId), [[4_000, 'tooLate', 'requested']])
})
