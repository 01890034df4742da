// The browser's sandbox over a worker of the test: whose time counts, what a deadline ends, and what comes after it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Done, WorkerNews } from '@bawaba/forms/sandbox/job.ts'
import { settled, testTimers } from '../../client/test-timers.ts'
import { createPageSandbox, type PageWorker } from './sandbox.ts'

const script = { name: 'onOpen', source: '', input: '{}', now: 0 }
const limit = 200
const answered: Done = { outcome: { ok: true, value: 1 }, isSpent: false }

/** A sandbox whose workers say what the test lets them say. */
const setUp = () => {
  const timers = testTimers()
  const workers: { events: EventTarget; jobs: number; isEnded: boolean }[] = []
  const newWorker = (): PageWorker => {
    const events = new EventTarget()
    const worker = { events, jobs: 0, isEnded: false }
    workers.push(worker)
    return {
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
      postMessage: () => {
        worker.jobs += 1
      },
      terminate: () => {
        worker.isEnded = true
      },
    }
  }
  /** What the newest worker says, or another. */
  const say = async (message: WorkerNews | Done, index = workers.length - 1) => {
    workers[index]?.events.dispatchEvent(Object.assign(new Event('message'), { data: message }))
    await settled()
  }
  return { timers, workers, say, sandbox: createPageSandbox({ limit, newWorker, timers }) }
}

test('neither the start of a worker nor the wait until it takes up the job is the script’s time', async () => {
  const { timers, workers, say, sandbox } = setUp()
  const outcome = sandbox.run(script)
  await settled()
  assert.deepEqual([timers.waits(), workers[0]?.jobs], [[10_000], 0])
  await say('ready')
  assert.deepEqual([timers.waits(), workers[0]?.jobs], [[10_000], 1])
  await say('begun')
  assert.deepEqual(timers.waits(), [limit + 50])
  await say(answered)
  assert.deepEqual([await outcome, timers.waits()], [answered.outcome, []])
})

test('an answer that waits beside the deadline comes first', async () => {
  const { timers, say, sandbox } = setUp()
  const outcome = sandbox.run(script)
  await settled()
  await say('ready')
  await say('begun')
  await timers.ring()
  await say(answered)
  assert.deepEqual([await outcome, timers.waits()], [answered.outcome, []])
})

test('a script that runs on is ended with its worker, and the next worker starts at once; after three nothing runs', async () => {
  const { timers, workers, say, sandbox } = setUp()
  for (const count of [1, 2, 3]) {
    const outcome = sandbox.run(script)
    await settled()
    assert.equal(workers.length, count)
    await say('ready')
    await say('begun')
    // The deadline, and the turn in which an answer beside it would have come.
    await timers.ring()
    await timers.ring()
    assert.deepEqual(await outcome, {
      ok: false,
      failure: { kind: 'timeout', message: 'The script was ended by its deadline' },
    })
    assert.equal(workers[count - 1]?.isEnded, true)
    assert.equal(workers.length, count < 3 ? count + 1 : 3)
  }
  const after = await sandbox.run(script)
  assert.equal(after.ok || after.failure.kind, 'busy')
})

test('a worker that cannot be started leaves the form without scripts', async () => {
  const timers = testTimers()
  const newWorker = () => {
    throw new TypeError('The policy refuses')
  }
  const outcome = await createPageSandbox({ limit, newWorker, timers }).run(script)
  assert.equal(outcome.ok || outcome.failure.kind, 'busy')
})
