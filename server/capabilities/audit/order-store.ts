// The order of the log: by time, then by stream and place, which together name a row. The cursor of a page holds the
// last row's place in it, so that a late page costs what the first one costs.

import { Problem } from '@bawaba/contract/problem.ts'
import { raw, type Sql, sql } from '../../platform/database/index.ts'
import { isInstant } from '../../platform/instant.ts'
import { isStorable } from '../../platform/text.ts'

export type Cursor = { at: string; stream: string; place: number }

export const formatCursor = ({ at, stream, place: index }: Cursor): string =>
  Buffer.from(JSON.stringify([at, stream, index])).toString('base64url')

const isCursor = (value: unknown): value is [string, string, number] =>
  Array.isArray(value) &&
  value.length === 3 &&
  typeof value[0] === 'string' &&
  isInstant(value[0]) &&
  typeof value[1] === 'string' &&
  isStorable(value[1]) &&
  Number.isSafeInteger(value[2])

/** Throws INVALID_FILTER for a text that is no cursor of ours. */
export const parseCursor = (text: string | undefined): Cursor | undefined => {
  if (text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (isCursor(value)) return { at: value[0], stream: value[1], place: value[2] }
  } catch {
    // Falls through: what is no JSON is as wrong as what has another shape.
  }
  throw new Problem('INVALID_FILTER', { details: [{ path: 'after', key: 'notACursor' }] })
}

/** "Stands after the cursor"; the bound on the time alone lets the index be used. */
export const cursorSql = (after: Cursor | undefined, isOldestFirst: boolean): Sql => {
  if (!after) return raw('true')
  const [bound, beyond] = isOldestFirst ? [raw('>='), raw('>')] : [raw('<='), raw('<')]
  return sql`(e.at ${bound} ${after.at}::timestamptz and (e.at ${beyond} ${after.at}::timestamptz
    or e.stream > ${after.stream} or (e.stream = ${after.stream} and e.place ${beyond} ${after.place})))`
}
