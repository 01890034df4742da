import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepEnd, readEnd } from './session-clock.ts'
import { createStored, memoryShelf } from './stored.ts'

test('the end of a session is counted by this browser’s clock, however wrong that goes', () => {
  const stored = createStored(memoryShelf(), 'CITIZEN')
  assert.equal(readEnd(stored), undefined)
  const wrong = Date.parse('2031-01-01T00:00:00Z')
  keepEnd(stored, '2026-11-20T11:00:00Z', 'Fri, 20 Nov 2026 10:00:00 GMT', wrong)
  assert.equal(readEnd(stored), wrong + 3_600_000)
})

test('an answer without a date is taken by the clock at hand, nonsense not at all', () => {
  const stored = createStored(memoryShelf(), 'CITIZEN')
  const now = Date.parse('2026-11-20T10:00:00Z')
  keepEnd(stored, 'soon', null, now)
  assert.equal(readEnd(stored), undefined)
  keepEnd(stored, '2026-11-20T10:01:00Z', null, now)
  assert.equal(readEnd(stored), now + 60_000)
})
