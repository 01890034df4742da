// The catalogue: categories, services and their versions.

import { type Base, defineCapability } from '../../capability.ts'
import type { Casework } from '../requests/index.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'
import { catalogueRoutes } from './routes.ts'
import { catalogueStore } from './store.ts'
import { watchCatalogue } from './watch.ts'

export { type Catalogue, type CatalogueEntry, createCatalogue } from './catalogue.ts'
export { assertPublishable, issuesOf } from './check.ts'
export { readServiceFolder, readServiceFolders } from './folder.ts'
export type { IndexedField } from './indexed-fields.ts'
export { centerFieldOf, centerOf } from './indexed-fields.ts'
export { type IndexedFieldsStore, indexedFieldsStore, setIndexedFields } from './indexed-fields-store.ts'
export type { PublishedNow } from './publication-store.ts'
export { fingerprintOf, publishProgrammes } from './publish.ts'
export { isTooDeep } from './shape.ts'
export { type CatalogueStore, catalogueStore } from './store.ts'
export { watchCatalogue } from './watch.ts'

export const capability = defineCapability({
  name: 'catalogue',
  provide: ({ database, forms, clock, log }: Base) => ({
    catalogue: createCatalogue(catalogueStore(database), forms, clock, (err, { slug, version }) =>
      log('catalogue.service_not_readable', { err, slug, version }),
    ),
  }),
  contribute: ({
    config,
    database,
    log,
    catalogue,
    casework,
  }: Base & { catalogue: Catalogue; casework: Casework }) => ({
    handlers: catalogueRoutes(catalogue, casework.hasOwn),
    loads: catalogue.load,
    shows: catalogue.mark,
    watches: () =>
      watchCatalogue({
        catalogue,
        listen: database.listen,
        everyMs: config.CATALOGUE_CHECK_MS,
        report: err => log('catalogue.not_reloaded', { err }),
      }),
  }),
})
