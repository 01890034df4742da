// Reports: counts, ages and times of requests, from the rollups.

export { countedPeriod } from './periods.ts'
export type { Reports } from './reports.ts'
export { reportsStore } from './store.ts'
