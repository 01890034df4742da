// The same filter tree over a list in memory: the catalogue is small and lies there already.

import type { Filter, Include, Operator, Order, Scalar, Where } from './tree.ts'

type Row = Record<string, unknown>

/** A sign of a pattern: one character, or a wildcard. */
type Sign = { character: string } | 'any' | 'one'

const signsOf = (pattern: string): Sign[] =>
  [...pattern.matchAll(/\\(.)|(.)/gsu)].map(([, escaped, plain = '']) => {
    if (escaped !== undefined) return { character: escaped }
    return plain === '%' ? 'any' : plain === '_' ? 'one' : { character: plain }
  })

const likePattern = (pattern: string, fold: boolean): ((text: string) => boolean) => {
  // % and _ become a walk over the text, not a regular expression: linear whatever the pattern.
  const normal = (text: string) => (fold ? text.toLowerCase() : text)
  const signs = signsOf(normal(pattern))
  return text => {
    const subject = [...normal(text)]
    let [at, here, star, mark] = [0, 0, -1, 0]
    while (at < subject.length) {
      const sign = signs[here]
      if (sign === 'any') {
        star = here++
        mark = at
      } else if (sign === 'one' || (sign !== undefined && sign.character === subject[at])) {
        at++
        here++
      } else if (star >= 0) {
        here = star + 1
        at = ++mark
      } else return false
    }
    while (signs[here] === 'any') here++
    return here === signs.length
  }
}

const like = (fold: boolean, wanted: boolean) => (stored: unknown, value: Scalar | Scalar[]) =>
  typeof stored === 'string' && likePattern(value as string, fold)(stored) === wanted

const isAmong = (stored: unknown, list: Scalar[]): boolean =>
  Array.isArray(stored)
    ? stored.some(member => list.includes(member as Scalar))
    : list.includes(stored as Scalar)

const ordered =
  (test: (stored: never, value: never) => boolean) => (stored: unknown, value: Scalar | Scalar[]) =>
    stored !== undefined &&
    stored !== null &&
    typeof stored === typeof value &&
    test(stored as never, value as never)

const tests: Record<Operator, (stored: unknown, value: Scalar | Scalar[]) => boolean> = {
  eq: (stored, value) => (value === null ? (stored ?? null) === null : isAmong(stored, [value as Scalar])),
  neq: (stored, value) => !tests.eq(stored, value),
  gt: ordered((stored, value) => stored > value),
  gte: ordered((stored, value) => stored >= value),
  lt: ordered((stored, value) => stored < value),
  lte: ordered((stored, value) => stored <= value),
  between: (stored, value) => {
    const [from, to] = value as [Scalar, Scalar]
    return tests.gte(stored, from) && tests.lte(stored, to)
  },
  inq: (stored, value) => isAmong(stored, value as Scalar[]),
  nin: (stored, value) => !isAmong(stored, value as Scalar[]),
  like: like(false, true),
  nlike: like(false, false),
  ilike: like(true, true),
  nilike: like(true, false),
  exists: (stored, value) => (stored !== undefined && stored !== null) === value,
}

const matches = (where: Where, row: Row): boolean => {
  if ('all' in where) return where.all.every(part => matches(part, row))
  if ('any' in where) return where.any.some(part => matches(part, row))
  if ('not' in where) return !matches(where.not, row)
  return tests[where.operator](row[where.field], where.value)
}

const compareBy = (order: Order[]) => (first: Row, second: Row) => {
  for (const { field, descending } of order) {
    const [a, b] = [first[field] as never, second[field] as never]
    const [isEmpty, isOtherEmpty] = [(a ?? null) === null, (b ?? null) === null]
    // What has no value stands last in both directions, as in the database.
    if (isEmpty !== isOtherEmpty) return isEmpty ? 1 : -1
    if (!isEmpty && a !== b) return (a < b ? -1 : 1) * (descending ? -1 : 1)
  }
  return 0
}

const pick = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.filter(name => name in row).map(name => [name, row[name]]))

/** A list that a row holds, narrowed by the scope of an include. */
const narrowed = (row: Row, include: readonly Include[]): Row => {
  const scoped = include.flatMap(({ relation, scope }) =>
    scope && Array.isArray(row[relation]) ? [[relation, applyFilter(scope, row[relation])]] : [],
  )
  return scoped.length === 0 ? row : { ...row, ...Object.fromEntries(scoped) }
}

/** Rows that match, in order, cut to the page, with the parts and relations that the filter names. */
export const applyFilter = <R extends object>(filter: Filter, rows: readonly R[]): Partial<R>[] => {
  const { where, order, skip, limit } = filter
  const found = where ? rows.filter(row => matches(where, row as Row)) : [...rows]
  if (order.length > 0) found.sort((a, b) => compareBy(order)(a as Row, b as Row))
  return found.slice(skip, skip + limit).map(row => shownBy(filter, row as Row) as Partial<R>)
}

/** Of one row the parts and relations that a filter names: what is included is shown, whatever else is. */
export const shownBy = ({ fields, include }: Pick<Filter, 'fields' | 'include'>, row: Row): Row => {
  const whole = narrowed(row, include)
  return fields ? pick(whole, [...new Set([...fields, ...include.map(({ relation }) => relation)])]) : whole
}
