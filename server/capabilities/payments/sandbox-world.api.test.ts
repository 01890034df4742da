// Paying through the sandbox gateway, over HTTP and its signed notices: each fate, a code and then a card, notices doubled,
// late, forged or in any order, and the day's comparison.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { confirmedBy } from '../../test-bookings.ts'
import { judge, openWorld, type World } from '../../test-payment-world.ts'
import { outcomeOf, type Person } from '../../test-portal.ts'

let world: World
let citizen: Person
let finance: Person
before(async () => {
  world = await openWorld()
  citizen = await world.portal.citizen()
  finance = confirmedBy(
    world.portal,
    await world.portal.employee(['FINANCIAL_MANAGER']),
    await world.portal.employee(['FINANCIAL_MANAGER']),
  )
})
after(() => world.close())

const minute = 60_000
const deliverAll = async () => {
  for (const notice of await world.sent()) assert.equal(await world.deliver(notice), 200)
}
const nothingWrong = async () => assert.deepEqual(await judge(world), [])

test('by card: the gateway’s page, its notice, the request goes on', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body: begun } = await world.begin(citizen, ID, 'card')
  assert.ok(begun.redirectUrl?.startsWith('http://'), JSON.stringify(begun))
  // 90.00 and 1% + 2.00 of the gateway.
  assert.equal(begun.total.amount, '92.90')
  assert.ok(await world.fate(begun.attemptId, 'pay'))
  assert.deepEqual(
    (await world.attempts(paymentId)).map(({ status }) => status),
    ['open'],
  )
  await deliverAll()
  const { status, payment, timeline } = await world.status(citizen, ID)
  assert.equal(status, 'paid')
  assert.ok(payment.transactionId && timeline.some(({ kind }) => kind === 'received'))
  await world.run('payments.publish')
  assert.equal((await world.requestOf(citizen, ID)).status, 'NEW')
  await nothingWrong()
})

test('no notice comes: coming back from the page makes the provider be asked', async () => {
  const { ID } = await world.book(citizen)
  const { body: begun } = await world.begin(citizen, ID, 'card')
  await world.fate(begun.attemptId, 'pay')
  await world.sent()
  assert.equal((await world.status(citizen, ID, true)).status, 'paid')
  await nothingWrong()
})

test('the return address proves nothing: not paid, it is being checked', async () => {
  const { ID } = await world.book(citizen)
  await world.begin(citizen, ID, 'card')
  assert.equal((await world.status(citizen, ID, true)).status, 'checking')
  assert.deepEqual(outcomeOf(await world.begin(citizen, ID, 'card')), [409, 'PAYMENT_CHECKING'])
})

test('declined, then paid; the bank takes it half an hour later', async () => {
  const { ID } = await world.book(citizen)
  const first = await world.begin(citizen, ID, 'card')
  await world.fate(first.body.attemptId, 'decline')
  await deliverAll()
  const refused = await world.status(citizen, ID)
  assert.equal(refused.status, 'unpaid')
  assert.ok(refused.payment.failedAt)
  assert.deepEqual(outcomeOf(await world.begin(citizen, ID, 'bank')), [409, 'PAYMENT_TOO_SOON'])
  const second = await world.begin(citizen, ID, 'card')
  assert.notEqual(second.body.attemptId, first.body.attemptId)
  await world.fate(second.body.attemptId, 'pay')
  await deliverAll()
  assert.equal((await world.status(citizen, ID)).status, 'paid')
  await nothingWrong()
})

test('a code and then a card: the code is cancelled first, and cannot be paid any more', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const code = await world.begin(citizen, ID, 'payment-code')
  assert.match(code.body.paymentCode ?? '', /^\d{6,}$/)
  const again = await world.begin(citizen, ID, 'payment-code')
  assert.equal(again.body.paymentCode, code.body.paymentCode)
  const card = await world.begin(citizen, ID, 'card')
  assert.ok(card.body.redirectUrl)
  assert.equal(await world.fate(code.body.attemptId, 'pay'), false)
  await world.fate(card.body.attemptId, 'pay')
  await deliverAll()
  assert.deepEqual(
    (await world.attempts(paymentId)).map(({ status }) => status),
    ['cancelled', 'paid'],
  )
  await nothingWrong()
})

