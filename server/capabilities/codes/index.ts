// One-time codes by SMS or e-mail: sent, guessed at, used once.

export { type Codes, createCodes, type SentCode } from './codes.ts'
export { createDay, type Day } from './day.ts'
export { createNumbers, type Numbers } from './numbers.ts'
export { codesStore, endCodesSql } from './store.ts'
