// Brings the schema up to date: files NNNN-name.sql, forward only, the platform's first, then each programme's.
// Several servers may start at once. What was applied is remembered with its hash: history is not edited.
import { applyAlone, applyBeside, asOnlyOne, type Waiting } from './apply-migration.ts'
import type { Database, Queries } from './database.ts'
import {
  hasReplaced,
  isSameFile,
  type Migration,
  type MigrationSource,
  nameOf,
  readMigrations,
} from './migration-files.ts'
import { judgeMigrations } from './migration-rules.ts'
import { raw, sql } from './sql.ts'

type Applied = { source: string; name: string; sha256: string }

const table = raw(`create table if not exists migrations (
  source text, name text, sha256 text not null, applied_at timestamptz not null default now(),
  primary key (source, name))`)

/** Applies these to an empty database, inside the caller's transaction: for a restore, which is whole or nothing. */
export const applyMigrations = async (queries: Queries, migrations: readonly Migration[]): Promise<void> => {
  await queries.query(table, { named: false })
  for (const migration of migrations) await applyAlone(queries, migration)
}

const readApplied = (queries: Queries) =>
  queries.query<Applied>(sql`select source, name, sha256 from migrations`, { named: false })

const isPrepared = async (queries: Queries): Promise<boolean> =>
  (
    await queries.one<{ isThere: boolean }>(sql`select to_regclass('migrations') is not null as "isThere"`, {
      named: false,
    })
  ).isThere

/** The migrations still to run; throws when history was edited or a new file was put into the past. */
export const findPending = (migrations: Migration[], applied: Applied[]): Migration[] => {
  const hashes = new Map(applied.map(one => [nameOf(one), one.sha256]))
  return migrations.filter(migration => {
    const { source, name } = migration
    if (hasReplaced(migration, applied)) return false
    const known = hashes.get(nameOf(migration))
    if (known && !isSameFile(migration, known)) {
      throw new Error(
        `${source}/${name} was changed after it had been applied: undo the change, write a new migration`,
      )
    }
    const later = applied.find(other => other.source === source && other.name > name)
    if (!known && later) {
      throw new Error(
        `${source}/${name} comes before ${later.name}, which is applied already: give it a higher number`,
      )
    }
    return !known
  })
}

/** What `migrate` would apply, as source/name; a role that may only read can ask. */
export const listPending = async (database: Queries, sources: MigrationSource[]): Promise<string[]> => {
  const migrations = await readMigrations(sources)
  const applied = (await isPrepared(database)) ? await readApplied(database) : []
  return findPending(migrations, applied).map(({ source, name }) => `${source}/${name}`)
}

/**
 * Applies what is missing, each file by itself and beside servers that go on answering; returns the names of the files applied.
 * Throws before the first one where a file would keep calls waiting.
 */
export const migrate = async (
  database: Database,
  sources: MigrationSource[],
  waiting: Waiting = {},
): Promise<string[]> => {
  const migrations = await readMigrations(sources)
  const pending = await asOnlyOne(
    database,
    async queries => {
      await queries.query(table, { named: false })
      return findPending(migrations, await readApplied(queries))
    },
    waiting,
  )
  const names = new Set(pending.map(nameOf))
  const problem = judgeMigrations(migrations).find(sentence => names.has(sentence.split(': ')[0] ?? ''))
  if (problem) throw new Error(problem)
  const done: string[] = []
  for (const migration of pending) {
    // Another server may have been quicker since we looked.
    const isPending = async (queries: Queries) =>
      findPending([migration], await readApplied(queries)).length > 0
    if (await applyBeside(database, migration, isPending, waiting)) done.push(nameOf(migration))
  }
  return done
}
