// The SQL behind inboxes: what waits for a caller, and how much of it.

import type { Scope } from '@bawaba/contract/policy.ts'
import { startOfYesterday } from '@bawaba/language/day-starts.ts'
import { addDays, cairoDate } from '@bawaba/language/index.ts'
import { type Queries, raw, type Sql, sql } from '../../../platform/database/index.ts'
import { endKindsSql, unfinishedKindsSql, waitingKindsSql } from '../../../platform/state-kinds-sql.ts'
import { type Counted, countedCenter, countedServices, countedSql } from '../../request-scope/index.ts'
import { columns, type StoredRecord, tables } from '../row.ts'
import { badgeCap } from './list-store.ts'

/** What waits for an applicant waits on them; what waits for staff is open and theirs or nobody's. */
const waitsFor = (scope: Scope, accountId: string): Sql =>
  scope === 'own'
    ? sql`r.status_kind in ${waitingKindsSql}`
    : sql`r.status_kind = 'open' and (r.assignee_id is null or r.assignee_id = ${accountId})`

/** `capped` names the views that hold more than their count says. */
export type InboxCounts = {
  byService: Record<string, number>
  views: Record<string, number>
  capped: string[]
}

const unfinished = sql`status_kind not in ${endKindsSql}`
const limited = raw(`limit ${badgeCap + 1}`)
const cap = raw(String(badgeCap))
export const inboxStore = (database: Queries) => ({
  waiting: (admitted: Sql, scope: Scope, accountId: string, limit: number, skip: number) =>
    database.query<StoredRecord>(
      sql`select ${columns} from (
          select r.id as page_id from requests r where ${admitted} and ${waitsFor(scope, accountId)}
          order by r.due_at, r.id limit ${limit}::int offset ${skip}::int) page
        join ${tables} on r.id = page.page_id order by r.due_at, r.id`,
    ),

  /** An applicant's own: one pass over what of theirs is not finished. */
  scannedCounts: (admitted: Sql, scope: Scope, accountId: string, now: Date) =>
    database.one<InboxCounts>(
      sql`with mine as materialized (
          select r.service_slug, r.status_kind, r.assignee_id, r.due_at, r.created_at, (${waitsFor(scope, accountId)}) as waits
          from requests r where ${admitted} and r.${unfinished}
        ), services as (select service_slug, count(*) as count from mine where waits group by 1)
        select coalesce((select jsonb_object_agg(service_slug, count) from services), '{}') as "byService",
          jsonb_build_object(
            'mine', count(*) filter (where assignee_id = ${accountId}),
            'unassigned', count(*) filter (where assignee_id is null and status_kind = 'open'),
            'late', count(*) filter (where due_at < ${now} and status_kind = 'open'),
            'new', count(*) filter (where created_at >= ${startOfYesterday(now)}),
            'applicant', count(*) filter (where status_kind = 'waiting-on-applicant'),
            'messages', (select count(*) from requests r where ${scope === 'own' ? raw('false') : admitted} and r.message_at is not null),
            'open', count(*)) as views,
          '{}'::text[] as capped
        from mine`,
    ),

  /**
   * Staff's, by the counters of the services and the center they are given, those of days for what is new. A person's own is
   * counted by its index; what is late depends on the hour and is counted by an index too, no further than `badgeCap`.
   */
  staffCounts: (counted: Counted, accountId: string, now: Date) =>
    database.one<InboxCounts>(
      sql`with counts as materialized (
          select service_slug, status_kind, is_assigned, sum(count)::bigint as count from (
            select service_slug, status_kind, is_assigned, center, count from request_counts where ${unfinished}
            union all
            select service_slug, status_kind, is_assigned, center, change from request_changes where ${unfinished}) held
          where ${countedSql(counted)} group by 1, 2, 3
        ), mine as materialized (
          select r.service_slug, r.status_kind, count(*) as count from requests r
          where r.assignee_id = ${accountId} and r.status_kind in ${unfinishedKindsSql}
            and ${countedSql(counted, 'r.')}
          group by 1, 2
        ), late as materialized (
          select from services s cross join lateral (
            select from requests r where r.service_slug = s.slug and r.status_kind = 'open' and r.due_at < ${now}
              and ${countedCenter(counted, raw('r.center'))} ${limited}) found
          where ${countedServices(counted, raw('s.slug'))} ${limited}
        ), messages as materialized (
          select from requests r where r.message_at is not null and ${countedSql(counted, 'r.')} ${limited}
        ), fresh as (
          select coalesce(sum(count), 0) as count from (
            select service_slug, center, count from request_days where filed_on >= ${addDays(cairoDate(now), -1)} and ${unfinished}
            union all
            select service_slug, center, change from request_changes where filed_on >= ${addDays(cairoDate(now), -1)} and ${unfinished}) held
          where ${countedSql(counted)}
        ), waiting as (
          select service_slug, sum(count)::bigint as count from (
            select service_slug, count from counts where status_kind = 'open' and not is_assigned
            union all select service_slug, count from mine where status_kind = 'open') both_kinds
          group by 1 having sum(count) > 0
        )
        select coalesce((select jsonb_object_agg(service_slug, count) from waiting), '{}') as "byService",
          jsonb_build_object(
            'mine', coalesce((select sum(count) from mine), 0),
            'unassigned', coalesce(sum(count) filter (where status_kind = 'open' and not is_assigned), 0),
            'late', (select least(count(*), ${cap}) from late),
            'new', (select count from fresh),
            'applicant', coalesce(sum(count) filter (where status_kind = 'waiting-on-applicant'), 0),
            'messages', (select least(count(*), ${cap}) from messages),
            'open', coalesce(sum(count), 0)) as views,
          array_remove(array[case when (select count(*) from late) > ${cap} then 'late' end,
            case when (select count(*) from messages) > ${cap} then 'messages' end], null) as capped
        from counts`,
    ),
})
export type InboxStore = ReturnType<typeof inboxStore>
