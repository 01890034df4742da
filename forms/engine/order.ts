// The order of dependence: each field after those it looks at, or the names of a cycle.

import type { Field } from '../fields/field.ts'

export const inOrder = (fields: readonly Field[]): { places: number[] } | { cycle: string[] } => {
  const waitsFor = fields.map(() => 0)
  for (const { dependents } of fields)
    for (const place of dependents) waitsFor[place] = (waitsFor[place] ?? 0) + 1
  const ready = fields.filter(({ index }) => waitsFor[index] === 0).map(({ index }) => index)
  const places: number[] = []
  for (let next = ready.shift(); next !== undefined; next = ready.shift()) {
    places.push(next)
    for (const place of fields[next]?.dependents ?? []) {
      waitsFor[place] = (waitsFor[place] ?? 0) - 1
      if (waitsFor[place] === 0) ready.push(place)
    }
  }
  if (places.length === fields.length) return { places }
  return { cycle: fields.filter(({ index }) => (waitsFor[index] ?? 0) > 0).map(({ name }) => name) }
}
