// Working days and holidays.

export type { WorkingTime } from './working-time.ts'
