// Spans of days around the ends of weeks, months and years.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daySpans } from './day-spans.ts'

const spansOn = (date: string) => daySpans.map(({ span }) => Object.values(span(date)).join(' '))

test('in the middle of a month', () => {
  // A Monday.
  assert.deepEqual(spansOn('2026-11-23'), [
    '2026-11-23 2026-11-23',
    '2026-11-21 2026-11-23',
    '2026-11-01 2026-11-23',
    '2026-10-01 2026-10-31',
  ])
})

test('on the first day of a year, which begins in the week of the year before', () => {
  // A Friday, the last day of its week.
  assert.deepEqual(spansOn('2027-01-01'), [
    '2027-01-01 2027-01-01',
    '2026-12-26 2027-01-01',
    '2027-01-01 2027-01-01',
    '2026-12-01 2026-12-31',
  ])
})

test('a week that has just begun is one day long, and February has its own length', () => {
  assert.deepEqual(spansOn('2028-03-04').slice(1), [
    '2028-03-04 2028-03-04',
    '2028-03-01 2028-03-04',
    '2028-02-01 2028-02-29',
  ])
})
