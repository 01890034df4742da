// What a start waits for, and what it does not.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { untilAnswering } from './answering.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const recovering = new DatabaseUnavailable('no connection', new Error('not yet accepting connections'))

/** Refuses so many times with `refusal` before it answers. */
const refusing = (times: number, refusal: Error) => {
  let count = 0
  return {
    pings: () => count,
    ping: async () => {
      if (count++ < times) throw refusal
    },
  }
}

test('one that recovers is waited for, and that is said once', async () => {
  const lines: string[] = []
  const database = refusing(3, recovering)
  await untilAnswering(database, { waitMs: 30_000, report: line => lines.push(line) })
  assert.equal(database.pings(), 4)
  assert.equal(lines.length, 1)
  assert.match(lines[0] ?? '', /not yet accepting connections; waiting up to 30 s/)
})

test('one that answers is not spoken of', async () => {
  const report = () => assert.fail('nothing to say')
  await untilAnswering(refusing(0, recovering), { waitMs: 30_000, report })
})

test('it is waited for no longer than that', async () => {
  const waiting = untilAnswering(refusing(1000, recovering), { waitMs: 300, report: () => undefined })
  await assert.rejects(waiting, recovering)
})

test('what waiting does not help is thrown at once', async () => {
  const wrong = new Error('password authentication failed')
  const database = refusing(1, wrong)
  await assert.rejects(untilAnswering(database, { waitMs: 30_000, report: () => undefined }), wrong)
  assert.equal(database.pings(), 1)
})
