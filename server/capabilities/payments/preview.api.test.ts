// What finance read before they confirm another amount, void a record or settle a difference is what is then booked, and reading
// it books nothing.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { BookingPreview } from '@bawaba/contract/entities/payment.ts'
import { cairoDate, poundsOf } from '@bawaba/language/index.ts'
import { sql } from '../../platform/database/index.ts'
import { confirmedBy } from '../../test-bookings.ts'
import { judge, openWorld, type World } from '../../test-payment-world.ts'
import { type Person, refusal } from '../../test-portal.ts'

let world: World
let citizen: Person
let finance: Person
before(async () => {
  world = await openWorld({
    BANK_IBAN: 'EG380019000500000000263180002',
    BANK_NAME: 'بنك مصر | Banque Misr',
    BANK_ACCOUNT_NAME: 'المكتبة | The library',
  })
  citizen = await world.portal.citizen()
  finance = confirmedBy(
    world.portal,
    await world.portal.employee(['FINANCIAL_MANAGER']),
    await world.portal.employee(['FINANCIAL_MANAGER']),
  )
})
after(() => world.close())

const hour = 3_600_000
let receipts = 0
const newReceipt = (): string => {
  receipts += 1
  return `T-${receipts}`
}
const transferred = async () => {
  const booked = await world.book(citizen)
  const { body } = await citizen.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params: { service: 'ROOM_BOOKING', id: booked.ID, activityId: 'APPLY' },
    query: { gatewayId: 'bank-account', channel: 'bank', successURL: '/a', failureURL: '/b' },
  })
  return { ...booked, params: { id: booked.paymentId }, attemptId: body.attemptId }
}
/** Everything that moves with money, as it is stored. */
const stored = async (paymentId: string) => {
  const { database } = world.portal
  const of = sql`select id from payment_attempts where payment_id = ${paymentId}`
  const [balances, refunds, [payment], [attempt], [counts]] = await Promise.all([
    database.query<{ account: string; amount: number }>(
      sql`select account, sum(amount)::bigint as amount from payment_postings where payment_id = ${paymentId} group by account`,
    ),
    database.query<{ id: string; amount: number; cause: string; status: string }>(
      sql`select id, amount, cause, status from payment_refunds where attempt_id in (${of}) order by requested_at, id`,
    ),
    database.query<{ status: string; amount: number; revision: number }>(
      sql`select status, amount, revision from payments where id = ${paymentId}`,
    ),
    database.query<{ money: number }>(
      sql`select sum(received - refunded)::bigint as money from payment_attempts where payment_id = ${paymentId}`,
    ),
    database.query(
      sql`select (select count(*) from payment_events where attempt_id in (${of})) as events,
        (select count(*) from payment_outbox where payment_id = ${paymentId}) as outbox,
        (select count(*) from notifications n join requests r on r.number = n.request_number
          join payments p on p.request_id = r.id where p.id = ${paymentId}) as notices,
        (select count(*) from audit_entries where kind like 'payment.%' and kind <> 'payment.read') as entries`,
    ),
  ])
  return { balances, refunds, payment, money: attempt?.money ?? 0, counts }
}
type Booked = Omit<BookingPreview, 'takesTwo'>
type Stored = Awaited<ReturnType<typeof stored>>
/** What was booked between two looks, as a preview says it. */
const bookedBetween = (former: Stored, now: Stored): Booked => {
  const amountIn = ({ balances }: Stored, of: string) =>
    balances.find(({ account }) => account === of)?.amount ?? 0
  const accounts = new Set([...former.balances, ...now.balances].map(({ account }) => account))
  const isOpen = ({ status }: { status: string }) => status === 'requested' || status === 'failed'
  return {
    payment: {
      number: 'the same',
      due: poundsOf(now.payment?.amount ?? 0),
      before: { status: former.payment?.status as 'created', amount: poundsOf(former.money) },
      after: { status: now.payment?.status as 'created', amount: poundsOf(now.money) },
      difference: poundsOf(now.money - (now.payment?.amount ?? 0)),
    },
    lines: [...accounts]
      .map(account => ({ account, amount: amountIn(now, account) - amountIn(former, account) }))
      .filter(({ amount }) => amount !== 0)
      .map(({ account, amount }) => ({ account, amount: poundsOf(amount) })),
    refunds: now.refunds
      .filter(({ id, ...refund }) => isOpen(refund) && !former.refunds.some(each => each.id === id))
      .map(({ amount, cause }) => ({ amount: poundsOf(amount), cause: cause as 'staff' })),
    ended: now.refunds.filter(
      ({ id, ...refund }) => !isOpen(refund) && former.refunds.some(each => each.id === id && isOpen(each)),
    ).length,
  }
}
const comparable = ({ payment, lines, ...rest }: Booked) => ({
  ...rest,
  payment: { ...payment, number: 'the same' },
  lines: lines.toSorted((one, other) => one.account.localeCompare(other.account)),
})

