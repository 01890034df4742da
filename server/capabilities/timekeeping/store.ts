// The SQL of the journal of open time. It is only added to.

import { type Queries, type Sql, sql } from '../../platform/database/index.ts'

export type ClosedTime = { id: string; from: Date; until: Date }
type Why = 'maintenance' | 'away'

/** Longer than this without a word of any server, the portal was closed. */
const silence = '2 minutes'
/** A process that is silent for so long is gone; one that spoke so far ahead had a wrong clock, and would hide every outage. */
const goneAfter = '1 day'

/**
 * Writes what `source` (from_at, until_at) lists into the journal, but for what stands there already: whatever is written
 * twice, by two servers or by two causes, is closed once.
 */
export const closedSql = (source: Sql, why: Why): Sql =>
  sql`insert into closed_times (id, from_at, until_at, why)
    select gen_random_uuid(), lower(r.range), upper(r.range), ${why}::text from (${source}) s
      cross join lateral unnest(tstzmultirange(tstzrange(least(s.from_at, s.until_at), s.until_at)) - coalesce(
        (select range_agg(tstzrange(c.from_at, c.until_at)) from closed_times c
          where c.until_at > s.from_at and c.from_at < s.until_at), '{}'::tstzmultirange)) as r(range)
    on conflict do nothing`

/** How many seconds between two instants the portal was closed. */
export const closedSecondsSql = (from: Sql, until: Sql): Sql =>
  sql`(select coalesce(sum(extract(epoch from least(c.until_at, ${until}) - greatest(c.from_at, ${from}))), 0)
    from closed_times c where c.until_at > ${from} and c.from_at < ${until})`

/** The moment itself, or the last one at which the portal was open again after it. */
export const openSinceSql = (at: Sql): Sql =>
  sql`coalesce((select max(c.until_at) from closed_times c where c.until_at > ${at}), ${at})`

export const timekeepingStore = (database: Queries) => ({
  /** Says that a server runs; where none has said so for too long, the time since is closed time. */
  beat: (server: string, now: Date) =>
    database.query(
      sql`with last as (
          select max(beat_at) as at from server_heartbeats
        ), closed as (${closedSql(
          sql`select last.at as from_at, ${now}::timestamptz as until_at from last
            where last.at < ${now}::timestamptz - ${silence}::interval`,
          'away',
        )}
        ), gone as (
          delete from server_heartbeats where server <> ${server}::uuid and (beat_at < ${now}::timestamptz - ${goneAfter}::interval
            or beat_at > ${now}::timestamptz + ${goneAfter}::interval)
        )
        insert into server_heartbeats (server, beat_at) values (${server}::uuid, ${now}::timestamptz)
        on conflict (server) do update set beat_at = excluded.beat_at`,
    ),

  /** Stretches of closed time between two instants, cut to them. */
  closedBetween: (from: Date, to: Date) =>
    database.query<ClosedTime>(
      sql`select id, greatest(from_at, ${from}::timestamptz) as "from", least(until_at, ${to}::timestamptz) as until
        from closed_times where from_at < ${to}::timestamptz and until_at > ${from}::timestamptz order by from_at`,
    ),

  /** Whether no server has said for too long that it runs. */
  isSilent: async (now: Date): Promise<boolean> => {
    const { isSilent } = await database.one<{ isSilent: boolean }>(
      sql`select coalesce(max(beat_at) < ${now}::timestamptz - ${silence}::interval, false) as "isSilent" from server_heartbeats`,
    )
    return isSilent
  },
})