test('a code that was paid while a card is chosen: nothing is charged twice', async () => {
  const { ID } = await world.book(citizen)
  const code = await world.begin(citizen, ID, 'payment-code')
  await world.fate(code.body.attemptId, 'pay')
  assert.deepEqual(outcomeOf(await world.begin(citizen, ID, 'card')), [409, 'PAYMENT_CHECKING'])
  await world.run('payments.check')
  assert.equal((await world.status(citizen, ID)).status, 'paid')
  await world.sent()
  await nothingWrong()
})

test('a code runs out; another can be had', async () => {
  const { ID } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'payment-code')
  await world.portal.passWith(4 * 24 * 60 * minute, citizen, finance)
  await world.gateway.tick()
  await world.run('payments.check')
  await world.sent()
  assert.equal((await world.status(citizen, ID)).status, 'expired')
  const next = await world.begin(citizen, ID, 'payment-code')
  assert.notEqual(next.body.paymentCode, body.paymentCode)
})

test('a notice twice, ten at once, and in every order counts once', async () => {
  const { ID } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'card')
  await world.fate(body.attemptId, 'pay')
  const notices = await world.sent()
  const answers = await Promise.all(
    [...notices, ...notices.toReversed(), ...notices, ...notices].map(notice => world.deliver(notice)),
  )
  assert.ok(
    answers.every(status => status === 200),
    String(answers),
  )
  assert.equal((await world.status(citizen, ID)).payment.received, '92.90')
  await nothingWrong()
})

for (const forgery of [
  'wrongKey',
  'alteredBody',
  'staleTime',
  'otherMerchant',
  'otherAmount',
  'otherCurrency',
] as const)
  test(`a notice that is wrong (${forgery}) changes nothing`, async () => {
    const { ID, paymentId } = await world.book(citizen)
    const { body } = await world.begin(citizen, ID, 'card')
    await world.sent()
    await world.control('/faults', { of: 'notice', times: 1, reference: body.attemptId, forgery, hold: true })
    await world.fate(body.attemptId, 'pay')
    const [forged] = await world.sent()
    assert.ok(forged)
    const isSigned = forgery.startsWith('other')
    assert.equal(await world.deliver(forged), isSigned ? 200 : 401)
    assert.deepEqual(
      (await world.attempts(paymentId)).map(({ received }) => received),
      [0],
    )
    // What was signed and cannot be makes the provider be asked; otherwise its payer's page does.
    if (isSigned) await world.run('payments.check')
    assert.equal((await world.status(citizen, ID)).status, 'paid')
  })

test('a notice for an attempt that we never made is not taken', async () => {
  const status = await world.portal.portal.app.inject({
    method: 'POST',
    url: '/api/gateways/nobody/notices',
    payload: '{}',
  })
  assert.equal(status.statusCode, 404)
})

test('the connection breaks after the work was done: the same attempt goes on, and is one payment there', async () => {
  const { ID, paymentId } = await world.book(citizen)
  await world.control('/faults', { of: 'call', times: 1, call: 'begin', mode: 'break', after: true })
  assert.deepEqual(outcomeOf(await world.begin(citizen, ID, 'card')), [503, 'PAYMENT_GATEWAY_DOWN'])
  const again = await world.begin(citizen, ID, 'card')
  assert.equal(again.status, 200)
  assert.equal((await world.attempts(paymentId)).length, 1)
})

