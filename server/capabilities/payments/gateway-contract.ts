// The contract of every gateway's adapter: one list of checks, each run over a provider whose own books are the judge.
// A check throws where the adapter breaks it. What a provider cannot do its adapter declares, and is then checked by.

import assert from 'node:assert/strict'
import { cairoDate } from '@bawaba/language/index.ts'
import {
  type Begun,
  type Channel,
  channels,
  type Gateway,
  GatewayRefused,
  type Order,
  OutcomeUnknown,
} from './gateway.ts'
import { checkEvents, checkHints } from './gateway-contract-notices.ts'
import {
  balanceOf,
  begun,
  eventsOf,
  hour,
  kindsOf,
  orderAt,
  type Provider,
  paid,
  type Trouble,
  type TroubledCall,
} from './gateway-contract-provider.ts'

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

/** The settlement list of a provider that has one. */
const listOf = ({ gateway }: Provider) => gateway.settlements ?? assert.fail('there is no settlement list')

const troubles: readonly Trouble[] = ['down', 'nonsense', 'slow', 'break', 'breakAfter']

type Check = {
  name: string
  /** Absent: of every adapter. */
  isFor?: (gateway: Gateway) => boolean
  run(provider: Provider): Promise<void>
}

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
    isFor: ({ channels: offered }) => offered.includes('bank'),
    run: async provider => {
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
    isFor: ({ refunds }) => refunds === 'parts',
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
      const rest = { reference, refundId: `${reference}-c`, amount: amount - 100 }
      if (provider.delayRefund) {
        await provider.delayRefund(60_000)
        assert.equal(await gateway.refund(rest), 'pending')
        assert.deepEqual(balanceOf(provider, reference), { received: amount, refunded: 100 })
        provider.pass(60_000)
      }
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
    name: 'where no part can go back, all goes back, and once',
    isFor: ({ refunds }) => refunds === 'whole',
    run: async provider => {
      const { gateway } = provider
      const { reference, amount } = await paid(provider)
      for (const part of [1, amount - 1, amount + 1])
        await assert.rejects(
          gateway.refund({ reference, refundId: `${reference}-${part}`, amount: part }),
          GatewayRefused,
        )
      assert.deepEqual(balanceOf(provider, reference), { received: amount, refunded: 0 })
      const whole = { reference, refundId: `${reference}-a`, amount }
      // Two at once, as of a refund that is sent again while the first is under way.
      for (const outcome of await Promise.all([gateway.refund(whole), gateway.refund(whole)]))
        assert.equal(outcome, 'done')
      assert.equal(await gateway.refund(whole), 'done')
      assert.deepEqual(balanceOf(provider, reference), { received: amount, refunded: amount })
      const refunds = (await eventsOf(provider, reference)).filter(({ kind }) => kind === 'refunded')
      assert.deepEqual(
        refunds.map(event => event.amount),
        [amount],
      )
      const unpaid = await begun(provider)
      await assert.rejects(
        gateway.refund({ reference: unpaid.reference, refundId: 'never', amount: unpaid.amount }),
        GatewayRefused,
      )
    },
  },
  {
    name: 'the settlement list is what moved',
    isFor: ({ settlements }) => settlements !== undefined,
    run: async provider => {
      const settlements = listOf(provider)
      const { reference, amount } = await paid(provider)
      const back = provider.gateway.refunds === 'whole' ? amount : 150
      await provider.gateway.refund({ reference, refundId: `${reference}-s`, amount: back })
      const day = cairoDate(provider.now())
      const { lines, unreadable } = await settlements(day)
      assert.deepEqual(unreadable, [])
      const sum = (kind: string, of?: string) =>
        lines
          .filter(line => line.kind === kind && (of === undefined || line.reference === of))
          .reduce((total, line) => total + line.amount, 0)
      assert.deepEqual([sum('received', reference), sum('refunded', reference)], [amount, back])
      const moved = (await eventsOf(provider, reference)).flatMap(({ transactionId }) => transactionId ?? [])
      const listed = lines.filter(line => line.reference === reference)
      assert.deepEqual(listed.map(({ transactionId }) => transactionId).sort(), moved.sort())
      assert.equal(new Set(lines.map(({ transactionId }) => transactionId)).size, lines.length)
      assert.deepEqual(await settlements('2001-01-01'), { lines: [], unreadable: [] })
    },
  },
  {
    name: 'a notice is believed where its provider signed it, and says no more than its signature covers',
    run: async provider => {
      await provider.notices()
      const { reference } = await paid(provider)
      const arrived = await provider.notices()
      assert.ok(arrived.length > 0)
      const verdicts = arrived.map(({ headers, body }) =>
        provider.gateway.readNotice(headers, body, provider.now()),
      )
      const isHint = verdicts.every(verdict => verdict.ok && 'about' in verdict)
      await (isHint ? checkHints : checkEvents)(provider, reference, arrived)
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
      const { reference, amount } = await paid(provider)
      const refund = { reference, refundId: `${reference}-u`, amount }
      await provider.trouble('refund', 'breakAfter')
      await assert.rejects(gateway.refund(refund), OutcomeUnknown)
      assert.equal(await gateway.refund(refund), 'done')
      assert.equal(balanceOf(provider, reference)?.refunded, amount)
    },
  },
  {
    name: 'down, slow, cut off or nonsense: never taken for an answer',
    run: async provider => {
      const { gateway } = provider
      const { reference, amount } = await paid(provider)
      const open = await begun(provider, 'payment-code')
      const calls: Partial<Record<TroubledCall, () => Promise<unknown>>> = {
        begin: () => gateway.begin(orderAt(provider)),
        status: () => gateway.status(reference),
        cancel: () => gateway.cancel(open.reference),
        refund: () => gateway.refund({ reference, refundId: `${reference}-t`, amount }),
        ...(gateway.settlements ? { settlements: () => listOf(provider)(cairoDate(provider.now())) } : {}),
      }
      for (const [call, run] of Object.entries(calls))
        for (const how of troubles) {
          await provider.trouble(call as TroubledCall, how)
          await assert.rejects(run(), OutcomeUnknown, `${call} ${how}`)
        }
    },
  },
]
