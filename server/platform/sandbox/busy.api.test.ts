// Scripts on a machine that is busy with other things: their time is what they spend on a processor, and what never gets
// one is ended by the clock.

import assert from 'node:assert/strict'
import { availableParallelism } from 'node:os'
import { test } from 'node:test'
import { Worker } from 'node:worker_threads'
import { createSandbox } from './index.ts'

const now = new Date('2026-11-20T10:00:00Z')
const source = 'function work(ctx) { let n = 0; for (let i = 0; i < ctx.count; i++) n += i; return n }'
const script = (count: number) => ({ group: 'one', name: 'work', source, input: { count }, now })
const forEver = {
  group: 'two',
  name: 'work',
  source: 'function work() { for (;;); }',
  input: {},
  now,
}

/** Threads that do nothing but work, several for each core. */
const keepBusy = async () => {
  const workers = Array.from(
    { length: availableParallelism() * 6 },
    () => new Worker("require('node:worker_threads').parentPort.postMessage(0); for (;;);", { eval: true }),
  )
  await Promise.all(workers.map(worker => new Promise(resolve => worker.once('message', resolve))))
  return () => Promise.all(workers.map(worker => worker.terminate()))
}

test('a script that waits for a processor has its whole time, and one that runs for ever has no more', async t => {
  const patient = createSandbox({ limit: 20_000 })
  t.after(() => patient.stop())
  await patient.run(script(1))
  const count = 300_000
  const alone = performance.now()
  assert.ok((await patient.run(script(count))).ok)
  const limit = Math.ceil((performance.now() - alone) * 2.5)

  const sandbox = createSandbox({ limit, wall: 60_000, longestWait: 60_000 })
  t.after(() => sandbox.stop())
  await sandbox.run(script(1))
  const rest = await keepBusy()
  t.after(rest)
  const times: number[] = []
  for (let call = 0; call < 5; call++) {
    const began = performance.now()
    const outcome = await sandbox.run(script(count))
    times.push(performance.now() - began)
    assert.ok(outcome.ok, JSON.stringify(outcome))
  }
  // Otherwise nothing was shown: by the clock they took longer than they may.
  assert.ok(Math.max(...times) > limit, `${times.map(Math.round)} ms of ${limit}`)
  const endless = await sandbox.run(forEver)
  assert.ok(!endless.ok && endless.failure.kind === 'timeout')
})

test('what gets no processor in time is ended by the clock', async t => {
  const sandbox = createSandbox({ limit: 60_000, wall: 100 })
  t.after(() => sandbox.stop())
  await sandbox.run(script(1))
  const began = performance.now()
  const outcome = await sandbox.run(forEver)
  assert.ok(!outcome.ok && outcome.failure.kind === 'timeout')
  assert.ok(performance.now() - began < 30_000)
})
