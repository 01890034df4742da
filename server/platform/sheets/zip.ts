// A zip written as it comes: the length of an entry is told behind it, so that nothing is held in memory.

import { once } from 'node:events'
import { crc32, createDeflateRaw } from 'node:zlib'
import { inPieces, type Sink } from './cell.ts'

/** Beyond this the plain format has no numbers. */
const mostBytes = 0xffff_ffff
const deflated = 8
/** Lengths stand behind the bytes, and names are UTF-8. */
const flags = 0x0808
const version = 20
/** 1 January 1980: the file says in itself when it was made. */
const firstDay = 0x21

type Entry = { name: Buffer; crc: number; packed: number; size: number; at: number }

/** Little-endian numbers, each as [value, bytes]. */
const numbers = (...fields: [value: number, bytes: 2 | 4][]): Buffer => {
  const bytes = Buffer.alloc(fields.reduce((sum, [, length]) => sum + length, 0))
  let offset = 0
  for (const [value, length] of fields) offset = bytes.writeUIntLE(value, offset, length)
  return bytes
}
const common = ({ name, crc, packed, size }: Omit<Entry, 'at'>): [number, 2 | 4][] => [
  ...([
    [version, 2],
    [flags, 2],
    [deflated, 2],
    [0, 2],
    [firstDay, 2],
  ] as [number, 2][]),
  ...([
    [crc, 4],
    [packed, 4],
    [size, 4],
  ] as [number, 4][]),
  ...([
    [name.length, 2],
    [0, 2],
  ] as [number, 2][]),
]

export const createZip = (sink: Sink) => {
  const entries: Entry[] = []
  let offset = 0
  const put = async (bytes: Buffer): Promise<void> => {
    offset += bytes.length
    if (offset > mostBytes) throw new RangeError('The zip grew beyond four gigabytes')
    await sink(bytes)
  }

  /** Adds a file from its pieces, of text or of bytes. */
  const addBytes = async (path: string, pieces: AsyncIterable<string | Uint8Array>): Promise<void> => {
    const entry: Entry = { name: Buffer.from(path), crc: 0, packed: 0, size: 0, at: offset }
    entries.push(entry)
    await put(Buffer.concat([numbers([0x04034b50, 4], ...common(entry)), entry.name]))
    const deflate = createDeflateRaw()
    const feed = async (): Promise<void> => {
      for await (const piece of pieces) {
        const bytes = Buffer.from(piece)
        entry.crc = crc32(bytes, entry.crc)
        entry.size += bytes.length
        if (!deflate.write(bytes)) await once(deflate, 'drain')
      }
      deflate.end()
    }
    const feeding = feed().catch(error => {
      deflate.destroy(error)
    })
    for await (const bytes of deflate) {
      entry.packed += bytes.length
      await put(bytes)
    }
    await feeding
    const { crc, packed, size } = entry
    await put(numbers([0x08074b50, 4], [crc, 4], [packed, 4], [size, 4]))
  }

  return {
    /** Adds a file from its pieces of text. */
    add: (path: string, pieces: AsyncIterable<string> | Iterable<string>): Promise<void> =>
      addBytes(path, inPieces(pieces)),
    addBytes,

    /** Writes the directory, which ends the file. */
    end: async (): Promise<void> => {
      const start = offset
      for (const entry of entries) {
        const head = numbers([0x02014b50, 4], [version, 2], ...common(entry))
        const tail = numbers([0, 2], [0, 2], [0, 2], [0, 4], [entry.at, 4])
        await put(Buffer.concat([head, tail, entry.name]))
      }
      const { length } = entries
      await put(
        numbers(
          [0x06054b50, 4],
          [0, 2],
          [0, 2],
          [length, 2],
          [length, 2],
          [offset - start, 4],
          [start, 4],
          [0, 2],
        ),
      )
    },
  }
}
