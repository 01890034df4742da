// Open time, and the deadlines that stand still while the portal is closed.

export { minutesIn } from './hours.ts'
export { hasEndedSql, lastsSql, mayFollowSql, type Promised } from './promise-store.ts'
export type { Queue } from './queue-store.ts'
export { closedSecondsSql, closedSql, openSinceSql } from './store.ts'
export type { Timekeeping } from './timekeeping.ts'
