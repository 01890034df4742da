// The sizes of charts.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { everyNth, placed, roundAbove } from './scale.ts'

test('an axis ends at a round number that holds the largest', () => {
  assert.deepEqual([0, 1, 3, 7, 10, 11, 48, 501].map(roundAbove), [1, 1, 5, 10, 10, 20, 50, 1000])
})

test('right to left is measured from the right', () => {
  assert.deepEqual([placed(false, 100, 10, 5), placed(true, 100, 10, 5)], [10, 85])
})

test('names leave each other room', () => {
  assert.deepEqual([everyNth(12, 1200, 70), everyNth(120, 700, 70), everyNth(0, 0, 70)], [1, 12, 1])
})
