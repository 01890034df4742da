// A provider as the contract of gateways meets it, and what its checks share: orders, and what the provider says of them.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Channel, Gateway, GatewayEvent, Message, Order } from './gateway.ts'

/** A notice as it arrives. */
export type Arrived = Message & { headers: Record<string, string>; query: Record<string, string> }
/** How a call goes wrong: not carried out, or carried out before the connection breaks. */
export type Trouble = 'down' | 'nonsense' | 'slow' | 'break' | 'breakAfter'
export type TroubledCall = 'begin' | 'status' | 'cancel' | 'refund' | 'settlements'

/** A provider under test: the adapter of it, the payer's side, and its books. */
export type Provider = {
  gateway: Gateway
  now(): Date
  pass(ms: number): void
  /** The payer pays what was begun: the whole, or so much by transfer. Nothing moves where the provider takes it no more. */
  pay(reference: string, amount?: number): Promise<void>
  decline(reference: string): Promise<void>
  /** The next refund is answered as pending and done after so many milliseconds. Absent where refunds are done at once. */
  delayRefund?(ms: number): Promise<void>
  /** The next such call goes wrong. */
  trouble(call: TroubledCall, how: Trouble): Promise<void>
  /** The notices that were sent since it was asked last. */
  notices(): Promise<Arrived[]>
  /** Any body as a notice, signed by one of the live keys, at another time if one is named. */
  signed(body: string, key?: 0 | 1, at?: Date): Arrived
  /** What its payer brings back by GET after that, where the provider signs it. */
  returned?(reference: string): Arrived
  /** What the provider's own books say. */
  balances(): { reference: string; received: number; refunded: number }[]
}

export const hour = 3_600_000
/** An order that no other check uses. */
export const orderAt = ({ now }: Provider, channel: Channel = 'card', amount = 125_050): Order => ({
  reference: randomUUID(),
  channel,
  amount,
  currency: 'EGP',
  description: { ar: 'بطاقة المكتبة LIB-2026-000001-1', en: 'Library card LIB-2026-000001-1' },
  language: 'ar',
  successUrl: 'http://localhost:3000/pay/LIBRARY_CARD/1?gateway=success',
  failureUrl: 'http://localhost:3000/pay/LIBRARY_CARD/1?gateway=failure',
  returnUrl: 'http://localhost:3000/api/gateways/g/returns/1',
  expiresAt: new Date(now().getTime() + hour),
})
export const begun = async (provider: Provider, channel?: Channel, amount?: number): Promise<Order> => {
  const order = orderAt(provider, channel, amount)
  await provider.gateway.begin(order)
  return order
}
export const paid = async (provider: Provider, channel?: Channel): Promise<Order> => {
  const order = await begun(provider, channel)
  await provider.pay(order.reference)
  return order
}
export const eventsOf = async ({ gateway }: Provider, reference: string): Promise<GatewayEvent[]> => {
  const status = await gateway.status(reference)
  assert.ok(status, `${reference} is known`)
  return status.events
}
export const kindsOf = async (provider: Provider, reference: string): Promise<string[]> =>
  (await eventsOf(provider, reference)).map(({ kind }) => kind)
/** What was begun waits for its payer, whether or not its provider has heard of it by now. */
export const assertWaits = async (provider: Provider, reference: string): Promise<void> => {
  if (provider.gateway.knowsOnceTried) assert.equal(await provider.gateway.status(reference), undefined)
  else assert.deepEqual(await kindsOf(provider, reference), ['pending'])
}
/** A wish to give money back, by the provider's own id of it. */
export const refundOf = async (provider: Provider, reference: string, suffix: string, amount: number) => {
  const received = (await eventsOf(provider, reference)).find(({ kind }) => kind === 'received')
  return {
    reference,
    transaction: received?.transactionId ?? null,
    refundId: `${reference}-${suffix}`,
    amount,
  }
}
/** A code where there are any: it is what a payer leaves unpaid. */
export const unhurried = ({ gateway }: Provider): Channel | undefined =>
  gateway.channels.find(channel => channel === 'payment-code')
export const balanceOf = ({ balances }: Provider, reference: string) => {
  const found = balances().filter(balance => balance.reference === reference)
  assert.ok(found.length <= 1, 'a reference is one payment')
  return found[0] && { received: found[0].received, refunded: found[0].refunded }
}
