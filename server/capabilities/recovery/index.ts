// Passwords: forgotten, reset, changed.

export type { Recoveries } from './recovery.ts'
