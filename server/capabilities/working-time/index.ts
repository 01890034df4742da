// Working days and holidays.

export { workingTimeRoutes } from './routes.ts'
export { workingTimeStore } from './store.ts'
export { createWorkingTime, type WorkingTime } from './working-time.ts'
