// Paying over the real API without a provider: at the office, by transfer to the own account that finance confirm, and
// requests that go on, lapse or cost nothing.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FormDefinition } from '@bawaba/forms/definition.ts'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { sql } from '../../platform/database/index.ts'
import { confirmedBy } from '../../test-bookings.ts'
import { roomAnswers } from '../../test-payment-world.ts'
import { openTestPortal, outcomeOf, type Person, type TestPortal } from '../../test-portal.ts'
import { readServiceFolders } from '../catalogue/index.ts'
import { writeDay } from './day-sheet.ts'
import { staffStore } from './staff-store.ts'
import { carryOut } from './test-carry-out.ts'

let portal: TestPortal
let citizen: Person
let finance: Person
let second: Person
before(async () => {
  portal = await openTestPortal({
    BANK_IBAN: 'EG380019000500000000263180002',
    BANK_NAME: 'بنك مصر | Banque Misr',
    BANK_ACCOUNT_NAME: 'المكتبة | The library',
  })
  citizen = await portal.citizen()
  finance = confirmedBy(
    portal,
    await portal.employee(['FINANCIAL_MANAGER']),
    await portal.employee(['FINANCIAL_MANAGER']),
  )
  second = await portal.employee(['FINANCIAL_MANAGER'])
})
after(() => portal.close())

const day = 86_400_000
const addresses = { successURL: '/pay/done', failureURL: '/pay/failed' }
const params = (id: string) => ({ service: 'ROOM_BOOKING', id, activityId: 'APPLY' })

const book = async (who: Person = citizen): Promise<string> => {
  const filed = await who.call('POST :service', {
    params: { service: 'ROOM_BOOKING' },
    body: { data: roomAnswers() },
  })
  assert.equal(filed.status, 201, JSON.stringify(filed.body))
  assert.equal(filed.body.next.kind, 'payment')
  return filed.body.ID
}
const details = async (id: string, who: Person = citizen) =>
  (await who.call('GET :service/:id/activity/:activityId/paymentDetails', { params: params(id) })).body
const begin = (
  id: string,
  who: Person = citizen,
  channel: 'bank' | 'card' = 'bank',
  gatewayId = 'bank-account',
) =>
  who.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params: params(id),
    query: { gatewayId, channel, ...addresses },
  })
const status = async (id: string) =>
  (await citizen.call('GET :service/:id/paymentStatus', { params: { service: 'ROOM_BOOKING', id } })).body
const requestOf = async (id: string) =>
  (await citizen.call('GET :service/:id', { params: { service: 'ROOM_BOOKING', id } })).body
const publish = () => portal.portal.run('payments.publish')
const paymentIdOf = async (id: string): Promise<string> =>
  (await details(id)).payment?.id ?? assert.fail('none')
const ledgerSum = async (): Promise<number> =>
  (
    await portal.database.one<{ sum: number }>(
      sql`select coalesce(sum(amount), 0)::bigint as sum from payment_postings`,
    )
  ).sum

test('what a request owes is shown line by line before paying, and nobody else sees it', async () => {
  const id = await book()
  const seen = await details(id)
  assert.deepEqual(
    seen.items.map(({ label, amount }) => [label.en, amount]),
    [['Small room', '90.00']],
  )
  assert.deepEqual(seen.total, { amount: '90.00', currency: 'EGP' })
  assert.deepEqual(
    seen.means.map(({ gatewayId, channel, fee }) => [gatewayId, channel, fee]),
    [['bank-account', 'bank', '0.00']],
  )
  assert.equal(seen.payment?.status, 'created')
  const stranger = await portal.citizen()
  for (const answer of [
    await stranger.call('GET :service/:id/activity/:activityId/paymentDetails', { params: params(id) }),
    await begin(id, stranger),
    await stranger.call('GET :service/:id/paymentStatus', { params: { service: 'ROOM_BOOKING', id } }),
  ])
    assert.deepEqual(outcomeOf(answer), [404, 'NOT_FOUND'])
  assert.deepEqual(
    outcomeOf(
      await citizen.call('GET :service/:id/activity/:activityId/paymentDetails', {
        params: { ...params(id), activityId: 'GHOST' },
      }),
    ),
    [404, 'ACTIVITY_NOT_FOUND'],
  )
})

