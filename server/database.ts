// The database of a start or of a command: the one that the settings name, or the embedded one that a server runs in the data
// folder. One code path after that.

import { join } from 'node:path'
import type { Programme } from '@bawaba/contract/programme.ts'
import { joinEmbeddedPostgres } from '@bawaba/embedded-postgres/join.ts'
import type { Config } from './config.ts'
import {
  assertDurable,
  assertSupported,
  createDatabase,
  type Database,
  grantServer,
  listPending,
  type MigrationSource,
  migrate,
  roleOf,
  untilAnswering,
} from './platform/database/index.ts'
import { isQueueReady, migrateQueue } from './platform/jobs/schema.ts'

/** Folders of migrations, the platform's first. */
export const migrationSources = (programmes: readonly Programme[]) => [
  { name: 'platform', folder: new URL('migrations/', import.meta.url) },
  ...programmes.flatMap(({ slug, migrations }) => (migrations ? [{ name: slug, folder: migrations }] : [])),
]

/** What the server's role only reads: the audit is written by a function of its owner's. */
export const guardedTables: readonly string[] = ['audit_entries', 'audit_streams']

/** The portal's own tables, then those of the queue. */
const migrateAll = async (
  database: Database,
  sources: MigrationSource[],
  url: string,
  report: (line: string) => void,
): Promise<void> => {
  await migrate(database, sources, { report })
  await migrateQueue(database, url)
}

export type OpenDatabase = { database: Database; url: string; isEmbedded: boolean; close(): Promise<void> }

const notAllowed = '42501'
const toDo =
  'Run npm run admin -- migrate with MIGRATION_DATABASE_URL first, or give the server that setting.'
/** Says what to do where the role may not; anything else is thrown as it is. */
const orSay = (sentence: string) => (error: unknown) => {
  if ((error as { code?: string }).code !== notAllowed) throw error
  throw new Error(`${sentence} ${toDo}`)
}

/** Without a role of its own for migrations: whoever owns the tables may run them, another is told what is missing. */
const migrateAsServer = async (
  database: Database,
  sources: MigrationSource[],
  url: string,
  report: (line: string) => void,
): Promise<void> => {
  const notGranted = orSay('The role of DATABASE_URL has not been granted what a server needs.')
  const pending = await listPending(database, sources).catch(notGranted)
  if (!(await isQueueReady(database).catch(notGranted))) pending.push('the tables of the queue')
  if (pending.length === 0) return
  await migrateAll(database, sources, url, report).catch(
    orSay(
      `Migrations are missing (${pending.length}, the first is ${pending[0]}), and the role of DATABASE_URL may not run them.`,
    ),
  )
}

export const openDatabase = async (
  config: Config,
  programmes: readonly Programme[],
  {
    report,
    log,
    isUnsafe,
    isOwner = false,
    isMigrated = true,
    waitMs = 0,
  }: {
    report: (line: string) => void
    log: (message: string, error?: unknown) => void
    isUnsafe: boolean
    /** Works as the role that owns the tables, where the settings name it: for commands that change more than rows. */
    isOwner?: boolean
    /** Without it the schema stays as it is found. */
    isMigrated?: boolean
    /** How long one that does not answer yet is waited for. */
    waitMs?: number
  },
): Promise<OpenDatabase> => {
  const isEmbedded = config.DATABASE_URL === ''
  const embedded = isEmbedded
    ? await joinEmbeddedPostgres({ folder: join(config.DATA_FOLDER, 'postgres'), report })
    : undefined
  const ownerUrl = embedded?.url ?? config.MIGRATION_DATABASE_URL
  const serverUrl = embedded ? (embedded.serverUrl ?? embedded.url) : config.DATABASE_URL
  const open = (own: string, poolSize: number) =>
    createDatabase({ url: own, log, poolSize, statementTimeout: config.DATABASE_TIMEOUT_MS })
  const url = isOwner && ownerUrl !== '' ? ownerUrl : serverUrl
  const database = open(url, config.DATABASE_POOL)
  const bringUpToDate = async (): Promise<void> => {
    report('Migrations')
    const sources = migrationSources(programmes)
    if (ownerUrl === '' || ownerUrl === serverUrl)
      return migrateAsServer(database, sources, serverUrl, report)
    const isOwnerOpen = url === ownerUrl
    const other = open(isOwnerOpen ? serverUrl : ownerUrl, 1)
    const [owner, server] = isOwnerOpen ? [database, other] : [other, database]
    try {
      await migrateAll(owner, sources, ownerUrl, report)
      await grantServer(owner, await roleOf(server), guardedTables)
    } finally {
      await other.close()
    }
  }
  const close = async () => {
    await database.close()
    await embedded?.stop()
  }
  try {
    await untilAnswering(database, { waitMs, report })
    await assertSupported(database)
    await assertDurable(database, { unsafe: isUnsafe || config.UNSAFE_DATABASE })
    if (isMigrated) await bringUpToDate()
    return { database, url, isEmbedded, close }
  } catch (error) {
    await close()
    throw error
  }
}
