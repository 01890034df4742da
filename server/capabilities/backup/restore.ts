// Reads a backup back into an empty place, all of it or nothing: rows, foreign keys and comparison are one transaction,
// and it is committed when everything else is in place.

import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  applyMigrations,
  hasReplaced,
  isSameFile,
  type MigrationSource,
  readMigrations,
  replacedBy,
  type Session,
} from '../../platform/database/index.ts'
import { asideEnd, copyDurably, sweepAsides } from '../../platform/durable.ts'
import type { Storage } from '../../platform/storage/index.ts'
import { type Manifest, paths } from './manifest.ts'
import { measureFile } from './measure.ts'
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
  clock: () => Date
  report(line: string): void
}

/** Whether a folder holds other heads than those of this backup, which a restore that was cut short leaves. */
const holdsForeignHeads = async (headsFolder: string, { heads }: Manifest): Promise<boolean> => {
  const wanted = new Map(heads.map(({ name, sha256 }) => [name, sha256]))
  const names = (await readdir(headsFolder).catch(() => [])).filter(name => !name.endsWith(asideEnd))
  for (const name of names) {
    const found = await measureFile(join(headsFolder, name))
    if (found?.sha256 !== wanted.get(name)) return true
  }
  return false
}

/** Refuses a place that holds something; files and heads of this very backup may be left of a restore that was cut short. */
const assertEmpty = async (
  { session, storage, headsFolder }: Dependencies,
  folder: string,
  manifest: Manifest,
) => {
  if ((await backupStore(session).countRelations()) > 0)
    throw new Error(
      'The database is not empty: a backup is restored into an empty one only. Whether it was restored from this backup, restore FOLDER --verify says.',
    )
  if (await holdsForeignHeads(headsFolder, manifest))
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
  const chosen = known.filter(
    migration =>
      isSameFile(migration, applied.get(`${migration.source}/${migration.name}`) ?? '') ||
      hasReplaced(migration, migrations),
  )
  const names = new Set(
    chosen
      .flatMap(migration => [migration, ...replacedBy(migration, migrations)])
      .map(({ source, name }) => `${source}/${name}`),
  )
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
  placeKeys: (now: Date) => Promise<void>,
): Promise<Comparison> => {
  const { session, storage, headsFolder, secret, clock, report } = dependencies
  const store = backupStore(session)
  const migrations = await migrationsOf(dependencies.sources, manifest)
  await assertEmpty(dependencies, folder, manifest)
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
    for (const { name } of manifest.heads)
      await copyDurably(join(paths.heads(folder), name), join(headsFolder, name))
    // Of a restore that was cut short: nobody else writes here.
    await sweepAsides(headsFolder, clock())
    await storage.sweep(clock())
    await placeKeys(clock())
    await store.commit()
    return comparison
  } catch (error) {
    await store.rollback().catch(() => undefined)
    throw error
  }
}
