// Keyset paging: the cursor holds the last row's place in the order, so that page 5,000 costs what page 1 costs.
// Nulls stand last in both directions. No index gives that order by itself, so an order that begins with a column that may be
// null is read in two parts: the rows that have a value, then those that have none.

import { empty, join, raw, type Sql, sql } from '../database/sql.ts'
import { isInstant } from '../instant.ts'
import { isStorable } from '../text.ts'
import { type Column, type Columns, columnOf } from './compile.ts'
import { refuse } from './refuse.ts'
import type { FieldType, Order } from './tree.ts'

type Key = { expression: Sql; type: FieldType | 'uuid'; descending: boolean; isRequired: boolean }
/** One part of a page: which rows stand in it, and in which order. */
export type Part = { where: Sql; order: Sql }
export type Paging = {
  /** One part, or two of which the second begins where the first ends. */
  parts: Part[]
  /** The order of all rows, whatever their part. */
  order: Sql
  /** The place of a row in the order, as an array of texts: what a cursor is made of. */
  position: Sql
}

/** The cursor of a place. Opaque to clients. */
export const cursorOf = (position: (string | null)[]): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url')

const isNumber = (text: string): boolean => /^-?\d{1,1000}(\.\d{1,1000})?$/.test(text)
/** Of an answer a cursor holds a text, a number or a flag, as PostgreSQL writes them. */
const isPlainJson = (text: string): boolean => {
  if (isNumber(text) || text === 'true' || text === 'false') return true
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'string' && isStorable(value)
  } catch {
    return false
  }
}
/** As RFC 3339 writes what PostgreSQL writes `2026-11-20 10:00:00+00`. */
const iso = (text: string): string => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
/** A forged cursor is refused here: PostgreSQL would fail on it. */
const isValue: Record<Key['type'], (text: string) => boolean> = {
  text: isStorable,
  number: isNumber,
  instant: text => isInstant(iso(text)),
  boolean: text => text === 'true' || text === 'false',
  json: isPlainJson,
  uuid: text => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text),
}

const readCursor = (cursor: string, keys: Key[]): (string | null)[] => {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const fits = (value: unknown, { type, isRequired }: Key) =>
      value === null ? !isRequired : typeof value === 'string' && isValue[type](value)
    if (
      Array.isArray(values) &&
      values.length === keys.length &&
      keys.every((key, index) => fits(values[index], key))
    )
      return values
  } catch {
    // Falls through: a cursor that is no JSON is as wrong as one of another shape.
  }
  return refuse('after', 'notACursor')
}

const casts: Record<Key['type'], string> = {
  text: 'text',
  number: 'numeric',
  instant: 'timestamptz',
  boolean: 'boolean',
  json: 'jsonb',
  uuid: 'uuid',
}

/** An answer is ordered by its first signs, as in a column of its own: a cursor that held all of it would be too long. */
const maxCharacters = 100
const cut = (expression: Sql): Sql =>
  sql`(case when jsonb_typeof(${expression}) in ('number', 'boolean') then ${expression}
    else to_jsonb(left(${expression} #>> '{}', ${raw(String(maxCharacters))})) end)`

const keyOf = (column: Column, descending: boolean): Key => {
  const { hot, expression, type, isRequired = false } = column
  if (hot) {
    const columnType = hot.kind === 'number' ? ('number' as const) : ('text' as const)
    return { expression: hot.column, type: columnType, descending, isRequired: false }
  }
  return { expression: type === 'json' ? cut(expression) : expression, type, descending, isRequired }
}

const keysOf = (order: Order[], columns: Columns, id: Sql): Key[] => [
  ...order.map(({ field, descending }) => keyOf(columnOf(columns, field), descending)),
  // The id ends every order, so that pages neither repeat nor skip a row.
  { expression: id, type: 'uuid', descending: order.at(-1)?.descending ?? true, isRequired: true },
]

const orderOf = (keys: Key[]): Sql =>
  join(
    keys.map(({ expression, descending, isRequired }) => {
      const nulls = isRequired ? '' : ' nulls last'
      return sql`${expression} ${raw(`${descending ? 'desc' : 'asc'}${nulls}`)}`
    }),
  )

