// Paying through FawryPay: the whole portal beside the stand-in of its API, whose notices only hint.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { confirmedBy } from '../../test-bookings.ts'
import { multipart } from '../../test-files.ts'
import { roomAnswers } from '../../test-payment-world.ts'
import { openTestPortal, outcomeOf, type Person, type TestPortal } from '../../test-portal.ts'
import { type Fawry, openFawry } from './gateways/test-fawry.ts'

let portal: TestPortal
let fawry: Fawry
let citizen: Person
let finance: Person
let second: Person

before(async () => {
  fawry = await openFawry(() => portal.now())
  portal = await openTestPortal(fawry.settings)
  citizen = await portal.citizen()
  finance = confirmedBy(
    portal,
    await portal.employee(['FINANCIAL_MANAGER']),
    await portal.employee(['FINANCIAL_MANAGER']),
  )
  second = await portal.employee(['FINANCIAL_MANAGER'])
})
after(async () => {
  await portal.close()
  await fawry.close()
})

const service = 'ROOM_BOOKING'
type Booking = { id: string; paymentId: string; reference: string }
const begin = (id: string, channel: 'card' | 'payment-code') =>
  citizen.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params: { service, id, activityId: 'APPLY' },
    query: { gatewayId: 'fawry', channel, successURL: '/pay/done', failureURL: '/pay/failed' },
  })
const book = async (channel: 'card' | 'payment-code'): Promise<Booking> => {
  const { body } = await citizen.call('POST :service', { params: { service }, body: { data: roomAnswers() } })
  const begun = await begin(body.ID, channel)
  assert.equal(begun.status, 200, JSON.stringify(begun.body))
  const { paymentId } = await portal.database.one<{ paymentId: string }>(
    sql`select p.id as "paymentId" from payments p join requests r on r.id = p.request_id where r.number = ${body.ID}`,
  )
  return { id: body.ID, paymentId, reference: fawry.references().at(-1) ?? '' }
}
/** As it stands here, without Fawry being asked. */
const status = async ({ paymentId }: Booking): Promise<string> =>
  (await portal.database.one<{ status: string }>(sql`select status from payments where id = ${paymentId}`))
    .status
const post = async (body: Buffer | string): Promise<number> => {
  const answer = await portal.portal.app.inject({
    method: 'POST',
    url: '/api/gateways/fawry/notices',
    headers: { 'content-type': 'application/json' },
    payload: body,
  })
  return answer.statusCode
}
const deliver = async (): Promise<number[]> => {
  const codes: number[] = []
  for (const { body } of await fawry.notices()) codes.push(await post(body))
  return codes
}
const ledger = () =>
  portal.database.one<{ sum: number; there: number }>(
    sql`select coalesce(sum(amount), 0)::bigint as sum,
      coalesce(sum(amount) filter (where account = 'gateway:fawry'), 0)::bigint as there from payment_postings`,
  )
const books = (): number =>
  fawry.balances().reduce((sum, { received, refunded }) => sum + received - refunded, 0)

test('a hint has Fawry asked, and what it says is paid', async () => {
  for (const channel of ['card', 'payment-code'] as const) {
    const booking = await book(channel)
    await deliver()
    await fawry.pay(booking.reference)
    assert.notEqual(await status(booking), 'paid')
    assert.deepEqual(await deliver(), [200])
    assert.equal(await status(booking), 'paid')
  }
  assert.deepEqual(await ledger(), { sum: 0, there: books() })
})

test('a forged hint is refused; a true one that says more than Fawry’s status pays nothing', async () => {
  const booking = await book('card')
  const [notice] = await fawry.notices()
  const fields = JSON.parse(String(notice?.body))
  assert.equal(await post(JSON.stringify({ ...fields, orderStatus: 'PAID' })), 401)
  // Signed by Fawry's key, but no word of it stands in its books.
  const claim = fawry.signed(JSON.stringify({ ...fields, orderStatus: 'PAID', paymentTime: 1 }))
  assert.equal(await post(claim.body), 200)
  assert.notEqual(await status(booking), 'paid')
  const unknown = fawry.signed(JSON.stringify({ ...fields, merchantRefNumber: crypto.randomUUID() }))
  assert.equal(await post(unknown.body), 404)
  assert.equal(await post('nonsense'), 400)
  // Where Fawry does not answer it sends its notice again.
  await fawry.trouble('status', 'down')
  assert.equal(await post(claim.body), 503)
})

test('Fawry gives back the whole, once, after a second person approved; a part is refused in words', async () => {
  const { paymentId, reference, ...booking } = await book('card')
  await fawry.pay(reference)
  await deliver()
  const ask = (amount: string) =>
    finance.call('POST payments/:id/refunds', {
      params: { id: paymentId },
      body: { attemptId: reference, amount, reason: 'The room is closed' },
    })
  assert.deepEqual(outcomeOf(await ask('1.00')), [422, 'REFUND_WHOLE_ONLY'])
  const requested = await ask('90.00')
  assert.equal(requested.status, 200, JSON.stringify(requested.body))
  const id = requested.body.refunds[0]?.id ?? ''
  await second.call('POST refunds/:id/decide', {
    params: { id },
    body: { approve: true, reason: 'Right' },
  })
  // Carried out, and the answer lost: the next run learns that it was done.
  await fawry.trouble('refund', 'breakAfter')
  await portal.portal.run('payments.refund')
  await portal.passWith(10 * 60_000, finance, second, citizen)
  await portal.portal.run('payments.refund')
  const { body } = await finance.call('GET payments/:id', { params: { id: paymentId } })
  assert.equal(body.refunds[0]?.status, 'returned')
  assert.equal(await status({ ...booking, paymentId, reference }), 'refunded')
  assert.deepEqual(
    fawry.balances().find(balance => balance.reference === reference),
    { reference, received: 9000, refunded: 9000 },
  )
  assert.deepEqual(await ledger(), { sum: 0, there: books() })
})

