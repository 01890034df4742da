// What an office document is made of: the entries of a zip, read by yauzl. Readers disagree about zips with two
// directories, so a file that could be read in two ways is refused. Each entry is unpacked and counted: the sizes that
// the directory tells are believed of nothing.

import type { FileHandle } from 'node:fs/promises'
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl'
import { readAt } from './pieces.ts'

export type ArchiveLimits = { entries: number; unpacked: number; ratio: number }
export type ArchiveIssue = 'bomb' | 'protected' | 'damaged'
type ArchiveEntry = Entry
type Archive = { zip: ZipFile; entries: ArchiveEntry[] }
type UnpackLimits = {
  /** Bytes of all entries together. */
  unpacked: number
  /** Bytes of an entry whose text is read; a longer one is refused. */
  text: number
}
type UnpackedEntry = {
  entry: ArchiveEntry
  /** The first bytes, or all of an entry whose text is read. */
  bytes: Buffer
}

const endMark = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const endSize = 22
const longestComment = 65_535
const entrySize = 46
const headSize = 8192

/** Where the only end record is and where it says that the directory begins. */
const findEnd = async (
  handle: FileHandle,
  size: number,
): Promise<{ position: number; directory: number } | undefined> => {
  const length = Math.min(size, endSize + longestComment)
  const tail = await readAt(handle, size - length, length)
  const at = tail.indexOf(endMark)
  if (at < 0 || at !== tail.lastIndexOf(endMark) || at + endSize > tail.length) return undefined
  return { position: size - length + at, directory: tail.readUInt32LE(at + 16) }
}

const lengthOf = ({ fileNameLength, extraFieldLength, fileCommentLength }: ArchiveEntry): number =>
  entrySize + fileNameLength + extraFieldLength + fileCommentLength

/** Names and sizes as the directory tells them, or the first limit that it breaks. */
export const readArchive = async (
  handle: FileHandle,
  size: number,
  limits: ArchiveLimits,
): Promise<Archive | ArchiveIssue> => {
  const end = await findEnd(handle, size)
  if (!end) return 'damaged'
  const entries: ArchiveEntry[] = []
  let total = 0
  try {
    const zip = await fromFdPromise(handle.fd, { autoClose: false, validateEntrySizes: false })
    if (zip.entryCount > limits.entries) return 'bomb'
    for await (const entry of zip.eachEntry()) {
      total += entry.uncompressedSize
      if (entry.isEncrypted()) return 'protected'
      if (total > limits.unpacked || total > size * limits.ratio) return 'bomb'
      if (!entry.canDecodeFileData()) return 'damaged'
      entries.push(entry)
    }
    // Entries behind those that the end record counts, or a directory elsewhere, could be read by other programs.
    const length = entries.reduce((sum, entry) => sum + lengthOf(entry), 0)
    return end.directory + length === end.position ? { zip, entries } : 'damaged'
  } catch {
    return 'damaged'
  }
}

/** Every name of an entry: the directory may tell a second one beside the first. */
export const namesOf = ({ fileName, fileNameRaw }: ArchiveEntry): string[] => [
  fileName,
  fileNameRaw.toString('utf8').replaceAll('\\', '/'),
]

const unpackEntry = async (
  { zip }: Archive,
  entry: ArchiveEntry,
  most: number,
  count: (size: number) => boolean,
): Promise<Buffer | ArchiveIssue> => {
  const { fileName } = await zip.readLocalFileHeaderPromise(entry)
  if (!fileName.equals(entry.fileNameRaw)) return 'damaged'
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    if (size < most) chunks.push(chunk.subarray(0, most - size))
    size += chunk.length
    if (!count(chunk.length) || size > entry.uncompressedSize) return 'bomb'
  }
  return size === entry.uncompressedSize ? Buffer.concat(chunks) : 'damaged'
}

/**
 * Unpacks the entries one after the other and answers the first fault. More bytes than the limit, or than the directory
 * tells of an entry, end it immediately.
 */
export const unpackEach = async <Found extends string>(
  archive: Archive,
  limits: UnpackLimits,
  isText: (name: string) => boolean,
  judge: (unpacked: UnpackedEntry) => Found | undefined,
): Promise<ArchiveIssue | { found: Found } | undefined> => {
  let total = 0
  const count = (size: number): boolean => {
    total += size
    return total <= limits.unpacked
  }
  for (const entry of archive.entries) {
    const hasText = isText(entry.fileName)
    if (hasText && entry.uncompressedSize > limits.text) return 'bomb'
    const bytes = await unpackEntry(archive, entry, hasText ? limits.text : headSize, count).catch(
      (): ArchiveIssue => 'damaged',
    )
    if (typeof bytes === 'string') return bytes
    const found = judge({ entry, bytes })
    if (found) return { found }
  }
  return undefined
}

/** Macros and programs among the names of an office document. */
export const isActiveName = (name: string): boolean =>
  /(^|\/)(vbaProject|vbaData|macrosheets?|activeX)|\.(exe|dll|scr|com|bat|cmd|ps1|vbs?|js|jse|wsf|hta|jar|msi|lnk|svg|html?)$/i.test(
    name,
  )

/** Other files inside an office document, whatever they are. */
export const isEmbeddedName = (name: string): boolean =>
  /(^|\/)(embeddings|afchunk\w*|externalLinks)(\/|\.)|\.(zip|docx|docm|xlsx|xlsm|pptx|pptm|pdf|msg|eml|rtf|mht|ole)$/i.test(
    name,
  )
