// The queues of staff: what waits for whom and for how long. Owners read of it at the beginning of each week, and of what is
// a week old without a notice; after a second week the role above hears of it. Docs: docs/decisions/queues.md.

import type { WaitingQueue } from '@bawaba/contract/calls/queues.ts'
import type { Role } from '@bawaba/contract/entities/person.ts'
import { type QueueKind, queueDays, queueRowOf } from '@bawaba/contract/queue-kinds.ts'
import { cairoDate, type Language } from '@bawaba/language/index.ts'
import type { WorkingCalendar } from '@bawaba/language/working-days.ts'
import type { Queries } from '../../platform/database/index.ts'
import type { Notices } from '../notifications/index.ts'
import { isFirstOfWeek } from './hours.ts'
import { notifyOfLists } from './lists-store.ts'
import { type Queue, queueStore, type Waiting, type WaitingFor } from './queue-store.ts'
import { daysSince, joinClauses, queueClause } from './queue-words.ts'

type Dependencies = {
  queues: () => readonly Queue[]
  notices: Notices
  calendar: () => WorkingCalendar
}

/** Two mornings a week apart are a little less than a week apart where the clocks change. */
const weekMs = 6.5 * 86_400_000

const byAccount = (rows: readonly WaitingFor[]): Map<string, WaitingFor[]> =>
  Map.groupBy(rows, row => row.accountId)
const listOf = (language: Language, rows: readonly Waiting[], now: Date): string =>
  joinClauses(
    language,
    [...rows]
      .sort((a, b) => a.oldest.getTime() - b.oldest.getTime())
      .map(row => queueClause(language, row, now)),
  )
const listsOf = (rows: ReadonlyMap<string, readonly Waiting[]>, now: Date) =>
  [...rows].map(([accountId, own]) => ({
    accountId,
    ar: listOf('ar', own, now),
    en: listOf('en', own, now),
  }))

const viewOf = ({ what, count, oldest }: Waiting, now: Date): WaitingQueue => ({
  what,
  count,
  oldestDays: daysSince(oldest, now),
  isLate: daysSince(oldest, now) >= queueDays.warning,
})

export const createQueues = ({ queues, notices, calendar }: Dependencies) => {
  /** Which queues their owners read of this morning. */
  const dueOf = async (queries: Queries, totals: readonly Waiting[], now: Date): Promise<Set<QueueKind>> => {
    if (isFirstOfWeek(calendar(), cairoDate(now))) return new Set(totals.map(({ what }) => what))
    const notified = new Map(
      (await queueStore(queries).notified()).map(({ what, at }) => [what, at.getTime()]),
    )
    return new Set(
      totals
        .filter(
          ({ what, oldest }) =>
            daysSince(oldest, now) >= queueDays.warning &&
            (notified.get(what) ?? 0) <= now.getTime() - weekMs,
        )
        .map(({ what }) => what),
    )
  }

  const isEscalated = ({ oldest }: Waiting, now: Date): boolean =>
    daysSince(oldest, now) >= queueDays.escalation

  /** Lists of what is two weeks old, for the roles above. */
  const escalated = async (queries: Queries, totals: readonly Waiting[], now: Date) => {
    const old = totals.filter(total => isEscalated(total, now))
    const lists = new Map<string, Waiting[]>()
    for (const [role, rows] of Map.groupBy(old, ({ what }) => queueRowOf(what).above))
      for (const { id } of await queueStore(queries).withRole(role))
        lists.set(id, [...(lists.get(id) ?? []), ...rows])
    return lists
  }

  return {
    /** What waits for somebody, as their first page shows it. */
    of: async (queries: Queries, accountId: string, now: Date): Promise<WaitingQueue[]> =>
      (await queueStore(queries).of(queues(), accountId, now)).map(queue => viewOf(queue, now)),

    /** What has waited so long that it is escalated to one of these roles, the oldest first. */
    escalatedTo: async (queries: Queries, roles: readonly Role[], now: Date): Promise<WaitingQueue[]> =>
      (await queueStore(queries).totals(queues(), now))
        .filter(total => isEscalated(total, now) && roles.includes(queueRowOf(total.what).above))
        .sort((a, b) => a.oldest.getTime() - b.oldest.getTime())
        .map(total => viewOf(total, now)),

    /** Notifies owners of what waits, and the roles above of what has waited for two weeks; before the digest is written. */
    notify: async (queries: Queries, now: Date): Promise<void> => {
      const store = queueStore(queries)
      const totals = await store.totals(queues(), now)
      const due = await dueOf(queries, totals, now)
      if (due.size === 0) return
      const list = () => ({ list: '{list}' })
      const owned = (await store.ofAll(queues(), now)).filter(({ what }) => due.has(what))
      await notifyOfLists(queries, listsOf(byAccount(owned), now), notices.write('queueWaits', list), now)
      const above = await escalated(
        queries,
        totals.filter(({ what }) => due.has(what)),
        now,
      )
      await notifyOfLists(queries, listsOf(above, now), notices.write('queueEscalated', list), now)
      await store.note([...due], now)
    },
  }
}
export type Queues = ReturnType<typeof createQueues>
