// Faults of money: each is to be noticed by random lives of requests with fees.

import type { Mutation } from '../mutation.ts'

const tests = ['server/lives/lives.api.test.ts']

export const money: readonly Mutation[] = [
  {
    title: 'a request lapses before its provider was asked',
    file: 'server/capabilities/requests/deadlines/scheduler.ts',
    from: 'const why = await dependencies.mayEnd({ requestId: found.id, endsAt: found.dueAt ?? next.now })',
    to: 'const why = undefined as string | undefined',
    tests,
  },
  {
    title: 'a part for a request that ended is not queued to go back',
    file: 'server/capabilities/fees/store.ts',
    from: 'where a.payment_id = source.id and a.received > a.refunded)',
    to: 'where a.payment_id = source.id and a.received < a.refunded)',
    tests,
  },
  {
    title: 'money that pays nothing is not queued to go back',
    file: 'server/capabilities/payments/machine.ts',
    from: 'return amount > 0 && cause ?',
    to: "return amount > 0 && cause === 'tooMuch' ?",
    tests,
  },
  {
    title: 'the approval of a refund counts as money that went back',
    file: 'server/capabilities/payments/refunds.ts',
    from: 'isForced: true,',
    to: "isForced: true, events: approve ? [{ gatewayId: found.gatewayId, eventId: `approved:${id}`, attemptId: found.attemptId, kind: 'refunded', amount: found.amount, transactionId: null, occurredAt: clock(), source: 'staff' }] : [],",
    tests,
  },
  {
    title: 'one officer alone records money and approves that it goes back',
    file: 'server/capabilities/payments/second-person-store.ts',
    from: 'p (id) where p.id = ${by}::uuid)',
    to: 'p (id) where false and p.id = ${by}::uuid)',
    tests,
  },
]
