// A PostgreSQL that keeps its word, for drills: migrated, with people in it, killed and stopped at will.

import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@bawaba/embedded-postgres/index.ts'
import { postmasterPid } from '@bawaba/embedded-postgres/test-bench.ts'
import { migrationSources } from '../database.ts'
import { createDatabase, migrate } from '../platform/database/index.ts'
import { addPeople } from './calls.ts'

const fillByThis = async (url: string, people: number) => {
  const database = createDatabase({ url, log: () => undefined, statementTimeout: 60_000 })
  await migrate(database, migrationSources([]))
  await database.close()
  return addPeople(url, people)
}

/**
 * @param settings of PostgreSQL, to plant a fault
 * @param fill migrates and adds people; by another version where a drill begins with one
 */
export const startPostgres = async (
  people: number,
  settings: Record<string, string> = {},
  within = tmpdir(),
  fill = fillByThis,
) => {
  const folder = mkdtempSync(join(within, 'bawaba-drill-'))
  chmodSync(folder, 0o755)
  const { url, serverUrl, stop } = await startEmbeddedPostgres({ folder, settings })
  return {
    url,
    folder,
    citizens: await fill(url, people),
    /** The settings of a portal over it, but for its data folder. */
    environment: { DATABASE_URL: serverUrl, MIGRATION_DATABASE_URL: url },
    /** As nobody stops it; it is started again by itself. */
    kill: () => process.kill(postmasterPid(folder), 'SIGKILL'),
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type Postgres = Awaited<ReturnType<typeof startPostgres>>
