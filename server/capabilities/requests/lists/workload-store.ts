// The SQL behind the supervisor's table: one pass over what is under way in their services, by service and owner.

import type { Workload } from '@bawaba/contract/entities/workload.ts'
import { type Queries, raw, type Sql, sql } from '../../../platform/database/index.ts'
import { unfinishedKindsSql, waitingKindsSql } from '../../../platform/state-kinds-sql.ts'

/** Of a service that nobody divides among owners there is one row; more than this no table shows. */
const mostRows = 2000

/** That a request `r` was taken up again after it had ended. */
export const isReopenedSql =
  "exists (select from request_history h where h.request_id = r.id and h.kind = 'reopened')"

export const workloadStore = (database: Queries) => ({
  workload: (admitted: Sql, now: Date) =>
    database.query<Workload>(
      sql`select c.service_slug as "serviceSlug", c.late, c.unassigned, c."withStaff", c.paused, c.reopened,
          case when a.id is null then null else jsonb_build_object('id', a.id,
            'name', a.first_name || ' ' || a.last_name, 'englishName', a.english_full_name) end as assignee
        from (
          select r.service_slug, r.assignee_id,
            (count(*) filter (where r.status_kind = 'open' and r.due_at < ${now}))::int as late,
            (count(*) filter (where r.status_kind = 'open' and r.assignee_id is null))::int as unassigned,
            (count(*) filter (where r.status_kind = 'open' and r.assignee_id is not null))::int as "withStaff",
            (count(*) filter (where r.status_kind in ${waitingKindsSql}))::int as paused,
            (count(*) filter (where ${raw(isReopenedSql)}))::int as reopened
          from requests r where ${admitted} and r.status_kind in ${unfinishedKindsSql} group by 1, 2
        ) c left join accounts a on a.id = c.assignee_id
        order by c.service_slug, a.first_name, a.last_name, c.assignee_id limit ${mostRows}`,
    ),
})
export type WorkloadStore = ReturnType<typeof workloadStore>
