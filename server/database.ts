// The database of a start: an outside one, or the embedded one in the data folder. One code path after that.

import { join } from 'node:path'
import type { Programme } from '@bawaba/contract/programme.ts'
import type { Config } from './config.ts'
import {
  assertDurable,
  assertSupported,
  createDatabase,
  type Database,
  migrate,
} from './platform/database/index.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/index.ts'
import { joinEmbeddedPostgres } from './platform/embedded-postgres/join.ts'

/** Folders of migrations, the platform's first. */
export const migrationSources = (programmes: Programme[]) => [
  { name: 'platform', folder: new URL('migrations/', import.meta.url) },
  ...programmes.flatMap(({ slug, migrations }) => (migrations ? [{ name: slug, folder: migrations }] : [])),
]

export type OpenDatabase = { database: Database; isEmbedded: boolean; close(): Promise<void> }

export const openDatabase = async (
  config: Config,
  programmes: Programme[],
  {
    report,
    log,
    isUnsafe,
    isGuest = false,
  }: {
    report: (line: string) => void
    log: (message: string, error?: unknown) => void
    isUnsafe: boolean
    /** Uses the embedded database of a server that runs, without owning it. */
    isGuest?: boolean
  },
): Promise<OpenDatabase> => {
  const isEmbedded = config.DATABASE_URL === ''
  const embedded = isEmbedded
    ? await (isGuest ? joinEmbeddedPostgres : startEmbeddedPostgres)({
        folder: join(config.DATA_FOLDER, 'postgres'),
        report,
      })
    : undefined
  const database = createDatabase({
    url: embedded?.url ?? config.DATABASE_URL,
    log,
    poolSize: config.DATABASE_POOL,
    statementTimeout: config.DATABASE_TIMEOUT_MS,
  })
  const close = async () => {
    await database.close()
    await embedded?.stop()
  }
  try {
    await assertSupported(database)
    await assertDurable(database, { unsafe: isUnsafe || config.UNSAFE_DATABASE })
    report('Migrations')
    await migrate(database, migrationSources(programmes))
    return { database, isEmbedded, close }
  } catch (error) {
    await close()
    throw error
  }
}
