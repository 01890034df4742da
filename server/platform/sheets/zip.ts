// A zip written as it comes: fflate writes the format, zlib packs the bytes outside the main thread.
// The length of an entry stands behind it, so that no entry is kept in memory.

import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import type { ZipInputFile } from 'fflate'
import { inPieces, type Sink } from './cell.ts'

/** Beyond these the plain format has no numbers. */
const maxLength = 0xffff_ffff
const maxEntries = 0xffff
const deflated = 8
/** The file says in itself when it was made. */
const firstDay = new Date(1980, 0, 1)

type Pieces = AsyncIterable<string | Uint8Array>

/** The pieces as bytes, their sum and length counted into the entry. */
async function* counted(pieces: Pieces, entry: ZipInputFile) {
  for await (const piece of pieces) {
    const bytes = Buffer.from(piece)
    entry.crc = crc32(bytes, entry.crc)
    entry.size += bytes.length
    yield bytes
  }
}

/** Writes into a sink; throws a RangeError beyond what the format can hold. The library comes with the first zip. */
export const createZip = async (sink: Sink, maxBytes = maxLength) => {
  const { Zip } = await import('fflate')
  let [length, entries] = [0, 0]
  let ready: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(bytes)
  })

  const flush = async (): Promise<void> => {
    const pieces = ready
    ready = []
    for (const { buffer, byteOffset, byteLength } of pieces) {
      length += byteLength
      if (length > maxBytes) throw new RangeError(`The zip grew beyond ${maxBytes} bytes`)
      await sink(Buffer.from(buffer, byteOffset, byteLength))
    }
  }

  /** Adds a file from its pieces, of text or of bytes. */
  const addBytes = async (path: string, pieces: Pieces): Promise<void> => {
    entries += 1
    if (entries > maxEntries) throw new RangeError(`The zip has more than ${maxEntries} files`)
    const entry: ZipInputFile = { filename: path, size: 0, crc: 0, compression: deflated, mtime: firstDay }
    zip.add(entry)
    await pipeline(counted(pieces, entry), createDeflateRaw(), async packed => {
      for await (const bytes of packed) {
        entry.ondata?.(null, bytes, false)
        await flush()
      }
    })
    if (entry.size > maxBytes) throw new RangeError(`A file in the zip grew beyond ${maxBytes} bytes`)
    entry.ondata?.(null, new Uint8Array(), true)
    await flush()
  }

  return {
    /** Adds a file from its pieces of text. */
    add: (path: string, pieces: AsyncIterable<string> | Iterable<string>): Promise<void> =>
      addBytes(path, inPieces(pieces)),
    addBytes,

    /** Writes the directory, which ends the file. */
    end: async (): Promise<void> => {
      zip.end()
      await flush()
    },
  }
}
