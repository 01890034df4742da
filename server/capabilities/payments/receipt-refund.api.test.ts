// A receipt of money that was given back says so, on the page and across the PDF, in both languages.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { linesOfPdf } from '../../platform/pdf/test-text.ts'
import { confirmedBy } from '../../test-bookings.ts'
import { roomAnswers } from '../../test-payment-world.ts'
import { openTestPortal, type Person, refusal, type TestPortal } from '../../test-portal.ts'
import { carryOut } from './test-carry-out.ts'

let portal: TestPortal
let citizen: Person
let first: Person
let second: Person
before(async () => {
  portal = await openTestPortal()
  citizen = await portal.citizen()
  first = confirmedBy(
    portal,
    await portal.employee(['FINANCIAL_MANAGER']),
    await portal.employee(['FINANCIAL_MANAGER']),
  )
  second = await portal.employee(['FINANCIAL_MANAGER'])
})
after(() => portal.close())

const hasPlaces = async (ID: string): Promise<boolean> => {
  const { has } = await portal.database.one<{ has: boolean }>(
    sql`select exists (select from slot_places p join requests r on r.id = p.request_id where r.number = ${ID}) as has`,
  )
  return has
}

let transfers = 0
/** A room that was paid for by a transfer of `arrived`, of which some went back. */
const receiptAfter = async (
  arrived: string,
  refunds: readonly string[],
  beforeRefunds: (ID: string) => Promise<unknown> = async () => undefined,
) => {
  transfers += 1
  const filed = await citizen.call('POST :service', {
    params: { service: 'ROOM_BOOKING' },
    body: { data: roomAnswers() },
  })
  const params = { service: 'ROOM_BOOKING', id: filed.body.ID, activityId: 'APPLY' }
  await citizen.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params,
    query: { gatewayId: 'bank-account', channel: 'bank', successURL: '/a', failureURL: '/b' },
  })
  const details = await citizen.call('GET :service/:id/activity/:activityId/paymentDetails', { params })
  const id = details.body.payment?.id ?? assert.fail('no payment')
  const { body } = await first.call('POST payments/:id/transfer', {
    params: { id },
    body: { arrived, transactionId: `TR-${transfers}` },
  })
  const decide = async (refundId: string) => {
    await second.call('POST refunds/:id/decide', {
      params: { id: refundId },
      body: { approve: true, reason: 'The room was closed' },
    })
    await carryOut(first, second, refundId)
  }
  await beforeRefunds(filed.body.ID)
  for (const { id: refundId } of body.refunds) await decide(refundId)
  for (const amount of refunds) {
    const requested = await first.call('POST payments/:id/refunds', {
      params: { id },
      body: { attemptId: body.attempts[0]?.id ?? '', amount, reason: 'The room was closed' },
    })
    await decide(requested.body.refunds.at(-1)?.id ?? '')
  }
  return (await citizen.call('GET payments/:id/receipt', { params: { id } })).body
}
const linesOf = async (href: string, language: string): Promise<string> => {
  const cookie = [...citizen.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await portal.portal.app.inject({ url: `${href}&language=${language}`, headers: { cookie } })
  return (await linesOfPdf(answer.rawPayload)).join('\n')
}

test('the receipt of a payment that was given back whole says when, across the page', async () => {
  const receipt = await receiptAfter('90.00', ['90.00'])
  assert.deepEqual([receipt.refund?.amount, receipt.refund?.isWhole], ['90.00', true])
  const english = await linesOf(receipt.href, 'en')
  assert.ok(english.includes('Refunded on 20 November 2026'), english)
  assert.ok((await linesOf(receipt.href, 'ar')).includes('تاريخ رد المبلغ'))
})

/** What anybody reads who holds a receipt: its link has number and signature. */
const statusFor = async ({ number, link }: { number: string; link: string }, sign = (text: string) => text) =>
  (await portal.browser()).call('GET receipts/:number/status', {
    params: { number },
    query: { signature: sign(link.split('.').at(-1) ?? '') },
  })

test('whoever holds a receipt learns what was refunded of it, and nothing else', async () => {
  assert.deepEqual((await statusFor(await receiptAfter('90.00', []))).body, {})
  const part = await receiptAfter('90.00', ['30.00'])
  const { body } = await statusFor(part)
  assert.deepEqual(Object.keys(body), ['refund'])
  assert.deepEqual([body.refund?.amount, body.refund?.isWhole], ['30.00', false])
  const whole = await receiptAfter('90.00', ['90.00'])
  assert.equal((await statusFor(whole)).body.refund?.isWhole, true)
  // A number alone, as a stranger guesses it, tells nothing.
  await refusal(
    statusFor(part, text => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`),
    'NOT_FOUND',
  )
  await refusal(statusFor({ ...part, number: whole.number }), 'NOT_FOUND')
})

test('a booking keeps its hours until its money went back whole; then they are free with the refund', async () => {
  const part = await receiptAfter('90.00', ['30.00'])
  assert.equal(await hasPlaces(part.ID), true)
  const whole = await receiptAfter('90.00', ['60.00', '30.00'])
  assert.equal(whole.refund?.isWhole, true)
  assert.equal(await hasPlaces(whole.ID), false)
})

test('a booking of which another fee is paid keeps its hours when one fee went back whole', async () => {
  const { ID } = await receiptAfter('90.00', ['90.00'], number =>
    portal.database.query(
      sql`insert into payments (id, number, request_id, deliverable_number, service_slug, owner_id, items, amount, currency, status,
          created_at, updated_at, paid_at)
        select gen_random_uuid(), 'second ' || p.number, p.request_id, 2, p.service_slug, p.owner_id, p.items, p.amount, 'EGP', 'paid',
          p.created_at, p.updated_at, p.paid_at
        from payments p join requests r on r.id = p.request_id where r.number = ${number}`,
    ),
  )
  assert.equal(await hasPlaces(ID), true)
})

test('the receipt of a payment of which a part went back names the part', async () => {
  const receipt = await receiptAfter('90.00', ['30.00'])
  assert.deepEqual([receipt.refund?.amount, receipt.refund?.isWhole], ['30.00', false])
  const english = await linesOf(receipt.href, 'en')
  assert.match(english, /EGP.30 refunded on/)
  assert.ok(english.includes('Amount refunded'), english)
})

test('money beyond the price that went back is no refund of what was paid for', async () => {
  const receipt = await receiptAfter('100.00', [])
  assert.equal(receipt.refund, undefined)
  assert.ok(!/refunded/i.test(await linesOf(receipt.href, 'en')))
})

test('a transfer of twice the price leaves the payment paid once the surplus went back', async () => {
  const { number, refund } = await receiptAfter('180.00', [])
  const rows = (await citizen.call('GET payments')).body
  const payment = rows.find(each => each.number === number)
  assert.deepEqual([payment?.status, payment?.received, refund], ['paid', '90.00', undefined])
})
