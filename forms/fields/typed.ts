// What a person typed, brought to a clean text before a kind reads it.
// Hostile input stops here: wrong types, endless texts, broken characters.

import { stripBidi, trimInvisible } from '@bawaba/language/index.ts'
import { visibleLength } from '@bawaba/language/input/visible-length.ts'
import { type FieldError, wrong } from './field.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly what must not be stored
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/

export type Typed = { text: string } | { error: FieldError }

/**
 * A trimmed text in one Unicode form without direction controls; '' where nothing of it can be seen.
 * `limit` counts UTF-16 units: a longer input is refused before anything reads it.
 */
export const typed = (input: unknown, limit: number): Typed => {
  if (input === undefined || input === null) return { text: '' }
  if (typeof input !== 'string') return wrong('expectedType', { type: 'String' })
  if (input.length > limit) return wrong('tooLong', { count: limit })
  if (!input.isWellFormed() || control.test(input)) return wrong('characters')
  return { text: trimInvisible(stripBidi(input).normalize('NFC')) }
}

/** Characters as people count them, equal in every browser and on the server. */
export const lengthOf = visibleLength
