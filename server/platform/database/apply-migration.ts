// Runs one file of migrations beside servers: it waits for no lock longer than calls can wait behind it, and tries again.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Queries } from './database.ts'
import { longestTransaction } from './locks.ts'
import { type Migration, nameOf } from './migration-files.ts'
import { isConcurrent, isInBatches } from './migration-rules.ts'
import { raw, sql } from './sql.ts'
import { splitStatements } from './sql-statements.ts'
import { isLocked } from './unavailable.ts'

export type Waiting = {
  /** Receives a line when a file waits, and every ten seconds while it does. */
  report?: (line: string) => void
  /** How long a migration sleeps between two tries. */
  pauseMs?: number
}

const lock = 0x62617762
/**
 * Whoever waits for a lock on a table keeps all who come after from it. Calls wait for locks for a second: this is little
 * of it, and enough between calls, which take milliseconds.
 */
const lockTimeout = 200
const defaultPause = 1000
const reportEvery = 10_000

const unnamed = { named: false }
const failed = (migration: Migration, cause: unknown): Error =>
  isLocked(cause)
    ? (cause as Error)
    : new Error(`${nameOf(migration)} failed: ${(cause as Error).message}`, { cause })

const run = (queries: Queries, migration: Migration, text = migration.text) =>
  queries.query(raw(text), unnamed).catch(error => {
    throw failed(migration, error)
  })

const note = (queries: Queries, { source, name, sha256 }: Migration) =>
  queries.query(
    sql`insert into migrations (source, name, sha256) values (${source}, ${name}, ${sha256})`,
    unnamed,
  )

/** Runs a file in the transaction of a caller to whom the database belongs alone. */
export const applyAlone = async (queries: Queries, migration: Migration): Promise<void> => {
  const text = isConcurrent(migration) ? migration.text.replaceAll(/\bconcurrently\b/gi, '') : migration.text
  let rows: unknown[] = []
  do rows = await run(queries, migration, text)
  while (isInBatches(migration) && rows.length > 0)
  await note(queries, migration)
}

const indexName = String.raw`index\s+concurrently\s+(?:if\s+(?:not\s+)?exists\s+)?((?:"?\w+"?\.)?"?\w+"?)`
const building = new RegExp(String.raw`^create\s+(?:unique\s+)?${indexName}`, 'i')
const dropping = new RegExp(String.raw`^drop\s+${indexName}\s*(?:cascade|restrict)?$`, 'i')

/**
 * Builds or drops an index; one that is there was built by a run that was cut short before it was noted, and one that is not
 * was dropped by it.
 */
const runIndex = async (queries: Queries, migration: Migration, statement: string): Promise<void> => {
  const built = building.exec(statement)?.[1]
  const name = built ?? dropping.exec(statement)?.[1]
  if (name !== undefined) {
    const [found] = await queries.query<{ isValid: boolean }>(
      sql`select indisvalid as "isValid" from pg_index where indexrelid = to_regclass(${name})`,
      unnamed,
    )
    if (built === undefined ? !found : found?.isValid) return
    if (built !== undefined && found) await run(queries, migration, `drop index concurrently ${name}`)
  }
  await run(queries, migration, statement)
}

type Step = 'done' | 'again' | 'busy'

/** Does one step where no other server migrates; `busy` where one does. */
const inTransaction = (database: Database, work: (queries: Queries) => Promise<Step>): Promise<Step> =>
  database.transaction(
    async queries => {
      // Not waited for: whoever waits in a transaction keeps an index from being built.
      const { isOwn } = await queries.one<{ isOwn: boolean }>(
        sql`select pg_try_advisory_xact_lock(${lock}) as "isOwn"`,
        unnamed,
      )
      return isOwn ? work(queries) : 'busy'
    },
    { statementTimeout: 0, lockTimeout },
  )

const onConnection = (database: Database, work: (queries: Queries) => Promise<Step>): Promise<Step> =>
  database.unlimited(async queries => {
    // The lock ends with the connection.
    const { isOwn } = await queries.one<{ isOwn: boolean }>(
      sql`select pg_try_advisory_lock(${lock}) as "isOwn"`,
      unnamed,
    )
    return isOwn ? work(queries) : 'busy'
  })

/** Repeats a step until it is done; a line goes to whoever waits with it. */
const untilDone = async (
  step: () => Promise<Step>,
  pauseMs: number,
  onWait: () => Promise<void>,
): Promise<void> => {
  let reportedAt = Number.NEGATIVE_INFINITY
  while (true) {
    const outcome = await step().catch(error => {
      if (!isLocked(error)) throw error
      return 'locked' as const
    })
    if (outcome === 'done') return
    if (outcome === 'again') continue
    if (outcome === 'locked' && performance.now() - reportedAt > reportEvery) {
      reportedAt = performance.now()
      await onWait()
    }
    await sleep(outcome === 'busy' ? Math.min(pauseMs, 100) : pauseMs)
  }
}

/** Says that something waits for a lock, and behind whom. */
const reportWait = async (
  database: Database,
  report: (line: string) => void,
  what: string,
): Promise<void> => {
  const longest = await longestTransaction(database).catch(() => undefined)
  report(
    `${what} waits for a lock and is tried again${longest ? `; the longest transaction is that of ${longest}` : ''}.`,
  )
}

/** Does work as the one server that migrates. */
export const asOnlyOne = async <Result>(
  database: Database,
  work: (queries: Queries) => Promise<Result>,
  { report = () => undefined, pauseMs = defaultPause }: Waiting = {},
): Promise<Result> => {
  const results: Result[] = []
  const step = () =>
    inTransaction(database, async queries => {
      results.push(await work(queries))
      return 'done'
    })
  await untilDone(step, pauseMs, () => reportWait(database, report, 'The table of migrations'))
  return results.at(-1) as Result
}

/**
 * Runs a file beside servers.
 * @param isPending whether nobody has applied it meanwhile
 * @returns whether this call applied it
 */
export const applyBeside = async (
  database: Database,
  migration: Migration,
  isPending: (queries: Queries) => Promise<boolean>,
  { report = () => undefined, pauseMs = defaultPause }: Waiting,
): Promise<boolean> => {
  let isApplied = false
  const whole = async (queries: Queries): Promise<Step> => {
    if (!(await isPending(queries))) return 'done'
    const rows = await run(queries, migration)
    if (isInBatches(migration) && rows.length > 0) return 'again'
    await note(queries, migration)
    isApplied = true
    return 'done'
  }
  const indexes = async (queries: Queries): Promise<Step> => {
    if (!(await isPending(queries))) return 'done'
    for (const statement of splitStatements(migration.text)) await runIndex(queries, migration, statement)
    await note(queries, migration)
    isApplied = true
    return 'done'
  }
  const step = () =>
    isConcurrent(migration) ? onConnection(database, indexes) : inTransaction(database, whole)
  await untilDone(step, pauseMs, () => reportWait(database, report, nameOf(migration)))
  return isApplied
}
