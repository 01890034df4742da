// What this capability contributes to the server: definitions of services being worked on: saved, checked, published.

import { type Base, defineCapability } from '../../capability.ts'
import type { Audit } from '../audit/index.ts'
import { type Catalogue, checkDefinition, consentsStore, switchesStore } from '../catalogue/index.ts'
import type { Hooks } from '../hooks/index.ts'
import type { Casework } from '../requests/index.ts'
import { createDefinitions } from './definitions.ts'
import { definitionRoutes } from './routes.ts'
import { definitionsStore } from './store.ts'
import { createSwitches } from './switches.ts'

type Uses = Base & {
  catalogue: Catalogue
  hooks: Hooks
  audit: Audit
  casework: Casework
}

export const capability = defineCapability({
  name: 'definitions',
  contribute: ({ database, clock, newId, forms, catalogue, hooks, audit, casework }: Uses) => ({
    handlers: definitionRoutes(
      createSwitches({
        store: switchesStore(database),
        reload: catalogue.load,
        deed: audit.deed,
        monthlyOf: id => {
          const availability = catalogue.all().find(({ row }) => row.id === id)?.full.availability
          return availability?.kind === 'monthly'
            ? { from: availability.from, to: availability.to }
            : undefined
        },
        clock,
      }),
      createDefinitions({
        store: definitionsStore(database),
        check: (definition, more) =>
          checkDefinition(
            definition,
            { forms, checkScripts: hooks.issues, categories: catalogue.categorySlugs() },
            more,
          ),
        liveByStatus: casework.liveByStatus,
        reload: catalogue.load,
        deed: audit.deed,
        newId,
        clock,
      }),
      consentsStore(database),
    ),
  }),
})
