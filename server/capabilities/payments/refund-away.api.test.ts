// Refunds whose provider is away, slow, or answers late: staff are told daily, the others go on, and nothing goes back twice.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { outcomeOf } from '../../test-portal.ts'
import { type Gateway, type GatewayEvent, GatewayRefused } from './gateway.ts'
import { type Money, openMoney } from './test-money.ts'
import { partsOver, sandboxOf } from './test-parts.ts'

const [hour, day] = [3_600_000, 86_400_000]
let money: Money
before(async () => {
  money = await openMoney()
})
after(() => money.world.close())

/** A room that was paid for, and its refund that was approved; `gatewayId` is who carries it out. */
const approved = async (gatewayId = 'sandbox') => {
  const { world, citizen, settle, ask, decide, refunds } = money
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'card')
  await world.fate(body.attemptId, 'pay')
  await settle()
  await ask(paymentId, body.attemptId, '92.90')
  await decide(paymentId, true)
  await world.portal.database.query(
    sql`update payment_attempts set gateway_id = ${gatewayId} where id = ${body.attemptId}`,
  )
  const refund = (await refunds(paymentId))[0]?.id ?? ''
  return { ID, paymentId, attemptId: body.attemptId as string, refund }
}
/** The refunds of a portal whose providers are these. */
const refundsBy = (...own: (Partial<Gateway> & { id: string })[]) => {
  const sandbox = sandboxOf(money.world)
  return partsOver(money.world, {
    gateways: new Map(own.map(gateway => [gateway.id, { ...sandbox, ...gateway }])),
  }).refunds
}
const tryOf = (refund: string) =>
  money.world.portal.database.one<{ tryId: string; status: string }>(
    sql`select try_id as "tryId", status from payment_refunds where id = ${refund}`,
  )
const nothing = async () => ({ events: [] })

test('a refund whose provider stays away is told to finance daily until it is done', async () => {
  const { world, finance, pass, seenRefunds } = money
  const { ID, paymentId, attemptId } = await approved()
  const injection = { of: 'call', times: 3, reference: attemptId, call: 'refund', mode: 'down', after: false }
  await world.control('/faults', injection)
  const owed = async () =>
    (await finance.call('GET owedWork')).body.filter(row => row.ID === ID).map(({ name }) => name)
  const timesTold = async () =>
    (await finance.call('GET Notifications')).body.filter(
      ({ kind, text }) => kind === 'workOwed' && text?.includes(ID),
    ).length
  await world.run('payments.refund')
  assert.deepEqual(await owed(), ['payments.refund'])
  for (const [ms, times] of [
    [hour, 1],
    [day, 2],
  ] as const) {
    await pass(ms)
    await world.run('payments.refund', 'owed.tell')
    assert.equal(await timesTold(), times)
  }
  await pass(hour)
  await world.run('payments.refund')
  await money.settle()
  await world.run('payments.refund')
  assert.deepEqual(
    (await seenRefunds(paymentId)).map(([, , status]) => status),
    ['returned'],
  )
  assert.deepEqual(await owed(), [])
})

test('somebody tries an owed refund now, instead of after its pause, and who did is recorded', async () => {
  const { world, finance, citizen, pass, seenRefunds } = money
  const { ID, paymentId, attemptId } = await approved()
  const injection = { of: 'call', times: 1, reference: attemptId, call: 'refund', mode: 'down', after: false }
  await world.control('/faults', injection)
  await world.run('payments.refund')
  const listed = async () => (await finance.call('GET owedWork')).body.find(row => row.ID === ID)
  const id = (await listed())?.id ?? ''
  const tryNow = (who = finance, of = id) => who.call('POST owedWork/:id/run', { params: { id: of } })
  assert.equal((await tryNow(citizen)).status, 403)
  // It may be under way still.
  assert.deepEqual(outcomeOf(await tryNow()), [409, 'OWED_TRIED_LATELY'])
  await pass(61_000)
  await world.run('payments.refund')
  assert.equal((await listed())?.tries, 1, 'its pause is not over')
  assert.equal((await tryNow()).status, 204)
  await world.run('payments.refund')
  await money.settle()
  await world.run('payments.refund')
  assert.deepEqual(
    (await seenRefunds(paymentId)).map(([, , status]) => status),
    ['returned'],
  )
  assert.equal(await listed(), undefined)
  assert.deepEqual(outcomeOf(await tryNow()), [404, 'NOT_FOUND'])
  assert.deepEqual(outcomeOf(await tryNow(finance, 'payments.refund:nothing')), [404, 'NOT_FOUND'])
  assert.deepEqual(
    await world.portal.database.query(
      sql`select actor_id as "actorId", detail from audit_entries where kind = 'job.owedTried'`,
    ),
    [{ actorId: finance.id, detail: { job: 'payments.refund', request: ID } }],
  )
})

test('a provider that hangs keeps the refunds of no other waiting', async () => {
  const hung = await approved('hung')
  const quick = await approved('quick')
  const answer = Promise.withResolvers<'pending'>()
  const sent: string[] = []
  const isSent = Promise.withResolvers<void>()
  const refunds = refundsBy(
    { id: 'hung', refund: () => answer.promise, status: nothing },
    {
      id: 'quick',
      status: nothing,
      refund: async ({ reference }) => {
        sent.push(reference)
        isSent.resolve()
        return 'pending'
      },
    },
  )
  const running = refunds.run()
  await Promise.race([isSent.promise, new Promise(resolve => setTimeout(resolve, 3_000))])
  assert.deepEqual(sent, [quick.attemptId])
  answer.resolve('pending')
  await running
  await money.world.portal.database.query(
    sql`update payment_refunds set status = 'declined' where id in (${hung.refund}, ${quick.refund})`,
  )
})

test('a late refusal of a former try fails no try that was approved since', async () => {
  const { refund } = await approved('late')
  const later = randomUUID()
  const refunds = refundsBy({
    id: 'late',
    status: nothing,
    refund: async () => {
      await money.world.portal.database.query(
        sql`insert into payment_refund_tries (id, refund_id, begun_at) values (${later}, ${refund}, now())`,
      )
      await money.world.portal.database.query(
        sql`update payment_refunds set try_id = ${later}, next_try_at = now() + interval '9 years' where id = ${refund}`,
      )
      throw new GatewayRefused('used')
    },
  })
  await refunds.run()
  assert.deepEqual(await tryOf(refund), { tryId: later, status: 'approved' })
})

test('a try that was said to have failed and is done after all is not followed by another', async () => {
  const { paymentId, attemptId, refund } = await approved('moody')
  const { tryId } = await tryOf(refund)
  const known: GatewayEvent[] = []
  const sent: string[] = []
  const refunds = refundsBy({
    id: 'moody',
    status: async () => ({ events: known }),
    refund: async ({ refundId }) => {
      sent.push(refundId)
      if (sent.length === 1) throw new GatewayRefused('not now')
      return 'pending'
    },
  })
  await refunds.run()
  assert.equal((await tryOf(refund)).status, 'failed')
  await money.decide(paymentId, true)
  known.push({
    eventId: `moody-${tryId}`,
    kind: 'refunded',
    reference: attemptId,
    amount: 9_290,
    currency: 'EGP',
    merchantId: 'bawaba',
    transactionId: 'MOODY',
    refundId: tryId,
    occurredAt: money.world.portal.now(),
  })
  await refunds.run()
  assert.deepEqual([sent, (await tryOf(refund)).status], [[tryId], 'returned'])
})
