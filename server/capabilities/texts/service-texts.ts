// The texts of services: every key of their dictionaries, with the words of both languages.

import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { type Language, languages } from '@bawaba/language/index.ts'
import type { TextOf } from './product-texts.ts'
import type { Row } from './store.ts'

export const serviceTextId = (slug: string, key: string): string => `${slug}:${key}`

const ownOf = ({ translations: { ar, en } }: ServiceDefinition, key: string) => ({
  ar: { other: ar[key] ?? '' },
  en: { other: en[key] ?? '' },
})

export const textsOf = (definition: ServiceDefinition): TextOf[] => {
  const { serviceSlug, translations } = definition
  const keys = new Set(languages.flatMap(language => Object.keys(translations[language])))
  return [...keys].map(key => ({
    id: serviceTextId(serviceSlug, key),
    scope: serviceSlug,
    place: key,
    own: ownOf(definition, key),
  }))
}

/** Whether a text's own words are still those that something was written for. */
export const isSame = (own: TextOf['own'], before: TextOf['own']): boolean =>
  languages.every(language => {
    const names = Object.keys(own[language])
    return (
      names.length === Object.keys(before[language]).length &&
      names.every(name => own[language][name] === before[language][name])
    )
  })

/** A definition with the words that stand in place of its own; the same one where nothing does. */
export const withWritten = (definition: ServiceDefinition, rows: readonly Row[]): ServiceDefinition => {
  const standing = rows.filter(({ place, own }) => isSame(ownOf(definition, place), own))
  if (standing.length === 0) return definition
  const wordsIn = (language: Language) => ({
    ...definition.translations[language],
    ...Object.fromEntries(
      standing.flatMap(({ place, written }) => {
        const words = written[language]?.other
        return words === undefined ? [] : [[place, words]]
      }),
    ),
  })
  return { ...definition, translations: { ar: wordsIn('ar'), en: wordsIn('en') } }
}
