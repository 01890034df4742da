// Signing in by providers outside, and the identities that are linked to accounts.

export type { External } from './external.ts'
export type { Identities } from './identities.ts'
