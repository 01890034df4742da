// Reports: counts, ages and times of requests, from the rollups.

export { countedPeriod } from './periods.ts'
export { createReports, type Reports } from './reports.ts'
export { reportRoutes } from './routes.ts'
export { reportsStore } from './store.ts'
