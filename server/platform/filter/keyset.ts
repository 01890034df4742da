// Keyset paging: the cursor holds the last row's place in the order, so that page 5,000 costs what page 1 costs.

import { join, raw, type Sql, sql } from '../database/sql.ts'
import type { Columns } from './compile.ts'
import { refuse } from './refuse.ts'
import type { Order } from './tree.ts'

/** The cursor of a row: the values it is ordered by, then its id. Opaque to clients. */
export const cursorOf = (values: unknown[], id: string): string =>
  Buffer.from(JSON.stringify([...values, id])).toString('base64url')

const readCursor = (cursor: string, length: number): unknown[] => {
  try {
    const values = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const isPlain = (value: unknown) =>
      value === null || ['string', 'number', 'boolean'].includes(typeof value)
    if (Array.isArray(values) && values.length === length && values.every(isPlain)) return values
  } catch {
    // Falls through: a cursor that is no JSON is as wrong as one of another shape.
  }
  return refuse('after', 'notACursor')
}

const casts = {
  text: 'text',
  number: 'numeric',
  instant: 'timestamptz',
  boolean: 'boolean',
  json: 'jsonb',
} as const

/** "Stands after the cursor" as SQL, for any mix of directions; nulls stand last in both. */
export const afterSql = (cursor: string | undefined, order: Order[], columns: Columns, id: Sql): Sql => {
  if (cursor === undefined) return raw('true')
  const values = readCursor(cursor, order.length + 1)
  const keys = [
    ...order.map(({ field, descending }) => {
      const column = columns.get(field)
      if (!column) throw new Error(`No column for the order field ${field}`)
      return {
        expression: column.expression,
        cast: raw(casts[column.type]),
        descending,
        isJson: column.type === 'json',
      }
    }),
    { expression: id, cast: raw('uuid'), descending: order.at(-1)?.descending ?? true, isJson: false },
  ]
  const held = (index: number): Sql => {
    const value = values[index] ?? null
    return sql`${keys[index]?.isJson && value !== null ? JSON.stringify(value) : value}::${keys[index]?.cast}`
  }
  const alternatives = keys.map(({ expression, descending }, index) => {
    const equals = keys
      .slice(0, index)
      .map((key, before) => sql`${key.expression} is not distinct from ${held(before)}`)
    const beyond =
      values[index] === null || values[index] === undefined
        ? raw('false')
        : sql`(${expression} ${raw(descending ? '<' : '>')} ${held(index)} or ${expression} is null)`
    return sql`(${join([...equals, beyond], ' and ')})`
  })
  return sql`(${join(alternatives, ' or ')})`
}
