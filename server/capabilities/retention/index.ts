// Retention: what is over is deleted, by one table of what is kept for how long.

export { createRetention } from './retention.ts'
export { notUnderHold, retentionStore } from './store.ts'
