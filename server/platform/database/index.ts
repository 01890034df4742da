// The face of the database: SQL as a template, a pool with limits, migrations, checks of the server, identifiers.
// Everything above writes its SQL in a `store.ts` and knows nothing of the driver.

export {
  createDatabase,
  type Database,
  type Queries,
} from './database.ts'
export { keepInStep, type Step } from './in-step.ts'
export { migrate } from './migrate.ts'
export { assertDurable, assertSupported } from './server-checks.ts'
export { join, json, raw, Sql, sql } from './sql.ts'
export { DatabaseUnavailable } from './unavailable.ts'
export { uuid7 } from './uuid7.ts'
export { isUniqueViolation } from './violations.ts'
