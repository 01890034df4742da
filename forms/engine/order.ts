// The order of dependence: each field after those it looks at, or the names of a cycle.

import type { Field } from '../fields/field.ts'

export const inOrder = (fields: readonly Field[]): { order: number[] } | { cycle: string[] } => {
  const waitsFor = fields.map(() => 0)
  for (const { dependents } of fields)
    for (const index of dependents) waitsFor[index] = (waitsFor[index] ?? 0) + 1
  const ready = fields.filter(({ index }) => waitsFor[index] === 0).map(({ index }) => index)
  const order: number[] = []
  for (let next = ready.shift(); next !== undefined; next = ready.shift()) {
    order.push(next)
    for (const index of fields[next]?.dependents ?? []) {
      waitsFor[index] = (waitsFor[index] ?? 0) - 1
      if (waitsFor[index] === 0) ready.push(index)
    }
  }
  if (order.length === fields.length) return { order }
  return { cycle: fields.filter(({ index }) => (waitsFor[index] ?? 0) > 0).map(({ name }) => name) }
}
