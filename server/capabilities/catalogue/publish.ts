// Publishing what programmes bring: checked whole, every finding named; an equal definition is not published twice.

import { createHash } from 'node:crypto'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import type { Programme } from '@bawaba/contract/programme.ts'
import type { Forms } from '@bawaba/forms/index.ts'
import { assertPublishable, type CheckScripts, issuesOf } from './check.ts'
import { readServiceFolders } from './folder.ts'
import type { PublishedNow } from './publication-store.ts'
import type { CatalogueStore } from './store.ts'

/** Tells definitions apart. Key order counts: the order of fields is the order of questions. */
export const fingerprintOf = (definition: ServiceDefinition): string =>
  createHash('sha256').update(JSON.stringify(definition)).digest('hex')

/** Publishes all services of the programmes; answers how many were new. */
export const publishProgrammes = async (
  store: CatalogueStore,
  forms: Forms,
  programmes: readonly Programme[],
  newId: () => string,
  checkScripts: CheckScripts,
  /** Told of each publication. */
  tell: (serviceSlug: string, now: PublishedNow) => Promise<void> = async () => undefined,
): Promise<number> => {
  let published = 0
  for (const programme of programmes) {
    for (const category of programme.categories) await store.addCategory({ id: newId(), ...category })
    const categories = new Set((await store.categories()).map(({ slug }) => slug))
    for (const definition of programme.services ? readServiceFolders(programme.services) : []) {
      const sha256 = fingerprintOf(definition)
      // What is in force was checked when it was published, by the rules of then.
      if (await store.isPublished(definition.serviceSlug, sha256)) continue
      assertPublishable(definition, await issuesOf(definition, { forms, checkScripts, categories }))
      const now = await store.publish(newId(), definition, sha256)
      if (!now.isNew) continue
      published += 1
      await tell(definition.serviceSlug, now)
    }
  }
  return published
}
