// Working days and holidays.

export { type WorkingTime, workingWeek } from './working-time.ts'
