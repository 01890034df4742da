// The SQL of power cuts. One cut of an area is open at a time, whoever reports it; every change tells all servers.

import { notErased } from '@bawaba/server/capabilities/accounts/index.ts'
import {
  listedSql,
  type Notice,
  noticeColumns,
  outgoingSql,
} from '@bawaba/server/capabilities/notifications/index.ts'
import { type LockingQueries, locked, raw, type Sql, sql } from '@bawaba/server/platform/database/index.ts'
import type { Cause } from '../../power-cut-calls.ts'

export const powerCutsChannel = 'power_cuts'
const tell = raw(`pg_notify('${powerCutsChannel}', '')`)

export type CutRow = {
  id: string
  area: string
  status: 'reported' | 'confirmed'
  cause: Cause | null
  expectedAt: Date | null
  since: Date
  revision: number
  reports: number
  reportedAt: Date | null
}
export type OwnCutRow = CutRow & { wantsNews: boolean }
export type Report = { id: string; area: string; accountId: string; wantsNews: boolean; now: Date }
export type Confirmed = {
  id: string
  area: string
  cause: Cause | null
  expectedAt: Date | null
  /** Of the cut that is changed; 0 where there is none. */
  revision: number
  now: Date
}

const columns =
  raw(`c.id, c.area, c.status, c.cause, c.expected_at as "expectedAt", c.created_at as "since", c.revision,
  (select count(*)::int from power_cut_reports r where r.cut_id = c.id) as reports,
  (select max(r.created_at) from power_cut_reports r where r.cut_id = c.id) as "reportedAt"`)
/** Whoever reports, confirms or ends a cut of an area does so alone: nobody joins one that ends in that moment. */
const alone = (area: string): string => `power cuts in ${area}`

/** Writes a notice to those who asked for news in the reports that a query name holds. */
const notifySql = (notice: Notice, reports: Sql, path: string, now: Date): Sql =>
  sql`listed as (${listedSql(
    sql`select ${noticeColumns(notice, raw('r.account_id'), { path: sql`${path}::text` })} from ${reports} r where r.wants_news`,
    now,
  )}), written as (${outgoingSql(raw('listed'))})`

/** Whether nobody has confirmed or reported a cut `c` since a moment. */
const isForgottenSql = (before: Date): Sql =>
  sql`c.status = 'reported' and c.created_at < ${before}
    and not exists (select from power_cut_reports r where r.cut_id = c.id and r.created_at >= ${before})`

/** Ends an open cut `c` that meets a condition, and deletes who reported it; false for one that is over or does not meet it. */
const endWhere = (
  database: LockingQueries,
  { id, area }: Pick<CutRow, 'id' | 'area'>,
  status: 'restored' | 'unconfirmed',
  condition: Sql,
  notice: Notice,
  path: string,
  now: Date,
): Promise<boolean> =>
  locked(database, alone(area), async queries => {
    const rows = await queries.query(
      sql`with ended as (
          update power_cuts c set status = ${status}, ended_at = ${now}, revision = revision + 1,
            reports = (select count(*) from power_cut_reports r where r.cut_id = c.id)
          where c.id = ${id} and c.ended_at is null and ${condition} returning c.id
        ), readers as (
          delete from power_cut_reports r using ended where r.cut_id = ended.id returning r.account_id, r.wants_news
        ), ${notifySql(notice, raw('readers'), path, now)} select ${tell}::text from ended`,
    )
    return rows.length > 0
  })

