// What each act makes of a payment in each status: one table with no empty cell, which the compiler holds and the machine is
// run against. The expectations are written by hand.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PaymentStatus } from '@bawaba/contract/payment-states.ts'
import { assertPayable } from './begin.ts'
import {
  type AttemptEvent,
  type AttemptState,
  type EventKind,
  foldAttempt,
  foldPayment,
  refundable,
} from './machine.ts'

const acts = ['moneyArrives', 'pay', 'office', 'byHand', 'giveBack'] as const
/** `moneyArrives`: at the provider, for its attempt; `byHand`: for a transfer that its payer chose another way instead of. */
type Act = (typeof acts)[number]
/** The status that follows, and how much of 100 is asked back for the payer. */
type Outcome = 'refused' | readonly [PaymentStatus, number]

const table: Record<PaymentStatus, Record<Act, Outcome>> = {
  created: {
    moneyArrives: ['paid', 0],
    pay: ['created', 0],
    office: ['paid', 0],
    byHand: ['paid', 0],
    giveBack: 'refused',
  },
  checking: {
    moneyArrives: ['paid', 0],
    pay: 'refused',
    office: ['paid', 0],
    byHand: ['paid', 0],
    giveBack: 'refused',
  },
  paid: {
    moneyArrives: ['paid', 100],
    pay: 'refused',
    office: ['paid', 100],
    byHand: ['paid', 100],
    giveBack: ['refunded', 0],
  },
  unpaid: {
    moneyArrives: ['paid', 0],
    pay: ['created', 0],
    office: ['paid', 0],
    byHand: ['paid', 0],
    giveBack: 'refused',
  },
  // 40 of 100 are there.
  incomplete: {
    moneyArrives: ['paid', 40],
    pay: 'refused',
    office: ['paid', 40],
    byHand: ['paid', 40],
    giveBack: ['created', 0],
  },
  expired: {
    moneyArrives: ['paid', 0],
    pay: ['created', 0],
    office: ['paid', 0],
    byHand: ['paid', 0],
    giveBack: 'refused',
  },
  cancelled: {
    moneyArrives: ['cancelled', 100],
    pay: 'refused',
    office: ['cancelled', 100],
    byHand: ['cancelled', 100],
    giveBack: 'refused',
  },
  // What its provider takes once more for the same attempt is there until it goes back.
  refunded: {
    moneyArrives: ['paid', 100],
    pay: 'refused',
    office: ['refunded', 100],
    byHand: ['refunded', 100],
    giveBack: 'refused',
  },
}

type Step = readonly [kind: EventKind, amount?: number]
/** What befell the one attempt that each status is of, in order. */
const scenes: Record<PaymentStatus, { steps: Step[]; isVoid?: true }> = {
  created: { steps: [['accepted']] },
  checking: { steps: [['accepted'], ['unclear']] },
  paid: { steps: [['accepted'], ['received', 100]] },
  unpaid: { steps: [['accepted'], ['declined']] },
  incomplete: { steps: [['accepted'], ['received', 40]] },
  expired: { steps: [['accepted'], ['expired']] },
  cancelled: { steps: [['accepted'], ['cancelled']], isVoid: true },
  refunded: { steps: [['accepted'], ['received', 100], ['refunded', 100]] },
}

const attemptOf = (id: string, turn: number, steps: readonly Step[]): AttemptState => {
  const events = steps.map(
    ([kind, amount = 100], place): AttemptEvent => ({
      kind,
      amount,
      transactionId: `${id}${place}`,
      occurredAt: new Date(Date.UTC(2026, 10, 23, 10 + turn, place)),
    }),
  )
  const createdAt = new Date(Date.UTC(2026, 10, 23, 10 + turn))
  const own = { id, gatewayId: 'g', amount: 100, fee: 0, createdAt, excessRefunds: 0, openRefunds: 0, events }
  return { ...own, ...foldAttempt(100, events) }
}

/** What the machine makes of an act; the statuses of both are the payment's own. */
const outcomeOf = (status: PaymentStatus, act: Act): Outcome => {
  const { steps, isVoid = false } = scenes[status]
  const first = attemptOf('a', 0, steps)
  const before = foldPayment({ paidBy: null, isVoid }, [first])
  assert.equal(before.status, status)
  const after = (...attempts: AttemptState[]): Outcome => {
    const folded = foldPayment({ paidBy: before.paidBy, isVoid }, attempts)
    return [folded.status, folded.excess.reduce((sum, { amount }) => sum + amount, 0)]
  }
  const carryOut: Record<Act, () => Outcome> = {
    moneyArrives: () => after(attemptOf('a', 0, [...steps, ['received', 100]])),
    pay: () => {
      try {
        assertPayable({ status, isVoid, isWaiting: true }, [first])
      } catch {
        return 'refused'
      }
      // What stands open is voided first.
      const former: Step[] = status === 'created' ? [...steps, ['cancelled']] : steps
      return after(attemptOf('a', 0, former), attemptOf('b', 1, [['accepted']]))
    },
    office: () => after(first, attemptOf('o', 1, [['received', 100]])),
    byHand: () => after(attemptOf('h', -1, [['accepted'], ['cancelled'], ['received', 100]]), first),
    giveBack: () => {
      const amount = refundable(first)
      return amount === 0 ? 'refused' : after(attemptOf('a', 0, [...steps, ['refunded', amount]]))
    },
  }
  return carryOut[act]()
}

for (const [status, row] of Object.entries(table) as [PaymentStatus, (typeof table)[PaymentStatus]][])
  test(`${status}: what money, paying, the office, a transfer and giving back make of it`, () => {
    for (const act of acts) assert.deepEqual(outcomeOf(status, act), row[act], act)
  })
