import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatMonth, monthNames } from './months.ts'
import { cairoInstant, cairoWall } from './wall-clock.ts'

test('a time on a clock in Cairo is one instant, in summer, in winter and where the clock is changed', () => {
  const instant = (wall: string) => cairoInstant(wall).toISOString()
  assert.equal(instant('2026-01-15T09:30'), '2026-01-15T07:30:00.000Z')
  assert.equal(instant('2026-07-15T09:30'), '2026-07-15T06:30:00.000Z')
  // The last Friday of April begins at one; the last Thursday of October has its last hour twice.
  assert.equal(instant('2026-04-24T00:30'), '2026-04-23T22:30:00.000Z')
  assert.equal(instant('2026-10-29T23:30'), '2026-10-29T20:30:00.000Z')
  assert.ok(Number.isNaN(cairoInstant('').getTime()))
  assert.equal(cairoWall('2026-01-15T07:30:00.000Z'), '2026-01-15T09:30')
  assert.equal(cairoWall(cairoInstant('2026-07-15T00:05')), '2026-07-15T00:05')
})

test('a month of a year, also after months alone were named', () => {
  monthNames('en')
  assert.equal(formatMonth('en', '2026-10'), 'October 2026')
  assert.equal(formatMonth('ar', '2026-10'), 'أكتوبر ٢٠٢٦')
})
