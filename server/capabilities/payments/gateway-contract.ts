// The contract of every gateway's adapter: one list of checks, each run over a provider whose own books are the judge.
// A check throws where the adapter breaks it.

import assert from 'node:assert/strict'
import { cairoDate } from '@bawaba/language/index.ts'
import {
  type Begun,
  type Channel,
  channels,
  type Gateway,
  type GatewayEvent,
  GatewayRefused,
  type Order,
  OutcomeUnknown,
} from './gateway.ts'

/** A notice as it arrives. */
export type Arrived = { headers: Record<string, string>; body: Buffer }
/** How a call goes wrong: not carried out, or carried out before the connection breaks. */
export type Trouble = 'down' | 'nonsense' | 'slow' | 'break' | 'breakAfter'
export type TroubledCall = 'begin' | 'status' | 'cancel' | 'refund' | 'settlements'

/** A provider under test: the adapter of it, the payer's side, and its books. */
export type Provider = {
  gateway: Gateway
  now(): Date
  pass(ms: number): void
  /** The payer pays what was begun: the whole, or so much by transfer. */
  pay(reference: string, amount?: number): Promise<void>
  decline(reference: string): Promise<void>
  /** The next refund is answered as pending and done after so many milliseconds. */
  delayRefund(ms: number): Promise<void>
  /** The next such call goes wrong. */
  trouble(call: TroubledCall, how: Trouble): Promise<void>
  /** The notices that were sent since it was asked last. */
  notices(): Promise<Arrived[]>
  /** Any body as a notice, signed by one of the live keys, at another time if one is named. */
  signed(body: string, key?: 0 | 1, at?: Date): Arrived
  /** What the provider's own books say. */
  balances(): { reference: string; received: number; refunded: number }[]
}

type Check = { name: string; run(provider: Provider): Promise<void> }

let count = 0
const hour = 3_600_000
/** An order that no other check uses. */
const orderAt = ({ now }: Provider, channel: Channel = 'card', amount = 125_050): Order => ({
  reference: `attempt-${process.pid}-${++count}`,
  channel,
  amount,
  currency: 'EGP',
  description: { ar: 'بطاقة المكتبة LIB-2026-000001-1', en: 'Library card LIB-2026-000001-1' },
  language: 'ar',
  successUrl: 'http://localhost:3000/pay/LIBRARY_CARD/1?gateway=success',
  failureUrl: 'http://localhost:3000/pay/LIBRARY_CARD/1?gateway=failure',
  expiresAt: new Date(now().getTime() + hour),
})
const begun = async (provider: Provider, channel?: Channel, amount?: number): Promise<Order> => {
  const order = orderAt(provider, channel, amount)
  await provider.gateway.begin(order)
  return order
}
const paid = async (provider: Provider, channel?: Channel): Promise<Order> => {
  const order = await begun(provider, channel)
  await provider.pay(order.reference)
  return order
}
const eventsOf = async ({ gateway }: Provider, reference: string): Promise<GatewayEvent[]> => {
  const status = await gateway.status(reference)
  assert.ok(status, `${reference} is known`)
  return status.events
}
const kindsOf = async (provider: Provider, reference: string): Promise<string[]> =>
  (await eventsOf(provider, reference)).map(({ kind }) => kind)
const balanceOf = ({ balances }: Provider, reference: string) => {
  const found = balances().filter(balance => balance.reference === reference)
  assert.ok(found.length <= 1, 'a reference is one payment')
  return found[0] && { received: found[0].received, refunded: found[0].refunded }
}

const shapes: Record<Channel, (answer: Begun, order: Order) => void> = {
  card: answer => {
    assert.ok(answer.kind === 'redirect' && /^https?:$/.test(new URL(answer.url).protocol))
  },
  'payment-code': (answer, order) => {
    assert.ok(answer.kind === 'code' && /^\d{6,20}$/.test(answer.code))
    assert.ok(answer.expiresAt <= order.expiresAt)
  },
  bank: answer => {
    assert.ok(answer.kind === 'transfer' && /^EG\d{27}$/.test(answer.iban))
    assert.notEqual(answer.transferReference, '')
  },
}

const troubles: readonly Trouble[] = ['down', 'nonsense', 'slow', 'break', 'breakAfter']

