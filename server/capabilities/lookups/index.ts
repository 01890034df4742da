// Look-ups of people by an identifier, each counted against a budget of whoever looks.

export type { Lookups } from './lookups.ts'
