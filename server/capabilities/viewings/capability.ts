// What this capability contributes to the server: who looked at a person's data.

import { type Base, defineCapability } from '../../capability.ts'
import type { Audit } from '../audit/index.ts'
import { viewingRoutes } from './routes.ts'
import { viewingsStore } from './store.ts'
import { createViewings, type Viewings } from './viewings.ts'

export const capability = defineCapability({
  name: 'viewings',
  provide: ({ database, clock, audit }: Base & { audit: Audit }) => ({
    viewings: createViewings({ store: viewingsStore(database), audit, clock }),
  }),
  contribute: ({ viewings }: { viewings: Viewings }) => ({ handlers: viewingRoutes(viewings) }),
})
