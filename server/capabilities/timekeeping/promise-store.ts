// A promise to a person that ends: areas register the columns in which they keep such ends, and timekeeping alone compares
// them with the clock. Which are promises: docs/decisions/timekeeping.md.

import type { PromiseKind } from '@bawaba/contract/promise-kinds.ts'
import { raw, type Sql, sql } from '../../platform/database/index.ts'

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
  /** Whether a law or the requirements set it: nothing extends it, and `warnsSooner` (by `m.closed`) makes up for it. */
  isFixed?: Sql
  warnsSooner?: Sql
  /** The days of a month on which what it waits for is paid; null where that is every day. It ends on no other. */
  payDays?: { from: Sql; to: Sql }
  /** The minutes of a day between which closed time may move its end; null where that is any. */
  byDay?: { from: Sql; until: Sql }
  /** Notes an extension where its reader finds it; `extended` has id, former_end, ends_at and closed_minutes. */
  notes?: (extended: Sql, now: Date) => Sql
  /** So long that nobody has to be told of a few hours more. */
  isLong?: true
}

/** Whether what was promised until `endsAt` is over. */
export const hasEndedSql = (endsAt: Sql, now: Date): Sql => sql`(${endsAt} <= ${now}::timestamptz)`
/** Whether a promise ends with a day: then it lasts until its last second. */
export const isWholeDaySql = (end: Sql): Sql => sql`((${end} at time zone 'Africa/Cairo')::time = '23:59:59')`
/** Eight in the morning after. */
const morningAfter = raw("interval '32 hours'")
/**
 * Whether what follows the end of a promise may happen: of one that ends with a day on the morning after, because nobody
 * reads at midnight that their request has ended.
 */
export const mayFollowSql = (endsAt: Sql, now: Date): Sql =>
  sql`(${hasEndedSql(endsAt, now)} and (not ${isWholeDaySql(endsAt)}
    or (date_trunc('day', ${endsAt} at time zone 'Africa/Cairo') + ${morningAfter}) at time zone 'Africa/Cairo' <= ${now}::timestamptz))`
/** Whether it still lasts. */
export const lastsSql = (endsAt: Sql, now: Date): Sql => sql`(${endsAt} > ${now}::timestamptz)`
