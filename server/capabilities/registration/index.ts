// Signing up.

export type { Registration } from './registration.ts'
