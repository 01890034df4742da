// Faults of the hours of messages, and of the queues of staff.

import type { Mutation } from '../mutation.ts'

const hours = ['server/capabilities/messages/hours.api.test.ts']
const legal = ['server/capabilities/messages/legal.api.test.ts']
const digest = ['server/capabilities/timekeeping/digest.api.test.ts']
const queues = ['server/capabilities/timekeeping/queues.api.test.ts']

export const time: readonly Mutation[] = [
  {
    title: 'messages leave at night and in quiet hours',
    file: 'server/capabilities/messages/hours-store.ts',
    from: 'set next_try_at = h.moment',
    to: 'set next_try_at = m.next_try_at',
    tests: hours,
  },
  {
    title: 'quiet hours hold what somebody waits for',
    file: 'server/capabilities/notifications/notice-store.ts',
    from: "case n.urgency when 'now' then n.visible_at",
    to: "case n.urgency when 'none' then n.visible_at",
    tests: hours,
  },
  {
    title: 'an answer rings at night after a long stop',
    file: 'server/capabilities/messages/hours-store.ts',
    from: "h.urgency = 'day' or (",
    to: "h.urgency = 'day' or (false and ",
    tests: hours,
  },
  {
    title: 'where the reader is counts for nothing',
    file: 'server/capabilities/notifications/preferences-store.ts',
    from: '${zone ?? null}::text',
    to: 'null::text',
    tests: hours,
  },
  {
    title: 'a message is sent past its use',
    file: 'server/capabilities/messages/hours-store.ts',
    from: 'and m.useless_at <= ${now} returning',
    to: 'and false returning',
    tests: hours,
  },
  {
    title: 'both of two that contradict each other are sent',
    file: 'server/capabilities/messages/hours-store.ts',
    from: 'n.kind = pair.drops\n',
    to: 'n.kind = pair.because and false\n',
    tests: hours,
  },
  {
    title: 'a legal notice is given up after a day',
    file: 'server/capabilities/messages/deliver.ts',
    from: '(isLegal ? legalPause : undefined)',
    to: 'undefined',
    tests: legal,
  },
  {
    title: 'a legal notice is not written to the other channel',
    file: 'server/capabilities/messages/deliver.ts',
    from: 'if (message.isLegal) await legal.toOther',
    to: 'if (!message.isLegal) await legal.toOther',
    tests: legal,
  },
  {
    title: 'a legal notice that reached nobody is owed by nobody',
    file: 'server/capabilities/messages/deliver.ts',
    from: 'if (message.isLegal) await givenUp',
    to: 'if (!message.isLegal) await givenUp',
    tests: legal,
  },
  {
    title: 'staff get a message for each request that falls due',
    file: 'server/capabilities/notifications/notice-store.ts',
    from: "where n.urgency <> 'digest'",
    to: 'where true',
    tests: digest,
  },
  {
    title: 'the digest comes on days off',
    file: 'server/capabilities/timekeeping/hours.ts',
    from: 'isWorkingDay(calendar, cairoDate(now)) && minutesIn',
    to: 'minutesIn',
    tests: digest,
  },
  {
    title: 'the digest tells of what is done',
    file: 'server/capabilities/timekeeping/digest-store.ts',
    from: "${isNeededSql('n')} and",
    to: 'true and',
    tests: digest,
  },
  {
    title: 'a request lapses at midnight',
    file: 'server/capabilities/timekeeping/promise-store.ts',
    from: "interval '32 hours'",
    to: "interval '24 hours'",
    tests: ['server/capabilities/requests/deadlines/deadlines.api.test.ts'],
  },
  {
    title: 'queues are told of once',
    file: 'server/capabilities/timekeeping/queues.ts',
    from: 'if (isFirstOfWeek(calendar(), cairoDate(now))) return',
    to: 'if (isFirstOfWeek(calendar(), cairoDate(now)) && totals.length > 99) return',
    tests: queues,
  },
  {
    title: 'nobody else hears of what has waited for two weeks',
    file: 'server/capabilities/timekeeping/queues.ts',
    from: '>= queueDays.escalation',
    to: '>= 100 * queueDays.escalation',
    tests: queues,
  },
  {
    title: 'a supervisor is shown the late requests of others',
    file: 'server/capabilities/timekeeping/queue-store.ts',
    from: 'countsSql(queue, now, within.sees)',
    to: 'countsSql(queue, now)',
    tests: queues,
  },
]
