// What words may stand in place of a text: the same placeholders, every plural form, and no signs that are no text.

import { type Language, languages } from '@bawaba/language/index.ts'
import { foreignAddress } from './text-links.ts'

/** By plural form; a text that counts nothing has `other` alone. */
export type Forms = Readonly<Record<string, string>>
export type FormsOfBoth = Record<Language, Forms>
/** What is written for a language; none: the text's own words stand. */
export type WrittenForms = Partial<Record<Language, Forms>>

/**
 * `proposed`: words wait for a second administrator. `missing`: a language has no words. `stale`: its own words have changed
 * since others were put in their place.
 */
export const textStates = ['proposed', 'missing', 'stale', 'changed', 'own'] as const
export type TextState = (typeof textStates)[number]

const longestText = 2000

const textErrorKeys = ['textEmpty', 'textPlaceholders', 'textForms', 'textSigns', 'maxLength'] as const
export type TextErrorKey = (typeof textErrorKeys)[number]
export type TextError = { language: Language; form: string; key: TextErrorKey }

/** The names in braces, also those of `{days, plural, ...}`. */
export const placeholdersOf = (text: string): Set<string> =>
  new Set([...text.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => name))

/** Controls and the marks that turn the direction of what follows: isolates are set where a text is put together. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const signs = /[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/

/** What opens an account, or leads its owner to a page: whoever words it could send them elsewhere with it. */
export const openingNames: readonly string[] = ['code', 'link']

/** Whether a text carries one of these. */
export const isCarrying = (own: FormsOfBoth): boolean =>
  languages
    .flatMap(language => Object.values(own[language]).flatMap(text => [...placeholdersOf(text)]))
    .some(name => openingNames.includes(name))

/**
 * Whether somebody may put words in place of a text: those of the portal, and whatever carries a code or a link, are
 * administrators' alone; designers word the services.
 */
export const mayWriteText = (
  roles: readonly string[],
  { scope, own }: { scope: string; own: FormsOfBoth },
): boolean => roles.includes('BFM_ADMIN') || (scope !== 'product' && !isCarrying(own))

const braces = (text: string): string => text.replace(/[^{}]/g, '')

const formError = (own: Forms, form: string, text: string): TextErrorKey | undefined => {
  if (text.trim() === '') return 'textEmpty'
  if (text.length > longestText) return 'maxLength'
  if (signs.test(text)) return 'textSigns'
  const allowed = placeholdersOf(Object.values(own).join(' '))
  const named = placeholdersOf(text)
  const isUnknown = [...named].some(name => !allowed.has(name))
  // Forms that say the number in words may leave out what the form they replace leaves out.
  const needed = placeholdersOf(own[form] ?? own.other ?? '')
  const isMissing = [...needed].some(name => !named.has(name))
  if (isUnknown || isMissing || braces(text).length % 2 === 1) return 'textPlaceholders'
  return undefined
}

/** What stands against words in place of a text; nothing where they may. */
export const textErrors = (own: FormsOfBoth, written: WrittenForms): TextError[] =>
  languages.flatMap(language => {
    const forms = written[language]
    if (!forms) return []
    const names = Object.keys(own[language])
    const isWhole =
      Object.keys(forms).length === names.length && names.every(name => forms[name] !== undefined)
    if (!isWhole) return [{ language, form: 'other', key: 'textForms' as const }]
    return names.flatMap(form => {
      const key = formError(own[language], form, forms[form] as string)
      return key ? [{ language, form, key }] : []
    })
  })

/** Where the words would lead a reader away from these hosts, each with the address that was found. */
export const linkErrors = (
  own: FormsOfBoth,
  written: WrittenForms,
  hosts: readonly string[],
): { language: Language; form: string; key: 'foreignLink'; name: string }[] => {
  const before = languages.flatMap(language => Object.values(own[language]))
  return languages.flatMap(language =>
    Object.entries(written[language] ?? {}).flatMap(([form, words]) => {
      const name = foreignAddress(words, hosts, before)
      return name === undefined ? [] : [{ language, form, key: 'foreignLink' as const, name }]
    }),
  )
}
