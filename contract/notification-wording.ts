// The words of a notification of a kind: what they may and must hold, who may change them, and how their placeholders are filled.

import { type Language, languages, type Text } from '@bawaba/language/index.ts'
import {
  kindRowOf,
  type NotificationKind,
  type NotificationKindRow,
  type Placeholder,
} from './notification-kinds.ts'
import { openingNames } from './text-rules.ts'

/** Whether words for a kind take two administrators: what carries a code or a link, is about an account, or about one of them. */
export const isGuardedKind = (kind: NotificationKind): boolean => {
  const { topic, placeholders, isWatch } = kindRowOf(kind)
  return topic === 'account' || isWatch === true || placeholders.some(name => openingNames.includes(name))
}

export type Wording = { title: Text; text: Text }
/** Most characters of each part. */
export const longestWording = { title: 100, text: 600 } as const satisfies Record<keyof Wording, number>

export type WordingError = {
  field: `${keyof Wording}.${Language}`
  key: 'required' | 'tooLong' | 'badBrackets' | 'unknownPlaceholder' | 'placeholderMissing'
  /** The one that is unknown, or missing. */
  name?: string
}

const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

const errorIn = (
  part: keyof Wording,
  text: string,
  { placeholders, required }: NotificationKindRow,
): Omit<WordingError, 'field'> | undefined => {
  if (text.trim() === '') return { key: 'required' }
  if (text.length > longestWording[part]) return { key: 'tooLong' }
  if (/[{}]/.test(text.replace(/\{\w+\}/g, ''))) return { key: 'badBrackets' }
  const names = namesIn(text)
  const unknown = names.find(name => !placeholders.includes(name as Placeholder))
  if (unknown !== undefined) return { key: 'unknownPlaceholder', name: unknown }
  // A title is short: only the text has to say everything.
  const missing = part === 'text' && placeholders.slice(0, required).find(name => !names.includes(name))
  return missing ? { key: 'placeholderMissing', name: missing } : undefined
}

/** What stands against these words for a kind, in the order of the form. */
export const wordingErrors = (kind: NotificationKind, wording: Wording): WordingError[] =>
  languages.flatMap(language =>
    (['title', 'text'] as const).flatMap(part => {
      const error = errorIn(part, wording[part][language], kindRowOf(kind))
      return error ? [{ field: `${part}.${language}` as const, ...error }] : []
    }),
  )

/** Values by placeholder, as they stand in a sentence. */
export type PlaceholderValues = Partial<Record<Placeholder, string>>
/** Words with their placeholders filled; one without a value stays as it is. */
export const fillWording = (text: string, values: PlaceholderValues): string =>
  text.replace(/\{(\w+)\}/g, (whole, name) => values[name as Placeholder] ?? whole)
