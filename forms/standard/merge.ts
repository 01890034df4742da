// How changes are laid over something standard. Objects property by property; lists of things with codes by their codes, what
// is new at the end; everything else is replaced. null takes a property away.

import { isJson, type Json } from './standard.ts'

const codeNames = ['activityId', 'code', 'key', 'id', 'value'] as const

/** What tells an entry of a list from the others. */
export const codeOf = (entry: unknown): string | undefined => {
  if (!isJson(entry)) return undefined
  const name = codeNames.find(name => typeof entry[name] === 'string')
  return name && (entry[name] as string)
}

const isCoded = (list: readonly unknown[]): boolean => list.every(entry => codeOf(entry) !== undefined)

/** The first change of a code is laid over the first entry of it, a second over the second; those beyond are added. */
const mergeLists = (base: readonly unknown[], changes: readonly unknown[]): unknown[] => {
  const merged = [...base]
  const matched = new Set<number>()
  for (const change of changes) {
    const index = base.findIndex((entry, index) => !matched.has(index) && codeOf(entry) === codeOf(change))
    matched.add(index)
    if (index === -1) merged.push(change)
    else merged[index] = merge(base[index], change)
  }
  return merged
}

/** The standard with the changes over it; neither is altered. */
export const merge = (base: unknown, change: unknown): unknown => {
  if (Array.isArray(base) && Array.isArray(change) && isCoded(base) && isCoded(change))
    return mergeLists(base, change)
  if (!isJson(base) || !isJson(change)) return change
  const merged: Json = { ...base }
  for (const [name, value] of Object.entries(change))
    if (value === null) delete merged[name]
    else merged[name] = Object.hasOwn(base, name) ? merge(base[name], value) : value
  return merged
}
