// PostgreSQL without installing PostgreSQL: the programs come by npm, this package starts, guards and stops them.
// Used when DATABASE_URL is not set, and by the tests.
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { admin, openCluster, serverUser, user } from './cluster.ts'
import { findLocation } from './location.ts'
import { preparePrograms } from './programs.ts'
import { type Clock, supervise } from './supervise.ts'

export type { Clock } from './supervise.ts'

export type EmbeddedPostgresOptions = {
  /** Where the data shall lie; made when missing. Any name, any depth. */
  folder: string
  /** Told, in one line, what an operator would want to know. */
  report?: (line: string) => void
  clock?: Clock
  /** How long a PostgreSQL of somebody else in the folder is waited for, in milliseconds (default 10 seconds). */
  patience?: number
  random?: (size: number) => Buffer
  /** Folders that root may use in place of one that the PostgreSQL account cannot reach. */
  shelters?: string[]
  /** The npm package with the programs, where it is not the installed one. */
  programs?: string
  /** PostgreSQL settings on top of ours. */
  settings?: Record<string, string>
  /** For tests: nothing is forced to disk, and the folder disappears when PostgreSQL stops. */
  temporary?: boolean
}

export type EmbeddedPostgres = {
  /** The database, as the role that owns it: for migrations and commands. */
  url: string
  /** The same as the role that the server works as; good until the next start. */
  serverUrl: string
  /** The superuser's, for tests and for maintenance. */
  adminUrl: string
  stop(): Promise<void>
}

const realClock: Clock = { now: Date.now, sleep: ms => sleep(ms) }
const careless = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  // Nothing of it outlives the run: the processes that write things down in good time only take turns from others.
  checkpoint_timeout: '1h',
  max_wal_size: '512MB',
  bgwriter_lru_maxpages: '0',
  wal_writer_delay: '10s',
}

/**
 * Starts PostgreSQL over a data folder and keeps it running until `stop` or until this process ends.
 */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const { report = () => undefined, clock = realClock, random = randomBytes, temporary = false } = options
  const location = findLocation(options.folder, options.shelters)
  if (!location.folder.endsWith(options.folder))
    report(`The database of ${options.folder} lies in ${location.folder}`)
  const programs = await preparePrograms(location.account, location.programs, options.programs)
  const access = await openCluster(location, programs, random, temporary)
  const serverPassword = random(24).toString('base64url')
  const { port, stop } = await supervise({
    location,
    programs,
    access,
    serverPassword,
    settings: { ...(temporary ? careless : {}), ...options.settings },
    remove: temporary ? location.folder : undefined,
    clock,
    patience: options.patience ?? 10_000,
    report,
  })
  const address = `127.0.0.1:${port}`
  return {
    url: `postgres://${user}:${access.password}@${address}/${user}`,
    serverUrl: `postgres://${serverUser}:${serverPassword}@${address}/${user}`,
    adminUrl: `postgres://${admin}:${access.adminPassword}@${address}/postgres`,
    stop: async () => {
      await stop()
      if (temporary) await rm(location.folder, { recursive: true, force: true })
    },
  }
}
