// How long something is held for one person.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdUntil, isLastHold } from './hold-time.ts'

const minute = 60_000
const times = { holdMs: 15 * minute, totalMs: 45 * minute }
const now = new Date('2026-11-20T10:00:00Z')
const minutes = (spent: number, isSending = false, of = times) => {
  const until = holdUntil(of, { now, spentMs: spent * minute, isSending })
  return until && (until.getTime() - now.getTime()) / minute
}

test('a hold has its time, the last one what is left, and after it there is none', () => {
  assert.deepEqual(
    [0, 30, 40, 44, 44.5, 45, 60].map(spent => minutes(spent)),
    [15, 15, 5, 1, undefined, undefined, undefined],
  )
})

test('a form that is being sent is held for that beyond the time, and not without end', () => {
  assert.deepEqual(
    [0, 44, 45, 53, 53.5, 90].map(spent => minutes(spent, true)),
    [15, 2, 2, 2, undefined, undefined],
  )
})

test('without a limit there is always a whole hold, and none is the last', () => {
  const unlimited = { ...times, totalMs: 0 }
  assert.equal(minutes(600, false, unlimited), 15)
  assert.equal(isLastHold(unlimited, 600 * minute), false)
})

test('a hold after which nothing is left is the last', () => {
  assert.deepEqual(
    [15, 44, 44.5, 45].map(spent => isLastHold(times, spent * minute)),
    [false, false, true, true],
  )
})
