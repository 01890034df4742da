// A filter tree as SQL: every value a parameter, every column from the collection's own table of columns.

import { empty, join, raw, type Sql, sql } from '../database/sql.ts'
import { foldedClause, type Hot, hotClause } from './indexed.ts'
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
  /** The answer was typed, and is read as people read it: letters that readers take for one are one. */
  isTyped?: boolean
  /** Brings a text that it is compared with to the form in which the column holds it. */
  read?: (typed: string) => string
  /** The answer is stored sealed. */
  sealed?: Sealed
}
export type Columns = ReadonlyMap<string, Column>

const comparison: Partial<Record<Operator, Sql>> = {
  gt: raw('>'),
  gte: raw('>='),
  lt: raw('<'),
  lte: raw('<='),
}

const patterns: Partial<Record<Operator, Sql>> = {
  like: raw('like'),
  ilike: raw('ilike'),
  nlike: raw('not like'),
  nilike: raw('not ilike'),
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

/** An answer that is a list is found by each of its members. */
const isAnyOf = (column: Column, values: readonly Scalar[]): Sql => {
  if (values.length === 0) return raw('false')
  const operands = values.map(value => operand(column, value))
  if (column.type !== 'json') return sql`${column.expression} in (${join(operands)})`
  return sql`(${join(
    operands.map(each => sql`${column.expression} @> ${each}`),
    ' or ',
  )})`
}

/** Whether there is a value; an answer may be null inside its JSON too. */
const isThere = ({ type, expression }: Column): Sql =>
  type === 'json'
    ? sql`coalesce(jsonb_typeof(${expression}), 'null') <> 'null'`
    : sql`${expression} is not null`

/** jsonb has an order of its kinds; a comparison is with values of its own kind alone. */
const ofKind = ({ type, expression }: Column, value: unknown, clause: Sql): Sql =>
  type === 'json' ? sql`(jsonb_typeof(${expression}) = ${typeof value}::text and ${clause})` : clause

const isUuid = (value: unknown): boolean =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)

const wholes = new Set<Operator>(['eq', 'neq', 'inq', 'nin'])
/** What is compared as a whole is read as it was typed: its digits, dashes and capitals are those of the column. */
const readOperand = ({ read }: Column, operator: Operator, value: Scalar | Scalar[]): Scalar | Scalar[] => {
  if (!read || !wholes.has(operator)) return value
  const one = (each: Scalar): Scalar => (typeof each === 'string' ? read(each) : each)
  return Array.isArray(value) ? value.map(one) : one(value)
}

const compileClause = (column: Column, operator: Operator, operands: Scalar | Scalar[]): Sql => {
  const { expression } = column
  const value = readOperand(column, operator, operands)
  const text = column.asText ?? expression
  if (column.uuid && (operator === 'eq' || operator === 'inq')) {
    const values = Array.isArray(value) ? value : [value]
    if (values.length > 0 && values.every(isUuid))
      return sql`${column.uuid} in (${join(values.map(each => sql`${each}::uuid`))})`
  }
  if (column.sealed) return sealedClause(column.sealed, column, value)
  const hot = column.hot && hotClause(column.hot, { expression, text }, operator, value)
  if (hot) return hot
  const found = column.isTyped && foldedClause({ expression, text }, operator, value)
  if (found) return found
  if (operator === 'exists') return value ? isThere(column) : sql`not ${isThere(column)}`
  if (operator === 'inq') return isAnyOf(column, value as Scalar[])
  if (operator === 'nin') return sql`(${isAnyOf(column, value as Scalar[])}) is not true`
  if (operator === 'between') {
    const [from, to] = value as [Scalar, Scalar]
    if (typeof from !== typeof to) return raw('false')
    return ofKind(
      column,
      from,
      sql`${expression} between ${operand(column, from)} and ${operand(column, to)}`,
    )
  }
  const pattern = patterns[operator]
  if (pattern) return ofKind(column, value, sql`${text} ${pattern} ${value as string}`)
  if (value === null) return operator === 'eq' ? sql`not ${isThere(column)}` : isThere(column)
  if (operator === 'eq') return isAnyOf(column, [value as Scalar])
  if (operator === 'neq') return sql`(${isAnyOf(column, [value as Scalar])}) is not true`
  return ofKind(
    column,
    value,
    sql`${expression} ${comparison[operator] ?? empty} ${operand(column, value as Scalar)}`,
  )
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
