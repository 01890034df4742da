// The directory of a zip, read from its end: what an office document is made of, as it says itself. What its entries
// really hold is counted by `inflate.ts`.

import type { FileHandle } from 'node:fs/promises'
import { readAt } from './pieces.ts'

export type ArchiveLimits = { entries: number; unpacked: number; ratio: number }
export type ArchiveIssue = 'bomb' | 'protected' | 'damaged'
export type ArchiveEntry = {
  name: string
  method: number
  packed: number
  /** As the directory tells it. */
  unpacked: number
  /** Where its local head stands. */
  offset: number
}
export type Archive = { entries: ArchiveEntry[]; issue?: ArchiveIssue }

const endMark = 0x06054b50
const entryMark = 0x02014b50
const endSize = 22
const longestComment = 65_535
const entrySize = 46
/** Beyond these the sizes stand elsewhere (zip64); no form needs such a file. */
const beyond = 0xffffffff

const isSaneEntry = (directory: Buffer, offset: number): boolean =>
  offset + entrySize <= directory.length && directory.readUInt32LE(offset) === entryMark

/** Names and sizes as the directory tells them; the first limit that it breaks ends the reading. */
export const readArchive = async (
  handle: FileHandle,
  size: number,
  limits: ArchiveLimits,
): Promise<Archive> => {
  const tailLength = Math.min(size, endSize + longestComment)
  const tail = await readAt(handle, size - tailLength, tailLength)
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + endSize > tail.length || tail.readUInt32LE(end) !== endMark)
    return { entries: [], issue: 'damaged' }
  const count = tail.readUInt16LE(end + 10)
  const length = tail.readUInt32LE(end + 12)
  const start = tail.readUInt32LE(end + 16)
  if (count > limits.entries || length > limits.entries * 1024) return { entries: [], issue: 'bomb' }
  if (start + length > size) return { entries: [], issue: 'damaged' }
  return entriesOf(await readAt(handle, start, length), count, size, limits)
}

const entriesOf = (directory: Buffer, count: number, size: number, limits: ArchiveLimits): Archive => {
  const entries: ArchiveEntry[] = []
  let offset = 0
  let total = 0
  for (let entry = 0; entry < count; entry++) {
    if (!isSaneEntry(directory, offset)) return { entries, issue: 'damaged' }
    const flags = directory.readUInt16LE(offset + 8)
    const unpacked = directory.readUInt32LE(offset + 24)
    const nameLength = directory.readUInt16LE(offset + 28)
    total += unpacked
    if (flags & 1) return { entries, issue: 'protected' }
    if (unpacked === beyond || total > limits.unpacked || total > size * limits.ratio)
      return { entries, issue: 'bomb' }
    entries.push({
      name: directory.toString('utf8', offset + entrySize, offset + entrySize + nameLength),
      method: directory.readUInt16LE(offset + 10),
      packed: directory.readUInt32LE(offset + 20),
      unpacked,
      offset: directory.readUInt32LE(offset + 42),
    })
    offset +=
      entrySize + nameLength + directory.readUInt16LE(offset + 30) + directory.readUInt16LE(offset + 32)
  }
  return { entries }
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
