// Where a story is told: the portal's own clock and database, which for a while are an earlier time and one transaction.
// The portal is built over both; outside a story they are what they always are.

import { type Database, type Queries, raw } from '../platform/database/index.ts'

type Work<Result> = (queries: Queries) => Promise<Result>

/** What a nested transaction is: a part that is undone alone. */
const partOf = async <Result>(queries: Queries, work: Work<Result>): Promise<Result> => {
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

/** A connection answers one statement after the other: those that are asked at once wait here. */
const oneByOne = (queries: Queries): Queries => {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(ask: () => Promise<Result>): Promise<Result> => {
    const next = last.then(ask, ask)
    last = next.catch(() => undefined)
    return next
  }
  return {
    query: (statement, options) => inTurn(() => queries.query(statement, options)),
    one: (statement, options) => inTurn(() => queries.one(statement, options)),
    maybeOne: (statement, options) => inTurn(() => queries.maybeOne(statement, options)),
  }
}

export type Scene = {
  clock: () => Date
  database: Database
  /** Sets the time that everything reads until the story ends. */
  setTime(time: Date): void
  /**
   * Runs `work` in one transaction that every query of the portal joins; its clock is the usual one again afterwards.
   * Waits for a lock without limit unless `lockTimeout` gives one, in milliseconds.
   */
  play<Result>(work: Work<Result>, limits?: { lockTimeout: number }): Promise<Result>
}

export const createScene = (database: Database): Scene => {
  let time: Date | undefined
  let stage: Queries | undefined
  // One connection does one part after the other.
  let lastPart: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = lastPart.then(work, work)
    lastPart = next.catch(() => undefined)
    return next
  }
  const queries = (): Queries => stage ?? database
  return {
    clock: () => time ?? new Date(),
    database: {
      ...database,
      query: (statement, options) => queries().query(statement, options),
      one: (statement, options) => queries().one(statement, options),
      maybeOne: (statement, options) => queries().maybeOne(statement, options),
      transaction: (work, options) => {
        const open = stage
        return open ? inTurn(() => partOf(open, work)) : database.transaction(work, options)
      },
    },
    setTime: next => {
      time = next
    },
    play: async (work, { lockTimeout } = { lockTimeout: 0 }) => {
      try {
        return await database.transaction(
          async own => {
            stage = oneByOne(own)
            return await work(stage)
          },
          { statementTimeout: 0, lockTimeout },
        )
      } finally {
        stage = undefined
        time = undefined
      }
    },
  }
}
