// Work that the portal owes somebody, until it is done.

export type { Owed } from './owed.ts'
export { oweSql, restsSql } from './store.ts'
