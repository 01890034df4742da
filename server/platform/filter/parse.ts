// Reads a client's filter. Anything unknown, too deep or too wide is refused, and the refusal names the place.

import { checkOperand } from './operand.ts'
import { refuse } from './refuse.ts'
import type { FieldType, Filter, Operator, Order, Vocabulary, Where } from './tree.ts'

const maxDepth = 5
const maxClauses = 50

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readJson = (text: string, path: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return refuse(path, 'notJson')
  }
}

const operators = new Set<string>([
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'between',
  'inq',
  'nin',
  'like',
  'nlike',
  'ilike',
  'nilike',
  'exists',
])

/** What finds a value by all of it: a comparison with a part of it, or with what lies around it, would tell it bit by bit. */
const ofWhole = new Set(['eq', 'inq'])

/** One reading of a `where`: counts the clauses, so that a wide one is refused before it costs anything. */
const whereReader = ({ fields, whole }: Vocabulary) => {
  let clauses = 0
  const count = (path: string) => {
    clauses += 1
    if (clauses > maxClauses) refuse(path, 'tooWide', { max: maxClauses })
  }

  const readClause = (name: string, type: FieldType, condition: unknown, path: string): Where => {
    if (!isObject(condition)) {
      count(path)
      return { field: name, operator: 'eq', value: checkOperand('eq', type, condition, path) }
    }
    const parts = Object.entries(condition).map(([operator, value]): Where => {
      const position = `${path}.${operator}`
      count(position)
      if (operator === 'regexp') refuse(position, 'regexpRefused')
      if (!operators.has(operator)) refuse(position, 'unknownOperator', { operator })
      if (whole?.has(name) && !ofWhole.has(operator)) refuse(position, 'wholeOnly', { field: name })
      return {
        field: name,
        operator: operator as Operator,
        value: checkOperand(operator as Operator, type, value, position),
      }
    })
    if (parts.length === 0) refuse(path, 'noOperator')
    return parts.length === 1 ? (parts[0] as Where) : { all: parts }
  }

  const readList = (value: unknown, path: string, depth: number): Where[] => {
    if (!Array.isArray(value) || value.length === 0) return refuse(path, 'needsList')
    return value.map((part, index) => read(part, `${path}.${index}`, depth + 1))
  }

  const read = (value: unknown, path: string, depth: number): Where => {
    if (depth > maxDepth) refuse(path, 'tooDeep', { max: maxDepth })
    if (!isObject(value)) return refuse(path, 'needsObject')
    const parts = Object.entries(value).map(([name, condition]): Where => {
      const position = `${path}.${name}`
      if (name === 'and') return { all: readList(condition, position, depth) }
      if (name === 'or') return { any: readList(condition, position, depth) }
      if (name === 'not') return { not: read(condition, position, depth + 1) }
      const type = fields.get(name) ?? refuse(position, 'unknownField', { field: name })
      return readClause(name, type, condition, position)
    })
    return parts.length === 1 ? (parts[0] as Where) : { all: parts }
  }
  return read
}

/** Reads a `where` given as JSON text or as a parsed value; undefined stays undefined. */
export const parseWhere = (input: unknown, vocabulary: Vocabulary, path = 'where'): Where | undefined => {
  const value = typeof input === 'string' ? readJson(input, path) : input
  return value === undefined ? undefined : whereReader(vocabulary)(value, path, 1)
}

const readOrder = (value: unknown, { fields, whole }: Vocabulary): Order[] => {
  const list = value === undefined ? [] : Array.isArray(value) ? value : [value]
  if (list.length > 5) refuse('order', 'tooWide', { max: 5 })
  const read = list.map((text, index): Order => {
    const [, field, direction] =
      (typeof text === 'string' ? /^(\S+)(?:\s+(ASC|DESC))?$/i.exec(text) : null) ??
      refuse(`order.${index}`, 'notAnOrder')
    if (!field || !fields.has(field)) return refuse(`order.${index}`, 'unknownField', { field })
    if (whole?.has(field)) refuse(`order.${index}`, 'notOrdered', { field })
    return { field, descending: direction?.toUpperCase() === 'DESC' }
  })
  // Named again a field orders nothing, and would make the cursor longer.
  return read.filter(({ field }, index) => read.findIndex(other => other.field === field) === index)
}

const readWhole = (value: unknown, path: string, min: number, max: number, otherwise: number): number => {
  if (value === undefined) return otherwise
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min)
    return refuse(path, 'notAWholeNumber', { min })
  return Math.min(value, max)
}

const readFields = (value: unknown, { parts, namedOnly }: Vocabulary): string[] | undefined => {
  if (value === undefined) return undefined
  const isList = Array.isArray(value)
  if (!isList && !isObject(value)) return refuse('fields', 'needsList')
  const named = isList ? value.map(name => [name, true] as const) : Object.entries(value)
  for (const [name, wanted] of named) {
    if (typeof name !== 'string' || !parts.includes(name)) refuse('fields', 'unknownField', { field: name })
    if (typeof wanted !== 'boolean') refuse(`fields.${name}`, 'needsBoolean')
  }
  const wanted = named.filter(([, yes]) => yes).map(([name]) => name as string)
  // A map of only `false` means everything else.
  return wanted.length > 0
    ? wanted
    : parts.filter(part => !namedOnly?.has(part) && !named.some(([name]) => name === part))
}

const readInclude = (value: unknown, includes: readonly string[]): string[] => {
  const list = value === undefined ? [] : Array.isArray(value) ? value : [value]
  return list.map((item, index) => {
    const name = isObject(item) && Object.keys(item).length === 1 ? item.relation : item
    if (typeof name !== 'string' || !includes.includes(name))
      return refuse(`include.${index}`, 'unknownRelation', { name })
    return name
  })
}

const known = ['where', 'order', 'limit', 'skip', 'offset', 'fields', 'include']

/** Reads a whole filter, as JSON text or as a parsed value. Throws Problem INVALID_FILTER naming the place. */
export const parseFilter = (input: unknown, vocabulary: Vocabulary): Filter => {
  const value = typeof input === 'string' ? readJson(input, 'filter') : (input ?? {})
  if (!isObject(value)) return refuse('filter', 'needsObject')
  const stranger = Object.keys(value).find(name => !known.includes(name))
  if (stranger !== undefined) refuse(stranger, 'unknownPart', { name: stranger })
  if (value.skip !== undefined && value.offset !== undefined) refuse('offset', 'skipAndOffset')
  return {
    where: parseWhere(value.where, vocabulary),
    order: readOrder(value.order, vocabulary),
    limit: readWhole(value.limit, 'limit', 1, vocabulary.maxLimit, vocabulary.defaultLimit),
    skip: readWhole(value.skip ?? value.offset, 'skip', 0, 1_000_000, 0),
    fields: readFields(value.fields, vocabulary),
    include: readInclude(value.include, vocabulary.includes ?? []),
  }
}
