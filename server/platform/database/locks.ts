// Who keeps others from going on in this database: for whoever runs the portal, on their own question or when calls fail.

import type { Queries } from './database.ts'
import { sql } from './sql.ts'

export type LockHolder = {
  pid: number
  /** What the session calls itself; null where the role that asks may not read it. */
  application: string | null
  /** Since when its transaction runs, in seconds; null likewise. */
  seconds: number | null
  /** Its tables with a lock that keeps writers waiting. */
  tables: string[]
  /** How many sessions wait for it just now. */
  waiting: number
}

/**
 * How long locks are held before they are worth a word, in seconds: those that keep everybody from a table, and those of
 * whoever writes rows. No transaction of a call takes as long.
 */
const [longWhole, longRows] = [2, 10]

/**
 * Sessions that others wait for, and those that have held locks for long: whoever waits gives up sooner, so that at any
 * moment nobody may be waiting. Locks of rows show as those of their tables.
 */
export const lockHolders = (database: Pick<Queries, 'query'>): Promise<LockHolder[]> =>
  database.query<LockHolder>(sql`
    with waits as (
      -- Not by pg_stat_activity, which hides from a server's role what the sessions of other roles wait for.
      select unnest(pg_blocking_pids(w.pid)) as pid from (select distinct l.pid from pg_locks l where not l.granted) w
    ), held as (
      select l.pid, array_agg(distinct l.relation::regclass::text order by l.relation::regclass::text) as tables,
        bool_or(l.mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')) as "isWhole"
      from pg_locks l join pg_class c on c.oid = l.relation and c.relkind in ('r', 'p')
      -- Readers, and what VACUUM and ANALYZE take, keep no writer waiting.
      where l.granted and l.locktype = 'relation' and l.mode not in ('AccessShareLock', 'ShareUpdateExclusiveLock') and l.pid <> pg_backend_pid()
        and l.database = (select d.oid from pg_database d where d.datname = current_database())
        and l.relation >= 16384
      group by l.pid
    )
    select a.pid, a.application_name as application,
      extract(epoch from now() - a.xact_start)::int as seconds,
      coalesce(held.tables, '{}') as tables,
      (select count(*)::int from waits where waits.pid = a.pid) as waiting
    from pg_stat_activity a left join held on held.pid = a.pid
    where a.datname = current_database() and a.pid <> pg_backend_pid()
      and (a.pid in (select waits.pid from waits)
        or held.pid is not null
          and coalesce(
            a.xact_start < clock_timestamp() - case when held."isWhole" then ${longWhole}::int else ${longRows}::int end * interval '1 second',
            held."isWhole"))
    order by waiting desc, a.xact_start, a.pid`)

/** One holder in a line. */
export const holderLine = ({ pid, application, seconds, tables, waiting }: LockHolder): string =>
  [
    `process ${pid}${application ? ` (${application})` : ''}`,
    tables.length > 0 ? `holds ${tables.join(', ')}` : 'holds a lock',
    ...(seconds === null ? [] : [`for ${seconds} s`]),
    `${waiting} waiting`,
  ].join(', ')

/** The session whose transaction is open longest, in words; undefined where none is open. */
export const longestTransaction = async (database: Pick<Queries, 'query'>): Promise<string | undefined> => {
  const [row] = await database.query<Pick<LockHolder, 'pid' | 'application' | 'seconds'>>(
    sql`select pid, application_name as application, extract(epoch from now() - xact_start)::int as seconds
      from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
      order by xact_start limit 1`,
    { named: false },
  )
  return (
    row && `process ${row.pid}${row.application ? ` (${row.application})` : ''}, open for ${row.seconds} s`
  )
}
