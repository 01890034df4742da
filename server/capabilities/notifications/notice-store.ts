// The SQL that notifies people, as parts of the statement that makes the change they are notified of: a row of their list, and
// with it the messages that bring it outside of the portal, each as its person prefers.

import { answerHours, type Use } from '@bawaba/contract/message-hours.ts'
import type { NotificationKind } from '@bawaba/contract/notification-kinds.ts'
import type { NotificationChannel, Topic } from '@bawaba/contract/notification-topics.ts'
import { standardChoiceOf, topics } from '@bawaba/contract/notification-topics.ts'
import { openAttemptStatuses } from '@bawaba/contract/payment-states.ts'
import type { Language, Text } from '@bawaba/language/index.ts'
import { raw, type Sql, sql } from '../../platform/database/index.ts'
import { unfinishedKindsSql } from '../../platform/state-kinds-sql.ts'
import { reachedMobileSql } from '../accounts/index.ts'
import { readsSql } from '../request-scope/index.ts'

/** What somebody is notified of, in both languages: who reads which is known only where it is written. */
export type Notice = {
  kind: NotificationKind
  topic: Topic
  /** It goes out whatever a person prefers. */
  isLocked: boolean
  /** When its messages leave, and until when they are of use. */
  use: Use
  /** Of what is of use until a moment. */
  uselessAt?: Sql
  title: Text
  text: Text
}
/** SQL expressions over a row of the source; those left out are null. */
export type NoticeAbout = {
  id?: Sql
  /** What stands for `{number}` in the words. */
  number?: Sql
  /** What stands for `{count}` in the words, as digits. */
  count?: Sql
  /** What stands for `{until}` in the words of each language. */
  until?: { ar: Sql; en: Sql }
  serviceSlug?: Sql
  path?: Sql
  visibleAt?: Sql
  /** When it happened: told of much later, it is no answer that somebody waits for. */
  happenedAt?: Sql
  /** In place of its own. */
  topic?: Sql
  /** What stands for `{list}` in the words of each language. */
  list?: { ar: Sql; en: Sql }
  /** What stands for `{time}` in the words of each language. */
  time?: { ar: Sql; en: Sql }
  /** Not in the list of its reader; its messages alone. */
  isUnlisted?: true
  /** What it reminds of, as `isNeededSql` names it, with its id and the due date it warns of. */
  reminds?: Sql
  remindsId?: Sql
  remindsDue?: Sql
}

const nothing = raw('null')

export const momentSql = (moment: Date | Sql): Sql =>
  moment instanceof Date ? sql`${moment}::timestamptz` : moment

/** The columns of a notice for one account, of a select that `listedSql` takes. */
export const noticeColumns = (notice: Notice, accountId: Sql, about: NoticeAbout = {}): Sql => {
  const { number, list, count, until, time } = about
  const filled = (words: string, name: string, value: Sql | undefined, rest: Sql): Sql =>
    value && words.includes(name) ? sql`replace(${rest}, ${name}::text, ${value})` : rest
  /** Fills in what only the statement knows, and in one language. */
  const withValues = (words: string, language: Language): Sql =>
    [
      ['{number}', number],
      ['{count}', count && sql`${count}::text`],
      ['{list}', list?.[language]],
      ['{until}', until?.[language]],
      ['{time}', time?.[language]],
    ].reduce<Sql>(
      (rest, [name, value]) => filled(words, name as string, value as Sql | undefined, rest),
      sql`${words}::text`,
    )
  return sql`${about.id ?? raw('gen_random_uuid()')} as id, ${accountId} as account_id, ${notice.kind}::text as kind, ${about.topic ?? sql`${notice.topic}::text`} as topic,
    ${notice.isLocked}::boolean as is_locked, ${notice.use.urgency}::text as urgency, ${notice.use.isLegal}::boolean as is_legal,
    (${notice.uselessAt ?? nothing})::timestamptz as useless_at, ${notice.use.uselessAfterMs}::float8 as useless_after_ms,
    (${about.happenedAt ?? nothing})::timestamptz as happened_at, ${about.isUnlisted !== true}::boolean as is_listed, ${withValues(notice.title.ar, 'ar')} as title_ar, ${withValues(notice.title.en, 'en')} as title_en,
    ${withValues(notice.text.ar, 'ar')} as text_ar, ${withValues(notice.text.en, 'en')} as text_en,
    (${about.serviceSlug ?? nothing})::text as service_slug, (${number ?? nothing})::text as request_number, (${about.path ?? nothing})::text as path,
    (${about.visibleAt ?? nothing})::timestamptz as visible_at, (${about.reminds ?? nothing})::text as reminds,
    (${about.remindsId ?? nothing})::uuid as reminds_id, (${about.remindsDue ?? nothing})::timestamptz as reminds_due`
}

