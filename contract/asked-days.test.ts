import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mostDaysOf, readDays } from './asked-days.ts'

test('working days are a whole number within the bounds, in any digits; everything else is refused, not dropped', () => {
  const read = (typed: string) => readDays(typed, 60)
  assert.deepEqual(['5', ' ٥ ', '۵', '60', '٦٠'].map(read), [5, 5, 5, 60, 60])
  assert.equal(read('  '), undefined)
  for (const typed of ['2.5', '٢٫٥', '2,5', '٣ أيام', 'three', '0', '-1', '61', '1e1'])
    assert.equal(read(typed), 'refused', typed)
})

test('the longest time is what the service says, else sixty days or its own time', () => {
  assert.equal(mostDaysOf({ workingDays: 10, mostDays: 20 }), 20)
  assert.equal(mostDaysOf({ workingDays: 10 }), 60)
  assert.equal(mostDaysOf({ workingDays: 90 }), 90)
})
