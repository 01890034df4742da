// Paying through Paymob: the whole portal beside the stand-in of its API, which signs in the query, sends its payer back by
// GET, hears of an order when somebody tries to pay it, and voids none before it expires. Fawry is the other way to pay.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { roomAnswers } from '../../test-payment-world.ts'
import { openTestPortal, outcomeOf, type Person, type TestPortal } from '../../test-portal.ts'
import type { Arrived } from './gateway-contract-provider.ts'
import { type Fawry, openFawry } from './gateways/test-fawry.ts'
import { openPaymob, type Paymob } from './gateways/test-paymob.ts'

const minute = 60_000
let portal: TestPortal
let paymob: Paymob
let fawry: Fawry
let citizen: Person
let finance: Person
let second: Person

before(async () => {
  paymob = await openPaymob(() => portal.now())
  fawry = await openFawry(() => portal.now())
  portal = await openTestPortal({ LOG_LEVEL: 'info', ...fawry.settings, ...paymob.settings })
  citizen = await portal.citizen()
  finance = await portal.employee(['FINANCIAL_MANAGER'])
  second = await portal.employee(['FINANCIAL_MANAGER'])
})
after(async () => {
  await portal.close()
  await Promise.all([paymob.close(), fawry.close()])
})

const service = 'ROOM_BOOKING'
type Booking = { id: string; paymentId: string; reference: string }
const begin = (id: string, gatewayId: 'paymob' | 'fawry') =>
  citizen.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params: { service, id, activityId: 'APPLY' },
    query: {
      gatewayId,
      channel: gatewayId === 'paymob' ? 'card' : 'payment-code',
      successURL: `/pay/${id}/done`,
      failureURL: `/pay/${id}/failed`,
    },
  })
const file = async (): Promise<Omit<Booking, 'reference'>> => {
  const { body } = await citizen.call('POST :service', { params: { service }, body: { data: roomAnswers() } })
  const { paymentId } = await portal.database.one<{ paymentId: string }>(
    sql`select p.id as "paymentId" from payments p join requests r on r.id = p.request_id where r.number = ${body.ID}`,
  )
  return { id: body.ID, paymentId }
}
const book = async (): Promise<Booking> => {
  const filed = await file()
  const begun = await begin(filed.id, 'paymob')
  assert.equal(begun.status, 200, JSON.stringify(begun.body))
  return { ...filed, reference: paymob.references().at(-1) ?? '' }
}
const pass = (ms: number) => portal.passWith(ms, citizen, finance, second)
const run = async (...jobs: string[]) => {
  for (const job of jobs) await portal.portal.run(job)
}
/** As it stands here, without a provider being asked. */
const status = async ({ paymentId }: Pick<Booking, 'paymentId'>): Promise<string> =>
  (await portal.database.one<{ status: string }>(sql`select status from payments where id = ${paymentId}`))
    .status
const requestStatus = async ({ id }: Pick<Booking, 'id'>): Promise<string> =>
  (await portal.database.one<{ status: string }>(sql`select status from requests where number = ${id}`))
    .status
const queryOf = (query: Record<string, string>): string => `?${new URLSearchParams(query)}`
const post = async ({ query, body }: Pick<Arrived, 'query' | 'body'>): Promise<number> => {
  const answer = await portal.portal.app.inject({
    method: 'POST',
    url: `/api/gateways/paymob/notices${queryOf(query)}`,
    headers: { 'content-type': 'application/json' },
    payload: body,
  })
  return answer.statusCode
}
const deliver = async (): Promise<number[]> => {
  const codes: number[] = []
  for (const notice of await paymob.notices()) codes.push(await post(notice))
  return codes
}
/** The payer's browser comes back: what is answered, and where it is led. */
const comeBack = async (
  path: string,
  { query = {}, form }: { query?: Record<string, string>; form?: string },
) => {
  const { statusCode, headers } = await portal.portal.app.inject({
    method: form === undefined ? 'GET' : 'POST',
    url: `/api/gateways/${path}${queryOf(query)}`,
    ...(form === undefined
      ? {}
      : {
          headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://paymob.example' },
          payload: form,
        }),
  })
  const at = typeof headers.location === 'string' ? new URL(headers.location).pathname : undefined
  return [statusCode, at] as const
}
const refundsOf = async ({ paymentId }: Pick<Booking, 'paymentId'>) =>
  portal.database.query<{ cause: string; amount: number; status: string }>(
    sql`select f.cause, f.amount, f.status from payment_refunds f join payment_attempts a on a.id = f.attempt_id
      where a.payment_id = ${paymentId} order by f.requested_at`,
  )
const ledger = () =>
  portal.database.one<{ sum: number; there: number }>(
    sql`select coalesce(sum(amount), 0)::bigint as sum,
      coalesce(sum(amount) filter (where account = 'gateway:paymob'), 0)::bigint as there from payment_postings`,
  )