const isOn = (channel: NotificationChannel): Sql => {
  const standard = sql`n.topic = any(${topics.filter(topic => standardChoiceOf(topic)[channel])}::text[])`
  return sql`(n.is_locked and ${standard} or coalesce((p.choices ->> (n.topic || ${`.${channel}`}))::boolean, ${standard}))`
}

/** Whether a notification `n` is to reach its reader outside of the portal, by their preferences `p`. */
export const goesOutSql: Sql = sql`(${isOn('sms')} or ${isOn('email')})`

const answerWithin = raw(`interval '${answerHours} hours'`)

/**
 * Writes the notices of a select into people's lists; the statement goes on with what it returns. A notice is of use for its
 * span from when it can leave: held for the night or for quiet hours, it would be over before.
 */
export const listedSql = (notices: Sql, now: Date): Sql =>
  sql`insert into notifications (id, account_id, kind, topic, is_locked, title_ar, title_en, text_ar, text_en, service_slug,
      request_number, path, is_listed, created_at, visible_at, reminds, reminds_id, reminds_due, urgency, is_legal, useless_at)
    select n.id, n.account_id, n.kind, n.topic, n.is_locked, n.title_ar, n.title_en, n.text_ar, n.text_en, n.service_slug,
      n.request_number, n.path, n.is_listed and ${isOn('inApp')}, ${now}::timestamptz, coalesce(n.visible_at, ${now}::timestamptz),
      n.reminds, n.reminds_id, n.reminds_due,
      u.urgency, n.is_legal,
      coalesce(n.useless_at, case when u.urgency = 'day' then leaves_at(u.visible_at, p.quiet_from, p.quiet_until, p.time_zone)
        else u.visible_at end + n.useless_after_ms * interval '1 millisecond')
    from (${notices}) n left join notification_preferences p on p.account_id = n.account_id
      cross join lateral (select coalesce(n.visible_at, ${now}::timestamptz) as visible_at,
        case when n.urgency = 'now' and n.happened_at < ${now}::timestamptz - ${answerWithin} then 'day' else n.urgency end as urgency) u
    returning id, account_id, topic, is_locked, title_ar, title_en, text_ar, text_en, created_at, visible_at, urgency, is_legal, useless_at`

/**
 * Writes the messages of notices that `listed` returns: by SMS, by e-mail where that is chosen, or in place of an SMS where
 * there is no number, or none that was used in the last year: it may have passed to another person. Each leaves in its hours;
 * what staff read in their digest has none.
 */
