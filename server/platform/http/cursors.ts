// A cursor is good for the list that gave it, in the same order and with the same filter: taken elsewhere it would skip rows
// in silence. It ends in a mark of these. One without a mark is of a former version, and judged by its shape alone.

import { hash } from 'node:crypto'
import { Problem } from '@bawaba/contract/problem.ts'

/** What decides neither which rows a list has nor how they are ordered. */
const beside = new Set(['after', 'total', 'mode', 'acting', 'language'])
const besideInFilter = new Set(['limit', 'skip', 'offset', 'fields', 'include'])

type Values = Record<string, unknown>
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const without = (values: Values, names: ReadonlySet<string>): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !names.has(name) && value !== undefined && value !== null,
    ),
  )

const filterOf = (filter: unknown): unknown => {
  if (typeof filter !== 'string') return filter
  try {
    return JSON.parse(filter)
  } catch {
    // The call refuses it and names what is wrong.
    return filter
  }
}

const inOneOrder = (_: string, part: unknown): unknown =>
  isValues(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part

/** The mark of a list: its call and address, and what was asked of it. */
const markOf = (key: string, params: unknown, query: Values): string => {
  const filter = filterOf(query.filter)
  const rest = isValues(filter) ? without(filter, besideInFilter) : filter
  const list = [key, params, without({ ...query, filter: undefined }, beside), rest ?? {}]
  return hash('sha256', JSON.stringify(list, inOneOrder), 'base64url').slice(0, 10)
}

/** What a list is called, whether its filter stands in the address or in the body. */
const listOf = (key: string): string => key.replace(/^\w+ /, '').replace(/\/query$/, '')

/**
 * Takes the mark off the cursor that came with a call, in its query or its body. Throws where it is of another list, order or
 * filter.
 * @returns writes the mark of this list onto a cursor
 */
export const takeCursor = (
  key: string,
  request: { params: unknown; query: unknown; body?: unknown },
): ((cursor: string) => string) => {
  const part = isValues(request.body) && key.startsWith('POST ') ? 'body' : 'query'
  const values = request[part]
  const query = isValues(values) ? { ...values } : {}
  const mark = () => markOf(listOf(key), request.params, query)
  if (typeof query.after === 'string') {
    const [cursor = '', other] = query.after.split('.')
    if (other !== undefined && other !== mark()) throw new Problem('CURSOR_OF_ANOTHER_LIST')
    request[part] = { ...query, after: cursor }
  }
  return cursor => `${cursor}.${mark()}`
}
