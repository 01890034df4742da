// Files that must exist whole: secrets, keys, signed heads, stored objects, backups. A file is written under another
// name, synced and renamed, and its folder is synced. A crash or a full disk leaves the former file or none, never half.

import { readFileSync } from 'node:fs'
import { copyFile, type FileHandle, glob, link, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? ''

/** What a file has while it is written ends so; readers of folders leave it out. */
export const asideEnd = '.part'

/** File systems and systems that sync no folders say so by one of these. */
const syncsNoFolders = new Set(['EINVAL', 'EISDIR', 'EPERM', 'ENOTSUP', 'EACCES'])

/** Network shares and cards without hard links. */
const linksNothing = new Set(['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP', 'EMLINK'])

const syncFolder = async (folder: string): Promise<void> => {
  try {
    const handle = await open(folder, 'r')
    await handle.sync().finally(() => handle.close())
  } catch (error) {
    if (!syncsNoFolders.has(codeOf(error))) throw error
  }
}

/** Makes a folder; a folder that is new is synced into its parent. */
const makeFolder = async (folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

/** Opens a name that no other process uses: ids of processes repeat between containers that share a folder. */
const openAside = async (file: string, round = 0): Promise<{ aside: string; handle: FileHandle }> => {
  const aside = `${file}.${process.pid}-${round}${asideEnd}`
  const handle = await open(aside, 'wx', 0o600).catch(error => {
    if (codeOf(error) === 'EEXIST' && round < 1000) return undefined
    throw error
  })
  return handle ? { aside, handle } : openAside(file, round + 1)
}

/** Gives the file its name only if nothing has it. */
const linkNew = async (aside: string, file: string): Promise<void> => {
  try {
    await link(aside, file)
  } catch (error) {
    if (!linksNothing.has(codeOf(error))) throw error
    await (await open(file, 'wx', 0o600)).close()
    await rename(aside, file)
    return
  }
  await rm(aside)
}

type Options = {
  /** Rejects with EEXIST if the file exists. */
  isNew?: boolean
}

/**
 * Places a file, readable by its owner only.
 * @param fill writes the content to the path or the handle; whatever it answers is answered
 */
export const placeDurably = async <Result>(
  file: string,
  fill: (aside: string, handle: FileHandle) => Promise<Result>,
  { isNew = false }: Options = {},
): Promise<Result> => {
  await makeFolder(dirname(file))
  const { aside, handle } = await openAside(file)
  try {
    const result = await (async () => {
      const filled = await fill(aside, handle)
      await handle.sync()
      return filled
    })().finally(() => handle.close())
    await (isNew ? linkNew : rename)(aside, file)
    await syncFolder(dirname(file))
    return result
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

export const writeDurably = (file: string, text: string, options: Options = {}): Promise<void> =>
  placeDurably(file, (_, handle) => handle.writeFile(text), options)

export const copyDurably = (source: string, file: string): Promise<void> =>
  placeDurably(file, aside => copyFile(source, aside))

/**
 * Removes leftovers of killed processes from a folder and its folders; what was written since `before` may be unfinished.
 * @param pattern the files whose leftovers are meant
 */
export const sweepAsides = async (folder: string, before: Date, pattern = '**/*'): Promise<void> => {
  for await (const name of glob(`${pattern}${asideEnd}`, { cwd: folder })) {
    const path = join(folder, name)
    const leftover = await stat(path).catch(() => undefined)
    if (leftover && leftover.mtime < before) await rm(path, { force: true })
  }
}

/** A text too short to be what was written: the disk was full, or the machine stopped, while it was. */
export class CutShort extends Error {
  override name = 'CutShort'
}

/**
 * The text of a file without the white space around it; undefined if there is no file.
 * Throws CutShort if the text has fewer characters than `least`.
 * @param remedy what its reader does then
 */
export const readWhole = (file: string, least: number, remedy: string): string | undefined => {
  try {
    const text = readFileSync(file, 'utf8').trim()
    if (text.length >= least) return text
    throw new CutShort(`${file} has ${text.length} characters and needs ${least} or more. ${remedy}`)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}
