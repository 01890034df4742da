// Faults of payments: money that counts where it should not, or does not where it should.

import type { Mutation } from '../mutation.ts'

const folder = 'server/capabilities/payments'
const machine = `${folder}/machine.ts`
const machineTest = `${folder}/machine.test.ts`
const world = [`${folder}/sandbox-world.api.test.ts`]
const inTime = ['programmes/housing/server/paid-in-time.api.test.ts']

export const payments: readonly Mutation[] = [
  {
    title: 'payments: a void payment keeps its money',
    file: machine,
    from: 'refundable(attempt) - (isVoid ? 0 : share)',
    to: 'refundable(attempt) - share',
    tests: [machineTest],
  },
  {
    title: 'payments: the paying attempt changes when an earlier payment becomes known',
    file: machine,
    from: 'covering.find(({ id }) => id === payment.paidBy)?.id ??\n',
    to: '',
    tests: [machineTest],
  },
  {
    title: 'payments: money on its way back can be asked back again',
    file: machine,
    from: 'received - refunded - openRefunds',
    to: 'received - refunded',
    tests: [machineTest, `${folder}/payments.api.test.ts`],
  },
  {
    title: 'payments: what was taken back as a wrong record still pays',
    file: machine,
    from: "let balance = -sumOf(events, 'reversed')",
    to: 'let balance = 0',
    tests: [machineTest],
  },
  {
    title: 'payments: the fee of a gateway is taken off every part of a price',
    file: `${folder}/ledger.ts`,
    from: 'id === paidBy ? Math.min(fee, retained) : 0',
    to: 'Math.min(fee, retained)',
    tests: [machineTest, `${folder}/two-ways.api.test.ts`],
  },
  {
    title: 'payments: another currency counts as pounds',
    file: `${folder}/news.ts`,
    from: "if (event.currency !== 'EGP') return 'otherCurrency'",
    to: '',
    tests: world,
  },
  {
    title: 'payments: money of another merchant counts',
    file: `${folder}/news.ts`,
    from: "if (event.merchantId !== gateway.merchantId) return 'otherMerchant'",
    to: '',
    tests: world,
  },
  {
    title: 'payments: a notice of another amount is believed',
    file: `${folder}/news.ts`,
    from: "source === 'notice' && (kind === 'refunded' || (kind === 'received' && amount !== attempt.amount))",
    to: "source === 'notice' && kind === 'refunded'",
    tests: world,
  },
  {
    title: 'payments: a code that lives on is no reason to refuse a card',
    file: `${folder}/begin.ts`,
    from: "if (outcome === 'lives-on') throw new Problem('PAYMENT_STILL_OPEN')",
    to: '',
    tests: [`${folder}/paymob-paid.api.test.ts`],
  },
  {
    title: 'payments: somebody who has transferred is led to pay again',
    file: `${folder}/begin.ts`,
    from: 'if (!input.despiteProof && attempts.some(',
    to: 'if (input.despiteProof && attempts.some(',
    tests: [`${folder}/by-hand.api.test.ts`],
  },
  {
    title: 'payments: a transfer is taken right after a card failed',
    file: `${folder}/begin.ts`,
    from: 'return from > now.getTime() ? new Date(from) : undefined',
    to: 'return undefined',
    tests: world,
  },
  {
    title: 'payments: codes are given out on days without payments',
    file: `${folder}/begin.ts`,
    from: "if (!days || channel === 'bank') return undefined",
    to: "if (!days || channel !== 'card') return undefined",
    tests: [`${folder}/begin.test.ts`],
  },
  {
    title: 'payments: a way to pay outlives the end set by law',
    file: `${folder}/begin.ts`,
    from: 'if (payment.isFixed && payment.endsAt) return new Date(Math.min(own, payment.endsAt.getTime()))',
    to: '',
    tests: [`${folder}/begin.test.ts`],
  },
  {
    title: 'payments: what was paid after the end keeps what was reserved',
    file: `${folder}/settle.ts`,
    from: 'return paidAt !== undefined && paidAt > payment.endsAt',
    to: 'return false && paidAt',
    tests: ['programmes/housing/server/late-money.api.test.ts', `${folder}/may-end.api.test.ts`],
  },
  {
    title: 'payments: what was paid in time and reported late is too late',
    file: `${folder}/settle.ts`,
    from: 'return paidAt !== undefined && paidAt > payment.endsAt',
    to: 'return paidAt !== undefined && clock() > payment.endsAt',
    tests: inTime,
  },
  {
    title: 'payments: a transfer whose proof waits does not keep its request',
    file: `${folder}/may-end.ts`,
    from: "return byHand?.some(({ isProofWaiting }) => isProofWaiting) ? 'proof' : undefined",
    to: 'return undefined',
    tests: [`${folder}/may-end.api.test.ts`],
  },
  {
    title: 'payments: in a crowd a notice is answered and lost',
    file: `${folder}/intake.ts`,
    from: 'return keep({ gatewayId: gateway.id, event })',
    to: 'return true',
    tests: [`${folder}/intake.api.test.ts`],
  },
  {
    title: 'payments: a notice that could not be counted is forgotten',
    file: `${folder}/intake.ts`,
    from: 'await store.putOff(id, new Date(clock().getTime() + pauseAfter(tries)))',
    to: 'await store.counted(id)',
    tests: [`${folder}/intake.api.test.ts`],
  },
]
