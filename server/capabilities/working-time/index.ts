// Working days and holidays.

export { createHolidays } from './holidays.ts'
export { workingTimeRoutes } from './routes.ts'
export { workingTimeStore } from './store.ts'
export { watchHolidays } from './watch.ts'
export { createWorkingTime, type WorkingTime } from './working-time.ts'
