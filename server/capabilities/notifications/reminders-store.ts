// The SQL of reminders: what waits for a person too long or comes soon, and the notice that is written once for each step.

import { retention } from '@bawaba/contract/retention.ts'
import { appointmentKind } from '@bawaba/forms/fields/appointment-code.ts'
import type { Text } from '@bawaba/language/index.ts'
import { type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'
import { isNeededSql, listedSql, type Notice, noticeColumns, outgoingSql } from './notice-store.ts'

/** `step` counts the reminders of it, with the one that is due. */
export type DueDraft = { id: string; accountId: string; serviceSlug: string; step: number }
export type DuePayment = DueDraft & { amount: number; ID: string }
/** `code` is the calendar, the day and the time. */
export type DueAppointment = DueDraft & { code: string; center: Text; ID: string }
/** `endsAt`: when it is deleted. */
export type EndingDraft = DueDraft & { endsAt: Date }
/** `validUntil`: its last day. */
export type EndingLetter = DueDraft & { ID: string; validUntil: string }
export type Reminder = {
  kind: 'draft' | 'payment' | 'appointment' | 'draftEnd' | 'letter'
  /** What it reminds of, where that is not its kind. */
  reminds?: 'draft'
  id: string
  accountId: string
  step: number
  notice: Notice
  serviceSlug: string
  /** The number of the request. */
  ID?: string
  /** Of an appointment: it is needed only while that is its time. */
  startsAt?: Date | undefined
  path?: string
}

/**
 * The step that a reminder has come to since a moment: how many of `days` have passed. After a month without a server it is
 * the last at once, and no second one follows it.
 */
const stepSql = (since: Sql, days: readonly number[], now: Date): Sql =>
  sql`(select count(*)::int from unnest(${[...days]}::int[]) as passed(days) where ${since} + make_interval(days => passed.days) <= ${now}::timestamptz)`
/** Whether a step has come that nobody was reminded of. */
const isDueSql = (since: Sql, days: readonly number[], now: Date): Sql =>
  sql`${stepSql(since, days, now)} > coalesce(m.count, 0)`
/** Its payer has just read that a code ended or that nothing was taken: a reminder in that hour would contradict it. */
const hasJustEndedSql = (now: Date): Sql =>
  sql`exists (select from payment_events e join payment_attempts g on g.id = e.attempt_id where g.payment_id = t.id
    and e.kind in ('expired', 'declined') and e.received_at > ${now}::timestamptz - interval '1 day')`

export const remindersStore = (database: Queries) => ({
  dueDrafts: (days: readonly number[], services: readonly string[], now: Date, limit: number) =>
    database.query<DueDraft>(
      sql`select d.id, d.account_id as "accountId", d.service_slug as "serviceSlug",
          ${stepSql(raw('d.updated_at'), days, now)} as step
        from drafts d left join reminders m on m.kind = 'draft' and m.subject_id = d.id
        where d.deleted_at is null and d.service_slug = any(${[...services]}::text[]) and ${isDueSql(raw('d.updated_at'), days, now)}
        order by d.updated_at limit ${limit}`,
    ),

  duePayments: async (days: readonly number[], now: Date, limit: number): Promise<DuePayment[]> => {
    const rows = await database.query<DuePayment>(
      sql`select t.id, t.owner_id as "accountId", t.service_slug as "serviceSlug", t.amount, r.number as "ID",
          ${stepSql(raw('t.created_at'), days, now)} as step
        from (select p.*, p.owner_id as account_id, 'payment' as reminds, p.id as reminds_id, null::timestamptz as reminds_due from payments p) t join requests r on r.id = t.request_id
          left join reminders m on m.kind = 'payment' and m.subject_id = t.id
        where ${isNeededSql('t')} and t.amount > 0 and not ${hasJustEndedSql(now)} and ${isDueSql(raw('t.created_at'), days, now)}
        order by t.created_at limit ${limit}`,
    )
    return rows.map(row => ({ ...row, amount: Number(row.amount) }))
  },

  /**
   * Appointments that are still to come, until the end of a day. Whoever booked one on the day before it, or on its own, has
   * only just read when it is.
   */
  dueAppointments: ({ from, until }: { from: string; until: string }, limit: number) =>
    database.query<DueAppointment>(
      sql`select v.id, v.account_id as "accountId", v.code, c.rules -> 'name' as center, r.number as "ID",
          r.service_slug as "serviceSlug", 1 as step
        from reservations v join requests r on r.id = v.request_id
          join appointment_calendars c on c.code = split_part(v.code, '/', 1)
          cross join lateral (select v.account_id, 'appointment' as reminds, v.id as reminds_id, null::timestamptz as reminds_due) t
        where v.kind = ${raw(`'${appointmentKind}'`)} and v.status in ('reserved', 'locked', 'allocated')
          and split_part(v.code, '/', 2) collate "C" > ${from} and split_part(v.code, '/', 2) collate "C" < ${`${until}U`}
          and v.created_at < (left(split_part(v.code, '/', 2), 10)::date - 1)::timestamp at time zone 'Africa/Cairo'
          and not exists (select from reminders m where m.kind = 'appointment' and m.subject_id = v.id)
          and ${isNeededSql('t')}
        order by split_part(v.code, '/', 2) collate "C", v.id limit ${limit}`,
    ),

  /** Drafts that are deleted within `days`, of which nobody was warned since they were last saved. */
  endingDrafts: (days: number, now: Date, limit: number) =>
    database.query<EndingDraft>(
      sql`select d.id, d.account_id as "accountId", d.service_slug as "serviceSlug", coalesce(m.count, 0) + 1 as step, e.at as "endsAt"
        from drafts d cross join lateral (
            select d.updated_at + d.closed_for + interval '${raw(String(retention.leftDrafts.keepMs))} milliseconds' as at) e
          left join reminders m on m.kind = 'draftEnd' and m.subject_id = d.id
        where d.deleted_at is null and d.sent_at is null and e.at > ${now}::timestamptz
          and e.at <= ${now}::timestamptz + make_interval(days => ${days}::int)
          and (m.at is null or m.at < d.updated_at)
        order by e.at limit ${limit}`,
    ),

  /** Letters whose last day is near; one that was issued for a short time says it itself. */
  endingLetters: (days: number, today: string, limit: number) =>
    database.query<EndingLetter>(
      sql`select l.id, l.owner_id as "accountId", l.service_slug as "serviceSlug", 1 as step, r.number as "ID",
          to_char(l.valid_until, 'YYYY-MM-DD') as "validUntil"
        from letters l join requests r on r.id = l.request_id
        where l.valid_until between ${today}::date and ${today}::date + ${days}::int and l.revoked_at is null and l.sealed is not null
          and (l.issued_at at time zone 'Africa/Cairo')::date < l.valid_until - 2 * ${days}::int
          and not exists (select from reminders m where m.kind = 'letter' and m.subject_id = l.id)
        order by l.valid_until, l.id limit ${limit}`,
    ),

  /** Reminds of one thing, unless it was done meanwhile or another server has reminded of it; answers whether it did. */
  write: async (reminder: Reminder, now: Date): Promise<boolean> => {
    const { kind, reminds = kind, id, accountId, step, notice, serviceSlug, ID, path, startsAt } = reminder
    const notices = sql`select ${noticeColumns(notice, raw('c.account_id'), {
      ...(ID === undefined ? {} : { number: sql`${ID}::text` }),
      serviceSlug: sql`${serviceSlug}::text`,
      path: sql`${path ?? null}::text`,
      reminds: sql`${reminds}::text`,
      remindsId: sql`${id}::uuid`,
      remindsDue: sql`${startsAt ?? null}::timestamptz`,
    })} from counted c`
    const rows = await database.query(
      sql`with counted as (
          insert into reminders (kind, subject_id, account_id, count, at)
          select ${kind}::text, ${id}::uuid, ${accountId}::uuid, ${step}::smallint, ${now}::timestamptz
          from (select ${accountId}::uuid as account_id, ${reminds}::text as reminds, ${id}::uuid as reminds_id, ${startsAt ?? null}::timestamptz as reminds_due) t
          where ${isNeededSql('t')}
          on conflict (kind, subject_id) do update set count = excluded.count, at = excluded.at
            where reminders.count < excluded.count
          returning account_id
        ), listed as (${listedSql(notices, now)}), sent as (${outgoingSql(raw('listed'))})
        select account_id from counted`,
    )
    return rows.length === 1
  },
})
export type RemindersStore = ReturnType<typeof remindersStore>
