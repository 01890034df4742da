// The other names of the bounds of a list. The requirements name both minCount/maxCount and minEntries/maxEntries:
// authors can write either, and every definition is brought to the first where it enters.

import type { FieldEntry } from './definition.ts'

/** Each other name with the property that it stands for. */
export const countNames = { minEntries: 'minCount', maxEntries: 'maxCount' } as const satisfies Record<
  string,
  keyof FieldEntry
>

type Json = Record<string, unknown>
const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const nameOf = (entry: Json, name: string): string | undefined => {
  if (!Object.hasOwn(countNames, name) || typeof entry[name] !== 'number') return name
  const own = countNames[name as keyof typeof countNames]
  // The same bound under both names is said once; two different ones stay, for the check to refuse.
  if (!Object.hasOwn(entry, own)) return own
  return entry[own] === entry[name] ? undefined : name
}

/** Groups within groups: more than any definition needs, and few enough for the stack. */
const deepest = 60
const entryOf = (entry: unknown, depth: number): unknown =>
  isJson(entry) && depth < deepest
    ? Object.fromEntries(
        Object.entries(entry).flatMap(([name, value]) => {
          const own = nameOf(entry, name)
          return own === undefined
            ? []
            : [[own, own === 'fieldsSchema' ? entriesOf(value, depth + 1) : value]]
        }),
      )
    : entry
const entriesOf = (schema: unknown, depth: number): unknown =>
  isJson(schema)
    ? Object.fromEntries(Object.entries(schema).map(([name, entry]) => [name, entryOf(entry, depth)]))
    : schema

const partsWith = (parts: unknown, change: (part: Json) => Json): unknown =>
  Array.isArray(parts) ? parts.map(part => (isJson(part) ? change(part) : part)) : parts
const withEntries = (part: Json): Json =>
  part.fieldsSchema === undefined ? part : { ...part, fieldsSchema: entriesOf(part.fieldsSchema, 0) }

/**
 * A service, or the sections of a user model, with its counts under one name. Whatever was sent may stand here: what is
 * no definition, or nested deeper than any, comes back as it is.
 */
export const withOneCountName = <Definition>(definition: Definition): Definition => {
  if (!isJson(definition)) return definition
  const { activities, sections } = definition as Json
  return {
    ...definition,
    ...(activities === undefined
      ? {}
      : {
          activities: partsWith(activities, activity =>
            activity.steps === undefined
              ? activity
              : { ...activity, steps: partsWith(activity.steps, withEntries) },
          ),
        }),
    ...(sections === undefined ? {} : { sections: partsWith(sections, withEntries) }),
  } as Definition
}
