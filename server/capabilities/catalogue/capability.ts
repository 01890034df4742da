// What this capability contributes to the server: the catalogue: categories, services and their versions.

import { type Base, defineCapability } from '../../capability.ts'
import type { Casework } from '../requests/index.ts'
import type { TextOverrides } from '../texts/index.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'
import { consentsStore } from './consents-store.ts'
import { differenceLine } from './differences.ts'
import { catalogueRoutes } from './routes.ts'
import { catalogueStore } from './store.ts'
import { watchCatalogue } from './watch.ts'

export const capability = defineCapability({
  name: 'catalogue',
  provide: ({ database, forms, clock, log, textOverrides }: Base & { textOverrides: TextOverrides }) => ({
    catalogue: createCatalogue(
      catalogueStore(database),
      forms,
      clock,
      (err, { slug, version, inForce }) =>
        log('catalogue.service_not_readable', { err, slug, version, inForce }),
      textOverrides,
    ),
  }),
  contribute: ({
    config,
    database,
    log,
    catalogue,
    casework,
  }: Base & { catalogue: Catalogue; casework: Casework }) => {
    const consents = consentsStore(database)
    return {
      handlers: catalogueRoutes(catalogue, casework.hasOwn),
      metrics: [
        {
          name: 'services_unreadable',
          help: 'Services whose version in force cannot be read: an earlier version takes its place, or none',
          read: catalogue.unreadable,
        },
        {
          name: 'services_unaccepted',
          help: 'Supplied versions that change who may apply, a fee or a category, and wait for a yes',
          read: async () => (await consents.list()).length,
        },
      ],
      awaits: async () =>
        (await consents.list()).map(
          ({ slug, differences }) => `service ${slug}: ${differences.map(differenceLine).join('; ')}`,
        ),
      loads: catalogue.load,
      shows: catalogue.mark,
      watches: () =>
        watchCatalogue({
          catalogue,
          listen: database.listen,
          everyMs: config.CATALOGUE_CHECK_MS,
          report: err => log('catalogue.not_reloaded', { err }),
        }),
    }
  },
})
