// Work that the portal owes somebody, until it is done.

export { dropPieceSql, type LeftPiece, oweStepSql } from './left-store.ts'
export type { Owed } from './owed.ts'
export { owesSql, restsSql } from './store.ts'
