// How long something is held for one person.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdUntil, isLastHold, mostMs } from './hold-time.ts'

const minute = 60_000
const times = { holdMs: 15 * minute, totalMs: 45 * minute, dayMs: 180 * minute, weekMs: 96 * 60 * minute }
const spentOf = (thing: number, day = thing, week = 0) => ({
  thingMs: thing * minute,
  dayMs: day * minute,
  weekMs: week * minute,
})
const now = new Date('2026-11-20T10:00:00Z')
const minutes = (spent: number | ReturnType<typeof spentOf>, isSending = false, of = times) => {
  const until = holdUntil(of, {
    now,
    spent: typeof spent === 'number' ? spentOf(spent) : spent,
    isSending,
  })
  return until instanceof Date ? (until.getTime() - now.getTime()) / minute : until
}

test('a hold has its time, the last one what is left, and after it there is none', () => {
  assert.deepEqual(
    [0, 30, 40, 44, 44.5, 45, 60].map(spent => minutes(spent)),
    [15, 15, 5, 1, 'thing', 'thing', 'thing'],
  )
})

test('a form that is being sent is held for that beyond the time, and not without end', () => {
  assert.deepEqual(
    [0, 44, 45, 53, 53.5, 90].map(spent => minutes(spent, true)),
    [15, 2, 2, 2, 'thing', 'thing'],
  )
})

test('without a limit there is always a whole hold, and none is the last', () => {
  const unlimited = { ...times, totalMs: 0, dayMs: 0, weekMs: 0 }
  assert.equal(minutes(600, false, unlimited), 15)
  assert.equal(isLastHold(unlimited, spentOf(600)), false)
})

test('a hold after which nothing is left is the last', () => {
  assert.deepEqual(
    [15, 44, 44.5, 45].map(spent => isLastHold(times, spentOf(spent))),
    [false, false, true, true],
  )
})

test('holds of all things of a kind have a time together; who sends has some minutes more', () => {
  assert.deepEqual(
    [150, 170, 179.5, 200].map(day => minutes(spentOf(0, day))),
    [15, 10, 'day', 'day'],
  )
  assert.deepEqual(
    [170, 188, 188.5].map(day => minutes(spentOf(0, day), true)),
    [10, 2, 'day'],
  )
  assert.deepEqual(
    [165, 179.5].map(day => isLastHold(times, spentOf(0, day))),
    [false, true],
  )
})

test('whoever paid for nothing within a week reserves nothing more', () => {
  assert.deepEqual(
    [95.9, 96].flatMap(hours =>
      [false, true].map(isSending => minutes(spentOf(0, 0, hours * 60), isSending)),
    ),
    [15, 15, 'week', 'week'],
  )
  assert.equal(minutes(spentOf(0, 0, 500 * 60), true, { ...times, weekMs: 0 }), 15)
})

test('what the statement allows is what was decided, and never more than a moment beyond it', () => {
  for (const isSending of [false, true])
    for (let spent = 0; spent < 200; spent += 0.5) {
      const found = minutes(spentOf(Math.min(spent, 40), spent), isSending)
      if (typeof found === 'number') {
        assert.ok((spent + found) * minute <= mostMs(times, isSending).dayMs - minute, `${spent}`)
      }
    }
  assert.equal(mostMs({ ...times, dayMs: 0 }, false).dayMs, Number.POSITIVE_INFINITY)
})
