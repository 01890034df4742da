// A database that fails where a test says so: the n-th statement of what the test does, whatever else runs meanwhile.

import assert from 'node:assert/strict'
import { AsyncLocalStorage } from 'node:async_hooks'
import { type Database, DatabaseUnavailable, type Queries } from './platform/database/index.ts'
import type { Answer } from './test-refused.ts'

type Countdown = { left: number; failed: string | undefined }
/** Runs work in which the statement of this turn fails; `failed` is its text, nothing where there were fewer. */
export type FailAt = <Result>(
  turn: number,
  work: () => Promise<Result>,
) => Promise<{ result: Result; failed: string | undefined }>

export const withFaults = (database: Database): { database: Database; failAt: FailAt } => {
  const countdowns = new AsyncLocalStorage<Countdown>()
  const step = (text: string): void => {
    const countdown = countdowns.getStore()
    if (!countdown) return
    countdown.left -= 1
    if (countdown.left !== 0) return
    countdown.failed = text.replaceAll(/\s+/g, ' ').slice(0, 200)
    throw new DatabaseUnavailable('connection lost', 'as the test says')
  }
  const over = (queries: Queries): Queries => ({
    query: async (statement, options) => {
      step(statement.text)
      return queries.query(statement, options)
    },
    one: async (statement, options) => {
      step(statement.text)
      return queries.one(statement, options)
    },
    maybeOne: async (statement, options) => {
      step(statement.text)
      return queries.maybeOne(statement, options)
    },
  })
  return {
    database: {
      ...database,
      ...over(database),
      transaction: (work, limits) =>
        database.transaction(async queries => {
          const result = await work(over(queries))
          step('commit')
          return result
        }, limits),
    },
    failAt: async (turn, work) => {
      const countdown: Countdown = { left: turn, failed: undefined }
      return { result: await countdowns.run(countdown, work), failed: countdown.failed }
    },
  }
}

/** What is called, and what has to be true once it succeeded. */
export type Repeated = { act: () => Promise<Answer>; assertDone?: (answer: Answer) => Promise<void> }
const isGood = ({ status }: Answer): boolean => status < 300

/**
 * Fails each statement of a call in turn and then repeats the call as it was: it succeeds. `arrange` makes what the call
 * needs, anew for each turn.
 */
export const assertRepeatable = async (
  { failAt }: { failAt: FailAt },
  arrange: () => Promise<Repeated>,
): Promise<void> => {
  for (let turn = 1; ; turn++) {
    const { act, assertDone } = await arrange()
    const { result, failed } = await failAt(turn, act)
    if (failed === undefined) {
      assert.ok(isGood(result), JSON.stringify(result.body))
      assert.ok(turn > 3, 'a call of hardly any statement')
      await assertDone?.(result)
      return
    }
    const where = `turn ${turn}, without: ${failed}`
    if (!isGood(result)) assert.equal(result.status, 503, `${where}: ${JSON.stringify(result.body)}`)
    const last = isGood(result) ? result : await act()
    assert.ok(isGood(last), `${where}: ${last.status} ${JSON.stringify(last.body)}`)
    await assertDone?.(last)
  }
}
