// What a PostgreSQL server must be before we trust it with a citizen's request.
// kill -9 does not show a server that forgets on power loss; only its settings do.
import type { Queries } from './database.ts'
import { sql } from './sql.ts'

const durable = ['fsync', 'full_page_writes', 'synchronous_commit']
const oldest = 15

/**
 * Refuses a server that may lose what it acknowledged.
 * @param unsafe accept it all the same (test data, a demonstration)
 * @returns the settings that are off
 */
export const assertDurable = async (
  database: Queries,
  { unsafe }: { unsafe: boolean },
): Promise<string[]> => {
  const rows = await database.query<{ name: string }>(
    sql`select name from pg_settings where name = any(${durable}) and setting = 'off' order by name`,
  )
  const names = rows.map(row => row.name)
  if (names.length === 0 || unsafe) return names
  throw new Error(
    `This PostgreSQL server may lose what it has confirmed: ${names.map(name => `${name} is off`).join(', ')}. ` +
      'Turn it on, or start with --unsafe where the data do not matter.',
  )
}

/** Milliseconds by which a clock is ahead of the database's; how long the question took is allowed for. */
export const clockOffset = async (database: Queries, clock: () => number): Promise<number> => {
  const before = clock()
  const { now } = await database.one<{ now: Date }>(sql`select clock_timestamp() as now`)
  const after = clock()
  return (before + after) / 2 - now.getTime()
}

/** Refuses a server that is too old or that cannot hold Arabic. */
export const assertSupported = async (database: Queries): Promise<void> => {
  const { version, encoding } = await database.one<{ version: number; encoding: string }>(
    sql`select current_setting('server_version_num')::int / 10000 as version,
      current_setting('server_encoding') as encoding`,
  )
  if (version < oldest) {
    throw new Error(`This is PostgreSQL ${version}; version ${oldest} or later is needed.`)
  }
  if (encoding !== 'UTF8') {
    throw new Error(`This database is encoded in ${encoding}: create it with encoding UTF8.`)
  }
}
