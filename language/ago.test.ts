// How long ago, in both languages, on both sides of each unit's end.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatAgo } from './ago.ts'

const now = new Date('2026-11-20T10:00:00Z')
const [second, minute, hour] = [1000, 60_000, 3_600_000]

const phrases: [past: number, en: string, ar: string][] = [
  [0, 'just now', 'الآن'],
  [minute - second, 'just now', 'الآن'],
  [minute, '1 minute ago', 'قبل دقيقة'],
  [2 * minute, '2 minutes ago', 'قبل دقيقتين'],
  [hour - second, '59 minutes ago', 'قبل ٥٩ دقيقة'],
  [hour, '1 hour ago', 'قبل ساعة'],
  [24 * hour - second, '23 hours ago', 'قبل ٢٣ ساعة'],
]
for (const [past, en, ar] of phrases)
  test(`${past / second} seconds ago`, () => {
    const date = new Date(now.getTime() - past)
    assert.deepEqual([formatAgo('en', date, now), formatAgo('ar', date, now)], [en, ar])
  })

test('from a day on it is the date and the time', () => {
  const date = new Date(now.getTime() - 24 * hour)
  assert.equal(formatAgo('en', date, now), 'on \u206819 November 2026, 12:00 pm\u2069')
})
