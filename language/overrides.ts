// Words that staff have put in place of the product's own. They are found by the words that they replace, in both languages, so
// that no text needs a key and a text that changed is never given words that were written for an older one.

import type { Language, Message } from './text.ts'

/** By `overrideKey`, the words that stand instead. */
export type Overrides = Record<Language, Readonly<Record<string, string>>>

let current: Overrides | undefined

/** Puts these in place of all that were set before. */
export const setOverrides = (overrides: Overrides | undefined): void => {
  current = overrides
}

/** A text's own words in both languages, with the plural form that is meant; '' for a text that counts nothing. */
export const overrideKey = ({ ar, en }: Message, form: string): string => JSON.stringify([ar, en, form])

/** What stands instead of a text in one language, if anything does. */
export const overridden = (language: Language, message: Message, form: string): string | undefined =>
  current?.[language][overrideKey(message, form)]
