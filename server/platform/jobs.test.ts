import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startJobs } from './jobs.ts'

test('a job is not run beside itself, and a stop waits for the one under way', async t => {
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
  const stop = startJobs([{ name: 'test.wait', everyMs: 10, run }], () => assert.fail('It did not fail'))
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

test('a failure is logged with the name of its job, and the next turn comes', async t => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const logged: unknown[] = []
  let begun = 0
  const run = async () => {
    begun += 1
    throw new Error('down')
  }
  const stop = startJobs([{ name: 'test.fail', everyMs: 10, isAtOnce: true, run }], (event, fields) => {
    logged.push([event, fields?.job, (fields?.err as Error | undefined)?.message])
  })
  // The failure is known in a later turn of the loop.
  await new Promise(resolve => setImmediate(resolve))
  t.mock.timers.tick(10)
  await stop()
  assert.equal(begun, 2)
  assert.deepEqual(logged, Array(2).fill(['scheduler.job_failed', 'test.fail', 'down']))
})
