// The field kinds that electricity brings, fetched together with the first form that has one: they share most of what they need.

import type { OwnKind } from '@bawaba/forms/fields/own-kinds.ts'

const part =
  (name: 'meterNumber' | 'meter' | 'reading' | 'bills' | 'bill' | 'owed'): OwnKind =>
  async () =>
    (await import('./fields/parts.ts')).parts[name]

export const kinds: Readonly<Record<string, OwnKind>> = {
  meterNumber: part('meterNumber'),
  meter: part('meter'),
  reading: part('reading'),
  bills: part('bills'),
  bill: part('bill'),
  owed: part('owed'),
}
