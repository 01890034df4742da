// Retention: what is over is deleted, by one table of what is kept for how long.

export { notUnderHold } from './store.ts'
