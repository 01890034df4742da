// Measures what passes by: bytes, lines and SHA-256. Everything of a backup is written and read through this.

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type Readable, Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { placeDurably } from '../../platform/durable.ts'
import type { Measure } from './manifest.ts'

type Measured = Measure & { lines: number }
const lineEnd = 10

const createMeter = () => {
  const hash = createHash('sha256')
  let bytes = 0
  let lines = 0
  return {
    add: (chunk: Buffer): void => {
      hash.update(chunk)
      bytes += chunk.length
      for (let at = chunk.indexOf(lineEnd); at >= 0; at = chunk.indexOf(lineEnd, at + 1)) lines += 1
    },
    result: (): Measured => ({ bytes, lines, sha256: hash.digest('hex') }),
  }
}

/** Passes a stream on and measures it. */
export const measuredInto = async (source: Readable, target: Writable): Promise<Measured> => {
  const meter = createMeter()
  const passing = new Transform({
    transform: (chunk, _encoding, done) => {
      meter.add(chunk)
      done(null, chunk)
    },
  })
  await pipeline(source, passing, target)
  return meter.result()
}

/** Writes a stream to a new file. */
export const writeMeasured = (source: Readable, path: string): Promise<Measured> =>
  placeDurably(
    path,
    async (_, handle) => {
      const meter = createMeter()
      async function* metered() {
        for await (const chunk of source as AsyncIterable<Buffer>) {
          meter.add(chunk)
          yield chunk
        }
      }
      await handle.writeFile(metered())
      return meter.result()
    },
    { isNew: true },
  )

export const measure = (source: Readable): Promise<Measured> =>
  measuredInto(source, new Writable({ write: (_chunk, _encoding, done) => done() }))

/** Measures a file; undefined where there is none. */
export const measureFile = async (path: string): Promise<Measured | undefined> =>
  measure(createReadStream(path)).catch(error => {
    if ((error as { code?: string }).code === 'ENOENT') return undefined
    throw error
  })

/** The lines of a stream, without their ends. */
export async function* linesOf(source: Readable): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of source as AsyncIterable<Buffer>) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let from = 0
    for (let at = bytes.indexOf(lineEnd); at >= 0; at = bytes.indexOf(lineEnd, from)) {
      yield bytes.subarray(from, at)
      from = at + 1
    }
    rest = bytes.subarray(from)
  }
  if (rest.length > 0) yield rest
}
