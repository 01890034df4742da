// Whose requests a caller may see: one rule as SQL and over one request, for whatever reads requests.

export { type ActedOn, workflowActorOf } from './actor.ts'
export { actScopeSql, hasPartSql, ownPartSql } from './own-part-store.ts'
export {
  type Counted,
  countedCenter,
  countedOf,
  countedServices,
  countedSql,
  everything,
  inTeamsSql,
  isNamed,
  isServed,
  isWithin,
  readsSql,
  scopeSql,
  supervisesSql,
  supervisorsTeam,
} from './scope.ts'
