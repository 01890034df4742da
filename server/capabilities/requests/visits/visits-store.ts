// The SQL of visits of requests: moving one to another time in place, finding those that are over, and telling staff of them.

import { appointmentKind } from '@bawaba/forms/fields/appointment-code.ts'
import type { Reserved } from '@bawaba/forms/index.ts'
import { json, type Queries, raw, type Sql, sql } from '../../../platform/database/index.ts'
import { unfinishedKindsSql } from '../../../platform/state-kinds-sql.ts'
import {
  appointmentMovedSql,
  listedSql,
  type Notice,
  noticeColumns,
  outgoingSql,
} from '../../notifications/index.ts'
import { readsSql } from '../../request-scope/index.ts'
import { countFreedSql, isElsewhereSql } from '../../reservations/index.ts'
import { columns, type StoredRecord, tables } from '../row.ts'

/** A state in which a visit that is over keeps a request, of a version of a service. */
export type VisitState = { serviceSlug: string; version: number; status: string }

/** One of many that change; `data`: its new answer as it is stored. */
export type ClearedVisit = {
  id: string
  revision: number
  from: string
  to: string | null
  /** The question that holds it. */
  name: string
  data: Record<string, unknown>
  entryId: string
  detail: Record<string, unknown>
  timeAr: string
  timeEn: string
}

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
    database.query<StoredRecord & { code: string; elsewhere: string[] }>(
      sql`select ${columns}, v.code, array(select split_part(e.code, '/', 2) from reservations e where e.account_id = v.account_id
            and e.kind = v.kind and e.id <> v.id and e.status in ('reserved', 'locked', 'allocated')) as elsewhere
        from ${tables} join reservations v on v.request_id = r.id
        where v.kind = ${appointmentKind} and v.code = any(${[...codes]}::text[]) and ${live}
        order by v.code, r.id limit ${limit}`,
    ),

  /**
   * Moves or frees visits, with an entry and a message each; answers the requests that changed. Places are counted under their
   * lock: of more visits than a time has room for, the first are moved.
   */
  clear: async (
    kind: 'visitMoved' | 'visitFreed',
    visits: readonly ClearedVisit[],
    notice: Notice,
    now: Date,
  ): Promise<string[]> => {
    const times = [...new Set(visits.flatMap(({ from, to }) => (to === null ? [from] : [from, to])))]
    const { people } = countFreedSql(raw('freed'))
    const rows = await database.query<{ id: string }>(
      sql`with wanted as materialized (
          select * from jsonb_to_recordset(${json(visits)}::jsonb) as w(id uuid, revision int, "from" text, "to" text, name text,
            data jsonb, "entryId" uuid, detail jsonb, "timeAr" text, "timeEn" text)
        ), times as materialized (
          select b.code, b.capacity - b.taken as room from reservables b
          where b.kind = ${appointmentKind} and b.code = any(${times}::text[]) order by b.code for no key update of b
        ), seen as materialized (
          select r.id from requests r join wanted w on w.id = r.id and w.revision = r.revision
          order by r.id for no key update of r
        ), found as (
          select w.*, v.id as visit_id, v.account_id, row_number() over (partition by w."to" order by w.id) as rank
          from wanted w join seen on seen.id = w.id
            join reservations v on v.request_id = w.id and v.kind = ${appointmentKind} and v.code = w."from" and ${live}
          where w."to" is null or not exists (select from reservations o where o.account_id = v.account_id and o.kind = v.kind
            and o.id <> v.id and o.status in ('reserved', 'locked', 'allocated')
            and split_part(o.code, '/', 2) = split_part(w."to", '/', 2))
        ), chosen as materialized (
          select f.* from found f left join times t on t.code = f."to" where f."to" is null or f.rank <= t.room
        ), moved as (
          update reservations v set code = c."to", updated_at = ${now}::timestamptz from chosen c
          where v.id = c.visit_id and c."to" is not null returning v.id
        ), freed as (
          update reservations v set status = 'freed', freed_because = 'released', is_announced = false, updated_at = ${now}::timestamptz
          from chosen c where v.id = c.visit_id and c."to" is null returning v.kind, v.code, v.account_id
        ), counted as (
          update reservables b set taken = b.taken + d.change
          from (select code, sum(change)::int as change from (
              select "to" as code, 1 as change from chosen where "to" is not null union all select "from", -1 from chosen) e
            group by code) d
          where b.kind = ${appointmentKind} and b.code = d.code returning b.kind, b.code
        ), holders as (${people(raw('counted'))}
        ), reminded as (${appointmentMovedSql(raw('moved'))}
        ), changed as (
          update requests r set data = (r.data - c.name) || c.data, revision = r.revision + 1, updated_at = ${now}::timestamptz,
            sealed_at = case when c."to" is not null and r.sealed_at is not null then clock_timestamp() else r.sealed_at end
          from chosen c where r.id = c.id and r.revision = c.revision
          returning r.id, r.number, r.service_slug, r.owner_id, c."entryId", c.detail, c."timeAr", c."timeEn"
        ), noted as (
          insert into request_history (id, request_id, at, kind, actor, actor_id, visible_to_applicant, detail)
          select "entryId", id, ${now}::timestamptz, ${kind}, 'system', null, true, detail from changed
        ), listed as (${listedSql(
          sql`select ${noticeColumns(notice, raw('h.owner_id'), {
            number: raw('h.number'),
            serviceSlug: raw('h.service_slug'),
            time: { ar: raw('h."timeAr"'), en: raw('h."timeEn"') },
          })} from changed h`,
          now,
        )}), messaged as (${outgoingSql(raw('listed'))})
        select id from changed`,
    )
    return rows.map(({ id }) => id)
  },

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
