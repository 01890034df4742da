// Takes a backup while the portal runs: one snapshot of the database, then the files that it names. What is filed
// meanwhile is in the next backup.

import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import type { Session } from '../../platform/database/index.ts'
import type { Storage } from '../../platform/storage/index.ts'
import { auditStore, readHeads, writeHeads } from '../audit/index.ts'
import type { BackupKeys } from './keys.ts'
import { type Manifest, type Named, paths, type StoredFile, type TableMeasure } from './manifest.ts'
import { measure, writeMeasured } from './measure.ts'
import { type BackupStore, backupStore, rowsOf } from './store.ts'

export type Dependencies = {
  session: Session
  storage: Storage
  /** Where the server signs heads of the audit, and the secret that it signs them with. */
  heads: { folder: string; secret: string }
  keys: BackupKeys
  version: string
  clock: () => Date
  report(line: string): void
}
/** `problems`: sentences on what could not be read as it was written. */
export type TakenBackup = { manifest: Manifest; problems: string[] }

const batch = 1000

const makeEmpty = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty: every backup needs a folder of its own.`)
}

const writeText = (path: string, text: string) => writeMeasured(Readable.from([Buffer.from(text)]), path)

const copyTables = async (session: Session, store: BackupStore, folder: string): Promise<TableMeasure[]> => {
  const measured: TableMeasure[] = []
  for (const table of await store.tables()) {
    const { lines, ...rest } = await writeMeasured(rowsOf(session, table), paths.table(folder, table.name))
    measured.push({ name: table.name, rows: lines, ...rest })
  }
  return measured
}

type Wanted = Awaited<ReturnType<BackupStore['storedFiles']>>[number]
const allFiles = async (store: BackupStore): Promise<Wanted[]> => {
  const found: Wanted[] = []
  while (true) {
    const next = await store.storedFiles(found.at(-1)?.key ?? '', batch)
    found.push(...next)
    if (next.length < batch) return found
  }
}

/** A file of the storage gives no bytes; an error of the backup's own disk is another one. */
class Unreadable extends Error {}
const unreadable = (error: unknown): never => {
  throw new Unreadable((error as Error).message, { cause: error })
}

/** The bytes of a stored file, whose errors are told from those of writing them. */
const bytesOf = async (storage: Storage, key: string): Promise<Readable | undefined> => {
  const source = await storage.read(key).catch(unreadable)
  if (!source) return undefined
  async function* read() {
    try {
      yield* source as AsyncIterable<Buffer>
    } catch (error) {
      unreadable(error)
    }
  }
  return Readable.from(read())
}

/** After so many in a row the storage is away, and each of the others would be waited for. */
const mostUnreadable = 20

type CopiedFiles = { files: Manifest['files']; unread: string[]; problems: string[] }

/** Copies the bytes of the files; those that were removed since the snapshot are no loss. */
const copyFiles = async (
  { storage, report }: Dependencies,
  store: BackupStore,
  folder: string,
  wanted: readonly Wanted[],
): Promise<CopiedFiles> => {
  const problems: string[] = []
  const missing: string[] = []
  const unread: string[] = []
  let [bytes, count, inARow] = [0, 0, 0]
  const copyFile = async ({ key, type, sha256 }: Wanted): Promise<StoredFile | undefined> => {
    const source = await bytesOf(storage, key)
    if (!source) {
      missing.push(key)
      return undefined
    }
    const measured = await writeMeasured(source, paths.file(folder, key))
    if (sha256 !== null && sha256 !== measured.sha256)
      problems.push(`The file ${key} is not what was stored: its bytes changed in the file storage.`)
    return { key, type, bytes: measured.bytes, sha256: measured.sha256 }
  }
  async function* copied() {
    for (const each of wanted) {
      if (inARow >= mostUnreadable) {
        unread.push(each.key)
        continue
      }
      const file = await copyFile(each).catch(error => {
        if (!(error instanceof Unreadable)) throw error
        unread.push(each.key)
        problems.push(`The file ${each.key} cannot be read: ${error.message}`)
        return 'unread' as const
      })
      inARow = file === 'unread' ? inARow + 1 : 0
      if (file === 'unread' || !file) continue
      bytes += file.bytes
      count += 1
      if (count % batch === 0) report(`  ${count} of ${wanted.length} files`)
      yield Buffer.from(`${JSON.stringify(file)}\n`)
    }
  }
  const { lines: _, ...list } = await writeMeasured(Readable.from(copied()), paths.fileList(folder))
  if (inARow >= mostUnreadable)
    problems.push(
      `After ${mostUnreadable} files in a row that could not be read, the files that followed were left out: the backup lacks ${unread.length} of ${wanted.length}.`,
    )
  for (const key of await store.stillStored(missing))
    problems.push(`The file ${key} is named by the database and is not in the file storage.`)
  return { files: { count, bytes, list }, unread, problems }
}

const copyTexts = async (folder: string, texts: Record<string, string>): Promise<Named[]> => {
  const keyFiles: Named[] = []
  for (const [name, text] of Object.entries(texts)) {
    const { lines: _, ...measured } = await writeText(join(folder, name), text)
    keyFiles.push({ name, ...measured })
  }
  return keyFiles
}

/** A head may be rotated away after it was listed. */
const ignoreMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error
}

/** The heads that the server signed before the snapshot, as texts by file name. */
const signedHeads = async (folder: string): Promise<Record<string, string>> => {
  const names = (await readdir(folder).catch(() => [])).filter(name => name.endsWith('.json')).sort()
  const texts = await Promise.all(
    names.map(async name => [name, await readFile(join(folder, name), 'utf8').catch(ignoreMissing)] as const),
  )
  return Object.fromEntries(texts.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])))
}

/** Heads that pledge rows which the database does not have are of another portal, or the audit was cut off. */
const unfitting = async (
  { folder, secret }: Dependencies['heads'],
  names: readonly string[],
  ends: Awaited<ReturnType<ReturnType<typeof auditStore>['ends']>>,
): Promise<string[]> => {
  const positions = new Map(ends.map(({ stream, place }) => [stream, place]))
  const { byStream } = await readHeads(folder, secret)
  return [...byStream]
    .filter(([stream, pledges]) =>
      pledges.some(({ file, place }) => names.includes(file) && place > (positions.get(stream) ?? 0)),
    )
    .map(
      ([stream]) =>
        `The signed heads in ${folder} pledge rows of ${stream} that the database does not hold: npm run audit -- verify`,
    )
}

/**
 * @param folder made where it is missing; refused where it holds anything
 * @param withKeys whether secret and keys are put into it
 */
export const takeBackup = async (
  dependencies: Dependencies,
  folder: string,
  withKeys: boolean,
): Promise<TakenBackup> => {
  const { session, heads, keys, version, clock, report } = dependencies
  const store = backupStore(session)
  await makeEmpty(folder)
  // Before the snapshot: a head that is signed later pledges rows that the backup does not hold.
  const before = await signedHeads(heads.folder)
  report('Database')
  await store.begin(true)
  const takenAt = clock()
  const snapshot = {
    migrations: await store.migrations(),
    tables: await copyTables(session, store, folder),
    sequences: await store.sequences(),
  }
  const wanted = await allFiles(store)
  const ends = await auditStore(session).ends()
  await store.commit()
  const own = await writeHeads(paths.heads(folder), heads.secret, takenAt, ends)
  const { lines: _, ...measured } = await measure(createReadStream(own))
  report('Files')
  const { files, unread, problems } = await copyFiles(dependencies, store, folder, wanted)
  const manifest: Manifest = {
    format: 1,
    version,
    takenAt: takenAt.toISOString(),
    ...snapshot,
    files,
    unread,
    heads: [...(await copyTexts(paths.heads(folder), before)), { name: basename(own), ...measured }],
    keys: { ...keys.facts, held: withKeys ? await copyTexts(paths.keys(folder), keys.files) : [] },
  }
  await writeText(paths.manifest(folder), `${JSON.stringify(manifest, null, 2)}\n`)
  return { manifest, problems: [...problems, ...(await unfitting(heads, Object.keys(before), ends))] }
}
