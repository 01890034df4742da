// What is accepted or approved in an amount that nobody can state, or that has changed since: two people, each time.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { cairoDate } from '@bawaba/language/index.ts'
import { sql } from '../../../platform/database/index.ts'
import { confirmBookings } from '../../../test-bookings.ts'
import { multipart } from '../../../test-files.ts'
import { judge, openWorld, type World } from '../../../test-payment-world.ts'
import { type Person, refusal } from '../../../test-portal.ts'
import { withLists } from '../test-lists.ts'

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

const today = () => cairoDate(world.portal.now())
const pass = (days: number) => world.portal.passWith(days * 24 * 60 * 60_000, citizen, finance, second)
const promised = async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await citizen.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params: { service: 'ROOM_BOOKING', id: ID, activityId: 'APPLY' },
    query: { gatewayId: 'bank-account', channel: 'bank', successURL: '/a', failureURL: '/b' },
  })
  return { ID, paymentId, attemptId: body.attemptId, reference: body.transfer?.reference ?? '' }
}
const openDifferences = async () =>
  (await second.call('GET reconciliation/differences')).body.filter(({ resolvedAt }) => !resolvedAt)
const refundsOf = (attemptId: string) =>
  world.portal.database.query<{ id: string; amount: number; status: string }>(
    sql`select id, amount, status from payment_refunds where attempt_id = ${attemptId} order by requested_at, id`,
  )

test('a line in another currency, and one that cannot be read, are accepted by two', async () => {
  const { ID } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'payment-code')
  await world.fate(body.attemptId, 'pay')
  for (const notice of await world.sent()) await world.deliver(notice)
  const { transactionId, occurredAt } = await world.portal.database.one<{
    transactionId: string
    occurredAt: Date
  }>(
    sql`select transaction_id as "transactionId", occurred_at as "occurredAt" from payment_events
      where attempt_id = ${body.attemptId} and kind = 'received'`,
  )
  const day = today()
  await pass(1)
  const foreign = {
    transactionId,
    reference: body.attemptId,
    kind: 'received' as const,
    // In pounds it would be no more than a charge.
    amount: 9_299,
    currency: 'USD',
    occurredAt,
  }
  const pounds = { ...foreign, amount: 9_299, currency: 'EGP' }
  const { reconcile } = withLists(world, async () => ({
    lines: [pounds, { ...foreign, amount: 1 }],
    unreadable: ['{"amount":"a lot"}'],
  }))
  await reconcile.closeNow('sandbox', day)
  const odd = (await openDifferences()).filter(({ kind }) => kind === 'currency' || kind === 'unreadable')
  assert.deepEqual(odd.map(({ kind }) => kind).sort(), ['currency', 'unreadable'])
  for (const { id, kind } of odd) {
    const params = { id }
    const accept = { resolution: 'accepted' as const, reason: 'Known' }
    const { body: seen } = await finance.call('POST reconciliation/differences/:id/preview', {
      params,
      body: accept,
    })
    assert.equal(seen.takesTwo, true, kind)
    const answer = await finance.call('POST reconciliation/differences/:id/resolve', { params, body: accept })
    assert.equal(answer.body.resolvedAt, undefined, kind)
    const [booking] = (await finance.call('GET bookings')).body.filter(({ note }) => note !== undefined)
    assert.equal(booking?.note, kind === 'currency' ? 'USD' : '{"amount":"a lot"}')
    await refusal(
      finance.call('POST bookings/:id/confirm', { params: { id: booking?.id ?? '' } }),
      'SECOND_BOOKER_NEEDED',
    )
    assert.equal(
      (await second.call('POST bookings/:id/confirm', { params: { id: booking?.id ?? '' } })).status,
      200,
      kind,
    )
  }
  const left = (await openDifferences()).filter(({ kind }) => kind === 'currency' || kind === 'unreadable')
  assert.deepEqual(left, [])
})

test('a refund was approved in the amount that was owed then: corrected, what is owed now is approved anew', async () => {
  const { paymentId, attemptId, reference } = await promised()
  const day = today()
  await finance.call('POST payments/:id/transfer', {
    params: { id: paymentId },
    body: { attemptId, arrived: '200.00', transactionId: 'SURPLUS-1' },
  })
  await confirmBookings(second, paymentId)
  const [surplus] = await refundsOf(attemptId)
  assert.deepEqual([surplus?.amount, surplus?.status], [11_000, 'requested'])
  const approve = (who: Person, id: string | undefined) =>
    who.call('POST refunds/:id/decide', {
      params: { id: id ?? '' },
      body: { approve: true, reason: 'Came too much' },
    })
  assert.equal((await approve(second, surplus?.id)).status, 200)
  await pass(1)
  await finance.send(
    'POST reconciliation/statements?gatewayId=bank-account',
    multipart({
      name: 'statement.csv',
      type: 'text/csv',
      bytes: Buffer.from(
        ['Date,Transaction ID,Description,Amount', `${day},SURPLUS-1,${reference},120.00`].join('\n'),
      ),
    }),
  )
  const found = (await openDifferences()).find(({ transactionId }) => transactionId === 'SURPLUS-1')
  await finance.call('POST reconciliation/differences/:id/resolve', {
    params: { id: found?.id ?? '' },
    body: { resolution: 'corrected', reason: 'By the statement' },
  })
  assert.equal(await confirmBookings(second, 'SURPLUS-1'), undefined)
  const [former, next, ...more] = await refundsOf(attemptId)
  assert.deepEqual(more, [])
  assert.deepEqual(
    [former, next].map(refund => [refund?.amount, refund?.status]),
    [
      [11_000, 'declined'],
      [3_000, 'requested'],
    ],
  )
  // Nobody sends what was approved before.
  const iban = 'EG380019000500000000263180002'
  const third = await world.portal.employee(['FINANCIAL_MANAGER'])
  await refusal(
    third.call('POST refunds/:id/carriedOut', {
      params: { id: former?.id ?? '' },
      body: { bankReference: 'OUT-1', iban },
    }),
    'REFUND_NOT_WAITING',
  )
  assert.equal((await approve(second, next?.id)).status, 200)
  assert.deepEqual(await judge(world), [])
})
