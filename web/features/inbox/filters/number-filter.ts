// A number that a list is filtered by: one value, or all between a minimum and a maximum, both required.

import type { FilterError, Typed } from './filter-rows.ts'

export const limits = ['min', 'max'] as const
export type Limit = (typeof limits)[number]
/** The names of its three controls. */
export const limitName = (name: string, limit: Limit): string => `${name}-${limit}`

type Reading = { value?: number | { min: number; max: number }; errors: Record<string, FilterError> }

/** `read`: one number as its kind reads it. What is left open is no filter. Pure. */
export const readNumberFilter = (
  name: string,
  word: (name: string) => string,
  read: (typed: string) => Typed,
): Reading => {
  const names = { exact: name, min: limitName(name, 'min'), max: limitName(name, 'max') }
  const typed = Object.values(names).flatMap(one => {
    const text = word(one).trim()
    return text === '' ? [] : [[one, read(text)] as const]
  })
  const wrong = typed.flatMap(([one, result]) => ('error' in result ? [[one, result.error] as const] : []))
  if (wrong.length > 0) return { errors: Object.fromEntries(wrong) }
  const values = new Map(
    typed.flatMap(([one, result]) => ('value' in result ? [[one, Number(result.value)] as const] : [])),
  )
  const [exact, min, max] = [values.get(names.exact), values.get(names.min), values.get(names.max)]
  if (min === undefined && max === undefined)
    return exact === undefined ? { errors: {} } : { value: exact, errors: {} }
  if (exact !== undefined) return { errors: { [name]: 'exactAndLimits' } }
  if (min === undefined) return { errors: { [names.min]: 'minMissing' } }
  if (max === undefined) return { errors: { [names.max]: 'maxMissing' } }
  return max > min ? { value: { min, max }, errors: {} } : { errors: { [names.max]: 'maxNotAbove' } }
}
