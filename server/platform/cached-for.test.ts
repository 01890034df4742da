// A reading is shared while it is young, made anew when it is old, and forgotten when it failed.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cachedFor } from './cached-for.ts'

const counting = (answer: (reading: number) => number = reading => reading) => {
  const state = { now: 0, readings: 0 }
  const ask = cachedFor(
    1000,
    () => new Date(state.now),
    async () => {
      state.readings += 1
      return answer(state.readings)
    },
  )
  return { state, ask }
}

test('one reading serves all who ask until it is too old', async () => {
  const { state, ask } = counting()
  assert.deepEqual(await Promise.all([ask(), ask(), ask()]), [1, 1, 1])
  state.now = 999
  assert.equal(await ask(), 1)
  state.now = 1000
  assert.equal(await ask(), 2)
})

test('a reading that failed is not cached', async () => {
  const { ask } = counting(reading => {
    if (reading === 1) throw new Error('away')
    return reading
  })
  await assert.rejects(ask(), /away/)
  assert.equal(await ask(), 2)
})
