// The period that a report is compared with.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { periodBefore } from './period-before.ts'

test('months come before months, however long they are', () => {
  assert.deepEqual(periodBefore({ from: '2026-03-01', to: '2026-03-31' }), {
    from: '2026-02-01',
    to: '2026-02-28',
  })
  assert.deepEqual(periodBefore({ from: '2025-12-01', to: '2026-11-30' }), {
    from: '2024-12-01',
    to: '2025-11-30',
  })
  assert.deepEqual(periodBefore({ from: '2026-01-01', to: '2026-02-28' }), {
    from: '2025-11-01',
    to: '2025-12-31',
  })
})

test('days come before as many days', () => {
  assert.deepEqual(periodBefore({ from: '2026-03-02', to: '2026-03-08' }), {
    from: '2026-02-23',
    to: '2026-03-01',
  })
  assert.deepEqual(periodBefore({ from: '2026-03-01', to: '2026-03-01' }), {
    from: '2026-02-28',
    to: '2026-02-28',
  })
})
