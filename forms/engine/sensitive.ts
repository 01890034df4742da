// Which answers of a form are sensitive, rows of groups included: read off its entries, without compiling them.
//
// Example: of {nationalId: sensitive, family: [{id: sensitive, age}]} these are `nationalId`, and `id` inside `family`.

import type { Answers, FieldEntry, FieldsSchema } from '../definition.ts'
import type { Completion } from './table.ts'

export type Sensitive = ReadonlyMap<string, SensitiveAnswer>
/** All of an answer, or parts of its rows. `isFound`: lists may find it by its whole value, of this version or a later one. */
export type SensitiveAnswer = { isFound: boolean } | { inside: Sensitive }

const merged = (one: SensitiveAnswer | undefined, other: SensitiveAnswer): SensitiveAnswer => {
  if (!one) return other
  if ('isFound' in one) return 'isFound' in other ? { isFound: one.isFound || other.isFound } : one
  return 'isFound' in other ? other : { inside: joined([one.inside, other.inside]) }
}

/** What is sensitive in one of them is sensitive in all. */
const joined = (several: readonly Sensitive[]): Sensitive => {
  const all = new Map<string, SensitiveAnswer>()
  for (const [name, answer] of several.flatMap(one => [...one])) all.set(name, merged(all.get(name), answer))
  return all
}

/**
 * Whether it is found by its whole value. One of few answers only where lists are opened to it: whoever reads how often
 * each of them occurs could guess which is which.
 */
const isFoundWhole = ({ type, uniforms, lazyLoad, searchField, showColumn }: FieldEntry): boolean =>
  Boolean(searchField || showColumn) ||
  (!uniforms.options && !lazyLoad && (type === 'String' || type === 'Number' || type === 'Date'))

const ofSchema = (schema: FieldsSchema, isInside: boolean): Sensitive =>
  new Map(
    Object.entries(schema).flatMap(([name, entry]): [string, SensitiveAnswer][] => {
      if (entry.sensitive) return [[name, { isFound: !isInside && isFoundWhole(entry) }]]
      const inside = entry.fieldsSchema && ofSchema(entry.fieldsSchema, true)
      return inside && inside.size > 0 ? [[name, { inside }]] : []
    }),
  )

/** The sensitive answers of all activities: one name may stand in several. */
export const sensitiveOf = (activities: readonly { steps: readonly { fieldsSchema: FieldsSchema }[] }[]) =>
  joined(activities.flatMap(({ steps }) => steps.map(({ fieldsSchema }) => ofSchema(fieldsSchema, false))))

/** The path of names that an address such as `members.0.card` leads along. */
const at = (address: string, answer: SensitiveAnswer): Sensitive => {
  const [name = '', ...rest] = address.split('.').filter(part => !/^\d+$/.test(part))
  return new Map([[name, rest.length === 0 ? answer : { inside: at(rest.join('.'), answer) }]])
}

/** With those that the field handler has marked in what it gave: a field instead of another, questions of its own. */
export const withCompletions = (
  sensitive: Sensitive,
  completions: Readonly<Record<string, Completion>>,
): Sensitive => {
  const more = Object.entries(completions).flatMap(([address, { entry, fieldsSchema }]) => {
    if (entry?.sensitive) return [at(address, { isFound: false })]
    const inside = fieldsSchema && ofSchema(fieldsSchema, true)
    return inside && inside.size > 0 ? [at(address, { inside })] : []
  })
  return more.length === 0 ? sensitive : joined([sensitive, ...more])
}

const isGroup = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The answers with each sensitive value changed; the others stay the same objects. Pure. */
export const mapSensitive = (
  sensitive: Sensitive,
  answers: Answers,
  change: (value: unknown, name: string, isFound: boolean) => unknown,
): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, value]) => {
      const answer = sensitive.get(name)
      if (!answer || value === undefined || value === null) return [name, value]
      if ('isFound' in answer) return [name, change(value, name, answer.isFound)]
      const within = (row: unknown) => (isGroup(row) ? mapSensitive(answer.inside, row, change) : row)
      return [name, Array.isArray(value) ? value.map(within) : within(value)]
    }),
  )
