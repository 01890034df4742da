// What this capability contributes to the server: search over what the caller may see.

import { defineCapability } from '../../capability.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { searchRoutes } from './routes.ts'

export const capability = defineCapability({
  name: 'search',
  contribute: ({ catalogue }: { catalogue: Catalogue }) => ({ handlers: searchRoutes(catalogue) }),
})
