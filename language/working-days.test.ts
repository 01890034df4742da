// Working days: the Egyptian week, holidays, both nights on which Cairo's clock changes, and what holds for all days.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addDays, cairoDate, daysBetween } from './days.ts'
import {
  addMonths,
  addWorkingDays,
  endOfCairoDay,
  isWorkingDay,
  type WorkingCalendar,
  workingDate,
  workingDaysBetween,
} from './working-days.ts'

const week: WorkingCalendar = { weekend: [5, 6], holidays: new Set() }
const winter: WorkingCalendar = { ...week, holidays: new Set(['2027-01-07', '2027-01-25']) }
const noon = (date: string) => new Date(`${date}T10:00:00Z`)

test('Friday, Saturday and holidays are off', () => {
  assert.equal(workingDate(week, '2026-11-19', 1), '2026-11-22')
  assert.equal(workingDate(week, '2026-11-20', 1), '2026-11-22')
  assert.equal(workingDate(week, '2026-11-20', 0), '2026-11-22')
  assert.equal(workingDate(week, '2026-11-22', 0), '2026-11-22')
  assert.equal(workingDate(winter, '2027-01-06', 1), '2027-01-10')
  assert.equal(workingDate(week, '2026-11-22', -1), '2026-11-19')
})

test('seven working days after a payment, sixteen for a first connection', () => {
  assert.equal(addWorkingDays(week, noon('2026-11-22'), 7).toISOString(), '2026-12-01T21:59:59.000Z')
  assert.equal(addWorkingDays(winter, noon('2026-12-20'), 16).toISOString(), '2027-01-12T21:59:59.000Z')
})

test('a day ends in Cairo: winter, summer, the night the clock goes on and the night it goes back', () => {
  assert.equal(endOfCairoDay('2026-12-01').toISOString(), '2026-12-01T21:59:59.000Z')
  assert.equal(endOfCairoDay('2026-07-01').toISOString(), '2026-07-01T20:59:59.000Z')
  assert.equal(endOfCairoDay('2026-04-23').toISOString(), '2026-04-23T21:59:59.000Z')
  assert.equal(endOfCairoDay('2026-10-29').toISOString(), '2026-10-29T21:59:59.000Z')
})

test('months keep the day, or take the last of a shorter month', () => {
  assert.equal(cairoDate(addMonths(noon('2026-11-30'), 3)), '2027-02-28')
  assert.equal(cairoDate(addMonths(noon('2026-11-22'), 3)), '2027-02-22')
})

test('a calendar without a working day runs no longer than it must', () => {
  const never: WorkingCalendar = { weekend: [0, 1, 2, 3, 4, 5, 6], holidays: new Set() }
  assert.equal(workingDate(never, '2026-11-22', 2), '2026-11-24')
})

const anyDate = fc.integer({ min: 0, max: 1400 }).map(days => addDays('2026-01-01', days))
const anyCalendar = fc
  .record({
    weekend: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
    days: fc.array(anyDate, { maxLength: 60 }),
  })
  .map(({ weekend, days }): WorkingCalendar => ({ weekend, holidays: new Set(days) }))
const anyMoment = fc
  .tuple(anyDate, fc.integer({ min: 0, max: 86_399 }))
  .map(([date, second]) => new Date(Date.parse(`${date}T00:00:00Z`) + second * 1000))

test('so many working days on are so many working days between, and the last of them is worked', () =>
  fc.assert(
    fc.property(anyCalendar, anyMoment, fc.integer({ min: 1, max: 60 }), (calendar, from, days) => {
      const end = addWorkingDays(calendar, from, days)
      assert.equal(workingDaysBetween(calendar, from, end), days)
      assert.equal(workingDaysBetween(calendar, end, from), -days)
      assert.ok(isWorkingDay(calendar, cairoDate(end)))
      // The last second of its day.
      assert.equal(daysBetween(cairoDate(end), cairoDate(new Date(end.getTime() + 1000))), 1)
    }),
  ))

test('working days add up, and more of them end later', () =>
  fc.assert(
    fc.property(
      anyCalendar,
      anyMoment,
      fc.integer({ min: 1, max: 20 }),
      fc.nat({ max: 20 }),
      (calendar, from, first, then) => {
        const whole = addWorkingDays(calendar, from, first + then)
        const half = addWorkingDays(calendar, from, first)
        assert.deepEqual(addWorkingDays(calendar, half, then), whole)
        assert.ok(half <= whole)
      },
    ),
  ))
