// Publishing: the definition is checked whole, and every finding is named; an equal one is not published twice.

import { createHash } from 'node:crypto'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import type { Programme } from '@bawaba/contract/programme.ts'
import { type Forms, missingTexts } from '@bawaba/forms/index.ts'
import { readServiceFolders } from './folder.ts'
import type { CatalogueStore } from './store.ts'

/** Keys of what describes the service, besides those of its form. */
const describedKeys = (definition: ServiceDefinition): (string | undefined)[] => [
  definition.serviceLabel,
  definition.description,
  definition.cost?.note,
  definition.durationNote,
  definition.terms,
  ...(definition.requiredPapers ?? []),
  ...(definition.eligibility ?? []),
  ...(definition.howTo ?? []).flatMap(({ title, text }) => [title, text]),
  ...(definition.faqs ?? []).flatMap(({ question, answer }) => [question, answer]),
  ...(definition.serviceDictionary ?? []).map(({ label }) => label),
]

/** Throws one error that lists every finding with its place. */
export const assertPublishable = (forms: Forms, definition: ServiceDefinition): void => {
  const findings = [
    ...forms.check(definition),
    ...missingTexts(definition.translations, describedKeys(definition), 'service'),
  ]
  if (findings.length === 0) return
  const lines = findings.map(({ place, text }) => `  ${place}: ${text.en} · ${text.ar}`)
  throw new Error(`${definition.serviceSlug} cannot be published:\n${lines.join('\n')}`)
}

/** Publishes all services of the programmes; answers how many were new. */
export const publishProgrammes = async (
  store: CatalogueStore,
  forms: Forms,
  programmes: Programme[],
  newId: () => string,
): Promise<number> => {
  let published = 0
  for (const programme of programmes) {
    for (const category of programme.categories) await store.addCategory({ id: newId(), ...category })
    for (const definition of readServiceFolders(programme.services)) {
      assertPublishable(forms, definition)
      // Key order counts: the order of fields is the order of questions.
      const sha256 = createHash('sha256').update(JSON.stringify(definition)).digest('hex')
      if ((await store.publish(newId(), definition, sha256)).isNew) published += 1
    }
  }
  return published
}
