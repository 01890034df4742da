import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isBeyondCalendar } from './beyond-calendar.ts'

test('an end after the last announced feast can move, one on its day or before cannot', () => {
  const knownUntil = '2027-08-14'
  // The day of Cairo counts: 22:30 UTC in August is half past one on the next day there.
  assert.deepEqual(
    ['2027-08-14T20:59:59Z', '2027-08-14T21:30:00Z', '2027-08-13T21:30:00Z', '2028-01-01T10:00:00Z'].map(
      end => isBeyondCalendar(end, knownUntil),
    ),
    [false, true, false, true],
  )
  assert.equal(isBeyondCalendar('2028-01-01T10:00:00Z', null), false)
})
