// Reads a client's filter. Anything unknown, too deep or too wide is refused, and the refusal names the place;
// docs/api/odd-inputs.md says what each odd input means.

import { refuse, refuseWithin } from './refuse.ts'
import { isObject, readJson, wholeNumber } from './shapes.ts'
import type { Filter, Include, Order, Vocabulary } from './tree.ts'
import { parseWhere } from './where.ts'

const isNone = (value: unknown): value is undefined | null => value === undefined || value === null
/** One of something, or a list. */
const listOf = (value: unknown): unknown[] => (isNone(value) ? [] : Array.isArray(value) ? value : [value])
/** Names in one text: `id, ID`. */
const namesIn = (text: string): string[] => text.split(',').map(name => name.trim())

/** `"a ASC, b DESC"`, or a list of such texts. */
const readOrder = (value: unknown, { fields, whole }: Vocabulary): Order[] => {
  const list = listOf(value).flatMap((text, index) =>
    typeof text === 'string'
      ? namesIn(text).map(key => ({ key, path: `order.${index}` }))
      : refuse(`order.${index}`, 'notAnOrder'),
  )
  if (list.length > 5) refuse('order', 'tooWide', { max: 5 })
  const read = list.map(({ key, path }): Order => {
    const [, field, direction] = /^(\S+)(?:\s+(ASC|DESC))?$/i.exec(key) ?? refuse(path, 'notAnOrder')
    if (!field || !fields.has(field)) return refuse(path, 'unknownField', { field })
    if (whole?.has(field)) refuse(path, 'notOrdered', { field })
    return { field, descending: direction?.toUpperCase() === 'DESC' }
  })
  // Named again a field orders nothing, and would make the cursor longer.
  return read.filter(({ field }, index) => read.findIndex(other => other.field === field) === index)
}

/** What `fields` says of one name; forms and query strings write flags as text. */
const flags = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  ['true', true],
  ['false', false],
  [1, true],
  [0, false],
])

const readFields = (value: unknown, vocabulary: Vocabulary): string[] | undefined => {
  const { parts, namedOnly, withheld, goesWith } = vocabulary
  if (isNone(value)) return undefined
  const list = typeof value === 'string' ? namesIn(value) : value
  if (!Array.isArray(list) && !isObject(list)) return refuse('fields', 'needsList')
  const named = Array.isArray(list) ? list.map(name => [name, true] as const) : Object.entries(list)
  if (named.length === 0) return undefined
  const flagged = named.map(([name, flag]): [string, boolean] => {
    if (typeof name !== 'string' || !parts.includes(name))
      return refuse('fields', 'unknownField', { field: name })
    const isWanted = flags.get(flag) ?? refuse(`fields.${name}`, 'needsBoolean')
    if (isWanted && withheld?.has(name)) refuse(`fields.${name}`, 'notAllowed')
    return [name, isWanted]
  })
  const wanted = [...new Set(flagged.filter(([, yes]) => yes).map(([name]) => name))]
  // A map of only `false` means everything else.
  const isLeftOut = (part: string): boolean =>
    flagged.some(([name]) => name === part || name === goesWith?.get(part))
  return wanted.length > 0
    ? wanted
    : parts.filter(part => !namedOnly?.has(part) && !withheld?.has(part) && !isLeftOut(part))
}

/** `'a'`, `['a']`, `{relation: 'a', scope: {...}}`, or a list of them. */
const readInclude = (value: unknown, { includes }: Vocabulary): Include[] => {
  const read = listOf(value).map((item, index): Include => {
    const path = `include.${index}`
    const { relation, scope, ...rest } = isObject(item) ? item : { relation: item }
    const stranger = Object.keys(rest)[0]
    if (stranger !== undefined) refuse(`${path}.${stranger}`, 'unknownPart', { name: stranger })
    const vocabulary = typeof relation === 'string' ? includes?.get(relation) : undefined
    if (typeof relation !== 'string' || !vocabulary)
      return refuse(path, 'unknownRelation', { name: relation })
    return { relation, scope: isNone(scope) ? undefined : parseFilter(scope, vocabulary, `${path}.scope.`) }
  })
  const again = read.findIndex(
    ({ relation }, index) => read.findIndex(other => other.relation === relation) !== index,
  )
  return again < 0 ? read : refuse(`include.${again}`, 'uniqueItems')
}

const known = ['where', 'order', 'limit', 'skip', 'offset', 'fields', 'include']
const mostSkipped = 1_000_000

const readParts = (value: Record<string, unknown>, vocabulary: Vocabulary): Filter => {
  const stranger = Object.keys(value).find(name => !known.includes(name))
  if (stranger !== undefined) refuse(stranger, 'unknownPart', { name: stranger })
  if (!isNone(value.skip) && !isNone(value.offset)) refuse('offset', 'skipAndOffset')
  const { defaultLimit, maxLimit } = vocabulary
  const limit = wholeNumber(value.limit, 'limit', { min: 0, max: maxLimit, otherwise: defaultLimit })
  return {
    where: parseWhere(value.where, vocabulary),
    order: readOrder(value.order, vocabulary),
    // As LoopBack reads it, 0 is no limit of the client's own.
    limit: limit === 0 ? defaultLimit : limit,
    skip: wholeNumber(value.skip ?? value.offset, 'skip', { min: 0, max: mostSkipped, otherwise: 0 }),
    fields: readFields(value.fields, vocabulary),
    include: readInclude(value.include, vocabulary),
  }
}

/**
 * Reads a whole filter, as JSON text or as a parsed value. Throws Problem INVALID_FILTER naming the place; `within` is where
 * the filter itself stands, as `include.0.scope.`.
 */
export const parseFilter = (input: unknown, vocabulary: Vocabulary, within = ''): Filter => {
  const value = (typeof input === 'string' ? readJson(input, `${within}filter`) : input) ?? {}
  if (!isObject(value)) return refuse(`${within}filter`, 'needsObject')
  if (within === '') return readParts(value, vocabulary)
  try {
    return readParts(value, vocabulary)
  } catch (error) {
    return refuseWithin(within, error)
  }
}
