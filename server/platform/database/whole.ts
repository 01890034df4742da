// Work over many stores that is whole: all that it writes is committed together, or nothing of it where a fault cuts it
// short. What uses something up (a code, a link, a ticket) and what it was used for are such work, so that whoever is told
// to try again can.

import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Queries } from './database.ts'
import { raw } from './sql.ts'

/** Runs work whose statements, in whatever store, are one transaction. It may run twice, so it does little but queries. */
export type Whole = <Result>(work: () => Promise<Result>) => Promise<Result>

type Scope = { queries: Queries; isOpen: boolean }

/** Does a part of a transaction: one that fails is undone without the rest, as a transaction of its own would be. */
export const inSavepoint = async <Result>(
  queries: Queries,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> => {
  // Of several with one name the latest is meant.
  await queries.query(raw('savepoint part'), { named: false })
  try {
    const result = await work(queries)
    await queries.query(raw('release savepoint part'), { named: false })
    return result
  } catch (error) {
    await queries.query(raw('rollback to savepoint part; release savepoint part'), { named: false })
    throw error
  }
}

/**
 * The same database, whose statements join the work that they are part of, and the way to do such work.
 * @param isAnswer whether an error is an answer, such as a wrong code: what was written before it stays, and counts
 */
export const withWhole = (
  database: Database,
  isAnswer: (error: unknown) => boolean,
): { database: Database; whole: Whole } => {
  const scopes = new AsyncLocalStorage<Scope>()
  // What was begun in the work and not waited for may go on after it: it is none of it then.
  const present = (): Scope | undefined => {
    const scope = scopes.getStore()
    return scope?.isOpen ? scope : undefined
  }
  const queries = (): Queries => present()?.queries ?? database

  const whole: Whole = async work => {
    // Work within other work is part of it.
    if (present()) return work()
    const outcome = await database.transaction(async own => {
      const scope = { queries: own, isOpen: true }
      try {
        return { result: await scopes.run(scope, work) }
      } catch (error) {
        if (!isAnswer(error)) throw error
        return { answer: error }
      } finally {
        scope.isOpen = false
      }
    })
    if ('answer' in outcome) throw outcome.answer
    return outcome.result
  }

  return {
    whole,
    database: {
      ...database,
      query: (statement, options) => queries().query(statement, options),
      one: (statement, options) => queries().one(statement, options),
      maybeOne: (statement, options) => queries().maybeOne(statement, options),
      transaction: (work, limits) => {
        const scope = present()
        return scope ? inSavepoint(scope.queries, work) : database.transaction(work, limits)
      },
    },
  }
}
