// The SQL of which days are still to be compared with the list of a provider.

import { type Queries, type Sql, sql } from '../../platform/database/index.ts'

export type Failure = 'noAnswer' | 'refused' | 'fault'
export type GapRecord = { gatewayId: string; day: string; failedAt: Date | null; why: Failure | null }

const cairoDaySql = (moment: Sql): Sql => sql`(${moment} at time zone 'Africa/Cairo')::date`
/** Every day before `today` since money was first asked for here, or since anybody was, and the last two in any case. */
const daysSql = (today: string): Sql =>
  sql`(select each.day::date as day from generate_series(
      least(${today}::date - 2, coalesce((select ${cairoDaySql(sql`min(created_at)`)} from payments),
        (select ${cairoDaySql(sql`min(created_at)`)} from accounts))),
      ${today}::date - 1, interval '1 day') each (day))`
const isOpenSql = (gatewayId: Sql): Sql =>
  sql`not exists (select from reconciliation_days c where c.gateway_id = ${gatewayId} and c.day = d.day)`

export const daysStore = (database: Queries) => ({
  /**
   * The days that are to be compared, newest first: yesterday and the day before, whose last lines may have come late, and
   * every day that was never compared, or failed when it was tried last. After a restore those are all since the backup.
   */
  due: async (gatewayId: string, today: string): Promise<string[]> => {
    const rows = await database.query<{ day: string }>(
      sql`select d.day from ${daysSql(today)} d
        where d.day >= ${today}::date - 2 or ${isOpenSql(sql`${gatewayId}`)}
          or exists (select from reconciliation_failures f where f.gateway_id = ${gatewayId} and f.day = d.day)
        order by d.day desc`,
    )
    return rows.map(({ day }) => day)
  },

  /** Days that no list was compared with. Of yesterday the night may still come. */
  gaps: (gatewayIds: readonly string[], today: string) =>
    database.query<GapRecord>(
      sql`select g.id as "gatewayId", d.day, f.failed_at as "failedAt", f.why
        from unnest(${gatewayIds}::text[]) as g (id) cross join ${daysSql(today)} d
          left join reconciliation_failures f on f.gateway_id = g.id and f.day = d.day
        where f.why is not null or (d.day < ${today}::date - 1 and ${isOpenSql(sql`g.id`)})
        order by d.day, g.id`,
    ),

  failed: (gatewayId: string, day: string, why: Failure, now: Date) =>
    database.query(
      sql`insert into reconciliation_failures (gateway_id, day, failed_at, why)
        values (${gatewayId}, ${day}, ${now}, ${why})
        on conflict (gateway_id, day) do update set failed_at = excluded.failed_at, why = excluded.why`,
    ),
})
export type DaysStore = ReturnType<typeof daysStore>
