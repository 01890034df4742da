// Which times a calendar offers, at the edges: the last one that still fits, one that would last into a closure, now, and
// the last day ahead.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { offeredDays, timesOn } from './calendar.ts'

const calendar = {
  code: 'NASR',
  name: { ar: 'مركز مدينة نصر', en: 'Nasr City center' },
  // Sunday to Thursday, with a quarter of an hour that no visit fits into.
  hours: [{ days: [0, 1, 2, 3, 4], from: '09:00', to: '10:45' }],
  minutes: 30,
  capacity: 2,
  daysAhead: 4,
}
const tuesday = '2026-11-24'
const none = new Set<string>()

test('a visit that would end after the center has closed is not offered', () => {
  assert.deepEqual(timesOn(calendar, tuesday, none, []), ['09:00', '09:30', '10:00'])
})

test('a visit that would lie in a closure, be it in part, is not offered', () => {
  const closed = (from: string, until: string) =>
    timesOn(calendar, tuesday, none, [{ from: tuesday, until: tuesday, hours: { from, until } }])
  assert.deepEqual(closed('09:45', '10:00'), ['09:00', '10:00'])
  assert.deepEqual(closed('09:30', '10:00'), ['09:00', '10:00'])
  assert.deepEqual(closed('09:29', '09:31'), ['10:00'])
  assert.deepEqual(closed('10:29', '10:45'), ['09:00', '09:30'])
})

test('times to come are offered, from today to the last day ahead', () => {
  // 09:30 in Cairo.
  const now = new Date('2026-11-22T07:30:00Z')
  const days = offeredDays(calendar, { now, holidays: new Set(['2026-11-23']), closures: [] })
  assert.deepEqual(
    days.map(({ day, times }) => `${day} ${times.length}`),
    ['2026-11-22 1', '2026-11-24 3', '2026-11-25 3', '2026-11-26 3'],
  )
  assert.deepEqual(days[0]?.times, ['10:00'])
})
