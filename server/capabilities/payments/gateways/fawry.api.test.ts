// The adapter of FawryPay holds the contract over a stand-in that was written from its public API pages.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { GatewayRefused } from '../gateway.ts'
import { testContract } from '../gateway-contract-faults.ts'
import { begun, kindsOf } from '../gateway-contract-provider.ts'
import { amountOf, numberOf, orderOf } from './fawry-wire.ts'
import { openFawry } from './test-fawry.ts'

const provider = await openFawry()
after(provider.close)

testContract(provider, {
  // The signature counts for nothing.
  notices: () => ({
    readNotice: ({ body }) => ({ ok: true, about: JSON.parse(body.toString()).merchantRefNumber }),
  }),
})

test('what Fawry cannot do is said, and refused', async () => {
  const { gateway } = provider
  assert.equal(gateway.settlements, undefined)
  assert.equal(gateway.refunds, 'whole')
  assert.deepEqual(gateway.channels, ['card', 'payment-code'])
  const { reference } = await begun(provider)
  await assert.rejects(
    gateway.begin({
      reference,
      channel: 'bank',
      amount: 100,
      currency: 'EGP',
      description: { ar: 'رسم', en: 'Fee' },
      language: 'en',
      successUrl: 'http://localhost/',
      failureUrl: 'http://localhost/',
      returnUrl: 'http://localhost/',
      expiresAt: provider.now(),
    }),
    GatewayRefused,
  )
})

test('a part that was sent back on its own pages stays unknown, and no whole goes back after it', async () => {
  const { reference, amount } = await begun(provider)
  await provider.pay(reference)
  Object.assign(provider.entry(reference) ?? {}, { status: 'PARTIAL_REFUNDED', refunded: 100 })
  assert.deepEqual(await kindsOf(provider, reference), ['pending', 'received'])
  await assert.rejects(
    provider.gateway.refund({ reference, transaction: null, refundId: 'whole', amount }),
    GatewayRefused,
  )
  assert.equal(provider.entry(reference)?.refunded, 100)
})

test('no digit of a signed part reads as one of the next', async () => {
  const { reference } = await begun(provider)
  const [notice] = (await provider.notices()).slice(-1)
  assert.ok(notice)
  const fields = JSON.parse(notice.body.toString())
  // The same text under the signature: the last digit of Fawry's own number moves to our reference.
  const moved = {
    ...fields,
    fawryRefNumber: fields.fawryRefNumber.slice(0, -1),
    merchantRefNumber: `${fields.fawryRefNumber.slice(-1)}${reference}`,
  }
  const verdict = provider.gateway.readNotice(
    { headers: {}, query: {}, body: Buffer.from(JSON.stringify(moved)) },
    provider.now(),
  )
  assert.deepEqual(verdict, { ok: false, why: 'forged' })
})

test('amounts keep every piaster', () => {
  for (const piasters of [1, 9, 10, 99, 100, 12_345, 9_999_999_999]) {
    assert.equal(amountOf(numberOf(piasters)), piasters)
    assert.equal(amountOf(JSON.parse(JSON.stringify(numberOf(piasters)))), piasters)
  }
  assert.equal(amountOf('840.0'), 84_000)
  for (const odd of [1.005, -1, '1,000.00', Number.NaN, 1e21, '', null])
    assert.equal(amountOf(odd), undefined)
})

test('an answer of another reference, status or shape is no order', () => {
  const whole = { merchantRefNumber: 'r', fawryRefNumber: 1, orderAmount: 5, orderStatus: 'PAID' }
  assert.equal(orderOf(whole, 'r')?.amount, 500)
  for (const odd of [
    { ...whole, merchantRefNumber: 'other' },
    { ...whole, orderStatus: 'LOVELY' },
    { ...whole, orderStatus: 1 },
    { ...whole, orderAmount: 'five' },
    { ...whole, fawryRefNumber: '' },
  ])
    assert.equal(orderOf(odd, 'r'), undefined)
})
