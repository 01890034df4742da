// Work that only one does at a time, in whatever process: a lock of the database that ends with the transaction.
// A statement sees what was there when it began. One that counts rows and then adds one must therefore begin after the
// lock is held: a lock taken within the same statement would still count what was there before.

import type { Database, Queries } from './database.ts'
import { sql } from './sql.ts'

/** What a store needs that also does such work. */
export type LockingQueries = Pick<Database, keyof Queries | 'transaction'>

/** Runs `work` while nobody else runs work under the same name. It may run twice, so it does nothing but queries. */
export const locked = <Result>(
  database: Pick<Database, 'transaction'>,
  name: string,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async queries => {
    await queries.query(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0)) is null as locked`)
    return work(queries)
  })
