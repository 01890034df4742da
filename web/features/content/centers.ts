// Service centers by governorate, and those that a search means: folded as Arabic is typed, each word from its beginning. Pure.

import { foldWords, withoutArticle } from '@bawaba/language/folding.ts'
import { type Language, type Text, t } from '@bawaba/language/index.ts'
import type { Answer } from '../../client/client.ts'

export type Center = Answer<'GET serviceCenters'>[number]
export type Governorate = { name: Text; centers: Center[] }

const wordsOf = (center: Center): string[] =>
  [center.governorate, center.name, center.sector, center.company, center.address]
    .flatMap(text => (text ? foldWords(`${text.ar} ${text.en}`) : []))
    .map(withoutArticle)

/** The centers in which every word of a search begins a word; all of them without one. */
export const centersFor = (centers: readonly Center[], query: string): Center[] => {
  const wanted = foldWords(query).map(withoutArticle)
  return centers.filter(center => {
    const words = wordsOf(center)
    return wanted.every(word => words.some(own => own.startsWith(word)))
  })
}

/** By governorate in the order of the alphabet; those of none by their company. */
export const byGovernorate = (centers: readonly Center[], language: Language): Governorate[] => {
  const groups = Map.groupBy(centers, ({ governorate, company }) => (governorate ?? company).en)
  return [...groups.values()]
    .map(found => ({ name: found[0]?.governorate ?? (found[0] as Center).company, centers: found }))
    .sort((one, other) => t(language, one.name).localeCompare(t(language, other.name), language))
}
