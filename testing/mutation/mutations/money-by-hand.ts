// Faults of money that people move: counters, transfers, refunds and their second person, differences to a bank's list.

import type { Mutation } from '../mutation.ts'

const folder = 'server/capabilities/payments'
const second = [`${folder}/second-person.api.test.ts`]

export const moneyByHand: readonly Mutation[] = [
  {
    title: 'refunds: a refund that is being sent is claimed again',
    file: `${folder}/staff-store.ts`,
    from: 'update payment_refunds f set next_try_at = ${until} from',
    to: 'update payment_refunds f set next_try_at = ${now} from',
    tests: [`${folder}/refund-away.api.test.ts`],
  },
  {
    title: 'refunds: a late refusal ends a try that was approved after it',
    file: `${folder}/staff-store.ts`,
    from: "where id = ${id} and try_id = ${tryId} and status = 'approved'`,\n    ),\n\n  /** Whose",
    to: "where id = ${id} and ${tryId}::uuid is not null and status = 'approved'`,\n    ),\n\n  /** Whose",
    tests: [`${folder}/refund-events.api.test.ts`, `${folder}/refund-away.api.test.ts`],
  },
  {
    title: 'refunds: one event without an id closes two refunds',
    file: `${folder}/refund-store.ts`,
    from: "other.id <> f.id and other.status <> 'declined')",
    to: 'false)',
    tests: [`${folder}/refund-events.api.test.ts`],
  },
  {
    title: 'refunds: somebody approves the refund that they asked for',
    file: `${folder}/second-person-store.ts`,
    from: "decide: {\n    asked: 'select f.requested_by',",
    to: 'decide: {',
    tests: [`${folder}/sandbox-world.api.test.ts`],
  },
  {
    title: 'refunds: somebody sends money to the account that they recorded',
    file: `${folder}/second-person-store.ts`,
    from: "account: 'select f.payee_by',",
    to: '',
    tests: [`${folder}/hand-refunds.api.test.ts`],
  },
  {
    title: 'refunds: two accounts of one administrator are two people after a day',
    file: `${folder}/second-person-store.ts`,
    from: 'const makerMs = 30 * 86_400_000',
    to: 'const makerMs = 86_400_000',
    tests: second,
  },
  {
    title: 'refunds: two accounts with one phone are two people',
    file: `${folder}/second-person-store.ts`,
    from: '(x.mobile = y.mobile or (v.maker',
    to: '((v.maker',
    tests: second,
  },
  {
    title: 'refunds: money goes to another account than its sender saw',
    file: `${folder}/hand-refunds.ts`,
    from: "if (seen !== refund.payee.iban) throw new Problem('PAYEE_CHANGED')",
    to: '',
    tests: [`${folder}/hand-refunds.api.test.ts`],
  },
  {
    title: 'counters: one paper receipt is recorded for two payments',
    file: `${folder}/counter.ts`,
    from: "if (isUsed) throw new Problem('RECEIPT_USED')",
    to: '',
    tests: [`${folder}/bookings/office.api.test.ts`],
  },
  {
    title: 'counters: another amount than the one due is recorded',
    file: `${folder}/counter.ts`,
    from: "if (amount !== current.amount) throw new Problem('AMOUNT_DIFFERS')",
    to: '',
    tests: [`${folder}/payments.api.test.ts`],
  },
  {
    title: 'counters: each of two transfers may be as much as is likely for both',
    file: `${folder}/counter.ts`,
    from: 'attempt.received + amount > attempt.amount * timesDue',
    to: 'amount > attempt.amount * timesDue',
    tests: [`${folder}/by-hand.api.test.ts`, `${folder}/bookings/bookings.api.test.ts`],
  },
  {
    title: 'counters: a record is taken back while its money is being refunded',
    file: `${folder}/counter.ts`,
    from: 'if (attempt.refunded > 0 || !(await own.isVoidable(attempt.id)))',
    to: 'if (attempt.refunded > 0)',
    tests: [`${folder}/corrected.api.test.ts`, `${folder}/hand-refunds.api.test.ts`],
  },
  {
    title: 'bookings: too little money takes no second person',
    file: `${folder}/bookings/gate.ts`,
    from: 'Math.abs(amount) > charge',
    to: 'amount > charge',
    tests: [`${folder}/bookings/bookings.api.test.ts`],
  },
  {
    title: 'differences: one that was accepted is open again after each comparison',
    file: `${folder}/close-store.ts`,
    from: "(d.resolution = 'accepted' and (d.here",
    to: "(d.resolution = 'vanished' and (d.here",
    tests: [`${folder}/reconcile.api.test.ts`],
  },
  {
    title: 'differences: one that was accepted hides what changed since',
    file: `${folder}/close-store.ts`,
    from: '(d.here, d.there, d.reference, d.note) = (excluded.here, excluded.there, excluded.reference, excluded.note))',
    to: '(d.here, d.reference, d.note) = (excluded.here, excluded.reference, excluded.note))',
    tests: [`${folder}/reconcile.api.test.ts`],
  },
]
