// Signing in by providers outside, and the identities that are linked to accounts.

export { createAddresses } from './addresses.ts'
export { createExternal } from './external.ts'
export { createIdentities } from './identities.ts'
export { createProvider } from './provider.ts'
export { externalRoutes, hostOf } from './routes.ts'
export { externalStore } from './store.ts'
