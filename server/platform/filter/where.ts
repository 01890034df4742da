// Reads a client's `where`, as LoopBack 3 writes it. Anything unknown, too deep or too wide is refused, and the refusal
// names the place.

import { checkOperand } from './operand.ts'
import { refuse } from './refuse.ts'
import { isObject, readJson } from './shapes.ts'
import type { FieldType, Operator, Vocabulary, Where } from './tree.ts'

const maxDepth = 5
const maxClauses = 50

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

/** `{like: 'a%', options: 'i'}` is how LoopBack writes `ilike`. */
const withoutOptions = (condition: Record<string, unknown>, path: string): Record<string, unknown> => {
  const { options, ...rest } = condition
  const pattern = ['like', 'nlike'].find(name => name in rest)
  if (options === undefined || (pattern === undefined && !('regexp' in rest))) return condition
  if (options === null || options === '' || pattern === undefined) return rest
  if (options !== 'i') refuse(`${path}.options`, 'unknown')
  const { [pattern]: value, ...others } = rest
  return { ...others, [pattern === 'like' ? 'ilike' : 'nilike']: value }
}

/** One reading of a `where`: counts the clauses, so that a wide one is refused before it costs anything. */
const whereReader = ({ fields, whole, numbers }: Vocabulary) => {
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
    const parts = Object.entries(withoutOptions(condition, path)).map(([operator, value]): Where => {
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
      if (name === 'nor') return { not: { any: readList(condition, position, depth) } }
      if (name === 'not') return { not: read(condition, position, depth + 1) }
      const type = fields.get(name) ?? refuse(position, 'unknownField', { field: name })
      return readClause(name, numbers?.has(name) ? 'number' : type, condition, position)
    })
    return parts.length === 1 ? (parts[0] as Where) : { all: parts }
  }
  return read
}

/** Reads a `where` given as JSON text or as a parsed value; none and null are none. */
export const parseWhere = (input: unknown, vocabulary: Vocabulary, path = 'where'): Where | undefined => {
  const value = typeof input === 'string' ? readJson(input, path) : input
  return value === undefined || value === null ? undefined : whereReader(vocabulary)(value, path, 1)
}