export const powerCutsStore = (database: LockingQueries) => ({
  /** All that are open, the oldest first. */
  open: () =>
    database.query<CutRow>(
      sql`select ${columns} from power_cuts c where c.ended_at is null order by c.created_at, c.id`,
    ),

  /** The open ones that somebody reported, the newest first. */
  reportedBy: (accountId: string) =>
    database.query<OwnCutRow>(
      sql`select ${columns}, o.wants_news as "wantsNews"
        from power_cut_reports o join power_cuts c on c.id = o.cut_id and c.ended_at is null
        where o.account_id = ${accountId} order by o.created_at desc`,
    ),

  /** Joins the open cut of the area, or opens one; nothing for a person who is erased in that moment. */
  report: ({ id, area, accountId, wantsNews, now }: Report): Promise<unknown> =>
    locked(database, alone(area), queries =>
      queries.query(
        sql`with opened as (
            insert into power_cuts (id, area, created_at) select ${id}::uuid, ${area}, ${now}::timestamptz
            where ${notErased(accountId)}
            on conflict (area) where ended_at is null do nothing returning id
          ), cut as (
            select id from opened union all select id from power_cuts where area = ${area} and ended_at is null
          )
          insert into power_cut_reports (cut_id, account_id, wants_news, created_at)
          select id, ${accountId}::uuid, ${wantsNews}, ${now}::timestamptz from cut where ${notErased(accountId)}
          on conflict (cut_id, account_id) do update set wants_news = excluded.wants_news, created_at = excluded.created_at`,
      ),
    ),

  withdraw: (cutId: string, accountId: string) =>
    database.query(sql`delete from power_cut_reports where cut_id = ${cutId} and account_id = ${accountId}`),

  /**
   * Confirms the cut of an area, or opens one; false where it is no longer as its revision says. People are notified if it was
   * not confirmed before or the expected end is another one: the rest is not in their notice.
   */
  confirm: (
    { id, area, cause, expectedAt, revision, now }: Confirmed,
    notice: Notice,
    path: string,
  ): Promise<boolean> => {
    const change =
      revision === 0
        ? sql`insert into power_cuts (id, area, status, cause, expected_at, created_at, confirmed_at)
            values (${id}, ${area}, 'confirmed', ${cause}, ${expectedAt}, ${now}, ${now})
            on conflict (area) where ended_at is null do nothing returning id, true as is_news`
        : sql`update power_cuts c set status = 'confirmed', cause = ${cause}, expected_at = ${expectedAt},
              confirmed_at = coalesce(c.confirmed_at, ${now}::timestamptz), revision = c.revision + 1
            from power_cuts former
            where c.area = ${area} and c.ended_at is null and c.revision = ${revision} and former.id = c.id
            returning c.id, former.status <> 'confirmed' or former.expected_at is distinct from c.expected_at as is_news`
    return locked(database, alone(area), async queries => {
      const rows = await queries.query(
        sql`with changed as (${change}), readers as (
            select r.account_id, r.wants_news from changed join power_cut_reports r on r.cut_id = changed.id
            where changed.is_news
          ), ${notifySql(notice, raw('readers'), path, now)} select ${tell}::text from changed`,
      )
      return rows.length > 0
    })
  },

  /** Ends a cut that is as its revision says; false where somebody has changed or ended it. */
  end: (
    cut: Pick<CutRow, 'id' | 'area' | 'revision'>,
    status: 'restored' | 'unconfirmed',
    notice: Notice,
    path: string,
    now: Date,
  ): Promise<boolean> =>
    endWhere(database, cut, status, sql`c.revision = ${cut.revision}`, notice, path, now),

  /** Ends a cut as unconfirmed, unless it has been confirmed or reported since a moment. */
  forget: (
    cut: Pick<CutRow, 'id' | 'area'>,
    before: Date,
    notice: Notice,
    path: string,
    now: Date,
  ): Promise<boolean> => endWhere(database, cut, 'unconfirmed', isForgottenSql(before), notice, path, now),

  /** Cuts that nobody has confirmed or reported since a moment. */
  forgotten: (before: Date, limit: number) =>
    database.query<{ id: string; area: string }>(
      sql`select c.id, c.area from power_cuts c where c.ended_at is null and ${isForgottenSql(before)}
        order by c.created_at limit ${limit}::int`,
    ),
})
export type PowerCutsStore = ReturnType<typeof powerCutsStore>
