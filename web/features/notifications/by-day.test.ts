// Days as people count them: in Cairo, the newest first.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byDay, dayName } from './by-day.ts'

const at = (createdAt: string) => ({ createdAt })

test('a day ends at midnight in Cairo, not in London', () =>
  assert.deepEqual(
    byDay([at('2026-11-20T22:30:00Z'), at('2026-11-20T21:30:00Z'), at('2026-11-20T08:00:00Z')]).map(
      ([day, rows]) => [day, rows.length],
    ),
    [
      ['2026-11-21', 1],
      ['2026-11-20', 2],
    ],
  ))

test('today and yesterday have names, other days their dates', () => {
  assert.equal(dayName('en', '2026-11-20', '2026-11-20'), 'Today')
  assert.equal(dayName('ar', '2026-11-19', '2026-11-20'), 'أمس')
  assert.equal(dayName('ar', '2026-11-18', '2026-11-20'), '١٨ نوفمبر ٢٠٢٦')
})
