// The answers that the columns of a list show: whoever works through many requests is given these and no others.

import type { Answers, Field } from '@bawaba/forms/index.ts'

/** What of a value stands at a path; of a list what stands there in every entry. */
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
const shown = (fields: readonly Field[]): Field[] => fields.filter(({ entry }) => entry.showColumn)

/** The answers that its columns show something of. */
export const columnNames = (fields: readonly Field[]): Set<string> =>
  new Set(shown(fields).flatMap(field => pathOf(field).slice(0, 1)))

/** Of the answers to the fields of a form those that its columns show, each where it stood. Pure. */
export const columnAnswers = (fields: readonly Field[], answers: Answers): Answers =>
  shown(fields)
    .map(field => atPath(answers, pathOf(field)))
    .reduce<Answers>((parts, part) => merged(parts, part ?? {}) as Answers, {})
