import assert from 'node:assert/strict'
import { test } from 'node:test'
import { monthDays, monthOf, openSpans } from './period-days.ts'

const day = (name: string, state: 'closed' | 'differences' | 'open' | 'notOver', why?: 'noStatement') => ({
  day: name,
  state,
  ...(why ? { why } : {}),
  differences: state === 'differences' ? 2 : 0,
})

test('days beside each other that wait for the same reason are one span', () => {
  assert.deepEqual(
    openSpans([
      day('2026-10-01', 'open', 'noStatement'),
      day('2026-10-02', 'open', 'noStatement'),
      day('2026-10-03', 'closed'),
      day('2026-10-04', 'differences'),
      day('2026-10-05', 'differences'),
      day('2026-10-06', 'open', 'noStatement'),
      day('2026-10-07', 'notOver'),
    ]),
    [
      { from: '2026-10-01', to: '2026-10-02', state: 'open', why: 'noStatement', differences: 0 },
      { from: '2026-10-04', to: '2026-10-05', state: 'differences', differences: 4 },
      { from: '2026-10-06', to: '2026-10-06', state: 'open', why: 'noStatement', differences: 0 },
    ],
  )
})

test('a month runs from its first day to its last', () => {
  assert.deepEqual(monthDays('2026-02-11'), { from: '2026-02-01', to: '2026-02-28' })
  assert.deepEqual(monthDays('2028-02-29'), { from: '2028-02-01', to: '2028-02-29' })
  assert.deepEqual(monthDays('2026-12-31'), { from: '2026-12-01', to: '2026-12-31' })
  assert.equal(monthOf({ from: '2026-10-01', to: '2026-10-31' }), '2026-10')
  assert.equal(monthOf({ from: '2026-10-01', to: '2026-10-30' }), undefined)
})
