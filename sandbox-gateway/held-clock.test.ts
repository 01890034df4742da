// The clock that a story holds: where it stands, and that nobody has to let it go.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createHeldClock, timeIn } from './held-clock.ts'

const day = new Date('2026-11-20T10:00:00Z')
const earlier = new Date('2026-10-01T08:00:00Z')

test('a held clock stands at its time until it is let go', () => {
  const { now, hold } = createHeldClock(() => day)
  assert.equal(now(), day)
  hold(timeIn({ at: earlier.toISOString() }))
  assert.equal(now().getTime(), earlier.getTime())
  hold(timeIn({}))
  assert.equal(now(), day)
})

test('a clock that nobody lets go continues after a minute', () => {
  let present = day
  const { now, hold } = createHeldClock(() => present)
  hold(earlier)
  present = new Date(day.getTime() + 59_999)
  assert.equal(now().getTime(), earlier.getTime())
  present = new Date(day.getTime() + 60_000)
  assert.equal(now(), present)
})
