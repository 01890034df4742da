// Sealed values inside JSON: an object stands in the place of the value and opens wherever it stands.
//
// Example: {"nationalId": "29104120103458", "branch": "RIVER"} is stored as
// {"nationalId": {"$sealed": "9f31c0de.…", "$index": "Xk3…"}, "branch": "RIVER"}. No name of an answer begins with $.

import type { Seal } from './sealed.ts'

/** `$index`: the blind index, where the value is searched for. */
export type SealedValue = { $sealed: string; $index?: string }

/** The name that tells a sealed value; nothing that comes in may bear it. */
export const sealedMark = '$sealed'

/** What the values were sealed for. */
const use = 'answer'

export const isSealed = (value: unknown): value is SealedValue =>
  typeof value === 'object' && value !== null && typeof (value as SealedValue)[sealedMark] === 'string'

export const sealValue = (seal: Pick<Seal, 'seal'>, value: unknown): SealedValue => ({
  $sealed: seal.seal(use, JSON.stringify(value)),
})

const changed = (value: unknown, change: (sealed: SealedValue) => unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(part => changed(part, change))
  if (isSealed(value)) return change(value)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, changed(part, change)]))
}

/** The same with every sealed value opened. What is not sealed stays as it is. */
export const openValues = <Json>(seal: Pick<Seal, 'open'>, value: unknown): Json =>
  changed(value, ({ $sealed }) => JSON.parse(seal.open(use, $sealed))) as Json

/** The same with every sealed text replaced. */
export const resealValues = (value: unknown, anew: (use: string, sealed: string) => string): unknown =>
  changed(value, sealed => ({ ...sealed, $sealed: anew(use, sealed.$sealed) }))
