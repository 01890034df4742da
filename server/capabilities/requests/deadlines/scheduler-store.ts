// The SQL of what happens by itself with time: telling people that requests are due, finding those that move on, and
// counting where requests stand.

import type { StateKind } from '@bawaba/forms/workflow/state-kinds.ts'
import type { Text } from '@bawaba/language/index.ts'
import { type Database, join, json, raw, type Sql, sql } from '../../../platform/database/index.ts'
import { endKindsSql, waitingKindsSql } from '../../../platform/state-kinds-sql.ts'
import { unsettledSql } from '../../fees/index.ts'
import { messagesToSql } from '../../messages/index.ts'
import { listedSql, type Notice, noticeColumns, outgoingSql } from '../../notifications/index.ts'
import { restsSql } from '../../owed/index.ts'
import { inTeamsSql, readsSql, supervisesSql } from '../../request-scope/index.ts'
import { hasEndedSql, mayFollowSql, type Promised } from '../../timekeeping/index.ts'
import { columns, type StoredAnswers, type StoredRecord, tables } from '../row.ts'
import type { Direct } from '../tracking/reach.ts'

/** The notices: to whoever has to answer or to pay that their time is nearly over, to staff the rest. */
export type EscalationNotices = Record<
  'dueSoon' | 'overdue' | 'applicantDueSoon' | 'paymentDueSoon' | 'lastMinutes',
  Notice
>
/** A request of which somebody is to be notified, with the id of the entry and the words of its end. */
export type Escalating = { entryId: string; id: string; dueAt: Date | null; until: Text }
/** What reaches the applicant of a request besides their account. */
export type Warning = Direct & { requestId: string }
export type Standing = {
  serviceSlug: string
  version: number
  status: string
  statusKind: StateKind
  count: number
}
/** Whether the time of a request `r` is over, and the system moves it on then. */
const dueSql = (now: Date): Sql => sql`(r.moves_when_due and ${mayFollowSql(raw('r.due_at'), now)})`
const isoSql = (at: Sql): Sql => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
/** A history is read in the order of its ids, and this one is the newest: after now, and after the last, whatever clocks did. */
const entryIdSql = (requestId: Sql, now: Date): Sql =>
  sql`(lpad(to_hex(greatest(${now.getTime()}::bigint, (select ('x' || substr(replace(h.id::text, '-', ''), 1, 12))::bit(48)::bigint + 1
      from request_history h where h.request_id = ${requestId} order by h.id desc limit 1))), 12, '0')
    || '7' || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid`
/** The time that somebody has to answer or to pay; their warning moves with it. */
export const duePromise: Promised = {
  what: 'requests',
  table: 'requests',
  id: raw('p.id'),
  endsAt: raw('p.due_at'),
  beganAt: raw('p.action_date'),
  runs: sql`p.status_kind in ${waitingKindsSql}`,
  accountId: raw('p.owner_id'),
  request: { number: raw('p.number'), serviceSlug: raw('p.service_slug') },
  moves: raw(`due_at = m.ends_at, escalate_at = p.escalate_at + (m.ends_at - m.former_end),
    overdue_at = p.overdue_at + (m.ends_at - m.former_end)`),
  isFixed: raw('p.due_fixed'),
  warnsSooner: raw(
    `escalate_at = case when p.escalate_as = 'dueSoon' then greatest(p.escalate_at - m.closed, m.now) else p.escalate_at end`,
  ),
  payDays: { from: raw('p.pay_from'), to: raw('p.pay_to') },
  notes: (extended, now) =>
    sql`insert into request_history (id, request_id, at, kind, actor, visible_to_applicant, detail)
      select ${entryIdSql(raw('e.id::uuid'), now)}, e.id::uuid, ${now}::timestamptz, 'extended', 'system', true, jsonb_strip_nulls(jsonb_build_object(
        'wasDueAt', ${isoSql(raw('e.former_end'))}, 'dueAt', ${isoSql(raw('e.ends_at'))}, 'closedMinutes', e.closed_minutes))
      from ${extended} e`,
}
/** It was moved on since, or has time again. */
export const nothingOwedSql = (now: Date): Sql => sql`(${dueSql(now)} is not true and ${unsettledSql})`
const live = sql`r.status_kind not in ${endKindsSql}`

/** What ends within so long is of this minute; the rest is read when its day begins. */
const lastHours = 3 * 3_600_000

