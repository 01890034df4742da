// The SQL of visits of requests: moving one to another time in place, finding those that are over, and telling staff of them.

import { appointmentKind } from '@bawaba/forms/fields/appointment-code.ts'
import type { Reserved } from '@bawaba/forms/index.ts'
import { type Queries, raw, type Sql, sql } from '../../../platform/database/index.ts'
import { unfinishedKindsSql } from '../../../platform/state-kinds-sql.ts'
import {
  appointmentMovedSql,
  listedSql,
  type Notice,
  noticeColumns,
  outgoingSql,
} from '../../notifications/index.ts'
import { readsSql } from '../../request-scope/index.ts'
import { isElsewhereSql } from '../../reservations/index.ts'
import { columns, type StoredRecord, tables } from '../row.ts'

/** A state in which a visit that is over keeps a request, of a version of a service. */
export type VisitState = { serviceSlug: string; version: number; status: string }

const live = raw(`v.status in ('reserved', 'locked', 'allocated')`)
/** Requests `r` in such states whose last visit began before a moment by Cairo's clock. */
const overSql = (states: readonly VisitState[], wall: string): Sql =>
  sql`r.status_kind in ${unfinishedKindsSql}
    and (r.service_slug, r.version, r.status) in (select * from unnest(${states.map(({ serviceSlug }) => serviceSlug)}::text[],
      ${states.map(({ version }) => version)}::int[], ${states.map(({ status }) => status)}::text[]))
    and exists (select from reservations v where v.request_id = r.id and v.kind = ${appointmentKind}
      and (${live} or v.freed_because = 'over') and split_part(v.code, '/', 2) collate "C" <= ${wall})
    and not exists (select from reservations v where v.request_id = r.id and v.kind = ${appointmentKind}
      and ${live} and split_part(v.code, '/', 2) collate "C" > ${wall})`

export const visitsStore = (database: Queries) => ({
  /** Moves a visit of a request to another time that has room; false where it has none, or the visit is gone. */
  move: async (requestId: string, from: Reserved, to: string, now: Date): Promise<boolean> => {
    const rows = await database.query(
      sql`with both_times as materialized (
          select b.code, b.taken, b.capacity from reservables b where b.kind = ${from.kind} and b.code in (${from.code}, ${to})
          order by b.code for no key update of b
        ), moved as (
          update reservations v set code = ${to}, updated_at = ${now}
          where v.request_id = ${requestId} and v.kind = ${from.kind} and v.code = ${from.code} and ${live}
            and exists (select from both_times t where t.code = ${to} and t.taken < t.capacity)
            and not ${isElsewhereSql(raw('v.account_id'), { kind: from.kind, code: to }, raw('v.id'))}
          returning v.id
        ), counted as (
          update reservables b set taken = b.taken + case when b.code = ${to} then 1 else -1 end
          where b.kind = ${from.kind} and b.code in (${from.code}, ${to}) and exists (select from moved)
        ), reminded as (${appointmentMovedSql(raw('moved'))}
        ) select id from moved`,
    )
    return rows.length > 0
  },

  /** Requests with a visit at one of these times. */
  at: (codes: readonly string[], limit: number) =>
    database.query<StoredRecord & { code: string }>(
      sql`select ${columns}, v.code from ${tables} join reservations v on v.request_id = r.id
        where v.kind = ${appointmentKind} and v.code = any(${[...codes]}::text[]) and ${live}
        order by v.code, r.id limit ${limit}`,
    ),

  /** Where requests with an appointment stand. */
  states: () =>
    database.query<VisitState>(
      sql`select distinct r.service_slug as "serviceSlug", r.version, r.status from requests r
        where r.status_kind in ${unfinishedKindsSql}
          and exists (select from reservations v where v.request_id = r.id and v.kind = ${appointmentKind})`,
    ),

  /** Those that are over, after one of them by its id. */
  over: (states: readonly VisitState[], wall: string, limit: number, after: string | undefined) =>
    database.query<StoredRecord>(
      sql`select ${columns} from ${tables} where ${overSql(states, wall)} and ${after ? sql`r.id > ${after}::uuid` : raw('true')}
        order by r.id limit ${limit}`,
    ),

  /** Tells whoever works on them how many visits are over and not closed: one notice to each reader. */
  ask: (states: readonly VisitState[], wall: string, notice: Notice, now: Date) =>
    database.query(
      sql`with over_ones as materialized (
          select r.service_slug, r.center, r.teams, r.assignee_id from requests r where ${overSql(states, wall)}
        ), told as (${listedSql(
          sql`select ${noticeColumns(notice, raw('w.id'), { count: raw('w.count'), path: sql`'/inbox?view=open'` })} from (
            select a.id, count(*)::int as count from over_ones o join accounts a on ${readsSql(raw('o'))}
              and (a.id = o.assignee_id or o.assignee_id is null and 'SUPERVISOR' = any(a.roles)) group by a.id) w`,
          now,
        )}) ${outgoingSql(raw('told'))}`,
    ),
})
export type VisitsStore = ReturnType<typeof visitsStore>
