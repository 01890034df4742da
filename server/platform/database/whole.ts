// Work over many stores that is whole: all that it writes is committed together, or nothing of it where a fault cuts it
// short. What uses something up (a code, a link, a ticket) and what it was used for are such work, so that whoever is told
// to try again can.

import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Queries } from './database.ts'
import { raw } from './sql.ts'

/** Runs work whose statements, in whatever store, are one transaction. It may run twice, so it does little but queries. */
export type Whole = <Result>(work: () => Promise<Result>) => Promise<Result>

type Scope = { queries: Queries; savepoints: number; isOpen: boolean }

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

  /** A part that fails is undone without the rest, as a transaction of its own would be. */
  const within = async <Result>(
    scope: Scope,
    work: (queries: Queries) => Promise<Result>,
  ): Promise<Result> => {
    scope.savepoints += 1
    const name = `part_${scope.savepoints}`
    await scope.queries.query(raw(`savepoint ${name}`), { named: false })
    try {
      const result = await work(scope.queries)
      await scope.queries.query(raw(`release savepoint ${name}`), { named: false })
      return result
    } catch (error) {
      await scope.queries.query(raw(`rollback to savepoint ${name}`), { named: false })
      throw error
    }
  }

  const whole: Whole = async work => {
    // Work within other work is part of it.
    if (present()) return work()
    const outcome = await database.transaction(async own => {
      const scope = { queries: own, savepoints: 0, isOpen: true }
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
        return scope ? within(scope, work) : database.transaction(work, limits)
      },
    },
  }
}
