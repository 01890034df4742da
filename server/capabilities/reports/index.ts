// Reports: counts, ages and times of requests, from the rollups.

export { reportsStore } from './store.ts'
