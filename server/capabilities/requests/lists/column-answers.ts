// The answers that the columns of a list show: whoever works through many requests is given these and no others.

import type { Answers, Field } from '@bawaba/forms/index.ts'

/** The part of a value at a path; of a list that of every entry. */
const atPath = (value: unknown, [head, ...rest]: readonly string[]): unknown => {
  if (head === undefined) return value
  if (Array.isArray(value)) return value.map(entry => atPath(entry, [head, ...rest]))
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, head)) return undefined
  return { [head]: atPath((value as Answers)[head], rest) }
}

const isObject = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Two columns may show parts of one answer. */
const merged = (one: unknown, other: unknown): unknown => {
  if (Array.isArray(one) && Array.isArray(other)) return one.map((entry, at) => merged(entry, other[at]))
  if (!isObject(one) || !isObject(other)) return other ?? one
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return Object.fromEntries(names.map(name => [name, merged(one[name], other[name])]))
}

const pathOf = ({ name, entry }: Field): string[] => (entry.dataIndex ?? name).split('.')

export type ColumnReader = {
  /** The answers that the columns show something of. */
  names: ReadonlySet<string>
  /** Of all answers those that the columns show, each where it stood. */
  read(answers: Answers): Answers
}

/** The columns of a form's fields, worked out once for many rows. Pure. */
export const columnReader = (fields: readonly Field[]): ColumnReader => {
  const paths = fields.filter(({ entry }) => entry.showColumn).map(pathOf)
  return {
    names: new Set(paths.flatMap(path => path.slice(0, 1))),
    read: answers =>
      paths
        .map(path => atPath(answers, path))
        .reduce<Answers>((parts, part) => merged(parts, part ?? {}) as Answers, {}),
  }
}
