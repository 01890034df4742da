// The face of the database: SQL as a template, a pool with limits, migrations, checks of the server, identifiers.
// Everything above writes its SQL in a `store.ts` and knows nothing of the driver.

export { untilAnswering } from './answering.ts'
export {
  createDatabase,
  type Database,
  isForeignKeyViolation,
  isUniqueViolation,
  type Queries,
  violates,
} from './database.ts'
export { deleteInBatches } from './delete-in-batches.ts'
export { keepInStep, type Step } from './in-step.ts'
export { latestReading } from './latest-reading.ts'
export { type LockingQueries, locked } from './locked.ts'
export { holderLine, lockHolders } from './locks.ts'
export { applyMigrations, listPending, migrate } from './migrate.ts'
export {
  hasReplaced,
  isSameFile,
  type MigrationSource,
  readMigrations,
  replacedBy,
} from './migration-files.ts'
export { grantServer, roleOf } from './privileges.ts'
export { runStatements, setupScript } from './roles.ts'
export { assertDurable, assertSupported, clockOffset } from './server-checks.ts'
export { openSession, type Session } from './session.ts'
export { join, json, raw, Sql, sql } from './sql.ts'
export { DatabaseUnavailable, isDatabaseAway, isLocked } from './unavailable.ts'
export { uuid7 } from './uuid7.ts'
export { inSavepoint, type Whole, withWhole } from './whole.ts'
