// Services and the questions answered about them as things to find. Questions are of a service's part for signed-in people.

import { type Language, languages, type Text } from '@bawaba/language/index.ts'
import type { Catalogue, CatalogueEntry } from '../catalogue/index.ts'
import type { SearchItem, SearchSource, Viewer } from './source.ts'

const textOf =
  ({ row: { definition, slug } }: CatalogueEntry) =>
  (key: string): Text => {
    const inOne = (language: Language) =>
      definition.translations[language][key] ?? (key === definition.serviceLabel ? slug : '')
    return { ar: inOne('ar'), en: inOne('en') }
  }

const itemOf = (entry: CatalogueEntry, catalogue: Catalogue): SearchItem => {
  const { slug, definition } = entry.row
  const text = textOf(entry)
  return {
    id: slug,
    title: text(definition.serviceLabel),
    text: text(definition.description),
    more: [definition.searchWords, ...(definition.requiredPapers ?? [])].flatMap(key =>
      key ? text(key) : [],
    ),
    path: `/services/${slug}`,
    isFor: ({ actor, device }) => catalogue.isVisible(entry, actor, device),
  }
}

const questionsOf = (entry: CatalogueEntry, catalogue: Catalogue): SearchItem[] => {
  const text = textOf(entry)
  return (entry.row.definition.faqs ?? []).map(({ question, answer }, index) => ({
    id: `${entry.row.slug}-${index + 1}`,
    title: text(question),
    text: text(answer),
    more: [text(entry.row.definition.serviceLabel)],
    path: `/services/${entry.row.slug}?tab=questions`,
    isFor: ({ actor, device }: Viewer) =>
      actor.mode !== 'VISITOR' && catalogue.isVisible(entry, actor, device),
  }))
}

/** An array that stays the same one until another catalogue was read. */
const fromCatalogue = (
  catalogue: Catalogue,
  itemsOf: (entry: CatalogueEntry, catalogue: Catalogue) => SearchItem[],
) => {
  let mark: object | undefined
  let items: SearchItem[] = []
  return () => {
    if (catalogue.mark() === mark) return items
    mark = catalogue.mark()
    items = catalogue
      .all()
      .filter(({ row: { definition } }) => languages.every(language => definition.translations[language]))
      .flatMap(entry => itemsOf(entry, catalogue))
    return items
  }
}

export const serviceSources = (catalogue: Catalogue): SearchSource[] => [
  { kind: 'service', items: fromCatalogue(catalogue, (entry, all) => [itemOf(entry, all)]) },
  { kind: 'faq', items: fromCatalogue(catalogue, questionsOf) },
]
