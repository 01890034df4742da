// A text outside a form, read as a field kind of the forms reads it: one rule for both.

import { platformKinds } from '@bawaba/forms/fields/index.ts'

export const platformKind = (name: string) => platformKinds.find(({ kind }) => kind === name)

/** Reads a text by the kind of this name: its value as stored, undefined where it is none. */
export const readAs =
  (name: string) =>
  (typed: string): string | undefined => {
    const read = platformKind(name)?.parse(typed, undefined as never)
    return read && 'value' in read && typeof read.value === 'string' ? read.value : undefined
  }
