// News of a payment that no constraint may refuse: what is known of its money changes while another one of its request is open.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { cairoDate } from '@bawaba/language/index.ts'
import { raw, sql } from '../../platform/database/index.ts'
import { outcomeOf } from '../../test-portal.ts'
import { openPaymentSql } from '../fees/index.ts'
import { type Money, openMoney } from './test-money.ts'

let { world, citizen, finance, pass, settle, statusOf } = {} as Money
before(async () => {
  ;({ world, citizen, finance, pass, settle, statusOf } = await openMoney())
})
after(() => world.close())

const day = 24 * 60 * 60_000
const due = {
  items: [{ label: { ar: 'رسم', en: 'Fee' }, amount: 9_000, of: 'definition' as const }],
  total: 9_000,
}

/** The request waits for a second payment, as one of a service with two fees does. */
const owesAgain = (ID: string) =>
  world.portal.database.query<{ id: string }>(
    sql`with changed as (update requests set status = 'PAYMENT_DUE', status_kind = 'waiting-on-payment', revision = revision + 1
          where number = ${ID} returning id, service_slug, owner_id)
      ${openPaymentSql({ id: randomUUID(), deliverableNumber: 1, due }, world.portal.now(), raw('changed'))}`,
  )

test('a first payment is corrected to never received while a second one of its request is open', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'payment-code')
  await world.fate(body.attemptId, 'pay')
  await settle()
  assert.equal(await statusOf(paymentId), 'paid')
  const [second] = await owesAgain(ID)
  const { transactionId } = await world.portal.database.one<{ transactionId: string }>(
    sql`select transaction_id as "transactionId" from payment_events where attempt_id = ${body.attemptId} and kind = 'received'`,
  )
  const today = cairoDate(world.portal.now())
  await world.control('/settlements/vanish', { transactionId })
  await pass(day)
  await finance.call('POST reconciliation', { body: { gatewayId: 'sandbox', day: today } })
  const { body: differences } = await finance.call('GET reconciliation/differences')
  const found = differences.find(each => each.transactionId === transactionId)
  const corrected = await finance.send(`POST reconciliation/differences/${found?.id}/resolve`, {
    body: { resolution: 'corrected', reason: 'Not in the list' },
  })
  assert.equal(corrected.status, 200, JSON.stringify(outcomeOf(corrected)))
  assert.equal(await statusOf(second?.id ?? ''), 'created')
  // The request waits for the second one still, once.
  assert.deepEqual(await owesAgain(ID), [])
})

test('a payment whose money came and went back before anyone looked counts as paid once', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'card')
  await world.fate(body.attemptId, 'pay')
  await world.portal.database.query(
    sql`insert into payment_events (gateway_id, event_id, attempt_id, kind, amount, transaction_id, occurred_at, received_at, source)
      values ('sandbox', ${`back:${ID}`}, ${body.attemptId}, 'refunded', 9290, ${`back:${ID}`}, ${new Date(world.portal.now().getTime() + 1_000)}, ${world.portal.now()}, 'status')`,
  )
  await settle()
  assert.equal(await statusOf(paymentId), 'refunded')
  assert.equal((await owesAgain(ID)).length, 1)
})

test('payments that were stored as refunded and never paid can be paid, if their request waits for them', async () => {
  const waiting = await world.book(citizen)
  const replaced = await world.book(citizen)
  const left = await world.book(citizen)
  const { body } = await world.begin(citizen, waiting.ID, 'bank')
  const mark = (paymentId: string) =>
    world.portal.database.query(sql`update payments set status = 'refunded' where id = ${paymentId}`)
  await world.portal.database.query(raw('drop index payments_open'))
  await world.portal.database.query(raw('create index payments_open on payments (request_id)'))
  for (const { paymentId } of [waiting, replaced, left]) await mark(paymentId)
  await world.portal.database.query(
    sql`insert into payments (id, number, request_id, deliverable_number, service_slug, owner_id, items, amount, currency, status, created_at, updated_at)
      select gen_random_uuid(), number || '2', request_id, 1, service_slug, owner_id, items, amount, currency, 'created', ${world.portal.now()}, ${world.portal.now()}
      from payments where id = ${replaced.paymentId}`,
  )
  await world.portal.database.query(
    sql`update requests set status_kind = 'cancelled' where number = ${left.ID}`,
  )
  const migration = new URL('../../migrations/0310-open-payments.sql', import.meta.url)
  await world.portal.database.query(raw(readFileSync(migration, 'utf8')), { named: false })
  await world.run('payments.publish')
  assert.equal(await statusOf(waiting.paymentId), 'created')
  assert.equal(await statusOf(replaced.paymentId), 'cancelled')
  assert.equal(await statusOf(left.paymentId), 'cancelled')
  await world.fate(body.attemptId, 'pay', 4_000)
  await settle()
  assert.equal(await statusOf(waiting.paymentId), 'incomplete')
})
