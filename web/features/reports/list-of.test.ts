// What of the inbox a number of a report opens: the same services, states and days, or nothing where it cannot.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReportSpec } from '@bawaba/contract/report-rules.ts'
import { listOf } from './list-of.ts'

const period = { from: '2026-01-01', to: '2026-11-30' }
const madeAt = '2026-11-20T23:30:00Z'
const list = (
  key: string,
  series: string,
  spec: Partial<ReportSpec> = {},
  shown: { from: string; to: string } | null = period,
) =>
  listOf(key, series, {
    spec: { measure: 'counts', by: 'service', every: 'month', ...spec },
    report: { period: shown, madeAt },
  })

test('a service’s number is its requests of that state, filed in the whole period', () => {
  const days = { since: '2026-01-01', until: '2026-11-30', service: 'COMPLAINT' }
  assert.deepEqual(list('COMPLAINT', 'open'), { ...days, view: 'open', status: 'open' })
  assert.deepEqual(list('COMPLAINT', 'waiting'), { ...days, view: 'open', hold: 'paused' })
  assert.deepEqual(list('COMPLAINT', 'done'), { ...days, view: 'finished', status: 'done' })
  assert.deepEqual(list('COMPLAINT', 'count', { statusKind: 'cancelled' }), {
    ...days,
    view: 'finished',
    status: 'cancelled',
  })
})

test('a time is its own days, and no more of it than the report counts', () => {
  const by = (every: 'day' | 'month' | 'year', key: string, of = period) =>
    list(key, 'rejected', { by: 'period', every, service: 'COMPLAINT' }, of)
  const rejected = { service: 'COMPLAINT', view: 'finished', status: 'rejected' }
  assert.deepEqual(by('month', '2026-02-01'), { ...rejected, since: '2026-02-01', until: '2026-02-28' })
  assert.deepEqual(by('day', '2026-02-07'), { ...rejected, since: '2026-02-07', until: '2026-02-07' })
  assert.deepEqual(by('year', '2026', { from: '2025-12-01', to: '2026-11-30' }), {
    ...rejected,
    since: '2026-01-01',
    until: '2026-11-30',
  })
})

test('a state is its own list', () => {
  assert.deepEqual(list('waiting-on-payment', 'count', { by: 'statusKind' }), {
    since: '2026-01-01',
    until: '2026-11-30',
    view: 'open',
    status: 'waiting-on-payment',
  })
})

test('ages are counted back from the day of the report in Cairo', () => {
  const band = (series: string) => list('COMPLAINT', series, { measure: 'ages' }, null)
  const open = { view: 'open', service: 'COMPLAINT' }
  // At half past eleven at night in London it is tomorrow in Cairo: the 21st.
  assert.deepEqual(band('upTo7'), { ...open, since: '2026-11-14' })
  assert.deepEqual(band('upTo30'), { ...open, since: '2026-10-22', until: '2026-11-13' })
  assert.deepEqual(band('upTo90'), { ...open, since: '2026-08-23', until: '2026-10-21' })
  assert.deepEqual(band('more'), { ...open, until: '2026-08-22' })
})

test('what the inbox cannot be narrowed to opens nothing', () => {
  assert.equal(list('COMPLAINT', 'median', { measure: 'times' }), undefined)
  assert.equal(list('C1', 'open', { by: 'center' }), undefined)
  assert.equal(list('under60', 'open', { by: 'ageGroup' }), undefined)
  assert.equal(list('COMPLAINT', 'open', { center: 'C1' }), undefined)
  assert.equal(list('COMPLAINT', 'open', { ageGroup: 'from60' }), undefined)
})
