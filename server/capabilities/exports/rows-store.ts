// The requests behind a report, page by page. Nothing of their answers and nobody's name is read.

import type { ReportSpec } from '@bawaba/contract/report-rules.ts'
import type { StateKind } from '@bawaba/forms/workflow/state-kinds.ts'
import { type Database, raw, type Sql, sql } from '../../platform/database/index.ts'
import { decidedAtSql, decidedKindsSql, endKindsSql } from '../../platform/state-kinds-sql.ts'

export type ListedRequest = {
  id: string
  ID: string
  service: string
  status: string
  statusKind: StateKind
  center: string
  ageGroup: string
  channel: string
  createdAt: Date
  actionDate: Date
  dueAt: Date | null
  /** The exact time of filing, which a cursor needs. */
  place: string
}
type RowsQuery = { spec: ReportSpec; from: Date; until: Date; madeAt: Date }

/** A rare center may be looked for among very many: nobody waits for it. */
const patient = { statementTimeout: 60_000 }

const narrow = (column: string, value: string | undefined): Sql =>
  value === undefined ? raw('true') : sql`${raw(column)} = ${value}`

const moved = (kinds: string, { from, until }: RowsQuery): Sql =>
  sql`exists (select from payments p join payment_attempts b on b.payment_id = p.id
      join payment_events e on e.attempt_id = b.id
    where p.request_id = r.id and e.kind in ${raw(kinds)} and e.occurred_at >= ${from} and e.occurred_at < ${until})`

const measured = (query: RowsQuery): Record<ReportSpec['measure'], Sql> => {
  const { from, until } = query
  return {
    counts: sql`r.created_at >= ${from} and r.created_at < ${until}`,
    ages: sql`r.status_kind not in ${endKindsSql}`,
    times: sql`r.status_kind in ${decidedKindsSql} and ${decidedAtSql('r')} >= ${from}
    and ${decidedAtSql('r')} < ${until}`,
    collected: moved("('received', 'reversed')", query),
    refunded: moved("('refunded', 'refundBounced')", query),
    due: sql`r.status_kind = 'waiting-on-payment' and exists (select from payments p
    where p.request_id = r.id and p.status not in ('paid', 'refunded') and not p.is_void)`,
  }
}

const whereSql = (query: RowsQuery): Sql => {
  const { spec, madeAt } = query
  return sql`r.created_at <= ${madeAt} and ${measured(query)[spec.measure]}
    and ${narrow('r.service_slug', spec.service)} and ${narrow('r.center', spec.center)}
    and ${narrow('r.status_kind', spec.statusKind)} and ${narrow('r.age_group', spec.ageGroup)}`
}

export const exportRowsStore = (database: Database) => ({
  count: async (query: RowsQuery): Promise<number> => {
    const { count } = await database.transaction(
      queries =>
        queries.one<{ count: number }>(
          sql`select count(*)::int as count from requests r where ${whereSql(query)}`,
          { named: false },
        ),
      patient,
    )
    return count
  },

  /** The next so many, newest first. */
  page: (query: RowsQuery, after: Pick<ListedRequest, 'place' | 'id'> | undefined, size: number) =>
    database.transaction(
      queries =>
        queries.query<ListedRequest>(
          sql`select r.id, r.number as "ID", r.service_slug as service, r.status, r.status_kind as "statusKind", r.center,
              r.age_group as "ageGroup", r.channel, r.created_at as "createdAt", r.action_date as "actionDate",
              r.due_at as "dueAt", r.created_at::text as place
            from requests r where ${whereSql(query)}
              and ${after ? sql`(r.created_at, r.id) < (${after.place}::timestamptz, ${after.id}::uuid)` : raw('true')}
            order by r.created_at desc, r.id desc limit ${size}`,
          { named: false },
        ),
      patient,
    ),
})
export type ExportRowsStore = ReturnType<typeof exportRowsStore>
