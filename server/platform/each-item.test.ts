// Each item by itself: one that fails keeps no other waiting, and its pauses grow to an hour.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eachItem, pauseAfter } from './each-item.ts'

test('what fails is put off once, and the others are done', async () => {
  for (const atOnce of [1, 3]) {
    const done: number[] = []
    const putOff: [number, string][] = []
    const failed = await eachItem([1, 2, 3, 4, 5], {
      atOnce,
      work: async item => {
        if (item % 2 === 0) throw new Error(`no ${item}`)
        done.push(item)
      },
      putOff: async (item, error) => putOff.push([item, (error as Error).message]),
    })
    assert.equal(failed, 2)
    assert.deepEqual(done.sort(), [1, 3, 5])
    assert.deepEqual(putOff.sort(), [
      [2, 'no 2'],
      [4, 'no 4'],
    ])
  }
})

test('an item that cannot even be put off keeps no other waiting, and the job fails once all are done', async () => {
  for (const atOnce of [1, 3]) {
    const done: number[] = []
    const work = eachItem([1, 2, 3, 4, 5], {
      atOnce,
      work: async item => {
        if (item === 1) throw new Error('no 1')
        await new Promise(resolve => setTimeout(resolve, 5))
        done.push(item)
      },
      putOff: async () => {
        throw new Error('not put off')
      },
    })
    await assert.rejects(work, /not put off/)
    assert.deepEqual(done.sort(), [2, 3, 4, 5])
  }
})

test('pauses grow from five seconds to an hour', () => {
  assert.deepEqual([0, 1, 2].map(pauseAfter), [5_000, 10_000, 20_000])
  assert.equal(pauseAfter(100), 3_600_000)
})
