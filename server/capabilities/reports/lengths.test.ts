import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partOf, wholeYears } from './lengths.ts'

test('the whole years among the months of a period', () => {
  const years = (from: string, to: string) => Object.values(wholeYears({ from, to }))
  assert.deepEqual(years('2016-11-22', '2026-11-22'), ['2017-01-01', '2026-01-01'])
  assert.deepEqual(years('2024-01-15', '2025-12-02'), ['2024-01-01', '2026-01-01'])
  assert.deepEqual(years('2024-02-01', '2025-11-30'), ['2025-01-01', '2025-01-01'])
  assert.deepEqual(years('2026-03-01', '2026-08-31'), ['2027-01-01', '2027-01-01'])
})

test('totals name one part at most', () => {
  const none = { status_kind: false, center: false, age_group: false }
  assert.equal(partOf(none), 'all')
  assert.equal(partOf({ ...none, center: true }), 'center')
  assert.equal(partOf({ ...none, center: true, age_group: true }), undefined)
})
