// What the entries of a zip really hold: each is inflated and counted while it comes out, so that neither the sizes that
// its directory tells nor a bomb inside cost more than the limits. Nothing is written and nothing is kept but what is asked for.

import type { FileHandle } from 'node:fs/promises'
import { createInflateRaw, type Inflate } from 'node:zlib'
import type { ArchiveEntry, ArchiveIssue } from './archive.ts'
import { readAt } from './pieces.ts'

const localMark = 0x04034b50
const localSize = 30
const pieceSize = 1 << 16
const stored = 0
const deflated = 8

export type Unpacked = {
  entry: ArchiveEntry
  /** The first bytes, or all of an entry that is asked for whole. */
  bytes: Buffer
}
export type UnpackLimits = {
  /** Bytes of all entries together. */
  unpacked: number
  /** Kept of an entry whose text is read; one that is longer is refused. */
  text: number
}
const headSize = 64

/** Begins after the local head, whose name and extra part may be longer than the directory says. */
const startOf = async (handle: FileHandle, { offset }: ArchiveEntry): Promise<number | undefined> => {
  const head = await readAt(handle, offset, localSize)
  if (head.length < localSize || head.readUInt32LE(0) !== localMark) return undefined
  return offset + localSize + head.readUInt16LE(26) + head.readUInt16LE(28)
}

async function* piecesAt(handle: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < length; ) {
    const piece = await readAt(handle, start + done, Math.min(pieceSize, length - done))
    if (piece.length === 0) return
    yield piece
    done += piece.length
  }
}

/** Feeds the inflater no faster than what comes out is counted. */
const feed = async (inflater: Inflate, pieces: AsyncIterable<Buffer>): Promise<void> => {
  try {
    for await (const piece of pieces) {
      if (inflater.destroyed) return
      if (!inflater.write(piece))
        await new Promise<void>(resolve => {
          inflater.once('drain', resolve)
          inflater.once('close', resolve)
        })
    }
    inflater.end()
  } catch (error) {
    inflater.destroy(error as Error)
  }
}

async function* bytesOf(handle: FileHandle, entry: ArchiveEntry, start: number): AsyncGenerator<Buffer> {
  const pieces = piecesAt(handle, start, entry.packed)
  if (entry.method === stored) return yield* pieces
  const inflater = createInflateRaw()
  const feeding = feed(inflater, pieces)
  try {
    yield* inflater
  } finally {
    inflater.destroy()
    await feeding
  }
}

/**
 * Unpacks the entries one after the other and hands on what each holds; answers the first fault. More bytes than the
 * limit, or than an entry's directory line tells, end it at once.
 */
export const unpackEach = async (
  handle: FileHandle,
  entries: readonly ArchiveEntry[],
  limits: UnpackLimits,
  isText: (name: string) => boolean,
  judge: (unpacked: Unpacked) => string | undefined,
): Promise<ArchiveIssue | { found: string } | undefined> => {
  let total = 0
  for (const entry of entries) {
    const start = await startOf(handle, entry)
    if (start === undefined || (entry.method !== stored && entry.method !== deflated)) return 'damaged'
    const most = isText(entry.name) ? limits.text : headSize
    const chunks: Buffer[] = []
    let size = 0
    try {
      for await (const bytes of bytesOf(handle, entry, start)) {
        if (size < most) chunks.push(bytes.subarray(0, most - size))
        size += bytes.length
        total += bytes.length
        if (total > limits.unpacked || size > entry.unpacked) return 'bomb'
      }
    } catch {
      return 'damaged'
    }
    if (size !== entry.unpacked) return 'damaged'
    if (isText(entry.name) && size > limits.text) return 'bomb'
    const found = judge({ entry, bytes: Buffer.concat(chunks) })
    if (found) return { found }
  }
  return undefined
}
