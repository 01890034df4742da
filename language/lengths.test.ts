import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatLength, formatWholeLength } from './lengths.ts'

const minute = 60_000
const plain = (text: string) => text.replace(/[\u2066-\u2069\u200e\u200f]/g, '')

test('a length is rounded, or given to the minute in the largest unit that fits', () => {
  const cases = [
    [4.2, '5 minutes', '4 minutes'],
    [90, '2 hours', '90 minutes'],
    [120, '2 hours', '2 hours'],
    [2880, '2 days', '2 days'],
    [2881, '2 days', '2881 minutes'],
  ] as const
  for (const [minutes, rounded, whole] of cases) {
    assert.equal(plain(formatLength('en', minutes * minute)), rounded)
    assert.equal(plain(formatWholeLength('en', minutes * minute)).replace(',', ''), whole)
  }
})

test('Arabic counts one, two, a few and many in their own forms', () => {
  const words = [1, 2, 5, 30].map(minutes => plain(formatWholeLength('ar', minutes * minute)))
  assert.deepEqual(words, ['دقيقة', 'دقيقتين', '٥ دقائق', '٣٠ دقيقة'])
})

const both = (ms: number) => [formatLength('en', ms), formatLength('ar', ms)]

test('a length is said in minutes, from an hour in hours, from two days in days', () => {
  assert.deepEqual(both(30_000), ['1 minute', 'دقيقة'])
  assert.deepEqual(both(12 * minute), ['12 minutes', '١٢ دقيقة'])
  assert.deepEqual(both(180 * minute), ['3 hours', '٣ ساعات'])
  assert.deepEqual(both(47 * 60 * minute), ['47 hours', '٤٧ ساعة'])
  assert.deepEqual(both(48 * 60 * minute), ['2 days', 'يومين'])
})