test('a request that owes nothing says so', async () => {
  const filed = await citizen.file()
  assert.deepEqual(
    outcomeOf(
      await citizen.call('GET :service/:id/paymentStatus', {
        params: { service: 'LIBRARY_CARD', id: filed.ID },
      }),
    ),
    [404, 'NOTHING_TO_PAY'],
  )
})

test('return addresses are of this portal', async () => {
  const id = await book()
  for (const successURL of [
    'https://evil.example/',
    '//evil.example/x',
    'javascript:alert(1)',
    'http://x@localhost/',
  ])
    assert.deepEqual(
      outcomeOf(
        await citizen.call('GET :service/:id/activity/:activityId/paymentMeans', {
          params: params(id),
          query: { gatewayId: 'bank-account', channel: 'bank', successURL, failureURL: '/x' },
        }),
      ),
      [422, 'RETURN_ADDRESS_INVALID'],
      successURL,
    )
})

test('a GET that begins something needs the token of a page of ours', async () => {
  const id = await book()
  const path = `GET ROOM_BOOKING/${id}/activity/APPLY/paymentMeans?gatewayId=bank-account&channel=bank&successURL=/a&failureURL=/b`
  assert.deepEqual(outcomeOf(await citizen.send(path, { headers: { 'x-csrf-token': 'wrong' } })), [
    409,
    'CSRF_STALE',
  ])
})

test('begun again it is the same attempt, also by two at once', async () => {
  const id = await book()
  const answers = await Promise.all([begin(id), begin(id), begin(id)])
  const ids = new Set(answers.map(({ body }) => body.attemptId))
  assert.deepEqual(
    answers.map(({ status: code }) => code),
    [200, 200, 200],
  )
  assert.equal(ids.size, 1)
  const [first] = answers
  assert.equal(first?.body.transfer?.reference.length, 10)
  assert.equal(first?.body.transfer?.needsProof, true)
})

test('a transfer: in part, then whole; confirmed by finance, the request goes on and a receipt is there', async () => {
  const id = await book()
  await begin(id)
  const paymentId = await paymentIdOf(id)
  const confirm = (arrived: string, transactionId: string) =>
    finance.call('POST payments/:id/transfer', {
      params: { id: paymentId },
      body: { arrived, transactionId },
    })
  const half = await confirm('40.00', 'TR-1')
  assert.equal(half.body.status, 'incomplete', JSON.stringify(half.body))
  assert.deepEqual(outcomeOf(await begin(id)), [409, 'PAYMENT_INCOMPLETE'])
  assert.deepEqual(outcomeOf(await confirm('40.00', 'TR-1')), [409, 'RECEIPT_USED'])
  const whole = await confirm('50.00', 'TR-2')
  assert.equal(whole.body.status, 'paid')
  assert.equal((await requestOf(id)).status, 'PAYMENT_DUE')
  await publish()
  const request = await requestOf(id)
  assert.equal(request.status, 'NEW')
  assert.deepEqual(
    request.history
      ?.filter(({ kind }) => kind.startsWith('payment'))
      .map(({ kind, amount, transactionId }) => [kind, amount, transactionId]),
    [
      ['paymentSucceeded', '90.00', 'TR-2'],
      ['paymentReceived', '40.00', 'TR-1'],
      ['paymentStarted', '90.00', undefined],
    ],
  )
  // Told again it does nothing again.
  await portal.database.query(sql`update payment_outbox set published_at = null`)
  await publish()
  assert.equal((await requestOf(id)).revision, request.revision)
  assert.equal((await status(id)).status, 'paid')
  assert.deepEqual(outcomeOf(await begin(id)), [409, 'ALREADY_PAID'])
  const { body: receipt } = await citizen.call('GET payments/:id/receipt', { params: { id: paymentId } })
  assert.deepEqual([receipt.ID, receipt.total.amount, receipt.transactionId], [id, '90.00', 'TR-2'])
  const stranger = await portal.citizen()
  assert.equal((await stranger.call('GET payments/:id/receipt', { params: { id: paymentId } })).status, 404)
  const { body: keys } = await (await portal.browser()).call('GET receiptKeys')
  const [body = '', keyId = '', signature = ''] = receipt.link.split('#')[1]?.split('.') ?? []
  const found = keys.find(key => key.id === keyId) ?? assert.fail('no such key')
  const key = await crypto.subtle.importKey(
    'raw',
    Buffer.from(found.publicKey, 'base64url'),
    'Ed25519',
    false,
    ['verify'],
  )
  const check = (text: Buffer<ArrayBuffer>) =>
    crypto.subtle.verify('Ed25519', key, Buffer.from(signature, 'base64url'), text)
  assert.equal(await check(Buffer.from(body, 'base64url')), true)
  assert.equal(
    await check(Buffer.from(Buffer.from(body, 'base64url').toString().replace('90.00', '91.00'))),
    false,
  )
  assert.equal(await ledgerSum(), 0)
})

