// A second reading of a filter, for tests: what LoopBack 3's documentation says a filter means, over rows as the API shows
// them. It shares nothing with the server's own reading: no parser, no tree, no comparison.

export type Row = Record<string, unknown>
type Kind = 'string' | 'number' | 'date'
export type Properties = Record<
  string,
  {
    kind: Kind
    /** Read as Arabic readers do: ا for أ, ه for ة. */
    isFolded?: boolean
    /** Read so by patterns, without a column of its own. */
    isTyped?: boolean
  }
>

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const at = (row: Row, path: string): unknown =>
  path in row
    ? row[path]
    : path.split('.').reduce<unknown>((part, name) => (isPlain(part) ? part[name] : undefined), row)

const read: Record<Kind, (value: unknown) => unknown> = {
  string: value => String(value),
  number: value => Number(value),
  date: value => new Date(value as string).getTime(),
}
const typed = (kind: Kind, value: unknown): unknown =>
  value === null || value === undefined ? null : read[kind](value)

/** As Arabic readers take letters; what is neither letter nor digit nor among `signs` is one space. */
const folded = (text: string, signs = ''): string =>
  text
    .toLowerCase()
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(new RegExp(`[^\\p{L}\\p{N}${signs}]+`, 'gu'), ' ')

/** A word anywhere in a text is found there written as one or as two. */
const joinedFor = (like: string, text: string): string =>
  /^%[\p{L}\p{M}\p{N}]+%$/u.test(like) ? text.replaceAll(' ', '') : text.trim()

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** `%` is any text, `_` one character; nothing else in a pattern means anything. */
const pattern = (like: string, flags: string): RegExp =>
  new RegExp(
    `^${[...like].map(sign => (sign === '%' ? '.*' : sign === '_' ? '.' : escaped(sign))).join('')}$`,
    `su${flags}`,
  )

const compare = (a: unknown, b: unknown): number =>
  (a as number) < (b as number) ? -1 : (a as number) > (b as number) ? 1 : 0

export const oracle = (properties: Properties) => {
  const one = (row: Row, name: string, operator: string, operand: unknown): boolean => {
    const { kind, isFolded = false, isTyped = false } = properties[name] as Properties[string]
    const stored = typed(kind, at(row, name))
    const near = (value: unknown) => (isFolded && typeof value === 'string' ? folded(value).trim() : value)
    const ordered = (test: (sign: number) => boolean, value: unknown) =>
      stored !== null && test(compare(near(stored), near(typed(kind, value))))
    const among = (list: unknown) => (list as unknown[]).some(value => stored === typed(kind, value))
    const like = (flags: string) =>
      (isFolded || isTyped) && flags === 'i'
        ? [folded(stored as string).trim(), joinedFor(operand as string, folded(stored as string))].some(
            text => pattern(folded(operand as string, '%_').trim(), 'i').test(text),
          )
        : pattern(operand as string, flags).test(stored as string)
    const meanings: Record<string, () => boolean> = {
      eq: () => stored === typed(kind, operand),
      neq: () => stored !== typed(kind, operand),
      gt: () => ordered(sign => sign > 0, operand),
      gte: () => ordered(sign => sign >= 0, operand),
      lt: () => ordered(sign => sign < 0, operand),
      lte: () => ordered(sign => sign <= 0, operand),
      between: () => {
        const [from, to] = operand as [unknown, unknown]
        return ordered(sign => sign >= 0, from) && ordered(sign => sign <= 0, to)
      },
      inq: () => among(operand),
      nin: () => !among(operand),
      like: () => stored !== null && like(''),
      nlike: () => stored !== null && !like(''),
      ilike: () => stored !== null && like('i'),
      nilike: () => stored !== null && !like('i'),
      exists: () => (stored !== null) === operand,
    }
    return (meanings[operator] as () => boolean)()
  }

  const property = (row: Row, name: string, condition: unknown): boolean => {
    if (!isPlain(condition)) return one(row, name, 'eq', condition)
    const { options, ...operators } = condition
    return Object.entries(operators).every(([operator, operand]) =>
      one(
        row,
        name,
        options === 'i' && operator.endsWith('like') ? operator.replace('like', 'ilike') : operator,
        operand,
      ),
    )
  }

  const matches = (row: Row, where: Record<string, unknown>): boolean =>
    Object.entries(where).every(([name, value]) => {
      const all = Array.isArray(value) ? value.map(part => matches(row, part)) : []
      if (name === 'and') return all.every(Boolean)
      if (name === 'or') return all.some(Boolean)
      if (name === 'nor') return !all.some(Boolean)
      if (name === 'not') return !matches(row, value as Record<string, unknown>)
      return property(row, name, value)
    })

  const keysOf = (order: unknown): [string, number][] =>
    [order ?? []]
      .flat()
      .flatMap(text => (text as string).split(','))
      .map(text => text.trim().split(/\s+/))
      .map(([name = '', direction = 'ASC']) => [name, direction.toUpperCase() === 'DESC' ? -1 : 1])

  return {
    matches,
    /** The rows that a filter gives, in its order. What has no value stands last. */
    rows: (rows: readonly Row[], filter: Record<string, unknown>): Row[] => {
      const keys = keysOf(filter.order)
      const sortable = (row: Row, name: string) => {
        const { kind, isFolded } = properties[name] as Properties[string]
        const value = typed(kind, at(row, name))
        return isFolded && typeof value === 'string' ? folded(value).trim() : value
      }
      const found = rows.filter(row => matches(row, (filter.where ?? {}) as Record<string, unknown>))
      found.sort((first, second) => {
        for (const [name, sign] of keys) {
          const [a, b] = [sortable(first, name), sortable(second, name)]
          if ((a === null) !== (b === null)) return a === null ? 1 : -1
          const order = compare(a, b) * sign
          if (order !== 0) return order
        }
        return 0
      })
      const skip = Number(filter.skip ?? filter.offset ?? 0)
      return found.slice(skip, skip + (Number(filter.limit ?? 0) || 20))
    },
  }
}
