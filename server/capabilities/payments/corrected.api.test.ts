// Money that finance record as never arrived: the request waits for its payment again, the receipt says so, and a line that
// comes after all is a difference.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { cairoDate } from '@bawaba/language/index.ts'
import { sql } from '../../platform/database/index.ts'
import { confirmedBy } from '../../test-bookings.ts'
import { judge, openWorld, type World } from '../../test-payment-world.ts'
import { outcomeOf, type Person } from '../../test-portal.ts'
import { partsOver } from './test-parts.ts'

let world: World
let citizen: Person
let finance: Person
let second: Person
before(async () => {
  world = await openWorld()
  citizen = await world.portal.citizen()
  finance = confirmedBy(
    world.portal,
    await world.portal.employee(['FINANCIAL_MANAGER']),
    await world.portal.employee(['FINANCIAL_MANAGER']),
  )
  second = await world.portal.employee(['FINANCIAL_MANAGER'])
})
after(() => world.close())

const hour = 60 * 60_000
const settle = async () => {
  for (const notice of await world.sent()) await world.deliver(notice)
  await world.run('payments.publish')
}
const pass = (ms: number) => world.portal.passWith(ms, citizen, finance, second)
const stateOf = (paymentId: string) =>
  world.portal.database.one<{ status: string; request: string; kind: string; received: number }>(
    sql`select p.status, r.status as request, r.status_kind as kind,
        (select sum(a.received)::bigint from payment_attempts a where a.payment_id = p.id) as received
      from payments p join requests r on r.id = p.request_id where p.id = ${paymentId}`,
  )

/** A booking that is paid by a code and missing on the list of its day. */
const vanished = async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'payment-code')
  await world.fate(body.attemptId, 'pay')
  await settle()
  const { transactionId, occurredAt } = await world.portal.database.one<{
    transactionId: string
    occurredAt: Date
  }>(
    sql`select transaction_id as "transactionId", occurred_at as "occurredAt" from payment_events
      where attempt_id = ${body.attemptId} and kind = 'received'`,
  )
  const day = cairoDate(world.portal.now())
  await world.control('/settlements/vanish', { transactionId })
  await pass(26 * hour)
  const close = async () =>
    (await finance.call('POST reconciliation', { body: { gatewayId: 'sandbox', day } })).body
  const open = async () =>
    (await finance.call('GET reconciliation/differences')).body.find(
      each => each.transactionId === transactionId && each.resolvedAt === undefined,
    )
  const resolve = async (resolution: 'applied' | 'corrected') =>
    finance.call('POST reconciliation/differences/:id/resolve', {
      params: { id: (await open())?.id ?? '' },
      body: { resolution, reason: 'By the list' },
    })
  const appears = () =>
    world.control('/settlements/ghosts', {
      reference: body.attemptId,
      kind: 'received',
      amount: 9_300,
      transactionId,
      occurredAt: occurredAt.toISOString(),
    })
  await close()
  return { ID, paymentId, attemptId: body.attemptId, transactionId, close, open, resolve, appears }
}
const receiptOf = (paymentId: string) =>
  citizen.call('GET payments/:id/receipt', { params: { id: paymentId } })
const proofOf = async (paymentId: string) => {
  const { number, signature } = await world.portal.database.one<{ number: string; signature: string }>(
    sql`select number, signature from payment_receipts where payment_id = ${paymentId} order by issued_at limit 1`,
  )
  return () => citizen.call('GET receipts/:number/status', { params: { number }, query: { signature } })
}

test('corrected, and the line comes after all: the difference is there, and recording it pays again', async () => {
  const { paymentId, close, open, resolve, appears } = await vanished()
  assert.equal((await open())?.kind, 'missingThere')
  await resolve('corrected')
  assert.equal((await close()).open, 0)
  await appears()
  assert.equal((await close()).open, 1)
  const found = await open()
  assert.deepEqual([found?.kind, found?.here, found?.there], ['missingHere', '0.00', '93.00'])
  await resolve('applied')
  await settle()
  assert.deepEqual(await stateOf(paymentId), {
    status: 'paid',
    request: 'NEW',
    kind: 'open',
    received: 9_300,
  })
  assert.equal((await close()).open, 0)
  assert.deepEqual(await judge(world), [])
})

