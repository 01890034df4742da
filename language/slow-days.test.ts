// Every operation on days against a slow reference, on random days, holidays and weeks.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { startOfDay, startOfYesterday } from './day-starts.ts'
import { addDays, cairoDate, daysBetween, isPlainDate } from './days.ts'
import {
  slowAddDays,
  slowAddMonths,
  slowCairoDate,
  slowCairoDay,
  slowDaysBetween,
  slowExists,
  slowIsWorking,
  slowWorkingDate,
  slowWorkingDaysBetween,
} from './slow-days.fixture.ts'
import {
  addMonths,
  addWorkingDays,
  endOfCairoDay,
  isWorkingDay,
  workingDate,
  workingDaysBetween,
} from './working-days.ts'

/** Years with leap days, with those that a century leaves out, and Cairo's summers with and without another time. */
const day = fc
  .tuple(
    fc.integer({ min: 1995, max: 2105 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
  )
  .filter(parts => slowExists(...parts))
  .map(([year, month, date]) => slowAddDays(`${year}-${String(month).padStart(2, '0')}-01`, date - 1))
const few = fc.integer({ min: -400, max: 400 })
const near = fc.tuple(day, few).map(([from, days]) => [from, slowAddDays(from, days)] as const)
const calendar = fc
  .tuple(fc.subarray([0, 1, 2, 3, 4, 5, 6], { maxLength: 6 }), day, fc.array(fc.nat(60)))
  .map(([weekend, from, after]) => ({
    weekend,
    holidays: new Set(after.map(days => slowAddDays(from, days))),
    from,
  }))
const hold = <Values extends [unknown, ...unknown[]]>(
  values: { [Key in keyof Values]: fc.Arbitrary<Values[Key]> },
  check: (...values: Values) => void,
  numRuns = 300,
) => fc.assert(fc.property(...values, check), { numRuns })
const noon = (date: string) => new Date(`${date}T10:00:00Z`)

test('days after and before, and days between', () => {
  hold([day, few], (from, days) => assert.equal(addDays(from, days), slowAddDays(from, days)))
  hold([near], ([from, to]) => assert.equal(daysBetween(from, to), slowDaysBetween(from, to)))
})

test('which days there are', () => {
  const number = (most: number) => fc.integer({ min: 0, max: most })
  hold([number(2400), number(13), number(32)], (year, month, date) => {
    const text = [
      String(year).padStart(4, '0'),
      ...[month, date].map(part => String(part).padStart(2, '0')),
    ].join('-')
    assert.equal(isPlainDate(text), year > 0 && slowExists(year, month, date), text)
  })
})

test('working days: which ones, the one so many later or earlier, and how many between', () => {
  hold([calendar, fc.integer({ min: -40, max: 40 }), few], (own, days, apart) => {
    const { from } = own
    const to = slowAddDays(from, apart)
    assert.equal(isWorkingDay(own, from), slowIsWorking(own, from))
    assert.equal(workingDate(own, from, days), slowWorkingDate(own, from, days))
    assert.equal(workingDaysBetween(own, noon(from), noon(to)), slowWorkingDaysBetween(own, from, to))
  })
})

test('days of Cairo: which one it is, when it begins and ends', () => {
  hold([fc.integer({ min: Date.parse('1995-01-01'), max: Date.parse('2105-01-01') })], at =>
    assert.equal(cairoDate(new Date(at)), slowCairoDate(at)),
  )
  hold(
    [day],
    date => {
      const { first, last } = slowCairoDay(date)
      assert.equal(startOfDay(date).getTime(), first, `${date} begins`)
      assert.equal(endOfCairoDay(date).getTime(), last, `${date} ends`)
      const before = slowCairoDay(slowAddDays(date, -1)).first
      assert.equal(startOfYesterday(new Date(last)).getTime(), before)
    },
    150,
  )
})

test('promises in months and working days end with their day', () => {
  hold([day, fc.integer({ min: -30, max: 30 })], (date, months) =>
    assert.equal(addMonths(noon(date), months).getTime(), slowCairoDay(slowAddMonths(date, months)).last),
  )
  hold([calendar, fc.integer({ min: 0, max: 20 })], (own, days) =>
    assert.equal(
      addWorkingDays(own, noon(own.from), days).getTime(),
      slowCairoDay(slowWorkingDate(own, own.from, days)).last,
    ),
  )
})