/** Looks at the preview, performs the act, and compares. */
const assertBooked = async (
  paymentId: string,
  preview: () => Promise<BookingPreview>,
  act: () => Promise<unknown>,
): Promise<BookingPreview> => {
  const former = await stored(paymentId)
  const seen = await preview()
  assert.deepEqual(await stored(paymentId), former)
  await act()
  const { takesTwo: _, ...booked } = seen
  assert.deepEqual(comparable(booked), comparable(bookedBetween(former, await stored(paymentId))))
  return seen
}

for (const [arrived, difference, queued] of [
  ['100.00', '10.00', [{ amount: '10.00', cause: 'tooMuch' }]],
  ['40.00', '-50.00', []],
  ['90.00', '0.00', []],
] as const)
  test(`a transfer of ${arrived} for 90.00 is previewed as it is booked`, async () => {
    const { paymentId, params, attemptId } = await transferred()
    const body = { attemptId, arrived, transactionId: newReceipt() }
    const seen = await assertBooked(
      paymentId,
      async () => (await finance.call('POST payments/:id/transfer/preview', { params, body })).body,
      () => finance.call('POST payments/:id/transfer', { params, body }),
    )
    assert.deepEqual(
      [seen.payment?.due, seen.payment?.difference, seen.refunds],
      ['90.00', difference, queued],
    )
    assert.equal(
      seen.lines.reduce((sum, { amount }) => sum + Number(amount), 0),
      0,
    )
    assert.deepEqual(await judge(world), [])
  })

test('a void is previewed as it is booked: the money counts as never received, and its refund ends', async () => {
  const { paymentId, params, attemptId } = await transferred()
  await finance.call('POST payments/:id/transfer', {
    params,
    body: { attemptId, arrived: '120.00', transactionId: newReceipt() },
  })
  const body = { attemptId, reason: 'It was another payer' }
  const seen = await assertBooked(
    paymentId,
    async () => (await finance.call('POST payments/:id/void/preview', { params, body })).body,
    () => finance.call('POST payments/:id/void', { params, body }),
  )
  assert.deepEqual([seen.ended, seen.payment?.after], [1, { status: 'unpaid', amount: '0.00' }])
  await refusal(finance.call('POST payments/:id/void/preview', { params, body }), 'NOT_FOUND')
})

test('a settled difference is previewed as it is booked, and one that is accepted books nothing', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'payment-code')
  await world.fate(body.attemptId, 'pay')
  for (const notice of await world.sent()) await world.deliver(notice)
  await world.run('payments.publish')
  const { transactionId } = await world.portal.database.one<{ transactionId: string }>(
    sql`select transaction_id as "transactionId" from payment_events where attempt_id = ${body.attemptId} and kind = 'received'`,
  )
  const day = cairoDate(world.portal.now())
  await world.control('/settlements/vanish', { transactionId })
  await world.portal.passWith(26 * hour, citizen, finance)
  await finance.call('POST reconciliation', { body: { gatewayId: 'sandbox', day } })
  const found = (await finance.call('GET reconciliation/differences')).body.find(
    each => each.transactionId === transactionId,
  )
  const params = { id: found?.id ?? '' }
  const preview = async (resolution: 'corrected' | 'accepted') =>
    (
      await finance.call('POST reconciliation/differences/:id/preview', {
        params,
        body: { resolution, reason: 'The bank says so' },
      })
    ).body
  assert.deepEqual(await preview('accepted'), { lines: [], refunds: [], ended: 0, takesTwo: true })
  const seen = await assertBooked(
    paymentId,
    () => preview('corrected'),
    () =>
      finance.call('POST reconciliation/differences/:id/resolve', {
        params,
        body: { resolution: 'corrected', reason: 'The bank says so' },
      }),
  )
  assert.deepEqual([seen.payment?.before.status, seen.payment?.after.status], ['paid', 'unpaid'])
  await refusal(
    finance.call('POST reconciliation/differences/:id/preview', {
      params,
      body: { resolution: 'corrected', reason: 'Again' },
    }),
    'DIFFERENCE_RESOLVED',
  )
})

test('whoever asks for a preview is who may act: nobody for a request of their own, and nobody besides finance', async () => {
  const { params, attemptId } = await transferred()
  const body = { attemptId, arrived: '90.00', transactionId: 'T-OWN' }
  const officer = await world.portal.employee(['CASE_OFFICER'])
  await refusal(officer.call('POST payments/:id/transfer/preview', { params, body }), 'FORBIDDEN')
})
