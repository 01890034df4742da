// The SQL of the table of servers. Times are the database's, so that the clocks of machines need not agree.

import { type Queries, sql } from '../../platform/database/index.ts'

export type ServerKeys = {
  /** The id of the key that seals. */
  sealsBy: string
  /** The ids of all keys that open, that one too. */
  opens: readonly string[]
}
export type ServerRow = ServerKeys & {
  id: string
  host: string
  process: number
  version: string
}
export type LivingServer = ServerRow & {
  secondsAgo: number
  /** For how long it has sealed by its key; null where it never sealed by another. */
  sealingSeconds: number | null
}
/** A transaction that has written something and is not over. */
export type OpenTransaction = { id: string; application: string }

/** A server that was silent for so long has ended; it writes its row six times meanwhile. */
const silence = '1 minute'
const forgottenAfter = '1 day'

export const serversStore = (database: Queries) => ({
  write: ({ id, host, process, version, sealsBy, opens }: ServerRow) =>
    database.query(
      sql`with forgotten as (
          delete from servers where id <> ${id}::uuid and seen_at < clock_timestamp() - ${forgottenAfter}::interval
        )
        insert into servers (id, host, process, version, seals_by, opens, seen_at)
        values (${id}::uuid, ${host}, ${process}::int, ${version}, ${sealsBy}, ${opens}::text[], clock_timestamp())
        on conflict (id) do update set seals_by = excluded.seals_by, opens = excluded.opens, seen_at = excluded.seen_at,
          sealing_since = case when servers.seals_by = excluded.seals_by then servers.sealing_since else excluded.seen_at end`,
    ),

  remove: (id: string) => database.query(sql`delete from servers where id = ${id}::uuid`),

  /** The servers that run, oldest first. */
  living: () =>
    database.query<LivingServer>(
      sql`select id, host, process, version, seals_by as "sealsBy", opens,
          extract(epoch from clock_timestamp() - seen_at)::int as "secondsAgo",
          extract(epoch from clock_timestamp() - sealing_since)::int as "sealingSeconds"
        from servers where seen_at > clock_timestamp() - ${silence}::interval order by started_at, id`,
    ),

  /**
   * How many processes listen to this database and have no row: servers of a version that writes none. A server that was
   * killed may hide one until its row is too old.
   */
  unnamed: async (): Promise<number> => {
    const { count } = await database.one<{ count: number }>(
      sql`select greatest(0, (select count(*) from pg_stat_activity where datname = current_database() and application_name = 'bawaba-listen')
          - (select count(*) from servers where seen_at > clock_timestamp() - ${silence}::interval))::int as count`,
    )
    return count
  },

  /** Transactions of this database that have written something; what they wrote is seen by nobody yet. */
  writing: () =>
    database.query<OpenTransaction>(
      sql`select l.transactionid::text as id, a.application_name as application
        from pg_locks l join pg_stat_activity a on a.pid = l.pid
        where l.locktype = 'transactionid' and l.mode = 'ExclusiveLock' and l.granted and a.datname = current_database()
          and a.pid <> pg_backend_pid() order by 1`,
    ),
})
export type ServersStore = ReturnType<typeof serversStore>
