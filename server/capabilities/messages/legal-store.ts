// The SQL of legal notices that do not arrive: the other channel of their reader, and in the end work that is owed.

import { legalTries } from '@bawaba/contract/message-hours.ts'
import { type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'
import { reachedMobileSql } from '../accounts/index.ts'

const otherAfter = raw(`interval '${legalTries.otherAfterDays} days'`)

/** Whether a legal notice of the request `r` reached nobody, after all its tries. */
const undeliveredSql: Sql = sql`exists (select from messages m join notifications n on n.id = m.notification_id
  where n.request_number = r.number and m.is_legal and m.given_up_at is not null and m.dropped is null and not m.is_over
    and not exists (select from messages o where o.notification_id = n.id and (o.sent_at is not null or o.given_up_at is null)))`

/** Whether one is still being tried. */
const waitsSql: Sql = sql`exists (select from messages m join notifications n on n.id = m.notification_id
  where n.request_number = r.number and m.is_legal and m.given_up_at is null and m.sent_at is null and m.tries > 0)`

/** Nothing of the request `r` is owed any more. */
export const arrivedSql: Sql = sql`not ${undeliveredSql} and not ${waitsSql}`

export const legalStore = (queries: Queries) => ({
  /** Writes a legal notice that has failed for long to the other channel of its reader too, once. */
  toOther: (id: string, channels: readonly string[], now: Date) =>
    queries.query(
      sql`insert into messages (id, notification_id, recipient, account_id, channel, subject, body, created_at, urgency, is_legal)
        select gen_random_uuid(), n.id, w.recipient, a.id, w.channel,
          case when w.channel = 'email' then case a.language when 'en' then n.title_en else n.title_ar end end,
          case a.language when 'en' then n.text_en else n.text_ar end, m.created_at, m.urgency, true
        from messages m join notifications n on n.id = m.notification_id join accounts a on a.id = m.account_id
          cross join lateral (select ${reachedMobileSql(sql`${now}::timestamptz`)} as mobile) r
          cross join lateral (
            select 'sms' as channel, r.mobile as recipient where m.channel = 'email' and r.mobile is not null
            union all
            select 'email', a.email where m.channel = 'sms' and a.email is not null and a.email_verified_at is not null) w
        where m.id = ${id} and m.is_legal and m.created_at <= ${now}::timestamptz - ${otherAfter}
          and w.channel = any(${[...channels]}::text[])
          and not exists (select from messages o where o.notification_id = n.id and o.channel = w.channel)`,
    ),

  /** A legal notice has arrived: what failed for long by the other channel is not sent besides. */
  arrived: (id: string, now: Date) =>
    queries.query(
      sql`update messages o set given_up_at = ${now}, is_over = true, dropped = 'otherChannel' from messages m
        where m.id = ${id} and m.is_legal and o.notification_id = m.notification_id and o.id <> m.id and o.sent_at is null
          and o.dropped is null and o.tries > 0 and o.created_at <= ${now}::timestamptz - ${otherAfter}`,
    ),

  /** The request of a legal notice that reached nobody. */
  requestOf: (id: string) =>
    queries.maybeOne<{ requestId: string }>(
      sql`select r.id as "requestId" from messages m join notifications n on n.id = m.notification_id
          join requests r on r.number = n.request_number
        where m.id = ${id} and ${undeliveredSql}`,
    ),

  /** Tries once more what is owed to the owners of requests; answers of which. */
  again: (now: Date) =>
    queries.query<{ requestId: string }>(
      sql`with owed as (
          select r.id, r.number from owed_work w join requests r on r.id = w.request_id
          where w.what = 'messages.notify' and w.next_at <= ${now} and ${undeliveredSql}
        ), again as (
          update messages m set given_up_at = null, next_try_at = ${now} from owed, notifications n
          where n.request_number = owed.number and m.notification_id = n.id and m.is_legal and m.sent_at is null
            and m.given_up_at is not null and m.dropped is null and not m.is_over
          returning owed.id
        ) select distinct id as "requestId" from again`,
    ),
})