export const outgoingSql = (listed: Sql): Sql =>
  sql`insert into messages (id, notification_id, recipient, account_id, channel, subject, body, created_at, next_try_at, urgency, is_legal, useless_at)
    select case when w.rank = 1 then n.id else gen_random_uuid() end, n.id, w.recipient, a.id, w.channel,
      case when w.channel = 'email' then case a.language when 'en' then n.title_en else n.title_ar end end,
      case a.language when 'en' then n.text_en else n.text_ar end, n.created_at,
      nullif(case n.urgency when 'now' then n.visible_at
        else leaves_at(n.visible_at, p.quiet_from, p.quiet_until, p.time_zone) end, n.created_at), n.urgency, n.is_legal, n.useless_at
    from ${listed} n join accounts a on a.id = n.account_id
      left join notification_preferences p on p.account_id = n.account_id
      cross join lateral (
        select ${reachedMobileSql(raw('n.created_at'))} as mobile) r
      cross join lateral (
        select 1 as rank, 'sms' as channel, r.mobile as recipient where r.mobile is not null and ${isOn('sms')}
        union all
        select case when r.mobile is not null and ${isOn('sms')} then 2 else 1 end, 'email', a.email
        where a.email_verified_at is not null and a.email is not null
          and (${isOn('email')} or r.mobile is null and ${isOn('sms')})) w
    where n.urgency <> 'digest'`

/** When an appointment begins, by its code. */
const appointmentStartSql = (code: Sql): Sql =>
  sql`(split_part(${code}, '/', 2)::timestamp at time zone 'Africa/Cairo')`
/** Ends the reminders of an appointment `v` that is moved: its new time has one of its own. */
export const appointmentMovedSql = (moved: Sql): Sql =>
  sql`delete from reminders m using ${moved} v where m.kind = 'appointment' and m.subject_id = v.id`

/**
 * Whether a code or a transfer of a payment is under way: its payer has chosen how to pay. One whose time is over counts until
 * its provider was asked, because its payer reads of that end then.
 */
const isChosenSql = (paymentId: Sql): Sql =>
  sql`exists (select from payment_attempts g where g.payment_id = ${paymentId} and g.status = any(${[...openAttemptStatuses]}::text[]))`

/**
 * Whether what `alias` (a notification) reminds of still waits to be done; true of what reminds of nothing. Asked wherever a
 * reminder is listed, counted or sent: so it stops with the change that does it.
 */
export const isNeededSql = (alias: 'n' | 't'): Sql => {
  const [reminds, id, due, reader] = ['reminds', 'reminds_id', 'reminds_due', 'account_id'].map(column =>
    raw(`${alias}.${column}`),
  ) as [Sql, Sql, Sql, Sql]
  return sql`case ${reminds}
    when 'draft' then exists (select from drafts d where d.id = ${id} and d.deleted_at is null)
    when 'payment' then exists (select from payments y where y.id = ${id} and not y.is_void
      and y.status in ('created', 'unpaid', 'incomplete', 'expired') and not ${isChosenSql(raw('y.id'))})
    when 'appointment' then exists (select from reservations v join requests q on q.id = v.request_id where v.id = ${id}
      and (${due} is null or ${due} = ${appointmentStartSql(raw('v.code'))})
      and (v.status = 'allocated' or v.status in ('reserved', 'locked') and q.status_kind in ${unfinishedKindsSql}))
    when 'assignment' then exists (select from requests q where q.id = ${id} and q.assignee_id = ${reader})
    when 'message' then exists (select from requests q where q.id = ${id} and q.message_at is not null)
    when 'words' then exists (select from text_overrides o where o.proposed_by = ${id})
    when 'template' then exists (select from notification_templates o where o.id = ${id} and not o.is_active
      and o.worded_by is distinct from ${reader})
    when 'saleEnd' then exists (select from lot_sales s where s.id = ${id} and s.ended_at is null
      and s.end_by <> ${reader})
    when 'turn' then exists (select from lot_sale_entries e join lot_sales s on s.id = e.sale_id
      where e.notice_id = ${id} and e.status = 'admitted' and s.ended_at is null)
    when 'turnEnd' then not exists (select from lot_sale_entries e join lot_sale_entries later on later.sale_id = e.sale_id
        and later.account_id = e.account_id and later.id > e.id where e.notice_id = ${id})
    when 'letter' then exists (select from letters l where l.id = ${id} and l.revoked_at is null)
    when 'request' then exists (select from requests q where q.id = ${id} and q.due_at = ${due}
      and (q.owner_id = ${reader} or exists (select from accounts a where a.id = ${reader} and ${readsSql(raw('q'))})))
    else true end`
}
