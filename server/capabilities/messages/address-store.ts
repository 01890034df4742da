// The SQL of where a notice goes that has waited: to the number or address that its reader has when it leaves. A former number
// may be another person's by then.

import { type Queries, type Sql, sql } from '../../platform/database/index.ts'
import { reachedMobileSql } from '../accounts/index.ts'
import { dueSql } from './line-store.ts'

/** Notices `m` of the front of the line with `own`, where their channel reaches their readers now, and `other`, where the other one does. */
const readersSql = (ids: readonly string[], channels: readonly string[], now: Date): Sql =>
  sql`select m.id, m.recipient, w.own, case when m.channel = 'sms' then 'email' else 'sms' end as channel,
      case when m.channel = 'sms' then case a.language when 'en' then n.title_en else n.title_ar end end as subject,
      case when (case when m.channel = 'sms' then 'email' else 'sms' end) = any(${[...channels]}::text[])
        and not exists (select from messages o where o.notification_id = n.id and o.channel <> m.channel) then w.other end as other
    from messages m join notifications n on n.id = m.notification_id join accounts a on a.id = m.account_id
      cross join lateral (select ${reachedMobileSql(sql`${now}::timestamptz`)} as mobile,
        case when a.email_verified_at is not null then a.email end as email) r
      cross join lateral (select case when m.channel = 'sms' then r.mobile else r.email end as own,
        case when m.channel = 'sms' then r.email else r.mobile end as other) w
    where m.id = any(${[...ids]}::uuid[]) and ${dueSql(now)} and w.own is distinct from m.recipient`

export const addressStore = (queries: Queries) => ({
  /** Sends notices after readers who have another number or address; gives up those of readers who have none any more. */
  follow: (ids: readonly string[], channels: readonly string[], now: Date) =>
    queries.query<{ id: string; isLegal: boolean; isGivenUp: boolean }>(
      sql`with readers as (${readersSql(ids, channels, now)})
        update messages m set recipient = coalesce(r.own, r.other, m.recipient),
          channel = case when r.own is null and r.other is not null then r.channel else m.channel end,
          subject = case when r.own is null and r.other is not null then r.subject else m.subject end,
          given_up_at = case when r.own is null and r.other is null then ${now}::timestamptz end,
          failure = case when r.own is null and r.other is null then 'NoAddress' else m.failure end
        from readers r where m.id = r.id and m.sent_at is null and m.given_up_at is null
        returning m.id, m.is_legal as "isLegal", m.given_up_at is not null as "isGivenUp"`,
    ),
})
