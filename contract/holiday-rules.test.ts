import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holidayErrors, longestHolidayName } from './holiday-rules.ts'

test('a holiday is a day that has not passed, within five years, with a name in both languages', () => {
  const name = { ar: 'عيد', en: 'Feast' }
  const errors = (order: object) => holidayErrors({ date: '2026-11-20', name, ...order }, '2026-11-20')
  assert.deepEqual(errors({}), [])
  assert.deepEqual(errors({ date: '2026-11-19' }), [{ field: 'date', key: 'past' }])
  assert.deepEqual(errors({ date: '2031-12-31' }), [])
  assert.deepEqual(errors({ date: '2032-01-01' }), [{ field: 'date', key: 'far' }])
  assert.deepEqual(
    errors({ date: '2026-02-30', name: { ar: ' ', en: 'x'.repeat(longestHolidayName + 1) } }),
    [
      { field: 'date', key: 'required' },
      { field: 'name.ar', key: 'required' },
      { field: 'name.en', key: 'tooLong' },
    ],
  )
})
