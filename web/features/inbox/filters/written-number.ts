// How a filter reads and writes a number by the field's own kind: money is typed in pounds and compared in piasters.

import type { Field } from '@bawaba/forms/index.ts'
import type { Language } from '@bawaba/language/index.ts'

export type WrittenNumber = {
  /** undefined: no such number. */
  read(typed: string): number | undefined
  /** As it stands in its control. */
  edited(value: number): string
  /** With its unit. */
  format(value: number): string
}

/** undefined where the kind has no way of its own. */
export const writtenOf = (field: Field, language: Language): WrittenNumber | undefined => {
  const { kind, entry } = field
  if (entry.type !== 'Number' || !kind.edited) return undefined
  return {
    read: typed => {
      const parsed = kind.parse(typed, field)
      return 'value' in parsed && typeof parsed.value === 'number' ? parsed.value : undefined
    },
    edited: value => kind.edited?.(value, language) ?? String(value),
    format: value => kind.format(value, field, language),
  }
}