test('a code is voided for a card, and no day is compared with a list that Fawry does not have', async () => {
  const { id, reference } = await book('payment-code')
  assert.equal((await begin(id, 'card')).status, 200)
  assert.equal(fawry.entry(reference)?.status, 'CANCELED')
  const { body: gateways } = await finance.call('GET reconciliation/gateways')
  assert.deepEqual(
    gateways.map(gateway => [gateway.id, gateway.hasList, gateway.label.en]),
    [
      ['fawry', false, 'Fawry'],
      ['bank-account', false, 'Transfer to the authority’s account'],
    ],
  )
  const compared = await finance.call('POST reconciliation', {
    body: { gatewayId: 'fawry', day: '2026-01-01' },
  })
  assert.deepEqual(outcomeOf(compared), [404, 'MODEL_NOT_FOUND'])
  await portal.portal.run('payments.reconcile')
})

test('Fawry’s report is its settlement list: previewed, its columns chosen, its day compared and closed', async () => {
  const [counted, unnoticed] = [await book('payment-code'), await book('payment-code')]
  await fawry.pay(counted.reference)
  await deliver()
  const { number, day } = await portal.database.one<{ number: string; day: string }>(
    sql`select transaction_id as number, (occurred_at at time zone 'Africa/Cairo')::date as day from payment_events
      where attempt_id = ${counted.reference} and kind = 'received'`,
  )
  // Everything else that came on the day is on the report too.
  const others = await portal.database.query<{ number: string; attemptId: string; amount: string }>(
    sql`select transaction_id as number, attempt_id as "attemptId",
        (amount / 100.0)::numeric(12, 2)::text as amount
      from payment_events where gateway_id = 'fawry' and kind = 'received' and attempt_id <> ${counted.reference}`,
  )
  await portal.passWith(24 * 60 * 60_000, finance, second, citizen)
  const report = [
    'Settled,Receipt,Ours,Sum',
    ...others.map(each => `${day},${each.number},${each.attemptId},${each.amount}`),
    `${day},${number},${counted.reference},90.00`,
    `${day},9999,${unnoticed.reference},90.00`,
  ].join('\n')
  const columns = '&day=0&transactionId=1&reference=2&amount=3'
  const send = (more: string) =>
    finance.send(
      `POST reconciliation/statements?gatewayId=fawry${more}`,
      multipart({ name: 'report.csv', type: 'text/csv', bytes: Buffer.from(report) }),
    )
  const stateOf = async () => {
    const { body } = await finance.call('GET reconciliation/period', { query: { from: day, to: day } })
    const account = body.accounts.find(({ gatewayId }) => gatewayId === 'fawry')
    return account?.days.map(({ state, why }) => [state, why])
  }
  assert.deepEqual(await stateOf(), [['open', 'noStatement']])
  // Its own heads are not known: they are shown, to be chosen from.
  const guessed = await send('&dryRun=true')
  assert.deepEqual(
    [guessed.body.isComplete, guessed.body.head],
    [false, ['Settled', 'Receipt', 'Ours', 'Sum']],
  )
  const preview = await send(`${columns}&dryRun=true`)
  assert.deepEqual(
    [preview.body.books, preview.body.known, preview.body.odd],
    [0, others.length + 1, 1],
    JSON.stringify(preview.body),
  )
  assert.deepEqual(await stateOf(), [['open', 'noStatement']])

  assert.equal((await send(columns)).status, 200)
  // Nothing is booked by itself: Fawry's status call is the better witness.
  assert.notEqual(await status(unnoticed), 'paid')
  const open = (await finance.call('GET reconciliation/differences')).body.filter(
    each => each.day === day && !each.resolvedAt,
  )
  assert.deepEqual(
    open.map(({ transactionId, kind, reference }) => [transactionId, kind, reference]),
    [['9999', 'missingHere', unnoticed.reference]],
  )
  assert.deepEqual(await stateOf(), [['differences', undefined]])
  const resolved = await finance.call('POST reconciliation/differences/:id/resolve', {
    params: { id: open[0]?.id ?? '' },
    body: { resolution: 'applied', reason: 'It is on their report' },
  })
  assert.equal(resolved.status, 200, JSON.stringify(resolved.body))
  assert.equal(await status(unnoticed), 'paid')
  assert.deepEqual(await stateOf(), [['closed', undefined]])
  // The same file again changes nothing.
  assert.equal((await send(columns)).body.odd, 0)
  assert.deepEqual(await stateOf(), [['closed', undefined]])
})
