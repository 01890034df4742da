// The SQL of the figures of waiting messages.

import { type Queries, sql } from '../../platform/database/index.ts'

type Waiting = { channel: string; count: number; oldestSeconds: number }

export const messageFigures = (queries: Queries) => ({
  /**
   * Messages that wait, by channel; `oldestSeconds` is the age of the oldest of those that leave at once, codes for instance,
   * and that no try has failed for: a number that takes nothing says nothing about the channel.
   */
  waiting: (now: Date) =>
    queries.query<Waiting>(
      sql`select channel, count(*)::int as count,
          coalesce(extract(epoch from ${now}::timestamptz - min(created_at) filter (where urgency = 'now' and failure is null)), 0)::int as "oldestSeconds"
        from messages where sent_at is null and given_up_at is null and dropped is null and not is_over group by channel order by channel`,
    ),
})
