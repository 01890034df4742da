// One-time codes by SMS or e-mail: sent, guessed at, used once.

export type { CodePurpose, Codes, SentCode } from './codes.ts'
export type { Day } from './day.ts'
export type { Numbers } from './numbers.ts'
export { endCodesSql } from './store.ts'
