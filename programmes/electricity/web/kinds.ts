// The field kinds that electricity brings, fetched together with the first form that has one: they share most of what they need.

import type { OwnKind } from '@bawaba/forms/fields/own-kinds.ts'

const names = ['meterNumber', 'meter', 'reading', 'bills', 'bill', 'owed'] as const

export const kinds: Readonly<Record<string, OwnKind>> = Object.fromEntries(
  names.map(name => [name, async () => (await import('./fields/parts.ts')).parts[name]]),
)