test('corrected, the request waits for its payment again, its payer gets a message, and it can be paid', async () => {
  const { ID, paymentId, attemptId, resolve } = await vanished()
  const status = await proofOf(paymentId)
  assert.deepEqual((await status()).body, {})
  await resolve('corrected')
  await settle()
  const { status: payment, request, kind } = await stateOf(paymentId)
  assert.deepEqual([payment, request, kind], ['unpaid', 'PAYMENT_DUE', 'waiting-on-payment'])
  // The receipt that was given out says so to whoever checks it, and is given out no more.
  assert.ok((await status()).body.voidedAt)
  assert.deepEqual(outcomeOf(await receiptOf(paymentId)), [404, 'NOT_FOUND'])
  const messages = await world.portal.database.query<{ kind: string }>(
    sql`select kind from notifications where request_number = ${ID} order by created_at, id`,
  )
  assert.deepEqual(
    messages.map(({ kind: each }) => each).filter(each => each.startsWith('payment')),
    ['paymentReceived', 'paymentCorrected'],
  )
  // Its provider is asked once more, and then no longer.
  await world.run('payments.check')
  const standing = () =>
    world.portal.database.one<{ status: string; isAsked: boolean }>(
      sql`select status, next_check_at is not null as "isAsked" from payment_attempts where id = ${attemptId}`,
    )
  assert.deepEqual(await standing(), { status: 'cancelled', isAsked: false })
  const card = await world.begin(citizen, ID, 'card')
  assert.equal(card.status, 200)
  await world.fate(card.body.attemptId, 'pay')
  await settle()
  assert.deepEqual([(await stateOf(paymentId)).status, (await stateOf(paymentId)).request], ['paid', 'NEW'])
  // The new receipt is of the new money; the former stays void.
  const attempts = await world.attempts(paymentId)
  assert.equal(attempts.filter(({ received }) => received > 0).length, 1)
  assert.equal((await receiptOf(paymentId)).body.channel, 'card')
  assert.ok((await status()).body.voidedAt)
})

test('money that never arrived is not given back: a refund that waits for approval ends', async () => {
  const { paymentId, attemptId, resolve } = await vanished()
  await finance.call('POST payments/:id/refunds', {
    params: { id: paymentId },
    body: { attemptId, amount: '93.00', reason: 'The room was flooded' },
  })
  await resolve('corrected')
  const refunds = await world.portal.database.query<{ status: string }>(
    sql`select status from payment_refunds where attempt_id = ${attemptId}`,
  )
  assert.deepEqual(refunds, [{ status: 'declined' }])
})

test('of a request that is done without the money, supervisors and finance are told once, and its payer', async () => {
  const supervisor = await world.portal.employee(['SUPERVISOR'])
  const { ID, paymentId, resolve } = await vanished()
  await world.portal.database.query(
    sql`update requests set status = 'DONE', status_kind = 'done', revision = revision + 1 where number = ${ID}`,
  )
  await resolve('corrected')
  await settle()
  const kindsOf = async ({ id }: Person) =>
    (
      await world.portal.database.query<{ kind: string }>(
        sql`select kind from notifications where request_number = ${ID} and account_id = ${id} order by created_at, id`,
      )
    )
      .map(({ kind }) => kind)
      .filter(kind => kind.startsWith('payment') || kind === 'moneyTakenBack')
  const kindsTold = async () => Promise.all([supervisor, finance, citizen].map(kindsOf))
  const expected = [['moneyTakenBack'], ['moneyTakenBack'], ['paymentReceived', 'paymentCorrected']]
  assert.deepEqual(await kindsTold(), expected)
  // A server that died before it noted that it had told them is followed by another.
  await world.portal.database.query(
    sql`update payment_outbox set published_at = null where payment_id = ${paymentId} and kind = 'reversed'`,
  )
  await settle()
  assert.deepEqual(await kindsTold(), expected)
  assert.equal((await stateOf(paymentId)).request, 'DONE')
})

test('what a request had paid for is reserved as before, also by a server that follows one that died', async () => {
  const { paymentId, resolve } = await vanished()
  await resolve('corrected')
  const { reservations } = world.portal.portal
  let tries = 0
  const { publish } = partsOver(world, {
    gateways: new Map(),
    reservations: {
      ...reservations,
      unpaid: async requestId => {
        tries += 1
        if (tries === 1) throw new Error('Died')
        await reservations.unpaid(requestId)
      },
    },
  })
  await publish()
  assert.equal((await stateOf(paymentId)).request, 'PAYMENT_DUE')
  await pass(hour)
  await publish()
  assert.equal(tries, 2)
})