test('a refund: two people, carried out once, told by the provider', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'card')
  await world.fate(body.attemptId, 'pay')
  await deliverAll()
  const requested = await finance.call('POST payments/:id/refunds', {
    params: { id: paymentId },
    body: { attemptId: body.attemptId, amount: '92.90', reason: 'The room was flooded' },
  })
  const alone = await finance.call('POST refunds/:id/decide', {
    params: { id: requested.body.refunds[0]?.id ?? '' },
    body: { approve: true, reason: 'Right' },
  })
  assert.deepEqual(outcomeOf(alone), [403, 'SECOND_PERSON_NEEDED'])
  const second = await world.portal.employee(['FINANCIAL_MANAGER'])
  const decided = await second.call('POST refunds/:id/decide', {
    params: { id: requested.body.refunds[0]?.id ?? '' },
    body: { approve: true, reason: 'Right' },
  })
  assert.equal(decided.status, 200, JSON.stringify(decided.body))
  // Told to the provider twice, it gives back once.
  await world.control('/faults', { of: 'call', times: 1, call: 'refund', mode: 'break', after: true })
  await world.run('payments.refund')
  await world.portal.passWith(6 * minute, citizen, finance)
  await world.run('payments.refund')
  await deliverAll()
  assert.equal((await world.status(citizen, ID)).status, 'refunded')
  await nothingWrong()
})

test('the day’s list: what nobody told us of is found and recorded; then the days agree', async () => {
  const { ID } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'payment-code')
  await world.fate(body.attemptId, 'pay')
  await world.sent()
  const day = world.portal.now().toISOString().slice(0, 10)
  await world.portal.passWith(26 * 60 * minute, citizen, finance)
  const { body: gateways } = await finance.call('GET reconciliation/gateways')
  assert.deepEqual(
    gateways.map(gateway => [gateway.id, gateway.hasList]),
    [
      ['sandbox', true],
      ['bank-account', false],
    ],
  )
  assert.equal((await citizen.call('GET reconciliation/gateways')).status, 403)
  const closed = await finance.call('POST reconciliation', { body: { gatewayId: 'sandbox', day } })
  assert.equal(closed.status, 200, JSON.stringify(closed.body))
  const { body: differences } = await finance.call('GET reconciliation/differences')
  const found = differences.find(({ reference }) => reference === body.attemptId)
  assert.deepEqual([found?.kind, found?.here, found?.there], ['missingHere', '0.00', '93.00'])
  const resolve = (resolution: 'applied' | 'corrected') =>
    finance.call('POST reconciliation/differences/:id/resolve', {
      params: { id: found?.id ?? '' },
      body: { resolution, reason: 'The provider has it' },
    })
  assert.deepEqual(outcomeOf(await resolve('corrected')), [422, 'RESOLUTION_UNFIT'])
  assert.equal((await resolve('applied')).body.resolution, 'applied')
  assert.deepEqual(outcomeOf(await resolve('applied')), [409, 'DIFFERENCE_RESOLVED'])
  assert.equal((await world.status(citizen, ID)).status, 'paid')
  const again = await finance.call('POST reconciliation', { body: { gatewayId: 'sandbox', day } })
  assert.equal(again.body.open, 0)
})

test('money that finance records as never arrived has no receipt any more', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'payment-code')
  await world.fate(body.attemptId, 'pay')
  await deliverAll()
  const read = () => citizen.call('GET payments/:id/receipt', { params: { id: paymentId } })
  const { transactionId } = (await read()).body
  const { id } = await world.portal.database.one<{ id: string }>(
    sql`insert into reconciliation_differences
        (id, gateway_id, day, kind, transaction_id, direction, reference, attempt_id, here, there, found_at)
      select gen_random_uuid(), 'sandbox', '2026-11-20', 'missingThere', ${transactionId}, 'received', a.id::text, a.id,
        a.received, 0, '2026-11-21' from payment_attempts a where a.id = ${body.attemptId} returning id`,
  )
  const resolved = await finance.call('POST reconciliation/differences/:id/resolve', {
    params: { id },
    body: { resolution: 'corrected', reason: 'The provider never had it' },
  })
  assert.equal(resolved.body.resolution, 'corrected')
  assert.deepEqual(outcomeOf(await read()), [404, 'NOT_FOUND'])
})
