import assert from 'node:assert/strict'
import { test } from 'node:test'
import { repeat } from './timers.ts'

test('work is not done beside itself, and a stop waits for what is under way', async t => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  let begun = 0
  let isOver = false
  let finish = () => {}
  const run = () => {
    begun += 1
    return new Promise<void>(resolve => {
      finish = resolve
    }).then(() => {
      isOver = true
    })
  }
  const stop = repeat({ everyMs: 10, run, report: () => assert.fail('It did not fail') })
  assert.equal(begun, 0)
  t.mock.timers.tick(35)
  assert.equal(begun, 1)
  const stopped = stop()
  finish()
  await stopped
  assert.ok(isOver)
  t.mock.timers.tick(100)
  assert.equal(begun, 1)
})

test('a failure is reported, and the next turn comes', async t => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const errors: string[] = []
  let begun = 0
  const run = async () => {
    begun += 1
    throw new Error('down')
  }
  const report = (error: unknown) => void errors.push((error as Error).message)
  const stop = repeat({ everyMs: 10, isAtOnce: true, run, report })
  // The failure is known in a later turn of the loop.
  await new Promise(resolve => setImmediate(resolve))
  t.mock.timers.tick(10)
  await stop()
  assert.equal(begun, 2)
  assert.deepEqual(errors, ['down', 'down'])
})
