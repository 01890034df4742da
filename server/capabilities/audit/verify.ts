// Walks the chains of the audit and names the first row of each that is not as it was written. The end of a chain
// proves itself by what lies outside of it: the stream's own row, and the signed heads kept outside the database.

import { createHash } from 'node:crypto'
import { type AuditEntry, canonical } from './entry.ts'
import type { Head, SignedHeads } from './heads.ts'

export type ChainRow = AuditEntry & { place: number; previousHash: Buffer; hash: Buffer }

/** What the walk asks of the database. */
export type ChainReader = {
  streams(): Promise<string[]>
  /** The stream's own row: place and hash of its newest entry. */
  end(stream: string): Promise<{ place: number; previousHash: Buffer; hash: Buffer } | undefined>
  /** So many rows of a stream in the order of their places, from after a place. */
  batch(stream: string, after: number, count: number): Promise<ChainRow[]>
}

export const tamperingKinds = ['altered', 'missing', 'moved', 'cut', 'added', 'rewritten', 'head'] as const
export type Tampering = {
  stream: string
  place: number
  /**
   * `altered`: the row is not what was written. `missing`: a row between others is gone. `moved`: the row follows
   * another than the one it was written after. `cut`: rows at the end are gone. `added`: rows stand beyond the end.
   * `rewritten`: the chain fits itself and not a head that was signed. `head`: a signed head is not what was signed.
   */
  kind: (typeof tamperingKinds)[number]
  /** The signed head that tells, where one does. */
  file?: string
}
export type Verdict = {
  tamperings: Tampering[]
  rows: number
  streams: number
  heads: number
  /** Files of signed heads without content. */
  emptyHeads: string[]
}

const batchSize = 1000
const origin = Buffer.alloc(32)

export const hashOf = (previous: Buffer, entry: AuditEntry): Buffer =>
  createHash('sha256').update(previous).update(canonical(entry)).digest()

/** What is wrong with a row that should follow the one with this place and hash. */
const judge = (row: ChainRow, position: number, previous: Buffer): Tampering['kind'] | undefined => {
  if (row.place !== position) return 'missing'
  if (row.previousHash.equals(previous)) return hashOf(previous, row).equals(row.hash) ? undefined : 'altered'
  // A row that fits its own hash was written as it stands, after another row.
  return hashOf(row.previousHash, row).equals(row.hash) ? 'moved' : 'altered'
}

/** @param pledges signed heads of this stream by place, the nearest first */
const walk = async (
  reader: ChainReader,
  stream: string,
  pledges: (Head & { file: string })[],
): Promise<{ tampering: Tampering | undefined; rows: number }> => {
  const end = await reader.end(stream)
  const waiting = [...pledges].sort((a, b) => a.place - b.place)
  let position = 0
  let previous: Buffer = origin
  let before: Buffer = origin
  const broken = (kind: Tampering['kind'], at: number, file?: string) => ({
    tampering: { stream, place: at, kind, ...(file ? { file } : {}) },
    rows: position,
  })

  while (true) {
    const rows = await reader.batch(stream, position, batchSize)
    if (rows.length === 0) break
    for (const row of rows) {
      const kind = judge(row, position + 1, previous)
      if (kind) return broken(kind, position + 1)
      position = row.place
      before = previous
      previous = row.hash
      while (waiting[0]?.place === position) {
        const pledge = waiting.shift() as Head & { file: string }
        if (!row.hash.equals(pledge.hash)) return broken('rewritten', position, pledge.file)
      }
      if (position === end?.place && !(row.hash.equals(end.hash) && before.equals(end.previousHash)))
        return broken('rewritten', position)
    }
  }
  const [pledge] = waiting
  if (pledge) return broken('cut', position + 1, pledge.file)
  if (end && end.place > position) return broken('cut', position + 1)
  // Rows may have come while we walked: the stream's row has moved with them.
  const now = await reader.end(stream)
  if (position > (now?.place ?? 0)) return broken('added', (now?.place ?? 0) + 1)
  return { tampering: undefined, rows: position }
}

/** Walks every stream that the database or a signed head knows of, one batch at a time. */
export const verifyAudit = async (reader: ChainReader, heads: SignedHeads): Promise<Verdict> => {
  const tamperings: Tampering[] = heads.refused.map(file => ({ stream: '', place: 0, kind: 'head', file }))
  const streams = [...new Set([...(await reader.streams()), ...heads.byStream.keys()])].sort()
  let rows = 0
  for (const stream of streams) {
    const walked = await walk(reader, stream, heads.byStream.get(stream) ?? [])
    rows += walked.rows
    if (walked.tampering) tamperings.push(walked.tampering)
  }
  return { tamperings, rows, streams: streams.length, heads: heads.count, emptyHeads: heads.empty }
}