export const contract: readonly Check[] = [
  {
    name: 'a reference that is begun twice is one payment; another order under it is refused',
    run: async provider => {
      for (const channel of provider.gateway.channels) {
        const order = orderAt(provider, channel)
        const first = await provider.gateway.begin(order)
        assert.deepEqual(await provider.gateway.begin(order), first)
        assert.deepEqual(await kindsOf(provider, order.reference), ['pending'])
        await assert.rejects(provider.gateway.begin({ ...order, amount: 1 }), GatewayRefused)
        assert.deepEqual(balanceOf(provider, order.reference), { received: 0, refunded: 0 })
      }
    },
  },
  {
    name: 'each channel begins in its way, and has its fee',
    run: async provider => {
      const { gateway } = provider
      assert.ok(gateway.channels.length > 0 && gateway.channels.every(channel => channels.includes(channel)))
      for (const channel of gateway.channels) {
        const order = orderAt(provider, channel)
        shapes[channel](await gateway.begin(order), order)
        for (const amount of [1, 99, 12_345, 9_999_999_999]) {
          const fee = gateway.fee(channel, amount)
          assert.ok(Number.isSafeInteger(fee) && fee >= 0)
        }
      }
    },
  },
  {
    name: 'status tells each fate, and that a reference was never heard of',
    run: async provider => {
      assert.equal(await provider.gateway.status('attempt-of-nobody'), undefined)
      const order = await paid(provider)
      const [, received, ...more] = await eventsOf(provider, order.reference)
      assert.equal(more.length, 0)
      assert.deepEqual(
        { kind: received?.kind, amount: received?.amount, currency: received?.currency },
        { kind: 'received', amount: order.amount, currency: 'EGP' },
      )
      assert.ok(received?.transactionId && received.occurredAt instanceof Date)
      assert.equal(received.merchantId, provider.gateway.merchantId)
      const declined = await begun(provider)
      await provider.decline(declined.reference)
      assert.deepEqual(await kindsOf(provider, declined.reference), ['pending', 'declined'])
      const late = await begun(
        provider,
        provider.gateway.channels.find(each => each !== 'bank'),
      )
      provider.pass(hour)
      assert.deepEqual(await kindsOf(provider, late.reference), ['pending', 'expired'])
    },
  },
  {
    name: 'a transfer may come in parts, and every part is told',
    run: async provider => {
      if (!provider.gateway.channels.includes('bank')) return
      const { reference } = await begun(provider, 'bank', 1000)
      for (const amount of [400, 500, 200]) await provider.pay(reference, amount)
      const events = await eventsOf(provider, reference)
      assert.deepEqual(
        events.flatMap(({ kind, amount }) => (kind === 'received' ? [amount] : [])),
        [400, 500, 200],
      )
      assert.equal(new Set(events.map(({ eventId }) => eventId)).size, events.length)
      assert.deepEqual(balanceOf(provider, reference), { received: 1100, refunded: 0 })
    },
  },
  {
    name: 'what was not paid is cancelled once; what was paid is not',
    run: async provider => {
      const { gateway } = provider
      const open = await begun(provider, 'payment-code')
      assert.equal(await gateway.cancel(open.reference), 'cancelled')
      assert.equal(await gateway.cancel(open.reference), 'cancelled')
      assert.deepEqual(await kindsOf(provider, open.reference), ['pending', 'cancelled'])
      const { reference } = await paid(provider, 'payment-code')
      assert.equal(await gateway.cancel(reference), 'too-late')
      assert.deepEqual(await kindsOf(provider, reference), ['pending', 'received'])
      await assert.rejects(gateway.cancel('attempt-of-nobody'), GatewayRefused)
    },
  },
  {
    name: 'money goes back once for each refund, and never more than came',
    run: async provider => {
      const { gateway } = provider
      const { reference, amount } = await paid(provider)
      const first = { reference, refundId: `${reference}-a`, amount: 100 }
      assert.equal(await gateway.refund(first), 'done')
      assert.equal(await gateway.refund(first), 'done')
      assert.deepEqual(balanceOf(provider, reference), { received: amount, refunded: 100 })
      await assert.rejects(gateway.refund({ ...first, amount: 101 }), GatewayRefused)
      const more = { reference, refundId: `${reference}-b`, amount: amount - 99 }
      await assert.rejects(gateway.refund(more), GatewayRefused)
      await provider.delayRefund(60_000)
      const rest = { reference, refundId: `${reference}-c`, amount: amount - 100 }
      assert.equal(await gateway.refund(rest), 'pending')
      assert.deepEqual(balanceOf(provider, reference), { received: amount, refunded: 100 })
      provider.pass(60_000)
      assert.equal(await gateway.refund(rest), 'done')
      assert.deepEqual(balanceOf(provider, reference), { received: amount, refunded: amount })
      const refunds = (await eventsOf(provider, reference)).filter(({ kind }) => kind === 'refunded')
      assert.deepEqual(
        refunds.map(event => event.refundId),
        [first.refundId, rest.refundId],
      )
      const unpaid = await begun(provider)
      await assert.rejects(
        gateway.refund({ reference: unpaid.reference, refundId: 'never', amount: 1 }),
        GatewayRefused,
      )
    },
  },
  {
    name: 'the settlement list is what moved',
    run: async provider => {
      const { reference, amount } = await paid(provider)
      await provider.gateway.refund({ reference, refundId: `${reference}-s`, amount: 150 })
      const day = cairoDate(provider.now())
      const lines = await provider.gateway.settlements(day)
      const sum = (kind: string, of?: string) =>
        lines
          .filter(line => line.kind === kind && (of === undefined || line.reference === of))
          .reduce((total, line) => total + line.amount, 0)
      assert.deepEqual([sum('received', reference), sum('refunded', reference)], [amount, 150])
      const moved = (await eventsOf(provider, reference)).flatMap(({ transactionId }) => transactionId ?? [])
      const listed = lines.filter(line => line.reference === reference)
      assert.deepEqual(listed.map(({ transactionId }) => transactionId).sort(), moved.sort())
      assert.equal(new Set(lines.map(({ transactionId }) => transactionId)).size, lines.length)
      assert.deepEqual(await provider.gateway.settlements('2001-01-01'), [])
    },
  },
  {
    name: 'a notice is believed where its provider signed it lately, and says what status says',
    run: async provider => {
      const { gateway, now } = provider
      await provider.notices()
      const { reference } = await paid(provider)
      const arrived = await provider.notices()
      const verdicts = arrived.map(({ headers, body }) => gateway.readNotice(headers, body, now()))
      const events = verdicts.map(verdict => (verdict.ok ? verdict.event : assert.fail(verdict.why)))
      assert.deepEqual(events, await eventsOf(provider, reference))
      const [first] = arrived
      assert.ok(first)
      const why = ({ headers, body }: Arrived, at = now()) => {
        const verdict = gateway.readNotice(headers, body, at)
        return verdict.ok ? verdict.event.eventId : verdict.why
      }
      // Replayed it is the same event: its id says so.
      assert.equal(why(first), events[0]?.eventId)
      const text = first.body.toString('utf8')
      assert.equal(why(provider.signed(text, 1)), events[0]?.eventId)
      assert.equal(why({ ...first, body: Buffer.from(`${text} `) }), 'forged')
      assert.equal(why({ ...first, headers: {} }), 'forged')
      for (const name of Object.keys(first.headers).filter(header => /signature|key|hmac/i.test(header)))
        for (const value of ['', 'x', 'f'.repeat(64), '0'.repeat(128)])
          assert.equal(why({ ...first, headers: { ...first.headers, [name]: value } }), 'forged', name)
      const minutes = (amount: number) => new Date(now().getTime() + amount * 60_000)
      assert.equal(why(provider.signed(text, 0, minutes(-4))), events[0]?.eventId)
      for (const distance of [-6, 6]) assert.equal(why(provider.signed(text, 0, minutes(distance))), 'stale')
      const event = JSON.parse(text)
      const odd = ['', 'x', '[]', 'null', '{}', { ...event, amount: 1.5 }, { ...event, kind: 'gift' }]
      for (const body of [...odd, { ...event, reference: undefined }, { ...event, occurredAt: 'soon' }])
        assert.equal(
          why(provider.signed(typeof body === 'string' ? body : JSON.stringify(body))),
          'unreadable',
          JSON.stringify(body),
        )
    },
  },
  {
    name: 'a call whose outcome nobody knows says so, and status tells what came of it',
    run: async provider => {
      const { gateway } = provider
      const order = orderAt(provider, 'payment-code')
      await provider.trouble('begin', 'breakAfter')
      await assert.rejects(gateway.begin(order), OutcomeUnknown)
      assert.deepEqual(await kindsOf(provider, order.reference), ['pending'])
      await gateway.begin(order)
      assert.deepEqual(await kindsOf(provider, order.reference), ['pending'])
      await provider.trouble('cancel', 'breakAfter')
      await assert.rejects(gateway.cancel(order.reference), OutcomeUnknown)
      assert.deepEqual(await kindsOf(provider, order.reference), ['pending', 'cancelled'])
      const { reference } = await paid(provider)
      const refund = { reference, refundId: `${reference}-u`, amount: 100 }
      await provider.trouble('refund', 'breakAfter')
      await assert.rejects(gateway.refund(refund), OutcomeUnknown)
      assert.equal(await gateway.refund(refund), 'done')
      assert.equal(balanceOf(provider, reference)?.refunded, 100)
    },
  },
  {
    name: 'down, slow, cut off or nonsense: never taken for an answer',
    run: async provider => {
      const { gateway } = provider
      const { reference } = await paid(provider)
      const calls: Record<TroubledCall, () => Promise<unknown>> = {
        begin: () => gateway.begin(orderAt(provider)),
        status: () => gateway.status(reference),
        cancel: () => gateway.cancel(reference),
        refund: () => gateway.refund({ reference, refundId: `${reference}-t`, amount: 1 }),
        settlements: () => gateway.settlements(cairoDate(provider.now())),
      }
      for (const [call, run] of Object.entries(calls))
        for (const how of troubles) {
          await provider.trouble(call as TroubledCall, how)
          await assert.rejects(run(), OutcomeUnknown, `${call} ${how}`)
        }
    },
  },
]
