// What a countdown shows, and when it speaks.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formatCountdown, isCounted, secondsUntil, spokenAt } from './countdown-time.ts'

test('minutes and seconds, with hours where there are some, in the digits of the language', () => {
  assert.equal(formatCountdown('en', 725), '12:05')
  assert.equal(formatCountdown('ar', 725), '١٢:٠٥')
  assert.equal(formatCountdown('en', 3725), '1:02:05')
  assert.equal(formatCountdown('en', 9), '0:09')
})

test('it speaks at ten, five and one minute and at the end, and at no other second', () => {
  fc.assert(
    fc.property(fc.integer({ min: 601, max: 10_800 }), start => {
      const spoken: [number, number | undefined][] = []
      let last = spokenAt(start)
      for (let left = start; left >= 0; left -= 1) {
        if (spokenAt(left) !== last) spoken.push([left, spokenAt(left)])
        last = spokenAt(left)
      }
      assert.deepEqual(spoken, [
        [600, 10],
        [300, 5],
        [60, 1],
        [0, 0],
      ])
    }),
  )
})

test('no seconds are left after the end, and hours away nobody is hurried', () => {
  const now = new Date('2026-11-27T08:00:00Z')
  assert.equal(secondsUntil('2026-11-27T07:59:59Z', now), 0)
  assert.equal(secondsUntil('2026-11-27T08:00:00.400Z', now), 1)
  assert.equal(isCounted(secondsUntil('2026-11-27T09:00:00Z', now)), true)
  assert.equal(isCounted(secondsUntil('2026-11-28T09:00:00Z', now)), false)
})