test('too much by transfer: the surplus waits to be given back, by a second person', async () => {
  const id = await book()
  await begin(id)
  const paymentId = await paymentIdOf(id)
  const { body } = await finance.call('POST payments/:id/transfer', {
    params: { id: paymentId },
    body: { arrived: '100.00', transactionId: 'TR-10' },
  })
  assert.deepEqual(
    body.refunds.map(({ amount, cause, status: how }) => [amount, cause, how]),
    [['10.00', 'tooMuch', 'requested']],
  )
  const [refund] = body.refunds
  const decided = await second.call('POST refunds/:id/decide', {
    params: { id: refund?.id ?? '' },
    body: { approve: true, reason: 'Surplus' },
  })
  assert.equal(decided.body.status, 'approved')
  await carryOut(finance, second, refund?.id ?? '')
  const after = (await finance.call('GET payments/:id', { params: { id: paymentId } })).body
  assert.deepEqual([after.status, after.received, after.refunds[0]?.status], ['paid', '90.00', 'returned'])
  assert.equal(await ledgerSum(), 0)
})

test('whoever asks for a refund does not decide on it; no more goes back than came', async () => {
  const id = await book()
  await begin(id)
  const paymentId = await paymentIdOf(id)
  const { body: paid } = await finance.call('POST payments/:id/transfer', {
    params: { id: paymentId },
    body: { arrived: '90.00', transactionId: 'TR-20' },
  })
  const ask = (amount: string, key?: string) =>
    finance.call('POST payments/:id/refunds', {
      params: { id: paymentId },
      headers: key ? { 'idempotency-key': key } : {},
      body: { attemptId: paid.attempts[0]?.id ?? '', amount, reason: 'The room was closed' },
    })
  assert.deepEqual(outcomeOf(await ask('90.01')), [422, 'REFUND_TOO_LARGE'])
  const key = crypto.randomUUID()
  const { body: asked } = await ask('90.00', key)
  // Sent again because its answer was lost, it is one refund.
  assert.equal((await ask('90.00', key)).body.refunds.length, 1)
  assert.deepEqual(outcomeOf(await ask('80.00', key)), [422, 'IDEMPOTENCY_KEY_REUSED'])
  assert.deepEqual(outcomeOf(await ask('0.01')), [422, 'REFUND_TOO_LARGE'])
  const decide = (who: Person) =>
    who.call('POST refunds/:id/decide', {
      params: { id: asked.refunds[0]?.id ?? '' },
      body: { approve: true, reason: 'Right' },
    })
  assert.deepEqual(outcomeOf(await decide(finance)), [403, 'SECOND_PERSON_NEEDED'])
  assert.equal((await decide(second)).status, 200)
  assert.deepEqual(outcomeOf(await decide(second)), [409, 'REFUND_DECIDED'])
  await carryOut(finance, second, asked.refunds[0]?.id ?? '')
  assert.equal((await status(id)).status, 'refunded')
  assert.equal(await ledgerSum(), 0)
})

test('at the office: the amount that is due, a paper receipt that counts once', async () => {
  const [one, other] = [await book(), await book()]
  const record = async (id: string, amount: string, receiptNumber: string) =>
    finance.call('POST payments/:id/office', {
      params: { id: await paymentIdOf(id) },
      body: { amount, receiptNumber },
    })
  assert.deepEqual(outcomeOf(await record(one, '80.00', 'R-1')), [422, 'AMOUNT_DIFFERS'])
  assert.equal((await record(one, '90.00', 'R-1')).body.status, 'paid')
  assert.deepEqual(outcomeOf(await record(one, '90.00', 'R-2')), [409, 'ALREADY_PAID'])
  assert.deepEqual(outcomeOf(await record(other, '90.00', 'R-1')), [409, 'RECEIPT_USED'])
  assert.equal((await status(other)).status, 'created')
  await publish()
  assert.equal((await requestOf(one)).status, 'NEW')
})

