// When a sale calls people to their turn.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCallHours, isCallTime } from './sale-rules.ts'

const [eight, nine] = [8 * 60, 21 * 60]

test('a turn that is shorter than a day is called where all of it lies within the hours', () => {
  const of = (minute: number, turnMinutes: number) =>
    isCallTime(minute, { from: eight, until: nine, turnMinutes })
  assert.deepEqual([of(eight - 1, 30), of(eight, 30)], [false, true])
  assert.deepEqual([of(nine - 30, 30), of(nine - 29, 30)], [true, false])
  // A turn of days ends at night in any case.
  assert.deepEqual([of(nine, 1440), of(nine + 1, 1440)], [true, false])
})

test('a sale that calls at any time calls at night', () => {
  for (const minute of [0, 3 * 60, 1439])
    assert.ok(isCallTime(minute, { from: 0, until: 1440, turnMinutes: 30 }))
})

test('the hours of calls leave room for an hour and a turn', () => {
  assert.ok(isCallHours('08:00', '09:00', 60))
  assert.ok(!isCallHours('08:00', '08:59', 5))
  assert.ok(!isCallHours('08:00', '09:00', 61))
  assert.ok(isCallHours('08:00', '09:00', 1440))
})
