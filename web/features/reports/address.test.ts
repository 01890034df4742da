// An address makes a report that the server takes, whatever stands in it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reportError } from '@bawaba/contract/report-rules.ts'
import { pageOf, readReportSearch, specOf, storedOf } from './address.ts'

const today = '2026-11-20'

test('what an address says wrongly is left out', () => {
  const search = readReportSearch({
    by: 'nationalId',
    measure: 'x',
    from: '2026-02-30',
    center: 12,
    size: 7,
    page: 0,
  })
  assert.deepEqual(search, { center: '12' })
  assert.deepEqual(specOf(search), { measure: 'counts', by: 'service', every: 'month', center: '12' })
})

test('a measure is asked only for what it can tell', () => {
  for (const measure of ['counts', 'ages', 'times'] as const)
    for (const by of ['service', 'statusKind', 'center', 'ageGroup', 'period'] as const)
      for (const every of ['month', 'year'] as const) {
        const spec = specOf({ measure, by, every, center: 'A', ageGroup: 'from60', statusKind: 'open' })
        assert.equal(reportError(spec, today), undefined, JSON.stringify(spec))
        assert.deepEqual([spec.center, spec.ageGroup], ['A', 'from60'])
        assert.equal(spec.statusKind, measure === 'times' ? undefined : 'open')
        assert.equal(spec.by, measure === 'ages' && by === 'period' ? 'service' : by)
      }
})

test('money is asked for by channel and has no ages', () => {
  for (const measure of ['collected', 'refunded', 'due'] as const)
    for (const by of ['service', 'channel', 'center', 'period', 'ageGroup'] as const) {
      const spec = specOf({ measure, by, every: 'day', from: '2026-11-01', to: '2026-11-20' })
      assert.equal(reportError(spec, today), undefined, JSON.stringify(spec))
      assert.equal(spec.by, by === 'ageGroup' || (by === 'period' && measure === 'due') ? 'service' : by)
    }
  assert.equal(specOf({ measure: 'counts', by: 'channel' }).by, 'service')
})

test('a report is kept without its page, and read again as it was', () => {
  const stored = storedOf({ by: 'period', every: 'year', page: 3, size: 10 })
  assert.deepEqual(stored, { by: 'period', every: 'year', measure: 'counts' })
  assert.deepEqual(storedOf(readReportSearch(stored)), stored)
})

test('a page beyond the last is the last', () => {
  assert.deepEqual(pageOf({ page: 9, size: 10 }, 25), { size: 10, pages: 3, page: 3, from: 20 })
  assert.deepEqual(pageOf({}, 0), { size: 25, pages: 1, page: 1, from: 0 })
})
