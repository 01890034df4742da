// The tables of the queue: graphile-worker's own, in a schema of their own, brought up to date in the migration step by
// the role that owns them. They hold no truth: after a restore the queue begins empty, and jobs find what waits.

import type { Database } from '../database/index.ts'
import { raw } from '../database/sql.ts'

/** The newest of its migrations in the version that is installed. */
export const queueVersion = 20

export const queueSchema = 'graphile_worker'

/** Whether the tables are as the installed version needs them. */
export const isQueueReady = async (database: Pick<Database, 'one'>): Promise<boolean> => {
  const named = { named: false }
  const { isThere } = await database.one<{ isThere: boolean }>(
    raw(`select to_regclass('${queueSchema}.migrations') is not null as "isThere"`),
    named,
  )
  if (!isThere) return false
  const { version } = await database.one<{ version: number }>(
    raw(`select coalesce(max(id), 0) as version from ${queueSchema}.migrations`),
    named,
  )
  return version >= queueVersion
}

/**
 * Brings them up to date; several servers may start at once.
 * @param url of the role that owns the tables
 */
export const migrateQueue = async (database: Pick<Database, 'one'>, url: string): Promise<void> => {
  if (await isQueueReady(database)) return
  // Loaded only where there is something to do: it takes a tenth of a second.
  const { Logger, runMigrations } = await import('graphile-worker')
  await runMigrations({
    connectionString: url,
    maxPoolSize: 1,
    schema: queueSchema,
    logger: new Logger(() => () => undefined),
  })
}
