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
  assertWaits,
  balanceOf,
  begun,
  eventsOf,
  hour,
  kindsOf,
  orderAt,
  type Provider,
  paid,
  refundOf,
  type Trouble,
  type TroubledCall,
  unhurried,
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
        const again = () => provider.gateway.begin(order)
        if (provider.gateway.beginsOnce) await assert.rejects(again(), GatewayRefused)
        else assert.deepEqual(await again(), first)
        await assertWaits(provider, order.reference)
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
      // What nobody tried to pay such a provider never hears of.
      if (provider.gateway.knowsOnceTried) await assertWaits(provider, late.reference)
      else assert.deepEqual(await kindsOf(provider, late.reference), ['pending', 'expired'])
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
    isFor: ({ livesOn }) => !livesOn,
    run: async provider => {
      const { gateway } = provider
      const open = await begun(provider, unhurried(provider))
      assert.equal(await gateway.cancel(open.reference, open.expiresAt), 'cancelled')
      assert.equal(await gateway.cancel(open.reference, open.expiresAt), 'cancelled')
      assert.deepEqual(await kindsOf(provider, open.reference), ['pending', 'cancelled'])
      const { reference, expiresAt } = await paid(provider, unhurried(provider))
      assert.equal(await gateway.cancel(reference, expiresAt), 'too-late')
      assert.deepEqual(await kindsOf(provider, reference), ['pending', 'received'])
      await assert.rejects(gateway.cancel('attempt-of-nobody', expiresAt), GatewayRefused)
    },
  },
  {
    name: 'what is said to be cancelled is paid by nobody afterwards',
    run: async provider => {
      for (const channel of provider.gateway.channels.filter(each => each !== 'bank')) {
        const { reference, expiresAt } = await begun(provider, channel)
        const outcome = await provider.gateway.cancel(reference, expiresAt)
        if (provider.gateway.livesOn && outcome === 'lives-on') continue
        assert.equal(outcome, 'cancelled')
        await provider.pay(reference).catch(() => undefined)
        assert.deepEqual(balanceOf(provider, reference), { received: 0, refunded: 0 })
      }
    },
  },
  {
    name: 'what nothing voids lives on until it has expired, and takes no money after',
    isFor: ({ livesOn }) => livesOn === true,
    run: async provider => {
      const { gateway } = provider
      const tried = await begun(provider)
      assert.equal(await gateway.cancel(tried.reference, tried.expiresAt), 'lives-on')
      await provider.pay(tried.reference)
      assert.deepEqual(balanceOf(provider, tried.reference), { received: tried.amount, refunded: 0 })
      assert.equal(await gateway.cancel(tried.reference, tried.expiresAt), 'too-late')
      const left = await begun(provider)
      assert.equal(await gateway.cancel(left.reference, null), 'lives-on')
      provider.pass(hour - 60_000)
      assert.equal(await gateway.cancel(left.reference, left.expiresAt), 'lives-on')
      // Whoever typed a card in the last second has been answered by now.
      provider.pass(hour)
      assert.equal(await gateway.cancel(left.reference, left.expiresAt), 'cancelled')
      await provider.pay(left.reference).catch(() => undefined)
      assert.deepEqual(balanceOf(provider, left.reference), { received: 0, refunded: 0 })
      assert.equal(await gateway.cancel(tried.reference, tried.expiresAt), 'too-late')
    },
  },
  {
    name: 'money goes back once for each refund, and never more than came',
    isFor: ({ refunds }) => refunds === 'parts',
    run: async provider => {
      const { gateway } = provider
      const { reference, amount } = await paid(provider)
      const first = await refundOf(provider, reference, 'a', 100)
      assert.equal(await gateway.refund(first), 'done')
      assert.equal(await gateway.refund(first), 'done')
      assert.deepEqual(balanceOf(provider, reference), { received: amount, refunded: 100 })
      await assert.rejects(gateway.refund({ ...first, amount: 101 }), GatewayRefused)
      const more = await refundOf(provider, reference, 'b', amount - 99)
      await assert.rejects(gateway.refund(more), GatewayRefused)
      const rest = await refundOf(provider, reference, 'c', amount - 100)
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
        gateway.refund({ reference: unpaid.reference, transaction: null, refundId: 'never', amount: 1 }),
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
      for (const part of [1, amount - 1, amount + 1]) {
        const refund = await refundOf(provider, reference, String(part), part)
        await assert.rejects(gateway.refund(refund), GatewayRefused)
      }
      assert.deepEqual(balanceOf(provider, reference), { received: amount, refunded: 0 })
      const whole = await refundOf(provider, reference, 'a', amount)
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
        gateway.refund({
          reference: unpaid.reference,
          transaction: null,
          refundId: 'never',
          amount: unpaid.amount,
        }),
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
      await provider.gateway.refund(await refundOf(provider, reference, 's', back))
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
      const verdicts = arrived.map(message => provider.gateway.readNotice(message, provider.now()))
      const isHint = verdicts.every(verdict => verdict.ok && !('event' in verdict))
      await (isHint ? checkHints : checkEvents)(provider, reference, arrived)
    },
  },
  {
    name: 'a call whose outcome nobody knows says so, and status tells what came of it',
    run: async provider => {
      const { gateway } = provider
      const order = orderAt(provider, unhurried(provider))
      await provider.trouble('begin', 'breakAfter')
      await assert.rejects(gateway.begin(order), OutcomeUnknown)
      await assertWaits(provider, order.reference)
      // Begun anew by one that begins it once, it would be a second order.
      await gateway
        .begin(order)
        .catch(error => assert.ok(gateway.beginsOnce && error instanceof GatewayRefused))
      await assertWaits(provider, order.reference)
      if (!gateway.livesOn) {
        await provider.trouble('cancel', 'breakAfter')
        await assert.rejects(gateway.cancel(order.reference, order.expiresAt), OutcomeUnknown)
        assert.deepEqual(await kindsOf(provider, order.reference), ['pending', 'cancelled'])
      }
      const { reference, amount } = await paid(provider)
      const refund = await refundOf(provider, reference, 'u', amount)
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
      const open = await begun(provider, unhurried(provider))
      const refund = await refundOf(provider, reference, 't', amount)
      const calls: Partial<Record<TroubledCall, () => Promise<unknown>>> = {
        begin: () => gateway.begin(orderAt(provider)),
        status: () => gateway.status(reference),
        ...(gateway.livesOn ? {} : { cancel: () => gateway.cancel(open.reference, open.expiresAt) }),
        refund: () => gateway.refund(refund),
        ...(gateway.settlements ? { settlements: () => listOf(provider)(cairoDate(provider.now())) } : {}),
      }
      for (const [call, run] of Object.entries(calls))
        for (const how of troubles) {
          await provider.trouble(call as TroubledCall, how)
          await assert.rejects(run(), OutcomeUnknown, `${call} ${how}`)
        }
      // Without a call of its own it asks.
      if (!gateway.livesOn) return
      await provider.trouble('status', 'down')
      await assert.rejects(gateway.cancel(open.reference, open.expiresAt), OutcomeUnknown)
    },
  },
]
