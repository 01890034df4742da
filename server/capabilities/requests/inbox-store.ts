// The SQL behind inboxes: what waits for a caller, and how much of it.

import type { Scope } from '@bawaba/contract/policies.ts'
import { type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'
import { columns, type RequestRecord, tables } from './row.ts'

/** What waits for an applicant waits on them; what waits for staff is open and theirs or nobody's. */
const waitsFor = (scope: Scope, accountId: string): Sql =>
  scope === 'own'
    ? raw(`r.status_kind in ('waiting-on-applicant', 'waiting-on-payment')`)
    : sql`r.status_kind = 'open' and (r.assignee_id is null or r.assignee_id = ${accountId})`

export type InboxCounts = { byService: Record<string, number>; views: Record<string, number> }

export const inboxStore = (database: Queries) => ({
  waiting: (admitted: Sql, scope: Scope, accountId: string, limit: number, skip: number) =>
    database.query<RequestRecord>(
      sql`select ${columns} from ${tables} where ${admitted} and ${waitsFor(scope, accountId)}
        order by r.due_at nulls last, r.id limit ${limit} offset ${skip}`,
    ),

  /** One pass over what the caller may see that is not finished. */
  counts: (admitted: Sql, scope: Scope, accountId: string, now: Date) =>
    database.one<InboxCounts>(
      sql`with mine as materialized (
          select r.service_slug, r.status_kind, r.assignee_id, r.due_at, (${waitsFor(scope, accountId)}) as waits
          from requests r where ${admitted} and r.status_kind not in ('done', 'rejected', 'cancelled')
        ), services as (select service_slug, count(*) as count from mine where waits group by 1)
        select coalesce((select jsonb_object_agg(service_slug, count) from services), '{}') as "byService",
          jsonb_build_object(
            'mine', count(*) filter (where assignee_id = ${accountId}),
            'unassigned', count(*) filter (where assignee_id is null and status_kind = 'open'),
            'late', count(*) filter (where due_at < ${now} and status_kind = 'open'),
            'applicant', count(*) filter (where status_kind = 'waiting-on-applicant'),
            'open', count(*)) as views
        from mine`,
    ),
})
export type InboxStore = ReturnType<typeof inboxStore>
