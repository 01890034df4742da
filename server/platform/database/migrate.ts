// Brings the schema up to date: files NNNN-name.sql, forward only, the platform's first, then each programme's.
// Several servers may start at once. What was applied is remembered with its hash: history is not edited.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database, Queries } from './database.ts'
import { raw, sql } from './sql.ts'

export type MigrationSource = { name: string; folder: string | URL }
export type Migration = { source: string; name: string; text: string; sha256: string }

const pattern = /^(\d{4})-[a-z0-9-]+\.sql$/
const notAMigration = 'schema.sql'
const lock = 0x62617762
// Without a limit: a first start builds the pages meanwhile, and nobody waits behind it.
const limits = { statementTimeout: 0, lockTimeout: 120_000 }

const readSource = async ({ name: source, folder }: MigrationSource): Promise<Migration[]> => {
  const path = typeof folder === 'string' ? folder : fileURLToPath(folder)
  const files = (await readdir(path)).filter(file => file.endsWith('.sql') && file !== notAMigration).sort()
  const numbers = new Set<string>()
  for (const file of files) {
    const number = pattern.exec(file)?.[1]
    // A file that is passed over in silence is a table that is missing later.
    if (!number) throw new Error(`${source}/${file} is not named like 0001-accounts.sql`)
    if (numbers.has(number)) throw new Error(`${source}/${file} bears a number that another file has`)
    numbers.add(number)
  }
  return Promise.all(
    files.map(async name => {
      // Git may check out other line ends on another machine.
      const text = (await readFile(join(path, name), 'utf8')).replaceAll('\r\n', '\n')
      return { source, name, text, sha256: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** All migrations in the order in which they run. */
export const readMigrations = async (sources: MigrationSource[]): Promise<Migration[]> =>
  (await Promise.all(sources.map(readSource))).flat()

type Applied = { source: string; name: string; sha256: string }

const table = raw(`create table if not exists migrations (
  source text, name text, sha256 text not null, applied_at timestamptz not null default now(),
  primary key (source, name))`)

const apply = async (queries: Queries, { source, name, text, sha256 }: Migration): Promise<void> => {
  await queries.query(raw(text), { named: false }).catch(cause => {
    throw new Error(`${source}/${name} failed: ${cause.message}`, { cause })
  })
  await queries.query(
    sql`insert into migrations (source, name, sha256) values (${source}, ${name}, ${sha256})`,
    { named: false },
  )
}

/** Applies these to an empty database, inside the caller's transaction: for a restore, which is whole or nothing. */
export const applyMigrations = async (queries: Queries, migrations: readonly Migration[]): Promise<void> => {
  await queries.query(table, { named: false })
  for (const migration of migrations) await apply(queries, migration)
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
  const hashes = new Map(applied.map(({ source, name, sha256 }) => [`${source}/${name}`, sha256]))
  return migrations.filter(({ source, name, sha256 }) => {
    const known = hashes.get(`${source}/${name}`)
    if (known && known !== sha256) {
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

/** Applies what is missing, each file in a transaction of its own; returns the names of the files applied. */
export const migrate = async (database: Database, sources: MigrationSource[]): Promise<string[]> => {
  const migrations = await readMigrations(sources)
  const locked = <Result>(work: (queries: Queries) => Promise<Result>) =>
    database.transaction(async queries => {
      await queries.query(sql`select pg_advisory_xact_lock(${lock})`, { named: false })
      return work(queries)
    }, limits)

  const pending = await locked(async queries => {
    await queries.query(table, { named: false })
    return findPending(migrations, await readApplied(queries))
  })
  const done: string[] = []
  for (const migration of pending) {
    await locked(async queries => {
      // Another server may have been quicker since we looked.
      if (findPending([migration], await readApplied(queries)).length === 0) return
      await apply(queries, migration)
      done.push(`${migration.source}/${migration.name}`)
    })
  }
  return done
}
