// The SQL that notifies people, as parts of the statement that makes the change they are notified of: a row of their list, and
// with it the messages that bring it outside of the portal, each as its person prefers.

import type { NotificationKind } from '@bawaba/contract/notification-kinds.ts'
import type { NotificationChannel, Topic } from '@bawaba/contract/notification-topics.ts'
import { standardChoiceOf, topics } from '@bawaba/contract/notification-topics.ts'
import type { Text } from '@bawaba/language/index.ts'
import { raw, type Sql, sql } from '../../platform/database/index.ts'
import { unfinishedKindsSql } from '../../platform/state-kinds-sql.ts'
import { reachedMobileSql } from '../accounts/index.ts'

/** What somebody is notified of, in both languages: who reads which is known only where it is written. */
export type Notice = {
  kind: NotificationKind
  topic: Topic
  /** It goes out whatever a person prefers. */
  isLocked: boolean
  title: Text
  text: Text
}
/** SQL expressions over a row of the source; those left out are null. */
export type NoticeAbout = {
  id?: Sql
  /** What stands for `{number}` in the words. */
  number?: Sql
  serviceSlug?: Sql
  path?: Sql
  visibleAt?: Sql
  /** What it reminds of, as `isNeededSql` names it, with its id and the due date it warns of. */
  reminds?: Sql
  remindsId?: Sql
  remindsDue?: Sql
}

const nothing = raw('null')

/** The columns of a notice for one account, of a select that `listedSql` takes. */
export const noticeColumns = (notice: Notice, accountId: Sql, about: NoticeAbout = {}): Sql => {
  const { number } = about
  const withNumber = (words: string): Sql =>
    number ? sql`replace(${words}::text, '{number}', ${number})` : sql`${words}::text`
  return sql`${about.id ?? raw('gen_random_uuid()')} as id, ${accountId} as account_id, ${notice.kind}::text as kind, ${notice.topic}::text as topic,
    ${notice.isLocked}::boolean as is_locked, ${withNumber(notice.title.ar)} as title_ar, ${withNumber(notice.title.en)} as title_en,
    ${withNumber(notice.text.ar)} as text_ar, ${withNumber(notice.text.en)} as text_en,
    (${about.serviceSlug ?? nothing})::text as service_slug, (${number ?? nothing})::text as request_number, (${about.path ?? nothing})::text as path,
    (${about.visibleAt ?? nothing})::timestamptz as visible_at, (${about.reminds ?? nothing})::text as reminds,
    (${about.remindsId ?? nothing})::uuid as reminds_id, (${about.remindsDue ?? nothing})::timestamptz as reminds_due`
}

const isOn = (channel: NotificationChannel): Sql => {
  const standard = sql`n.topic = any(${topics.filter(topic => standardChoiceOf(topic)[channel])}::text[])`
  return sql`(n.is_locked and ${standard} or coalesce((p.choices ->> (n.topic || ${`.${channel}`}))::boolean, ${standard}))`
}

/** Writes the notices of a select into people's lists; the statement goes on with what it returns. */
export const listedSql = (notices: Sql, now: Date): Sql =>
  sql`insert into notifications (id, account_id, kind, topic, is_locked, title_ar, title_en, text_ar, text_en, service_slug,
      request_number, path, is_listed, created_at, visible_at, reminds, reminds_id, reminds_due)
    select n.id, n.account_id, n.kind, n.topic, n.is_locked, n.title_ar, n.title_en, n.text_ar, n.text_en, n.service_slug,
      n.request_number, n.path, ${isOn('inApp')}, ${now}::timestamptz, coalesce(n.visible_at, ${now}::timestamptz),
      n.reminds, n.reminds_id, n.reminds_due
    from (${notices}) n left join notification_preferences p on p.account_id = n.account_id
    returning id, account_id, topic, is_locked, title_ar, title_en, text_ar, text_en, created_at, visible_at`

/**
 * Writes the messages of notices that `listed` returns: by SMS, by e-mail where that is chosen, or in place of an SMS where
 * there is no number, or none that was used in the last year: it may have passed to another person. Not during quiet hours.
 */
export const outgoingSql = (listed: Sql): Sql =>
  sql`insert into messages (id, notification_id, recipient, account_id, channel, subject, body, created_at, next_try_at)
    select case when w.rank = 1 then n.id else gen_random_uuid() end, n.id, w.recipient, a.id, w.channel,
      case when w.channel = 'email' then case a.language when 'en' then n.title_en else n.title_ar end end,
      case a.language when 'en' then n.text_en else n.text_ar end, n.created_at,
      nullif(coalesce(quiet_end(n.visible_at, p.quiet_from, p.quiet_until), n.visible_at), n.created_at)
    from ${listed} n join accounts a on a.id = n.account_id
      left join notification_preferences p on p.account_id = n.account_id
      cross join lateral (
        select ${reachedMobileSql(raw('n.created_at'))} as mobile) r
      cross join lateral (
        select 1 as rank, 'sms' as channel, r.mobile as recipient where r.mobile is not null and ${isOn('sms')}
        union all
        select case when r.mobile is not null and ${isOn('sms')} then 2 else 1 end, 'email', a.email
        where a.email_verified_at is not null and a.email is not null
          and (${isOn('email')} or r.mobile is null and ${isOn('sms')})) w`

/**
 * Whether what `alias` (a notification) reminds of still waits to be done; true of what reminds of nothing. Asked wherever a
 * reminder is listed, counted or sent: so it stops with the change that does it.
 */
export const isNeededSql = (alias: 'n' | 't'): Sql => {
  const [reminds, id, due] = [
    raw(`${alias}.reminds`),
    raw(`${alias}.reminds_id`),
    raw(`${alias}.reminds_due`),
  ]
  return sql`case ${reminds}
    when 'draft' then exists (select from drafts d where d.id = ${id} and d.deleted_at is null)
    when 'payment' then exists (select from payments y where y.id = ${id} and not y.is_void
      and y.status in ('created', 'unpaid', 'incomplete', 'expired'))
    when 'appointment' then exists (select from reservations v join requests q on q.id = v.request_id where v.id = ${id}
      and (v.status = 'allocated' or v.status in ('reserved', 'locked') and q.status_kind in ${unfinishedKindsSql}))
    when 'assignment' then exists (select from requests q where q.id = ${id} and q.assignee_id = ${raw(`${alias}.account_id`)})
    when 'words' then exists (select from text_overrides o where o.proposed_by = ${id})
    when 'template' then exists (select from notification_templates o where o.id = ${id} and not o.is_active
      and o.worded_by is distinct from ${raw(`${alias}.account_id`)})
    when 'saleEnd' then exists (select from lot_sales s where s.id = ${id} and s.ended_at is null
      and s.end_by <> ${raw(`${alias}.account_id`)})
    when 'request' then exists (select from requests q where q.id = ${id} and q.due_at = ${due})
    else true end`
}
