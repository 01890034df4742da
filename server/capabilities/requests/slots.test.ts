// The places that a request needs again when it is taken up.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placesAgain } from './slots.ts'

const form = {
  filing: {
    fields: [
      { name: 'time', entry: { reserves: { of: 'ROOM', by: ['days', 'time.hour'], taken: 'taken' } } },
    ],
  },
} as unknown as Parameters<typeof placesAgain>[0]
const answers = { days: { from: '2026-11-24', to: '2026-11-25' }, time: { hour: '10:00' } }
const places = ['["ROOM","2026-11-24","10:00"]', '["ROOM","2026-11-25","10:00"]']
const again = (from: 'open' | 'rejected' | 'cancelled' | 'done', to: 'open' | 'rejected' | undefined) =>
  placesAgain(form, answers, { from, to })

test('a request that had ended without success takes its places again, and no other does', () => {
  assert.deepEqual(again('rejected', 'open'), places)
  assert.deepEqual(again('cancelled', 'open'), places)
  // It has them still.
  assert.deepEqual(again('done', 'open'), [])
  assert.deepEqual(again('open', 'open'), [])
  assert.deepEqual(again('open', 'rejected'), [])
  assert.deepEqual(again('rejected', 'rejected'), [])
  assert.deepEqual(again('rejected', undefined), [])
})