const books = (): number =>
  paymob.balances().reduce((sum, { received, refunded }) => sum + received - refunded, 0)

test('a notice that is signed in its query counts: Paymob is asked whose transaction it names', async () => {
  const booking = await book()
  await paymob.pay(booking.reference)
  assert.notEqual(await status(booking), 'paid')
  const [notice] = await paymob.notices()
  assert.ok(notice)
  assert.equal(await post({ ...notice, query: {} }), 401)
  assert.equal(await post({ ...notice, query: { hmac: 'é'.repeat(128) } }), 401)
  // Where Paymob does not answer it sends its notice again.
  await paymob.trouble('status', 'down')
  assert.equal(await post(notice), 503)
  assert.notEqual(await status(booking), 'paid')
  // The reference is no part of what was signed: another in its place leads nowhere else.
  const other = await book()
  const altered = String(notice.body).replace(booking.reference, other.reference)
  assert.equal(await post({ ...notice, body: Buffer.from(altered) }), 200)
  assert.deepEqual([await status(booking), await status(other)], ['paid', 'created'])
  const fields = JSON.parse(String(notice.body))
  const unknown = paymob.signed(JSON.stringify({ ...fields, obj: { ...fields.obj, id: 1 } }))
  assert.equal(await post(unknown), 404)
  assert.equal(await post({ ...notice, body: Buffer.from('nonsense') }), 400)
  assert.deepEqual(await ledger(), { sum: 0, there: books() })
})

test('a payer who is sent back by GET or by a form is led on, and what the return signs counts without a notice', async () => {
  const booking = await book()
  const { id, reference } = booking
  const [path, done] = [`paymob/returns/${reference}`, `/pay/${id}/done`]
  assert.equal(new URL(paymob.intention(reference)?.backTo ?? '').pathname, `/api/gateways/${path}`)
  // Nobody has paid: whatever a browser brings, it proves nothing.
  assert.deepEqual(await comeBack(path, { query: { success: 'true' } }), [303, done])
  assert.deepEqual(await comeBack(path, { form: 'success=true' }), [303, done])
  assert.equal(await status(booking), 'created')
  await paymob.pay(reference)
  await paymob.notices()
  const { query } = paymob.returned(reference)
  assert.deepEqual(await comeBack(path, { query: { ...query, hmac: '0'.repeat(128) } }), [303, done])
  assert.equal(await status(booking), 'created')
  assert.deepEqual(await comeBack(path, { query }), [303, done])
  assert.equal(await status(booking), 'paid')
  for (const nowhere of [
    `fawry/returns/${reference}`,
    `nobody/returns/${reference}`,
    `paymob/returns/${crypto.randomUUID()}`,
    'paymob/returns/x',
  ])
    assert.deepEqual(await comeBack(nowhere, { query }), [404, undefined])
})

test('a payer whose card was declined is led to the other page, and may choose another way at once', async () => {
  const booking = await book()
  await paymob.decline(booking.reference)
  await paymob.notices()
  const { query } = paymob.returned(booking.reference)
  const path = `paymob/returns/${booking.reference}`
  assert.deepEqual(await comeBack(path, { query }), [303, `/pay/${booking.id}/failed`])
  assert.equal(await status(booking), 'unpaid')
  assert.equal((await begin(booking.id, 'fawry')).status, 200)
})

test('while its page can still be paid another way waits; once it has expired it is open', async () => {
  const booking = await book()
  assert.deepEqual(outcomeOf(await begin(booking.id, 'fawry')), [409, 'PAYMENT_STILL_OPEN'])
  const again = await begin(booking.id, 'paymob')
  assert.equal(again.status, 200)
  assert.equal(paymob.references().at(-1), booking.reference)
  await pass(29 * minute)
  await run('payments.check')
  assert.deepEqual(outcomeOf(await begin(booking.id, 'fawry')), [409, 'PAYMENT_STILL_OPEN'])
  await pass(12 * minute)
  await run('payments.check')
  assert.equal((await begin(booking.id, 'fawry')).status, 200)
  await paymob.pay(booking.reference)
  assert.deepEqual(
    paymob.balances().find(({ reference }) => reference === booking.reference),
    { reference: booking.reference, received: 0, refunded: 0 },
  )
})

test('a page that was declined and paid after all, unnoticed, is asked about until it expires, and the money goes back', async () => {
  const booking = await book()
  await paymob.decline(booking.reference)
  await deliver()
  assert.equal((await begin(booking.id, 'fawry')).status, 200)
  await fawry.pay(fawry.references().at(-1) ?? '')
  await run('payments.check')
  await pass(16 * minute)
  await run('payments.check', 'payments.publish')
  assert.equal(await status(booking), 'paid')
  // An old tab: the page takes a second card, and no notice comes.
  await paymob.pay(booking.reference)
  await paymob.notices()
  await pass(12 * minute)
  await run('payments.check')
  const rows = await refundsOf(booking)
  assert.deepEqual(
    rows.map(({ cause, amount, status: state }) => [cause, amount, state]),
    [['paidTwice', 9_000, 'requested']],
  )
  assert.deepEqual(await ledger(), { sum: 0, there: books() })
})

