// Where two streams of rows in the same order differ first: a row that is missing, one too many, or one that changed.

import type { Readable } from 'node:stream'
import { linesOf } from './measure.ts'

export type Difference = { kind: 'missing' | 'added' | 'changed'; row: string }

const tab = '\t'
/** The key of a row as COPY writes it; the row's number where the table has no key. */
const keyOf = (row: Buffer, positions: readonly number[], number: number): string => {
  const cells = row.toString('utf8').split(tab)
  return positions.length === 0 ? `number ${number}` : positions.map(at => cells[at]).join(', ')
}

/** @param expected the rows of the backup  @param found those of the database */
export const firstDifference = async (
  expected: Readable,
  found: Readable,
  positions: readonly number[],
): Promise<Difference | undefined> => {
  const [ours, theirs] = [linesOf(expected), linesOf(found)]
  const next = async (lines: AsyncGenerator<Buffer>) => (await lines.next()).value as Buffer | undefined
  try {
    for (let number = 1; ; number++) {
      const [own, other] = [await next(ours), await next(theirs)]
      if (own === undefined && other === undefined) return undefined
      if (own && other?.equals(own)) continue
      if (other === undefined) return { kind: 'missing', row: keyOf(own as Buffer, positions, number) }
      if (own === undefined) return { kind: 'added', row: keyOf(other, positions, number) }
      const [ownKey, otherKey] = [keyOf(own, positions, number), keyOf(other, positions, number)]
      if (ownKey === otherKey) return { kind: 'changed', row: ownKey }
      return (await next(ours))?.equals(other)
        ? { kind: 'missing', row: ownKey }
        : { kind: 'added', row: otherKey }
    }
  } finally {
    // What was not read is read to its end: the connection is needed for more.
    for await (const _ of theirs);
    expected.destroy()
  }
}
