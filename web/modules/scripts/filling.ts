// Fills answers from a script into a form. What a person typed is never overwritten: only what was left alone, or what
// a script filled in before.

import type { Answers } from '@bawaba/forms/definition.ts'
import type { FormStore } from '@bawaba/forms/index.ts'

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

type Store = Pick<FormStore, 'activity' | 'get' | 'fill' | 'isEditable'>

export const createFilling = (store: Store) => {
  const filled = new Map<string, unknown>()

  const isOurs = (name: string, now: unknown): boolean => {
    const field = store.activity.byName.get(name)
    if (!field || field.fixed || field.entry.hidden || field.kind.group || !store.isEditable(name))
      return false
    return isEmpty(now) || same(now, filled.get(name)) || same(now, field.entry.defaultValue)
  }

  /** Answers the names of the fields that have changed. */
  return (answers: Answers): string[] =>
    Object.entries(answers).flatMap(([name, value]) => {
      const now = store.activity.byName.has(name) ? store.get(name) : undefined
      if (!isOurs(name, now) || same(now, value)) return []
      filled.set(name, value)
      store.fill(name, value ?? undefined)
      return [name]
    })
}
