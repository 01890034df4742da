// Compares: a backup with its own manifest, and a portal with a backup. Every difference is a sentence.

import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Session } from '../../platform/database/index.ts'
import type { Storage } from '../../platform/storage/index.ts'
import { auditStore, readHeads, verdictText, verifyAudit } from '../audit/index.ts'
import { firstDifference } from './difference.ts'
import { type Manifest, type Measure, paths, type StoredFile, type TableMeasure } from './manifest.ts'
import { linesOf, measure, measureFile } from './measure.ts'
import { backupStore, rowsOf, type Table } from './store.ts'

/** What differs, what was found to be the same, and what was not looked at, in words. */
export type Comparison = {
  differences: string[]
  /** Faults of the audit that stood in the portal already: the rows are those of the backup. */
  audit: string[]
  sound: string[]
  notes: string[]
}

const mostNamed = 20

const isSame = (wanted: Measure, found: Measure | undefined): boolean =>
  found !== undefined && found.sha256 === wanted.sha256 && found.bytes === wanted.bytes

/** Why a file of the backup is not what was written; undefined where it is. */
const differenceOf = async (name: string, path: string, wanted: Measure): Promise<string | undefined> => {
  const found = await measureFile(path)
  if (found === undefined) return `${name} is missing from the backup.`
  return isSame(wanted, found) ? undefined : `${name} is not what was written: its bytes were changed.`
}

/** The files of the list. */
export async function* listedFiles(folder: string): AsyncGenerator<StoredFile> {
  for await (const line of linesOf(createReadStream(paths.fileList(folder))))
    yield JSON.parse(line.toString('utf8')) as StoredFile
}

const sum = (tables: readonly TableMeasure[]): number => tables.reduce((rows, table) => rows + table.rows, 0)

/** Reads a whole backup again and compares it with its manifest. */
export const compareFolder = async (folder: string, manifest: Manifest): Promise<Comparison> => {
  const differences: string[] = []
  const check = async (name: string, path: string, wanted: Measure) => {
    const difference = await differenceOf(name, path, wanted)
    if (difference) differences.push(difference)
    return difference === undefined
  }
  for (const table of manifest.tables)
    await check(`tables/${table.name}.copy`, paths.table(folder, table.name), table)
  for (const { name, ...wanted } of manifest.heads)
    await check(`audit-heads/${name}`, join(paths.heads(folder), name), wanted)
  for (const { name, ...wanted } of manifest.keys.held)
    await check(`keys/${name}`, join(paths.keys(folder), name), wanted)
  if (await check('files.jsonl', paths.fileList(folder), manifest.files.list))
    for await (const { key, ...wanted } of listedFiles(folder))
      await check(`The file ${key}`, paths.file(folder, key), wanted)
  const sound = `The backup of ${manifest.takenAt} is as it was written: ${sum(manifest.tables)} rows of ${manifest.tables.length} tables, ${manifest.files.count} files, ${manifest.heads.length} signed heads.`
  return {
    differences,
    audit: [],
    sound: differences.length === 0 ? [sound] : [],
    notes: unreadNotes(manifest),
  }
}

/** What a backup lacks since it was taken. */
const unreadNotes = ({ unread = [] }: Manifest): string[] => {
  if (unread.length === 0) return []
  const names = unread.slice(0, mostNamed).join(', ')
  const more = unread.length > mostNamed ? ` and ${unread.length - mostNamed} more (manifest.json)` : ''
  return [
    `The backup lacks ${unread.length} of the files, which could not be read when it was taken: ${names}${more}.`,
  ]
}

const words = {
  missing: 'is missing here',
  added: 'is here and not in the backup',
  changed: 'is not what it was',
}

const compareTable = async (
  session: Session,
  folder: string,
  wanted: TableMeasure,
  table: Table | undefined,
): Promise<string | undefined> => {
  if (!table) return `The table ${wanted.name} is missing.`
  const found = await measure(rowsOf(session, table))
  if (isSame(wanted, found)) return undefined
  const counts = `The table ${wanted.name} has ${found.lines} rows, the backup ${wanted.rows}`
  const first = await firstDifference(
    createReadStream(paths.table(folder, wanted.name)),
    rowsOf(session, table),
    table.keyPositions,
  )
  return first ? `${counts}: the row ${first.row} ${words[first.kind]}.` : `${counts}.`
}

const compareTables = async (
  session: Session,
  folder: string,
  { tables, sequences }: Manifest,
): Promise<string[]> => {
  const store = backupStore(session)
  const differences: (string | undefined)[] = []
  const present = new Map((await store.tables()).map(table => [table.name, table]))
  for (const wanted of tables)
    differences.push(await compareTable(session, folder, wanted, present.get(wanted.name)))
  const names = new Set(tables.map(({ name }) => name))
  for (const name of present.keys())
    if (!names.has(name)) differences.push(`The table ${name} is not in the backup.`)
  const values = new Map((await store.sequences()).map(({ name, value }) => [name, value]))
  for (const { name, value } of sequences)
    if ((values.get(name) ?? 0) < value) differences.push(`The sequence ${name} stands before ${value}.`)
  return differences.filter(difference => difference !== undefined)
}

const compareFiles = async (storage: Storage, folder: string): Promise<string[]> => {
  const differences: string[] = []
  for await (const { key, ...wanted } of listedFiles(folder)) {
    const source = await storage.read(key)
    if (!source) differences.push(`The file ${key} is missing.`)
    else if (!isSame(wanted, await measure(source)))
      differences.push(`The file ${key} is not what it was: its bytes differ.`)
  }
  return differences
}

/**
 * Compares a portal with a backup: rows, files, and the chains of the audit up to the heads that it holds.
 * @param secret that heads are signed with; without it the signatures cannot be checked
 */
export const compareWith = async (
  { session, storage, secret }: { session: Session; storage: Storage; secret: string | undefined },
  folder: string,
  manifest: Manifest,
): Promise<Comparison> => {
  const tables = await compareTables(session, folder, manifest)
  const files = await compareFiles(storage, folder)
  const sound: string[] = []
  if (tables.length === 0)
    sound.push(`${sum(manifest.tables)} rows of ${manifest.tables.length} tables are the same.`)
  if (files.length === 0) sound.push(`${manifest.files.count} files are the same.`)
  const differences = [...tables, ...files]
  if (secret === undefined)
    return {
      differences,
      audit: [],
      sound,
      notes: ['The audit was not walked: the secret that signs its heads is not here.'],
    }
  const verdict = await verifyAudit(auditStore(session), await readHeads(paths.heads(folder), secret))
  const lines = verdictText(verdict).map(line => `Audit: ${line.replace(/^[✔✖] /, '')}`)
  return verdict.tamperings.length === 0
    ? { differences, audit: [], sound: [...sound, ...lines], notes: [] }
    : { differences, audit: lines, sound, notes: [] }
}

/** The texts of the keys that a backup holds, by file name. */
export const keysIn = async (folder: string, { keys }: Manifest): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      keys.held.map(async ({ name }) => [name, await readFile(join(paths.keys(folder), name), 'utf8')]),
    ),
  )
