// Every operation of expressions on dates against a slow reference, on random days.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  slowAddDays,
  slowAddMonths,
  slowDaysBetween,
  slowMonthsBetween,
  slowWorkingDate,
  slowWorkingDaysBetween,
} from '@bawaba/language/slow-days.fixture.ts'
import fc from 'fast-check'
import { compileExpression } from './conditions.ts'
import { operations } from './operations/index.ts'
import { storedScope } from './stored.ts'

const calendar = { weekend: [5, 6], holidays: new Set(['2027-01-07', '2027-01-25', '2028-02-29']) }
const evaluated = (expression: unknown): unknown =>
  compileExpression(expression, operations).value(storedScope({}, { today: '2026-11-20', calendar }))

const day = fc.integer({ min: 0, max: 3000 }).map(days => slowAddDays('2023-12-01', days))
/** The ends of months, where reckoning by months is hard, as often as other days. */
const edge = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: -3, max: 1 }))
  .map(([months, days]) => slowAddDays(slowAddMonths('2023-12-01', months), days))
const date = fc.oneof(day, edge)
const count = fc.integer({ min: -120, max: 120 })

const moves: Record<string, (from: string, by: number) => string> = {
  addDays: slowAddDays,
  addMonths: slowAddMonths,
  addYears: (from, years) => slowAddMonths(from, years * 12),
  addWorkingDays: (from, days) => slowWorkingDate(calendar, from, days),
}
for (const [name, slow] of Object.entries(moves))
  test(`${name} is what counting one by one gives`, () => {
    fc.assert(
      fc.property(date, count, (from, by) => assert.equal(evaluated({ [name]: [from, by] }), slow(from, by))),
      { numRuns: 300 },
    )
  })

const spans: Record<string, (from: string, to: string) => number> = {
  daysBetween: slowDaysBetween,
  monthsBetween: slowMonthsBetween,
  // A whole year is twelve whole months; none of them is -0.
  yearsBetween: (from, to) => Math.trunc(slowMonthsBetween(from, to) / 12) + 0,
  workingDaysBetween: (from, to) => slowWorkingDaysBetween(calendar, from, to),
}
for (const [name, slow] of Object.entries(spans))
  test(`${name} is what counting one by one gives, forwards and backwards`, () => {
    fc.assert(
      fc.property(date, date, (from, to) => assert.equal(evaluated({ [name]: [from, to] }), slow(from, to))),
      { numRuns: 200 },
    )
  })
