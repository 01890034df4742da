// Faults that only time shows: each is to be noticed by a simulated year alone, one for each of its invariants.

import type { Mutation } from '../mutation.ts'

const tests = ['programmes/year.api.test.ts']

export const year: readonly Mutation[] = [
  {
    title: 'year: money is not told of',
    file: 'server/capabilities/payments/movements.ts',
    from: "lineOf('paymentSurplus', 'paymentSurplus', attempt, surplus)] : []",
    to: "lineOf('paymentSurplus', 'paymentSurplus', attempt, surplus)].slice(1) : []",
    tests: ['server/lives/lives.api.test.ts'],
  },
  {
    title: 'year: a request lapses before its provider was asked',
    file: 'server/capabilities/requests/deadlines/scheduler.ts',
    from: 'const why = await dependencies.mayEnd({ requestId: found.id, endsAt: found.dueAt ?? next.now })',
    to: 'const why = undefined as string | undefined',
    tests,
  },
  {
    title: 'year: closed time is not added',
    file: 'server/capabilities/timekeeping/timekeeping.ts',
    from: 'for (const promised of promises) await extending.extend(promised, closed, calendar(), clock())',
    to: 'for (const promised of promises.slice(0, 0)) await extending.extend(promised, closed, calendar(), clock())',
    tests,
  },
  {
    title: 'year: messages leave at night',
    file: 'server/capabilities/messages/hours-store.ts',
    from: 'set next_try_at = h.moment',
    to: 'set next_try_at = m.next_try_at',
    tests,
  },
  {
    title: 'year: work of somebody who leaves stays theirs',
    file: 'server/capabilities/requests/leavers/leavers-store.ts',
    from: "where ${whose} and ${unfinished} and not ${readsSql(raw('r'))}`",
    to: "where false and ${whose} and ${unfinished} and not ${readsSql(raw('r'))}`",
    tests,
  },
  {
    title: 'year: a warning comes when its time is over',
    file: 'server/capabilities/requests/deadlines/due.ts',
    from: 'const soonAt = warnings.find(at => at > now && at < dueAt)',
    to: 'const soonAt = warnings.find(at => at < now && at < dueAt)',
    tests,
  },
  {
    title: 'year: staff are told of nothing that waits',
    file: 'server/capabilities/timekeeping/digest.ts',
    from: 'await notifyOfLists(queries, digests, notice',
    to: 'await notifyOfLists(queries, digests.slice(0, 0), notice',
    tests,
  },
  {
    title: 'year: a visit that nobody closed blocks the next one',
    file: 'server/capabilities/requests/visits/over-visits.ts',
    from: 'for (const request of found) await scheduler.visitOver(request)',
    to: 'for (const request of found.slice(0, 0)) await scheduler.visitOver(request)',
    tests,
  },
  {
    title: 'year: only the last two days are compared with the provider',
    file: 'server/capabilities/payments/days-store.ts',
    from: 'where d.day >= ${today}::date - 2 or ${isOpenSql(sql`${gatewayId}`)}',
    to: 'where d.day >= ${today}::date - 2 or false and ${isOpenSql(sql`${gatewayId}`)}',
    tests,
  },
  {
    title: 'year: numbers are given out again after a restore',
    file: 'server/capabilities/backup/restore.ts',
    from: 'await store.skipNumbers(dependencies.skippedNumbers)',
    to: 'await store.skipNumbers(0)',
    tests: ['server/backup.api.test.ts'],
  },
  {
    title: 'year: an end falls on a day without payments',
    file: 'server/capabilities/requests/deadlines/due.ts',
    from: 'if (takesPayments(timing, date)) return end',
    to: 'if (takesPayments(timing, date) || date) return end',
    tests,
  },
  {
    title: 'year: a turn begins with its call',
    file: 'server/capabilities/reservations/sales/admit-store.ts',
    from: 'and e.id = called.id and not m.waits`',
    to: 'and e.id = called.id`',
    tests,
  },
]
