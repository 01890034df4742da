// The periods of a report: all there are between two days, and never without an end.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ReportSpec, type ReportStep, reportError, reportSteps } from '@bawaba/contract/report-rules.ts'
import { periodsOf } from './periods.ts'

const today = '2026-11-20'
const spec: ReportSpec = { measure: 'counts', by: 'period', every: 'month' }

test('days, months and years between two days', () => {
  const keys = (from: string, to: string, every: ReportStep) => periodsOf({ from, to }, every)
  assert.deepEqual(keys('2026-02-27', '2026-03-01', 'day'), ['2026-02-27', '2026-02-28', '2026-03-01'])
  assert.deepEqual(keys('2026-11-15', '2027-01-02', 'month'), ['2026-11-01', '2026-12-01', '2027-01-01'])
  assert.deepEqual(keys('2025-06-01', '2026-01-01', 'year'), ['2025', '2026'])
})

test('whatever the days, the periods end', () => {
  const last = { from: '9999-11-01', to: '9999-12-31' }
  assert.equal(periodsOf(last, 'day').length, 61)
  assert.deepEqual(periodsOf(last, 'month'), ['9999-11-01', '9999-12-01'])
  assert.deepEqual(periodsOf(last, 'year'), ['9999'])
  for (const every of reportSteps)
    assert.ok(periodsOf({ from: '0000-01-01', to: '9999-12-31' }, every).length <= 400, every)
})

test('a day outside the years 2000 to 2100 is unknown, for every measure and grouping', () => {
  for (const measure of ['counts', 'times', 'ages'] as const)
    for (const by of ['period', 'service'] as const)
      for (const every of reportSteps)
        for (const days of [
          { to: '9999-12-31' },
          { from: '0000-01-01' },
          { from: '1999-12-31', to: '2000-01-31' },
          { to: '2101-01-01' },
          { from: '2026-02-30' },
        ])
          assert.equal(reportError({ ...spec, measure, by, every, ...days }, today), 'REPORT_DAY_UNKNOWN')
  assert.equal(reportError({ ...spec, from: '2000-01-01', to: '2000-02-29' }, today), undefined)
  assert.equal(reportError({ ...spec, from: '2100-01-01', to: '2100-12-31' }, today), undefined)
})
