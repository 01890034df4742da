// Fixed holidays and days that could be a feast, against dates that the Cabinet and the church published.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fixedHolidays, possibleFeasts } from './feasts.ts'

test('the fixed holidays of a year are those that the law names', () =>
  assert.deepEqual(
    fixedHolidays(2028).map(({ date }) => date),
    [
      '2028-01-07',
      '2028-01-25',
      '2028-04-17',
      '2028-04-25',
      '2028-05-01',
      '2028-06-30',
      '2028-07-23',
      '2028-10-06',
    ],
  ))

test('Sham El Nessim is the day after the Coptic Easter', () =>
  assert.deepEqual(
    [2024, 2025, 2026, 2027, 2030].map(
      year => fixedHolidays(year).find(({ name }) => name.en === 'Sham El Nessim')?.date,
    ),
    ['2024-05-06', '2025-04-21', '2026-04-13', '2027-05-03', '2030-04-29'],
  ))

test('each feast that was held stands among the days that it could have been', () => {
  const days = new Set(possibleFeasts('2024-01-01').map(({ date }) => date))
  const celebrated = [
    '2024-04-10',
    '2024-06-16',
    '2024-09-15',
    '2025-03-30',
    '2025-06-06',
    '2025-06-26',
    '2026-03-20',
  ]
  assert.deepEqual(
    celebrated.filter(day => !days.has(day)),
    [],
  )
})

test('possible feasts are few, expected, and begin after what is known', () => {
  const days = possibleFeasts('2027-08-14')
  assert.ok(days.every(({ date, isExpected }) => date > '2027-08-15' && isExpected))
  const of2028 = days.filter(({ date }) => date.startsWith('2028'))
  assert.ok(of2028.length >= 12 && of2028.length <= 20, String(of2028.length))
})
