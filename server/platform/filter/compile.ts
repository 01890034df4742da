// A filter tree as SQL: every value a parameter, every column from the collection's own table of columns.

import { empty, join, raw, type Sql, sql } from '../database/sql.ts'
import { type Hot, hotClause } from './indexed.ts'
import { type Sealed, sealedClause } from './sealed.ts'
import type { FieldType, Operator, Scalar, Where } from './tree.ts'

/** How a field is read: its expression, and for answers (jsonb) how it reads as text. */
export type Column = {
  type: FieldType
  expression: Sql
  asText?: Sql
  /** Never null: an order by it needs no place for nulls, and an index serves both directions. */
  isRequired?: boolean
  /** The column itself where `expression` is its text: whole identifiers are found by its index. */
  uuid?: Sql
  /** The column of its own that an answer stands in besides. */
  hot?: Hot
  /** The answer is stored sealed. */
  sealed?: Sealed
}
export type Columns = ReadonlyMap<string, Column>

const comparison: Partial<Record<Operator, Sql>> = {
  eq: raw('='),
  neq: raw('is distinct from'),
  gt: raw('>'),
  gte: raw('>='),
  lt: raw('<'),
  lte: raw('<='),
}

const casts: Record<FieldType, Sql> = {
  text: raw('text'),
  number: raw('numeric'),
  instant: raw('timestamptz'),
  boolean: raw('boolean'),
  json: raw('jsonb'),
}

export const columnOf = (columns: Columns, field: string): Column => {
  const column = columns.get(field)
  if (!column) throw new Error(`No column for the filter field ${field}`)
  return column
}

/** A value of the column's type. jsonb compares numbers as numbers and texts as texts, whatever the answer holds. */
const operand = (column: Column, value: Scalar): Sql =>
  sql`${column.type === 'json' ? JSON.stringify(value) : value}::${casts[column.type]}`

const isAnyOf = (column: Column, values: Scalar[]): Sql =>
  values.length === 0
    ? raw('false')
    : sql`${column.expression} in (${join(values.map(value => operand(column, value)))})`

const isUuid = (value: unknown): boolean =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)

const compileClause = (column: Column, operator: Operator, value: Scalar | Scalar[]): Sql => {
  const { expression } = column
  const text = column.asText ?? expression
  if (column.uuid && (operator === 'eq' || operator === 'inq')) {
    const values = Array.isArray(value) ? value : [value]
    if (values.length > 0 && values.every(isUuid))
      return sql`${column.uuid} in (${join(values.map(each => sql`${each}::uuid`))})`
  }
  if (column.sealed) return sealedClause(column.sealed, column, value)
  const hot = column.hot && hotClause(column.hot, { expression, text }, operator, value)
  if (hot) return hot
  if (operator === 'exists') return value ? sql`${expression} is not null` : sql`${expression} is null`
  if (operator === 'between') {
    const [from, to] = value as Scalar[]
    return sql`${expression} between ${operand(column, from as Scalar)} and ${operand(column, to as Scalar)}`
  }
  if (operator === 'inq') return isAnyOf(column, value as Scalar[])
  if (operator === 'nin') return sql`(${isAnyOf(column, value as Scalar[])}) is not true`
  if (operator === 'like') return sql`${text} like ${value as string}`
  if (operator === 'ilike') return sql`${text} ilike ${value as string}`
  if (operator === 'nlike') return sql`${text} not like ${value as string}`
  if (operator === 'nilike') return sql`${text} not ilike ${value as string}`
  if (value === null) return operator === 'eq' ? sql`${expression} is null` : sql`${expression} is not null`
  return sql`${expression} ${comparison[operator] ?? empty} ${operand(column, value as Scalar)}`
}

/** The tree as a boolean expression; undefined is "true". */
export const whereSql = (where: Where | undefined, columns: Columns): Sql => {
  if (!where) return raw('true')
  if ('all' in where)
    return where.all.length === 0
      ? raw('true')
      : sql`(${join(
          where.all.map(part => whereSql(part, columns)),
          ' and ',
        )})`
  if ('any' in where)
    return sql`(${join(
      where.any.map(part => whereSql(part, columns)),
      ' or ',
    )})`
  // `is not true`: "not" of an unknown comparison holds, as it would over a list in memory.
  if ('not' in where) return sql`(${whereSql(where.not, columns)}) is not true`
  return compileClause(columnOf(columns, where.field), where.operator, where.value)
}
