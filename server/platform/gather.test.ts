import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gather } from './gather.ts'

/** A work whose batches end when they are told to. */
const controlledWork = () => {
  const batches: { items: readonly number[]; end(error?: Error): void }[] = []
  const work = (items: readonly number[]) =>
    new Promise<number[]>((resolve, reject) => {
      batches.push({ items, end: error => (error ? reject(error) : resolve(items.map(item => item * 10))) })
    })
  return { batches, work }
}
const turn = () => new Promise(setImmediate)

test('one that comes alone is done at once; what comes meanwhile is done together, in its order', async () => {
  const { batches, work } = controlledWork()
  const call = gather(work, 3)
  const results = [1, 2, 3, 4, 5].map(call)
  assert.deepEqual(
    batches.map(({ items }) => items),
    [[1]],
  )
  batches[0]?.end()
  await turn()
  assert.deepEqual(batches[1]?.items, [2, 3, 4])
  batches[1]?.end()
  await turn()
  assert.deepEqual(batches[2]?.items, [5])
  batches[2]?.end()
  assert.deepEqual(await Promise.all(results), [10, 20, 30, 40, 50])
})

test('a batch that fails rejects its own calls alone', async () => {
  const { batches, work } = controlledWork()
  const call = gather(work, 2)
  const results = [1, 2, 3, 4].map(call)
  const settled = Promise.allSettled(results)
  batches[0]?.end()
  await turn()
  batches[1]?.end(new Error('disk full'))
  await turn()
  batches[2]?.end()
  assert.deepEqual(
    (await settled).map(({ status }) => status),
    ['fulfilled', 'rejected', 'rejected', 'fulfilled'],
  )
})
