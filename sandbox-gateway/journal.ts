// An append-only journal: one line of JSON for each commit, on the disk before it is acknowledged.
// A commit stands in one line, so that a kill leaves it whole or not at all; a line cut short was never acknowledged.

import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

export type Journal<Entry> = {
  /** What was committed before. */
  records: Entry[]
  /** Throws where the disk does not take it; nothing of it counts then. */
  append(records: readonly Entry[]): void
  close(): void
}

const syncFolder = (folder: string): void => {
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

const linesOf = <Entry>(content: Buffer): { records: Entry[]; end: number } => {
  const end = content.lastIndexOf('\n') + 1
  const lines = content.subarray(0, end).toString('utf8').split('\n').slice(0, -1)
  return { records: lines.flatMap(line => JSON.parse(line) as Entry[]), end }
}

export const openJournal = <Entry>(folder: string): Journal<Entry> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'journal.jsonl')
  const isNew = !existsSync(path)
  const descriptor = openSync(path, 'a+', 0o600)
  // Windows syncs no folders.
  if (isNew && process.platform !== 'win32') syncFolder(folder)
  const { records, end } = linesOf<Entry>(readFileSync(path))
  ftruncateSync(descriptor, end)
  let size = end
  return {
    records,
    append: appended => {
      const line = Buffer.from(`${JSON.stringify(appended)}\n`)
      try {
        for (let written = 0; written < line.length; )
          written += writeSync(descriptor, line, written, line.length - written)
        fsyncSync(descriptor)
      } catch (error) {
        // Half a line would swallow the next one.
        ftruncateSync(descriptor, size)
        throw error
      }
      size += line.length
    },
    close: () => closeSync(descriptor),
  }
}
