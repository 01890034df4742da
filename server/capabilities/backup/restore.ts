// Reads a backup back into an empty place, all of it or nothing: rows, foreign keys and comparison are one transaction,
// and it is committed when everything else is in place.

import { createReadStream } from 'node:fs'
import { cp, mkdir, readdir } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import {
  applyMigrations,
  isSameFile,
  type MigrationSource,
  readMigrations,
  type Session,
} from '../../platform/database/index.ts'
import type { Storage } from '../../platform/storage/index.ts'
import { type Manifest, paths } from './manifest.ts'
import { backupStore, rowsInto } from './store.ts'
import { type Comparison, compareWith, listedFiles } from './verify.ts'

export type Dependencies = {
  session: Session
  storage: Storage
  headsFolder: string
  /** All migrations that this version knows, of whatever programme. */
  sources: MigrationSource[]
  /** That heads are signed with; undefined where neither the backup nor this machine has it. */
  secret: string | undefined
  /** How many numbers of each sequence are left out, since they may be on papers from after the backup. */
  skippedNumbers: number
  report(line: string): void
}

const isThere = async (folder: string): Promise<boolean> => (await readdir(folder).catch(() => [])).length > 0

/** Refuses a place that holds something; files of this very backup may be left of a restore that was cut short. */
const assertEmpty = async ({ session, storage, headsFolder }: Dependencies, folder: string) => {
  if ((await backupStore(session).countRelations()) > 0)
    throw new Error('The database is not empty: a backup is restored into an empty one only.')
  if (await isThere(headsFolder))
    throw new Error(`${headsFolder} is not empty: it holds heads of the audit of another portal.`)
  const own = new Set<string>()
  for await (const { key } of listedFiles(folder)) own.add(key)
  for await (const key of storage.list())
    if (!own.has(key))
      throw new Error(`The file storage is not empty: it holds ${key}, which is not in the backup.`)
}

/** The migrations that the backup was taken with, in the order in which they run. */
const migrationsOf = async (sources: MigrationSource[], { migrations, version }: Manifest) => {
  const known = await readMigrations(sources)
  const applied = new Map(migrations.map(({ source, name, sha256 }) => [`${source}/${name}`, sha256]))
  const chosen = known.filter(migration =>
    isSameFile(migration, applied.get(`${migration.source}/${migration.name}`) ?? ''),
  )
  const names = new Set(chosen.map(({ source, name }) => `${source}/${name}`))
  const missing = [...applied.keys()].find(name => !names.has(name))
  if (missing)
    throw new Error(
      `The backup was taken by version ${version}, with ${missing}: restore it with that version.`,
    )
  return chosen
}

const fill = async (session: Session, folder: string, manifest: Manifest): Promise<void> => {
  const store = backupStore(session)
  const tables = await store.tables()
  const foreignKeys = await store.prepare(tables)
  for (const table of tables)
    await pipeline(createReadStream(paths.table(folder, table.name)), rowsInto(session, table))
  for (const { name, value } of manifest.sequences) await store.setSequence(name, value)
  await store.finish(tables, foreignKeys)
}

/**
 * Restores, compares, and leaves nothing in the database where anything differs.
 * @param placeKeys puts secret and keys where the server reads them
 */
export const restoreBackup = async (
  dependencies: Dependencies,
  folder: string,
  manifest: Manifest,
  placeKeys: () => Promise<void>,
): Promise<Comparison> => {
  const { session, storage, headsFolder, secret, report } = dependencies
  const store = backupStore(session)
  const migrations = await migrationsOf(dependencies.sources, manifest)
  await assertEmpty(dependencies, folder)
  await store.begin(false)
  try {
    report('Database')
    await applyMigrations(session, migrations)
    await fill(session, folder, manifest)
    report('Files')
    for await (const { key, type } of listedFiles(folder))
      await storage.put(key, paths.file(folder, key), type)
    report('Comparing')
    const comparison = await compareWith({ session, storage, secret }, folder, manifest)
    if (comparison.differences.length > 0) {
      await store.rollback()
      return comparison
    }
    await store.skipNumbers(dependencies.skippedNumbers)
    await mkdir(headsFolder, { recursive: true, mode: 0o700 })
    await cp(paths.heads(folder), headsFolder, { recursive: true })
    await placeKeys()
    await store.commit()
    return comparison
  } catch (error) {
    await store.rollback().catch(() => undefined)
    throw error
  }
}
