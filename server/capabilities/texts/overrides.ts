// The words that stand in place of texts, in memory: those of the product for every page and answer, those of services for
// the catalogue.

import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { languages, type Message, type Overrides, overrideKey, setOverrides } from '@bawaba/language/index.ts'
import { latestReading } from '../../platform/database/index.ts'
import { withWritten } from './service-texts.ts'
import type { Row, TextsStore } from './store.ts'

const isCounted = (own: Row['own']): boolean => languages.some(name => Object.keys(own[name]).length > 1)

/** A text as its module has it. */
const messageOf = (own: Row['own']): Message =>
  (isCounted(own) ? own : { ar: own.ar.other, en: own.en.other }) as Message

/** Those of the product by the words that they replace. A text that counts nothing has the form ''. */
export const overridesOf = (rows: readonly Row[]): Overrides => {
  const of = (language: (typeof languages)[number]) =>
    Object.fromEntries(
      rows
        .filter(({ scope }) => scope === 'product')
        .flatMap(({ own, written }) => {
          return Object.entries(written[language] ?? {}).map(([form, words]) => [
            overrideKey(messageOf(own), isCounted(own) ? form : ''),
            words,
          ])
        }),
    )
  return { ar: of('ar'), en: of('en') }
}

export const createOverrides = (store: Pick<TextsStore, 'list'>) => {
  let rows: readonly Row[] = []
  let product: Overrides = { ar: {}, en: {} }
  let byService = new Map<string, Row[]>()
  let marks = new Map<string, string>()
  const load = latestReading(store.list, found => {
    const isSame =
      found.length === rows.length &&
      found.every(({ id, revision }, index) => rows[index]?.id === id && rows[index]?.revision === revision)
    if (isSame) return
    rows = found
    product = overridesOf(found)
    byService = Map.groupBy(
      found.filter(({ scope }) => scope !== 'product'),
      ({ scope }) => scope,
    )
    marks = new Map(
      [...byService].map(([slug, own]) => [
        slug,
        own.map(({ id, revision }) => `${id}/${revision}`).join(' '),
      ]),
    )
    setOverrides(product)
  })

  return {
    load,
    /** The same object until something was written. */
    mark: (): object => rows,
    /** Another text each time words of the service were written. */
    markOf: (slug: string): string => marks.get(slug) ?? '',
    rows: () => rows,
    product: () => product,
    /** A definition as people read it. */
    inForce: (definition: ServiceDefinition): ServiceDefinition =>
      withWritten(definition, byService.get(definition.serviceSlug) ?? []),
  }
}
export type TextOverrides = ReturnType<typeof createOverrides>
