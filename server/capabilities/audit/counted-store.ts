// The SQL of events that are counted.

import type { AuditLook } from '@bawaba/contract/audit-kinds.ts'
import { json, type Queries, sql } from '../../platform/database/index.ts'
import type { AuditEvent } from './entry.ts'

export type Counted = {
  event: AuditEvent<AuditLook>
  beganAt: string
  newestAt: string
  counts: Record<string, number>
}
type New = { subject: string; windowEndsAt: Date; event: AuditEvent<AuditLook>; code: string; now: Date }

export const countedStore = (database: Queries) => ({
  /** Counts one; answers whether it is the first of its window. */
  count: async ({ subject, windowEndsAt, event, code, now }: New): Promise<boolean> => {
    const { isFirst } = await database.one<{ isFirst: boolean }>(
      sql`insert into audit_counts as c (subject, window_ends_at, event, began_at, newest_at)
        values (${subject}, ${windowEndsAt}, ${json(event)}::jsonb, ${now}, ${now})
        on conflict (subject, window_ends_at) do update set newest_at = greatest(c.newest_at, excluded.newest_at),
          counts = jsonb_set(c.counts, array[${code}::text], to_jsonb(coalesce((c.counts ->> ${code}::text)::int, 0) + 1))
        returning c.counts = '{}' as "isFirst"`,
    )
    return isFirst
  },

  isOver: async (now: Date): Promise<boolean> => {
    const { isOver } = await database.one<{ isOver: boolean }>(
      sql`select exists (select from audit_counts where window_ends_at <= ${now}) as "isOver"`,
    )
    return isOver
  },

  /** Takes what is counted no further; the transaction writes its sums. */
  take: async (now: Date, most: number): Promise<Counted[]> => {
    const rows = await database.query<
      Omit<Counted, 'beganAt' | 'newestAt'> & { beganAt: Date; newestAt: Date }
    >(
      sql`delete from audit_counts c using (
          select subject, window_ends_at from audit_counts where window_ends_at <= ${now}
          order by window_ends_at, subject for update skip locked limit ${most}
        ) over where c.subject = over.subject and c.window_ends_at = over.window_ends_at
        returning c.event, c.began_at as "beganAt", c.newest_at as "newestAt", c.counts`,
    )
    return rows.map(({ beganAt, newestAt, ...row }) => ({
      ...row,
      beganAt: beganAt.toISOString(),
      newestAt: newestAt.toISOString(),
    }))
  },
})
export type CountedStore = ReturnType<typeof countedStore>