test('money goes back by Paymob’s own id of it, whole and once, after a second person approved', async () => {
  const booking = await book()
  const { paymentId, reference } = booking
  await paymob.pay(reference)
  await deliver()
  const ask = (amount: string) =>
    finance.call('POST payments/:id/refunds', {
      params: { id: paymentId },
      body: { attemptId: reference, amount, reason: 'The room is closed' },
    })
  assert.deepEqual(outcomeOf(await ask('1.00')), [422, 'REFUND_WHOLE_ONLY'])
  const requested = await ask('90.00')
  const id = requested.body.refunds[0]?.id ?? ''
  await second.call('POST refunds/:id/decide', {
    params: { id },
    body: { approve: true, reason: 'Right' },
  })
  // Carried out, and the answer lost: the next run learns that it was done.
  await paymob.trouble('refund', 'breakAfter')
  await run('payments.refund')
  await pass(10 * minute)
  await run('payments.refund')
  const { body } = await finance.call('GET payments/:id', { params: { id: paymentId } })
  assert.equal(body.refunds[0]?.status, 'returned')
  assert.equal(await status(booking), 'refunded')
  assert.deepEqual(
    paymob.balances().find(balance => balance.reference === reference),
    { reference, received: 9_000, refunded: 9_000 },
  )
  assert.deepEqual(await deliver(), [200, 200])
  assert.deepEqual(await ledger(), { sum: 0, there: books() })
})

test('a request lapses once its card page takes no more; what was paid in its last minute keeps it', async () => {
  const [paid, left] = [await file(), await file()]
  // Not with a day, after which nothing lapses until the morning.
  const [{ dueAt } = { dueAt: portal.now() }] = await portal.database.query<{ dueAt: Date }>(
    sql`update requests set due_at = due_at - interval '1 hour' where number = any(${[paid.id, left.id]}::text[])
      returning due_at as "dueAt"`,
  )
  await pass(dueAt.getTime() - portal.now().getTime() - 10 * minute)
  const references = []
  for (const { id } of [paid, left]) {
    assert.equal((await begin(id, 'paymob')).status, 200)
    references.push(paymob.references().at(-1) ?? '')
  }
  await pass(9 * minute)
  await paymob.pay(references[0] ?? '')
  await paymob.notices()
  await pass(2 * minute)
  await run('requests.run_due', 'payments.publish')
  // Whoever typed a card before the end may be answered in these minutes.
  assert.deepEqual([await requestStatus(paid), await requestStatus(left)], ['NEW', 'PAYMENT_DUE'])
  await pass(20 * minute)
  await run('requests.run_due', 'payments.publish')
  assert.deepEqual([await requestStatus(paid), await requestStatus(left)], ['NEW', 'LAPSED'])
  assert.deepEqual(await ledger(), { sum: 0, there: books() })
})

test('an order whose answer was lost is given up when it is begun again, and a new one begins', async () => {
  const filed = await file()
  await paymob.trouble('begin', 'breakAfter')
  assert.deepEqual(outcomeOf(await begin(filed.id, 'paymob')), [503, 'PAYMENT_GATEWAY_DOWN'])
  const lost = paymob.references().at(-1)
  assert.deepEqual(outcomeOf(await begin(filed.id, 'paymob')), [503, 'PAYMENT_GATEWAY_DOWN'])
  await pass(minute)
  assert.deepEqual(outcomeOf(await begin(filed.id, 'paymob')), [422, 'PAYMENT_MEANS_UNKNOWN'])
  assert.equal((await begin(filed.id, 'paymob')).status, 200)
  assert.notEqual(paymob.references().at(-1), lost)
})

test('of two who begin at once one is led to the page, and the other when they try again', async () => {
  const filed = await file()
  const known = paymob.references().length
  const answers = await Promise.all([begin(filed.id, 'paymob'), begin(filed.id, 'paymob')])
  const urls = [...answers, await begin(filed.id, 'paymob')].flatMap(({ body }) => body.redirectUrl ?? [])
  assert.ok(urls.length >= 2)
  assert.equal(new Set(urls).size, 1)
  assert.equal(paymob.references().length - known, 1)
})

test('no key, secret or token of Paymob’s reaches the log', () => {
  const lines = portal.log.join('\n')
  assert.notEqual(lines, '')
  const { PAYMOB_SECRET_KEY, PAYMOB_API_KEY, PAYMOB_HMAC_SECRETS = '' } = paymob.settings
  for (const secret of [PAYMOB_SECRET_KEY, PAYMOB_API_KEY, ...PAYMOB_HMAC_SECRETS.split(',')])
    assert.ok(secret && !lines.includes(secret))
})
