// Runs the contract over a provider, and each of its checks over an adapter with one fault that it has to catch.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Gateway, GatewayRefused, OutcomeUnknown } from './gateway.ts'
import { contract } from './gateway-contract.ts'
import type { Provider } from './gateway-contract-provider.ts'

type Broken = (gateway: Gateway) => Partial<Gateway>

let fresh = 0
/** For each check an adapter with one fault. */
const seeded: Record<string, Broken> = {
  'a reference that is begun twice is one payment; another order under it is refused': gateway => ({
    begin: order =>
      gateway.begin({ ...order, reference: `${order.reference.slice(0, -6)}${100_000 + ++fresh}` }),
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
  'what was not paid is cancelled once; what was paid is not': gateway => ({
    // What was paid counts as cancelled, too.
    cancel: async (reference, expiresAt) => {
      await gateway.cancel(reference, expiresAt)
      return 'cancelled'
    },
  }),
  'what is said to be cancelled is paid by nobody afterwards': () => ({ cancel: async () => 'cancelled' }),
  'what nothing voids lives on until it has expired, and takes no money after': gateway => ({
    // What has expired is taken for what is paid.
    cancel: async (reference, expiresAt) => {
      const outcome = await gateway.cancel(reference, expiresAt)
      return outcome === 'cancelled' ? 'lives-on' : outcome
    },
  }),
  'money goes back once for each refund, and never more than came': gateway => ({
    refund: refund => gateway.refund({ ...refund, refundId: `${refund.refundId}-${++fresh}` }),
  }),
  'where no part can go back, all goes back, and once': gateway => ({
    // What was refused counts as done.
    refund: refund => gateway.refund(refund).catch(() => 'done'),
  }),
  'the settlement list is what moved': gateway => ({
    settlements: async day => {
      const { lines = [], unreadable = [] } = (await gateway.settlements?.(day)) ?? {}
      return { lines: lines.filter(({ kind }) => kind === 'received'), unreadable }
    },
  }),
  'a call whose outcome nobody knows says so, and status tells what came of it': gateway => ({
    begin: order =>
      gateway.begin(order).catch(error => {
        throw error instanceof OutcomeUnknown ? new GatewayRefused('down') : error
      }),
  }),
  'down, slow, cut off or nonsense: never taken for an answer': gateway => ({
    status: reference => gateway.status(reference).catch(() => undefined),
  }),
}

/** `notices` breaks the adapter's reading of them, which is each provider's own. */
export const testContract = (provider: Provider, { notices }: { notices: Broken }): void => {
  const changes: Record<string, Broken> = {
    ...seeded,
    'a notice is believed where its provider signed it, and says no more than its signature covers': notices,
  }
  for (const { name, run } of contract.filter(({ isFor }) => isFor?.(provider.gateway) !== false)) {
    test(name, () => run(provider))
    test(`${name}: a seeded fault is caught`, async () => {
      const breakIt = changes[name] ?? assert.fail('no fault is seeded for this check')
      const { gateway } = provider
      await assert.rejects(
        run({ ...provider, gateway: { ...gateway, ...breakIt(gateway) } }),
        assert.AssertionError,
      )
    })
  }
}