export const schedulerStore = (database: Pick<Database, 'query' | 'one' | 'transaction'>) => ({
  /** Requests of which somebody is to be notified now, the earliest first. */
  escalating: (now: Date, limit: number) =>
    database.query<Pick<Escalating, 'id' | 'dueAt'>>(
      sql`select r.id, r.due_at as "dueAt" from requests r where r.escalate_at <= ${now} order by r.escalate_at, r.id limit ${limit}`,
    ),

  /** Of some requests those that wait for an applicant who may have chosen how they want to be answered. */
  contactable: (ids: readonly string[]) =>
    database.query<StoredRecord>(
      sql`select ${columns} from ${tables} where r.id = any(${[...ids]}::uuid[]) and r.status_kind = 'waiting-on-applicant'`,
    ),

  /**
   * Notifies of requests whose time has come, each step of each once however many servers run: whoever takes a row puts
   * its next step in, and writes the history and the messages, in the same statement. One whose end was moved meanwhile
   * stays for the next time. Answers of how many it notified.
   */
  escalate: async (
    now: Date,
    escalating: readonly Escalating[],
    notices: EscalationNotices,
    warnings: readonly Warning[] = [],
  ): Promise<number> => {
    const calls = warnings.filter(({ owesCall }) => owesCall).map(({ requestId }) => requestId)
    const direct = warnings.flatMap(({ requestId, message }) =>
      message
        ? [
            {
              message,
              source: sql`(select from changed n where n.id = ${requestId}::uuid and n."isApplicants") one`,
            },
          ]
        : [],
    )
    const escalation = Object.entries(notices).map(
      ([step, notice]) =>
        sql`select ${noticeColumns(notice, raw('a.id'), {
          number: raw('n.number'),
          until: { ar: raw('n.until_ar'), en: raw('n.until_en') },
          serviceSlug: raw('n.service_slug'),
          reminds: raw(`'request'`),
          remindsId: raw('n.id'),
          remindsDue: raw('n.due_at'),
        })}
          from changed n join accounts a on (
            (n."isApplicants" and a.id = n.owner_id)
            or (not n."isApplicants" and a.id = n.assignee_id and ${readsSql(raw('n'))})
            or (not n."isApplicants" and (n.assignee_id is null or n.step = 'overdue')
              and (${supervisesSql(raw('n'))} or ${inTeamsSql(raw('n'))})))
          where case when not n."isApplicants" then n.step
              -- A limit that nothing extends may have ended over a closed portal.
              when ${hasEndedSql(raw('n.due_at'), now)} then null
              when ${hasEndedSql(raw('n.due_at'), new Date(now.getTime() + lastHours))} then 'lastMinutes'
              when n.status_kind = 'waiting-on-payment' then 'paymentDueSoon' else 'applicantDueSoon' end = ${step}::text`,
    )
    const rows = await database.query(
      sql`with written as (
          select * from jsonb_to_recordset(${json(escalating.map(({ until, dueAt, ...row }) => ({ ...row, ...until, dueAt: dueAt?.toISOString() ?? null })))}::jsonb)
            as g ("entryId" uuid, id uuid, "dueAt" timestamptz, ar text, en text)
        ), due as materialized (
          select r.id, case when r.escalate_as = 'overdue' or r.overdue_at <= ${now} then 'overdue' else 'dueSoon' end as step,
            g."entryId" as entry_id, g.ar as until_ar, g.en as until_en
          from requests r join written g on g.id = r.id and date_trunc('milliseconds', r.due_at) is not distinct from g."dueAt"
          where r.escalate_at <= ${now} order by r.escalate_at, r.id for update of r skip locked
        ), changed as (
          update requests r set updated_at = ${now},
            call_at = case when due.step = 'dueSoon' and r.id = any(${calls}::uuid[]) then coalesce(r.call_at, ${now}::timestamptz) else r.call_at end,
            escalate_at = case when due.step = 'dueSoon' then r.overdue_at end,
            escalate_as = case when due.step = 'dueSoon' and r.overdue_at is not null then 'overdue' end
          from due where r.id = due.id
          returning r.id, r.number, r.service_slug, r.center, r.teams, r.assignee_id, r.owner_id, r.due_at, r.status_kind, due.step,
            due.entry_id, due.until_ar, due.until_en, r.status_kind in ${waitingKindsSql} and due.step = 'dueSoon' as "isApplicants"
        ), noted as (
          insert into request_history (id, request_id, at, kind, actor, visible_to_applicant, detail)
          select n.entry_id, n.id, ${now}::timestamptz, 'escalated', 'system', n."isApplicants",
            jsonb_build_object('step', n.step, 'dueAt', ${isoSql(raw('n.due_at'))})
          from changed n
        ), told as (${listedSql(join(escalation, ' union all '), now)}
        ), messaged as (${outgoingSql(raw('told'))}
        ), written_to as (${messagesToSql(direct, now)})
        select id from changed`,
    )
    return rows.length
  },

  /**
   * A request that waits for a payment, or whether that payment has moved it on, or it has left without. One that is billed
   * for a fee whose money was kept waits for that payment once more.
   */
  waitingForPayment: async (
    requestId: string,
    paymentId: string,
  ): Promise<StoredRecord | 'moved' | 'left'> => {
    const { isMoved, ...record } = await database.one<StoredRecord & { isMoved: boolean }>(
      sql`select ${columns}, (select count(*) filter (where h.detail ->> 'paymentId' = ${paymentId})
            > count(*) filter (where h.detail ->> 'reversedPaymentId' = ${paymentId})
          from request_history h where h.request_id = r.id) and not (r.status_kind = 'waiting-on-payment' and ${paymentId}::uuid =
            (select p.id from payments p where p.request_id = r.id order by p.created_at desc, p.id desc limit 1)) as "isMoved"
        from ${tables} where r.id = ${requestId}`,
    )
    if (isMoved) return 'moved'
    return record.statusKind === 'waiting-on-payment' ? record : 'left'
  },

  /**
   * A request that a payment has moved on, with the state that it was in before; `isBack`: it was led back there since, and
   * nothing of it has moved it on again.
   */
  paidFrom: async (
    requestId: string,
    paymentId: string,
  ): Promise<{ record: StoredRecord; from: string; isBack: boolean } | undefined> => {
    const [found] = await database.query<
      StoredRecord & { last: { from: string; to: string; isBack: boolean } | null }
    >(
      sql`select ${columns}, (select jsonb_build_object('from', h.detail ->> 'from', 'to', h.detail ->> 'to',
            'isBack', h.detail ->> 'paymentId' is null)
          from request_history h where h.request_id = r.id and ${paymentId} in (h.detail ->> 'paymentId', h.detail ->> 'reversedPaymentId')
          order by h.at desc, h.id desc limit 1) as last
        from ${tables} where r.id = ${requestId}`,
    )
    if (!found?.last) return undefined
    const { last, ...record } = found
    return { record, from: last.isBack ? last.to : last.from, isBack: last.isBack }
  },

  /** Whether any request has a notice due or is to be moved on. */
  isDue: async (now: Date): Promise<boolean> => {
    const { isDue } = await database.one<{ isDue: boolean }>(
      sql`select exists(select from requests r where r.escalate_at <= ${now})
        or exists(select from requests r where ${dueSql(now)} and not ${restsSql('requests.move', now)})
        or exists(select from owed_work o join requests r on r.id = o.request_id
          where o.what = 'requests.move' and ${nothingOwedSql(now)}) as "isDue"`,
    )
    return isDue
  },

  /** Requests that the system moves on now, those after one of them in their order. */
  moving: (now: Date, limit: number, after: Pick<StoredRecord, 'id' | 'dueAt'> | undefined) =>
    database.query<StoredRecord>(
      sql`select ${columns} from ${tables}
        where ${dueSql(now)} and not ${restsSql('requests.move', now)}
          and ${after ? sql`(r.due_at, r.id) > (${after.dueAt}::timestamptz, ${after.id}::uuid)` : raw('true')}
        order by r.due_at, r.id limit ${limit}`,
    ),

  /** How many requests are under way, by where they stand. Reads every one: it takes as long as it takes. */
  standing: () =>
    database.transaction(
      queries =>
        queries.query<Standing>(
          sql`select r.service_slug as "serviceSlug", r.version, r.status, r.status_kind as "statusKind", count(*)::int as count
            from requests r where ${live} group by 1, 2, 3, 4`,
        ),
      { statementTimeout: 0 },
    ),

  /** The answers of requests in one state: where they go depends on them. */
  answersAt: ({ serviceSlug, version, status }: Standing, limit: number) =>
    database.query<{ data: StoredAnswers; hasDue: boolean }>(
      sql`select r.data, r.due_at is not null as "hasDue" from requests r
        where r.service_slug = ${serviceSlug} and r.version = ${version} and r.status = ${status} and ${live}
        limit ${limit}`,
    ),
})
export type SchedulerStore = ReturnType<typeof schedulerStore>
