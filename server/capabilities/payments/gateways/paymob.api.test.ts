// The adapter of Paymob holds the contract over a stand-in that was written from its public pages.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { GatewayRefused } from '../gateway.ts'
import { testContract } from '../gateway-contract-faults.ts'
import { begun, eventsOf, hour, kindsOf, paid, refundOf } from '../gateway-contract-provider.ts'
import { transactionOf } from './paymob-wire.ts'
import { openPaymob } from './test-paymob.ts'

const provider = await openPaymob()
const { gateway } = provider
after(provider.close)

testContract(provider, {
  // The reference, which no signature covers, is believed.
  notices: ({ readNotice }) => ({
    readNotice: (message, now) => {
      const verdict = readNotice(message, now)
      if (!verdict.ok) return verdict
      const about =
        message.query.merchant_order_id ?? JSON.parse(message.body.toString()).obj.order.merchant_order_id
      return { ok: true, about }
    },
  }),
})

test('what Paymob cannot do is said', () => {
  assert.deepEqual(gateway.channels, ['card'])
  assert.deepEqual(
    [gateway.refunds, gateway.settlements, gateway.beginsOnce, gateway.knowsOnceTried, gateway.livesOn],
    ['whole', undefined, true, true, true],
  )
})

test('a payer is led to its page by the public key, and back to the portal', async () => {
  const order = await begun(provider)
  const intention = provider.intention(order.reference)
  assert.equal(intention?.backTo, order.returnUrl)
  assert.equal(intention.endsAt, order.expiresAt.getTime())
  assert.equal(intention.cents, order.amount)
})

test('money counts although the newest try of its order failed, where its transaction is known', async () => {
  const { reference } = await begun(provider)
  await provider.decline(reference)
  await provider.pay(reference)
  const transaction = String(provider.intention(reference)?.deeds.at(-1)?.id)
  await provider.decline(reference)
  assert.deepEqual(await kindsOf(provider, reference), ['pending', 'declined'])
  const status = await gateway.status(reference, [transaction])
  assert.deepEqual(
    status?.events.map(({ kind }) => kind),
    ['pending', 'received', 'declined'],
  )
  assert.equal(await gateway.whose?.(transaction), reference)
  assert.equal(await gateway.whose?.('1'), undefined)
  const other = await paid(provider)
  const [, elsewhere] = await eventsOf(provider, other.reference)
  // A transaction of another order says nothing of this one, and gives nothing back for it.
  const named = elsewhere?.transactionId ?? ''
  assert.equal((await gateway.status(reference, [named]))?.events.length, 2)
  const refund = { reference, transaction: named, refundId: 'other', amount: other.amount }
  await assert.rejects(gateway.refund(refund), GatewayRefused)
})

test('a digit that moves from one signed field to the next makes no other transaction', async () => {
  const { reference } = await paid(provider)
  const [notice] = (await provider.notices()).slice(-1)
  const { obj, ...rest } = JSON.parse(String(notice?.body))
  const [first, ...digits] = String(obj.integration_id)
  const moved = {
    ...rest,
    obj: { ...obj, id: Number(`${obj.id}${first}`), integration_id: Number(digits.join('')) },
  }
  const read = (body: object) =>
    gateway.readNotice(
      { headers: {}, query: notice?.query ?? {}, body: Buffer.from(JSON.stringify(body)) },
      provider.now(),
    )
  assert.deepEqual(read({ ...rest, obj }), { ok: true, transaction: String(obj.id) })
  assert.deepEqual(read(moved), { ok: false, why: 'forged' })
  assert.deepEqual(read({ type: 'TOKEN', obj }), { ok: false, why: 'unreadable' })
  assert.equal(provider.intention(reference)?.deeds.length, 1)
})

test('a part that was sent back on its own pages stays unknown, and no whole goes back after it', async () => {
  const { reference, amount } = await paid(provider)
  const [deed] = provider.intention(reference)?.deeds ?? []
  Object.assign(deed ?? {}, { refundedCents: 100 })
  assert.deepEqual(await kindsOf(provider, reference), ['pending', 'received'])
  await assert.rejects(gateway.refund(await refundOf(provider, reference, 'x', amount)), GatewayRefused)
  assert.equal(deed?.refundedCents, 100)
})

test('what was voided on its own pages went back whole', async () => {
  const { reference, amount } = await paid(provider)
  Object.assign(provider.intention(reference)?.deeds[0] ?? {}, { voided: true })
  const [, , back] = await eventsOf(provider, reference)
  assert.deepEqual([back?.kind, back?.amount], ['refunded', amount])
})

test('a try that waits for the bank keeps its order from being called void', async () => {
  const { reference, expiresAt } = await begun(provider)
  await provider.decline(reference)
  Object.assign(provider.intention(reference)?.deeds[0] ?? {}, { pending: true })
  provider.pass(3 * hour)
  assert.deepEqual(await kindsOf(provider, reference), ['pending'])
  assert.equal(await gateway.cancel(reference, expiresAt), 'lives-on')
})

test('a token that ended before its time is changed once, and a lasting one is not asked for again', async () => {
  const { reference } = await paid(provider)
  provider.endTokens()
  assert.deepEqual(await kindsOf(provider, reference), ['pending', 'received'])
})

test('money is of the moment that a clock in Cairo shows, and never later than it is heard of', async () => {
  const { reference } = await paid(provider)
  const [, received] = await eventsOf(provider, reference)
  assert.equal(received?.occurredAt.getTime(), Math.floor(provider.now().getTime() / 1000) * 1000)
})

test('an answer without an order, an integration or whole cents is no transaction', () => {
  const whole = {
    id: 1,
    integration_id: 2,
    amount_cents: 500,
    currency: 'EGP',
    success: true,
    pending: false,
    order: { id: 3, merchant_order_id: 'r' },
  }
  assert.equal(transactionOf(whole)?.amount, 500)
  assert.equal(transactionOf({ type: 'TRANSACTION', obj: { ...whole, success: 'true' } })?.isSuccess, true)
  assert.equal(transactionOf({ ...whole, order: { id: 3, merchant_order_id: null } })?.reference, '')
  for (const odd of [
    { ...whole, order: null },
    { ...whole, id: 'x' },
    { ...whole, integration_id: undefined },
    { ...whole, amount_cents: 5.5 },
    { ...whole, currency: 1 },
  ])
    assert.equal(transactionOf(odd), undefined)
})
