// The same filter tree over a list in memory: the catalogue is small and lies there already.

import type { Filter, Operator, Order, Scalar, Where } from './tree.ts'

type Row = Record<string, unknown>

const likePattern = (pattern: string, fold: boolean): ((text: string) => boolean) => {
  // % and _ become a walk over the text, not a regular expression: linear whatever the pattern.
  const normal = (text: string) => (fold ? text.toLowerCase() : text)
  const parts = normal(pattern)
  return text => {
    const subject = normal(text)
    let [at, here, star, mark] = [0, 0, -1, 0]
    while (at < subject.length) {
      const sign = parts[here]
      if (sign === '%') {
        star = here++
        mark = at
      } else if (sign === '_' || sign === subject[at]) {
        at++
        here++
      } else if (star >= 0) {
        here = star + 1
        at = ++mark
      } else return false
    }
    while (parts[here] === '%') here++
    return here === parts.length
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
    if (a !== b) return (a < b ? -1 : 1) * (descending ? -1 : 1)
  }
  return 0
}

/** Rows that match, in order, cut to the page, with just the parts asked for. */
export const applyFilter = <R extends object>(filter: Filter, rows: readonly R[]): Partial<R>[] => {
  const { where, order, skip, limit, fields } = filter
  const found = where ? rows.filter(row => matches(where, row as Row)) : [...rows]
  if (order.length > 0) found.sort((a, b) => compareBy(order)(a as Row, b as Row))
  const page = found.slice(skip, skip + limit)
  if (!fields) return page
  return page.map(
    row =>
      Object.fromEntries(
        fields.filter(name => name in row).map(name => [name, (row as Row)[name]]),
      ) as Partial<R>,
  )
}