test('a request that was withdrawn cannot be paid, and what arrives for it goes back', async () => {
  const id = await book()
  await begin(id)
  const paymentId = await paymentIdOf(id)
  const { revision, id: requestId } = await requestOf(id)
  await citizen.act({ serviceSlug: 'ROOM_BOOKING', id: requestId, revision }, 'CANCEL')
  assert.deepEqual(outcomeOf(await begin(id)), [404, 'NOTHING_TO_PAY'])
  assert.equal((await status(id)).status, 'cancelled')
  const late = await finance.call('POST payments/:id/transfer', {
    params: { id: paymentId },
    body: { arrived: '90.00', transactionId: 'TR-30' },
  })
  assert.deepEqual(
    late.body.refunds.map(({ amount, cause }) => [amount, cause]),
    [['90.00', 'tooLate']],
  )
  assert.equal(await ledgerSum(), 0)
})

test('not paid in time, the request lapses and its payment with it', async () => {
  const id = await book()
  await portal.passWith(8 * day, citizen, finance, second)
  await portal.portal.tick()
  assert.equal((await requestOf(id)).status, 'LAPSED')
  assert.equal((await status(id)).status, 'cancelled')
})

test('lists: a citizen reads their own, finance all of them; the day as a sheet', async () => {
  const own = (await citizen.call('GET payments', { query: { filter: '{"where":{"status":"paid"}}' } })).body
  assert.ok(own.length > 0 && own.every(({ status: one }) => one === 'paid'))
  const stranger = await portal.citizen()
  assert.deepEqual((await stranger.call('GET payments')).body, [])
  assert.deepEqual((await stranger.call('GET payments/count')).body, { count: 0 })
  const all = (await finance.call('GET payments', { query: { filter: '{"limit":2}', total: true } })).body
  assert.equal(all.length, 2)
  const from = new Date('2026-11-19T22:00:00Z')
  const rows = await staffStore(portal.database).ofDay(from, new Date(from.getTime() + day))
  const { bytes } = await writeDay(rows, { format: 'csv', language: 'en', day: '2026-11-20' })
  assert.match(bytes.toString(), /Received,Bank transfer,bank-account,TR-2,50\.00/)
  const { bytes: book } = await writeDay(rows, { format: 'xlsx', language: 'ar', day: '2026-11-20' })
  assert.equal(book.subarray(0, 2).toString(), 'PK')
  const file = await portal.portal.app.inject({
    url: '/api/payments/day/content?day=2026-11-20&format=csv&mode=EMPLOYEE',
    headers: { cookie: [...finance.jar].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  assert.equal(file.statusCode, 200)
  assert.match(String(file.headers['content-disposition']), /payments-2026-11-20\.csv/)
})

test('fees by what is chosen: each option has its price, and nothing chosen is refused', async () => {
  const designer = await portal.employee(['SERVICE_DESIGNER'])
  const room = readServiceFolders(libraryCard.services).find(
    ({ serviceSlug }) => serviceSlug === 'ROOM_BOOKING',
  )
  const definition = structuredClone(room) as unknown as FormDefinition
  definition.serviceSlug = 'PRICED_ROOM'
  definition.fees = [{ label: 'f.needs', per: 'needs', prices: { SCREEN: '10.00', TEA: '5.50' } }]
  delete definition.hooks?.fees
  for (const { fieldsSchema } of definition.activities[0]?.steps ?? [])
    if (fieldsSchema.needs) fieldsSchema.needs.optional = true
  const { id } = (await designer.send('POST dynamic_services', { body: { definition } })).body
  const published = await designer.send(`POST dynamic_services/${id}/publish`, {
    body: { reason: 'Priced', drafts: 'carry' },
  })
  assert.equal(published.status, 200, JSON.stringify(published.body))
  const fileWith = (needs: string[]) =>
    citizen.call('POST :service', {
      params: { service: 'PRICED_ROOM' },
      body: { data: { ...roomAnswers(), needs } },
    })
  assert.deepEqual(outcomeOf(await fileWith([])), [422, 'PRICE_INVALID'])
  const { body } = await fileWith(['SCREEN', 'TEA'])
  const { body: seen } = await citizen.call('GET :service/:id/activity/:activityId/paymentDetails', {
    params: { service: 'PRICED_ROOM', id: body.ID, activityId: 'APPLY' },
  })
  assert.equal(seen.total.amount, '15.50')
})