/** "Stands after these values" in the order of the keys. */
const beyond = (keys: Key[], values: (string | null)[]): Sql => {
  const valueAt = (index: number): Sql =>
    sql`${values[index] ?? null}::text::${raw(casts[(keys[index] as Key).type])}`
  const sign = ({ descending }: Key) => raw(descending ? '<' : '>')
  const [first] = keys as [Key]
  // One comparison of rows, which an index finds the place of.
  if (keys.every(({ isRequired, descending }) => isRequired && descending === first.descending))
    return sql`(${join(keys.map(({ expression }) => expression))}) ${sign(first)} (${join(keys.map((_, index) => valueAt(index)))})`
  const alternatives = keys.map((key, index) => {
    const equals = keys
      .slice(0, index)
      .map(({ expression }, before) => sql`${expression} is not distinct from ${valueAt(before)}`)
    const after =
      values[index] === null || values[index] === undefined
        ? raw('false')
        : key.isRequired
          ? sql`${key.expression} ${sign(key)} ${valueAt(index)}`
          : sql`(${key.expression} ${sign(key)} ${valueAt(index)} or ${key.expression} is null)`
    return sql`(${join([...equals, after], ' and ')})`
  })
  // Said besides, because it lets an index begin at the place.
  const start = first.isRequired
    ? sql`${first.expression} ${raw(first.descending ? '<=' : '>=')} ${valueAt(0)} and `
    : raw('')
  return sql`${start}(${join(alternatives, ' or ')})`
}

/** How a page is read, from the beginning or after a cursor. `id` is unique and never null. */
export const pagingOf = (
  order: Order[],
  columns: Columns,
  { id, after }: { id: Sql; after: string | undefined },
): Paging => {
  const keys = keysOf(order, columns, id)
  const values = after === undefined ? undefined : readCursor(after, keys)
  const position = sql`array[${join(keys.map(({ expression }) => sql`(${expression})::text`))}]`
  const admits = order.flatMap(({ field }) => columnOf(columns, field).hot?.admits ?? [])
  const where = (...clauses: Sql[]): Sql => {
    const all = [...admits, ...clauses]
    return all.length === 0 ? raw('true') : join(all, ' and ')
  }
  const [first, ...rest] = keys as [Key, ...Key[]]
  if (first.isRequired)
    return {
      position: position,
      order: orderOf(keys),
      parts: [{ where: where(...(values ? [beyond(keys, values)] : [])), order: orderOf(keys) }],
    }

  const filled = [{ ...first, isRequired: true }, ...rest]
  const none = sql`${first.expression} is null`
  const isInNulls = values !== undefined && values[0] === null
  const inFilled: Part = {
    where: where(
      sql`${first.expression} is not null`,
      ...(values && !isInNulls ? [beyond(filled, values)] : []),
    ),
    order: orderOf(filled),
  }
  const inNulls: Part = {
    where: where(none, ...(values && isInNulls ? [beyond(rest, values.slice(1))] : [])),
    order: orderOf(rest),
  }
  return { position: position, order: orderOf(keys), parts: isInNulls ? [inNulls] : [inFilled, inNulls] }
}

type Read = { from: Sql; where: Sql; id: Sql; limit: number; skip: number }

/**
 * A query for the ids of a page, unordered: what is shown of the rows is read for these alone. The limit is written out:
 * of one that travels as a value PostgreSQL knows nothing beforehand, and would plan every list anew to learn it.
 */
export const pageIdsSql = ({ parts }: Paging, { from, where, id, limit, skip }: Read): Sql => {
  const [first, second] = parts as [Part, Part?]
  const part = ({ where: within, order }: Part, rows: Sql): Sql =>
    sql`select ${id} as page_id from ${from} where ${where} and ${within} order by ${order} ${rows}`
  if (!second) {
    const rest = skip === 0 ? empty : sql` offset ${skip}::int`
    return part(first, sql`limit ${raw(String(limit))}${rest}`)
  }
  // The second part is read as far as the first leaves room; mostly not at all.
  return sql`with filled as materialized (${part(first, sql`limit ${limit}::int + ${skip}::int`)}),
    found as materialized (select count(*) as count from filled)
    (select page_id from filled offset ${skip}::int) union all
    (${part(
      second,
      sql`limit (select greatest(0, ${limit}::int - greatest(0, count - ${skip}::int)) from found)
        offset (select greatest(0, ${skip}::int - count) from found)`,
    )})`
}
