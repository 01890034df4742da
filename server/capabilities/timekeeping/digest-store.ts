// The SQL of the morning digest of staff: what they were notified of since the last one, as one message each.

import type { DigestKind } from '@bawaba/contract/notification-kinds.ts'
import type { Topic } from '@bawaba/contract/notification-topics.ts'
import { type Queries, sql } from '../../platform/database/index.ts'
import { goesOutSql, isNeededSql } from '../notifications/index.ts'

/** So much of a kind, and the words of the last one. */
export type Digested = {
  accountId: string
  kind: DigestKind
  topic: Topic
  count: number
  ar: string
  en: string
}

export const digestStore = (queries: Queries) => ({
  isWritten: async (day: string): Promise<boolean> => {
    const { isWritten } = await queries.one<{ isWritten: boolean }>(
      sql`select exists(select from digest_days where day = ${day}::date) as "isWritten"`,
    )
    return isWritten
  },

  /** Whether this process is the one that writes the digest of a day. */
  begin: async (day: string, now: Date): Promise<boolean> =>
    (
      await queries.query(
        sql`insert into digest_days (day, written_at) values (${day}::date, ${now}::timestamptz) on conflict do nothing returning day`,
      )
    ).length === 1,

  /**
   * Takes what no digest told of yet, and counts what is still of use and wanted outside of the portal. What concerns one
   * request several times counts once.
   */
  take: (now: Date) =>
    queries.query<Digested>(
      sql`with taken as (
          update notifications set digested_at = ${now}::timestamptz
          where urgency = 'digest' and digested_at is null and visible_at <= ${now}::timestamptz returning *
        )
        select n.account_id as "accountId", n.kind, max(n.topic) as topic,
          count(distinct coalesce(n.request_number, n.reminds_id::text, n.id::text))::int as count,
          (array_agg(n.text_ar order by n.created_at desc))[1] as ar, (array_agg(n.text_en order by n.created_at desc))[1] as en
        from taken n join accounts a on a.id = n.account_id and a.status = 'active'
          left join notification_preferences p on p.account_id = n.account_id
        where ${isNeededSql('n')} and (n.useless_at is null or n.useless_at > ${now}::timestamptz) and ${goesOutSql}
        group by n.account_id, n.kind`,
    ),
})
