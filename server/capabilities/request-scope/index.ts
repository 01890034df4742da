// Whose requests a caller may see: one rule as SQL and over one request, for whatever reads requests.

export { actScopeSql, hasPartSql } from './own-part.ts'
export {
  type Counted,
  countedCenter,
  countedOf,
  countedServices,
  countedSql,
  everything,
  isNamed,
  isOfCenter,
  isServed,
  isWithin,
  scopeSql,
  supervisesSql,
} from './scope.ts'
