// The adapter of the sandbox gateway holds the contract, and every check of the contract catches an adapter that does not.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Gateway, GatewayRefused, OutcomeUnknown } from '../gateway.ts'
import { contract } from '../gateway-contract.ts'
import { feeOf } from './fees.ts'
import { sandboxFees } from './sandbox.ts'
import { openSandbox } from './test-sandbox.ts'

const provider = await openSandbox()
after(provider.close)

for (const { name, run } of contract) test(name, () => run(provider))

let fresh = 0
/** For each check an adapter with one fault. */
const seeded: Record<string, (gateway: Gateway) => Partial<Gateway>> = {
  'a reference that is begun twice is one payment; another order under it is refused': gateway => ({
    begin: order => gateway.begin({ ...order, reference: `${order.reference}-${++fresh}` }),
  }),
  'each channel begins in its way, and has its fee': gateway => ({
    fee: (channel, amount) => gateway.fee(channel, amount) + 0.5,
  }),
  'status tells each fate, and that a reference was never heard of': gateway => ({
    status: async reference => (await gateway.status(reference)) ?? { events: [] },
  }),
  'a transfer may come in parts, and every part is told': gateway => ({
    status: async reference => {
      const status = await gateway.status(reference)
      return status && { events: status.events.slice(0, 2) }
    },
  }),
  'what was not paid is cancelled once; what was paid is not': () => ({ cancel: async () => 'cancelled' }),
  'money goes back once for each refund, and never more than came': gateway => ({
    refund: refund => gateway.refund({ ...refund, refundId: `${refund.refundId}-${++fresh}` }),
  }),
  'the settlement list is what moved': gateway => ({
    settlements: async day => (await gateway.settlements(day)).filter(({ kind }) => kind === 'received'),
  }),
  'a notice is believed where its provider signed it lately, and says what status says': gateway => ({
    readNotice: (headers, body) =>
      gateway.readNotice(headers, body, new Date(Number(headers['sandbox-timestamp']) * 1000)),
  }),
  'a call whose outcome nobody knows says so, and status tells what came of it': gateway => ({
    begin: order =>
      gateway.begin(order).catch(error => {
        throw error instanceof OutcomeUnknown ? new GatewayRefused('down') : error
      }),
  }),
  'down, slow, cut off or nonsense: never taken for an answer': gateway => ({
    settlements: day => gateway.settlements(day).catch(() => []),
  }),
}

for (const { name, run } of contract)
  test(`${name}: a seeded fault is caught`, async () => {
    const breakIt = seeded[name] ?? assert.fail('no fault is seeded for this check')
    const { gateway } = provider
    await assert.rejects(
      run({ ...provider, gateway: { ...gateway, ...breakIt(gateway) } }),
      assert.AssertionError,
    )
  })

test('fees are rounded up to a piaster, exactly', () => {
  const rows: [amount: number, fee: number][] = [
    [1, 201],
    [100, 201],
    [101, 202],
    [10_000, 300],
    [10_001, 301],
    [9_999_999_999, 100_000_200],
  ]
  for (const [amount, fee] of rows) assert.equal(feeOf(sandboxFees, 'card', amount), fee)
  assert.equal(feeOf(sandboxFees, 'payment-code', 50), 300)
  assert.equal(feeOf(sandboxFees, 'bank', 50), 0)
  assert.equal(feeOf({ ...sandboxFees, bank: { share: 275, fixed: 0 } }, 'bank', 4000), 110)
})
