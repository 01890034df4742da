// The adapter of the sandbox gateway holds the contract, and every check of the contract catches an adapter that does not.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testContract } from '../gateway-contract-faults.ts'
import { feeOf } from './fees.ts'
import { sandboxFees } from './sandbox.ts'
import { openSandbox } from './test-sandbox.ts'

const provider = await openSandbox()
after(provider.close)

testContract(provider, {
  notices: gateway => ({
    readNotice: message =>
      gateway.readNotice(message, new Date(Number(message.headers['sandbox-timestamp']) * 1000)),
  }),
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
