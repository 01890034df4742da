// A promise to a person that ends: areas register the columns in which they keep such ends, and timekeeping alone compares
// them with the clock. Which are promises: docs/decisions/timekeeping.md.

import type { PromiseKind } from '@bawaba/contract/promise-kinds.ts'
import { type Sql, sql } from '../../platform/database/index.ts'

/** The column of one sort of promise. Expressions are SQL over its row `p`. */
export type Promised = {
  what: PromiseKind
  table: string
  id: Sql
  /** Until when it was promised. */
  endsAt: Sql
  beganAt: Sql
  /** Whether it runs for a citizen now. */
  runs: Sql
  accountId: Sql
  /** The request that it is, where it is one. */
  request?: { number: Sql; serviceSlug: Sql }
  /** The assignments that move it from `m.former_end` to `m.ends_at`. */
  moves: Sql
  /** So long that nobody has to be told of a few hours more. */
  isLong?: true
}

/** Whether what was promised until `endsAt` is over. */
export const hasEndedSql = (endsAt: Sql, now: Date): Sql => sql`(${endsAt} <= ${now}::timestamptz)`
/** Whether it still lasts. */
export const lastsSql = (endsAt: Sql, now: Date): Sql => sql`(${endsAt} > ${now}::timestamptz)`
