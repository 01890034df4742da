import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closureErrors, longestReason } from './closure-rules.ts'

const order = {
  calendar: 'NASR',
  from: '2026-11-24',
  until: '2026-11-26',
  reason: { ar: 'صيانة', en: 'Repairs' },
}
const errors = (change: object) =>
  closureErrors({ ...order, ...change }, '2026-11-20').map(({ field, key }) => `${field} ${key}`)

test('a closure is of one center, of days that have not passed, with a reason in both languages', () => {
  assert.deepEqual(errors({}), [])
  assert.deepEqual(errors({ from: '2026-11-20', until: '2026-11-20' }), [])
  assert.deepEqual(errors({ calendar: '', from: '2026-11-19' }), ['calendar required', 'from past'])
  assert.deepEqual(errors({ until: '2026-11-23' }), ['until early'])
  assert.deepEqual(errors({ from: '', until: '2026-02-30' }), ['from required', 'until required'])
  assert.deepEqual(errors({ from: '2027-11-22', until: '2027-11-22' }), ['from far'])
  assert.deepEqual(errors({ until: '2027-11-26' }), ['until far'])
  assert.deepEqual(errors({ reason: { ar: ' ', en: 'x'.repeat(longestReason + 1) } }), [
    'reason.ar required',
    'reason.en tooLong',
  ])
})

test('hours are of one day, and the first is before the last', () => {
  const hours = (from: string, until: string, day = '2026-11-24') =>
    errors({ until: day, hours: { from, until } })
  assert.deepEqual(hours('10:00', '12:00'), [])
  assert.deepEqual(hours('10:00', '24:00'), [])
  assert.deepEqual(hours('10:00', '12:00', '2026-11-25'), ['until severalDays'])
  assert.deepEqual(hours('12:00', '12:00'), ['hours.until early'])
  assert.deepEqual(hours('', '25:00'), ['hours.from required', 'hours.until required'])
})
