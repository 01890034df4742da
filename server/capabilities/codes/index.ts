// One-time codes by SMS or e-mail: sent, guessed at, used once.

export { type Codes, createCodes, type SentCode } from './codes.ts'
export { codesStore } from './store.ts'
