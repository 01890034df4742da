// Requests: filing, reading, acting, the lists people work from, and what happens with them by itself as time passes.

export { sealStore } from './answers/seal-store.ts'
export { sealStoredAnswers, sealStoredHistory } from './answers/seal-stored.ts'
export { createStoredAnswers, type Sealing, sealingBy } from './answers/stored-answers.ts'
export type { Casework } from './casework.ts'
export { counterStore } from './counters/counter-store.ts'
export type { Leavers } from './leavers/leavers.ts'
export type { Named } from './named.ts'
export { type Entry, entriesSql, type Message, messagesSql } from './notes-store.ts'
export type { Requests } from './requests.ts'
export type { BookedVisit, Clearing } from './visits/clearing.ts'
