// Which options of a slot look free: those of which no part is taken.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { markTaken } from './slots.ts'

test('an hour that is taken on one of several days is taken', async () => {
  const reserves = { of: 'ROOM', by: ['days', 'time.hour'], taken: 'taken' }
  const options = ['10:00', '13:00', '16:00'].map(value => ({ value, label: value }))
  const entry = { label: 'hour', type: 'String', uniforms: { type: 'select', options } }
  const places = new Set([
    '["ROOM","2026-11-25","10:00"]',
    '["ROOM","2026-11-24","13:00"]',
    '["ROOM","2026-11-25","13:00"]',
    // Of a day that is not wanted.
    '["ROOM","2026-11-26","16:00"]',
  ])
  const store = {
    taken: async (wanted: readonly string[]) => new Set(wanted.filter(code => places.has(code))),
  }
  const found = await markTaken(
    store as never,
    { name: 'time', reserves } as never,
    { days: { from: '2026-11-24', to: '2026-11-25' } },
    { fieldsSchema: { hour: entry } } as never,
  )
  assert.deepEqual(
    found.fieldsSchema?.hour?.uniforms.options?.map(({ value, unavailable }) => [value, unavailable]),
    [
      ['10:00', 'taken'],
      ['13:00', 'taken'],
      ['16:00', undefined],
    ],
  )
})
