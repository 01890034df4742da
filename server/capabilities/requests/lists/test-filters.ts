// Random filters for tests, the same for the same seed: every operator, values that are stored and values beside them, each
// written in one of the ways that LoopBack's clients write it.

import type { Properties } from './test-oracle.ts'

/** A small generator of numbers from 0 to 1 (mulberry32). */
export const randomBy = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** `values`: for each property those that rows have, and some that none has. */
export const filtersBy = (
  random: () => number,
  properties: Properties,
  values: Record<string, readonly unknown[]>,
) => {
  const below = (most: number) => Math.floor(random() * most)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const names = Object.keys(properties)
  const list = <T>(most: number, make: () => T): T[] => Array.from({ length: 1 + below(most) }, make)

  const value = (name: string): unknown => {
    const plain = pick(values[name] as unknown[])
    if (plain === null || random() > 0.2) return plain
    if (properties[name]?.kind === 'number') return String(plain)
    return properties[name]?.kind === 'date' ? new Date(plain as string).getTime() : plain
  }
  const filled = (name: string): unknown => {
    const found = value(name)
    return found === null ? filled(name) : found
  }
  /** A piece of a stored text with wildcards around or inside it. */
  const likeOf = (name: string): string => {
    const text = String(filled(name)).replace(/[%_\\]/g, '')
    const from = below(text.length)
    const piece = text.slice(from, from + 1 + below(6))
    return pick([
      `%${piece}%`,
      `${text.slice(0, 1 + below(5))}%`,
      `%${text.slice(-1 - below(4))}`,
      text.replace(/^./u, '_'),
      // The beginning or the end of a word: the space beside it counts.
      `% ${pick(text.split(' ')).slice(0, 1)}%`,
      `%${pick(text.split(' ')).slice(-1)} %`,
      `%${piece.toUpperCase()}%`,
      text,
    ])
  }
  const patterns = (name: string): Record<string, unknown> => {
    const like = likeOf(name)
    return pick([
      { like },
      { nlike: like },
      { ilike: like },
      { nilike: like },
      { like, options: 'i' },
      { nlike: like, options: 'i' },
    ])
  }
  const condition = (name: string): unknown =>
    pick<() => unknown>([
      () => value(name),
      () => ({ eq: value(name) }),
      () => ({ neq: value(name) }),
      () => ({ [pick(['gt', 'gte'])]: filled(name) }),
      () => ({ [pick(['lt', 'lte'])]: filled(name) }),
      () => ({ gte: filled(name), lt: filled(name) }),
      () => ({ between: [filled(name), filled(name)] }),
      () => ({ [pick(['inq', 'nin'])]: list(3, () => filled(name)) }),
      () => ({ inq: [] }),
      () => ({ exists: random() < 0.5 }),
      () => (properties[name]?.kind === 'string' ? patterns(name) : { gt: filled(name) }),
      () => (properties[name]?.kind === 'string' ? patterns(name) : value(name)),
    ])()
  const clauses = (): Record<string, unknown> =>
    Object.fromEntries(list(2, () => pick(names)).map(name => [name, condition(name)]))
  const where = (depth: number): Record<string, unknown> => {
    if (depth === 0 || random() < 0.5) return clauses()
    const parts = () => list(3, () => where(depth - 1))
    return pick<() => Record<string, unknown>>([
      () => ({ and: parts() }),
      () => ({ or: parts() }),
      () => ({ nor: parts() }),
      () => ({ not: where(depth - 1) }),
      () => ({ ...clauses(), or: parts() }),
    ])()
  }
  const order = (): string | string[] => {
    const keys = [...list(2, () => pick(names)).filter(name => name !== 'ID'), 'ID'].map(name =>
      pick([name, `${name} ASC`, `${name} DESC`, `${name} desc`]),
    )
    return pick<string | string[]>([keys, keys.join(', '), keys.join(',')])
  }
  return (): Record<string, unknown> => ({
    ...(random() < 0.95 ? { where: where(2) } : { where: null }),
    order: order(),
    ...(random() < 0.5 ? { limit: pick([0, 1, 5, 50, 100, '7']) } : {}),
    ...(random() < 0.3 ? { [pick(['skip', 'offset'])]: below(6) } : {}),
  })
}
