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

/** How long a script took by the clock, in milliseconds; it has to have ended well. */
const timeOf = async (sandbox: ReturnType<typeof createSandbox>, count: number): Promise<number> => {
  const began = performance.now()
  const outcome = await sandbox.run(script(count))
  assert.ok(outcome.ok, JSON.stringify(outcome))
  return performance.now() - began
}

test('a script that waits for a processor has its whole time, and one that runs for ever has no more', async t => {
  const patient = createSandbox({ limit: 20_000 })
  t.after(() => patient.stop())
  await patient.run(script(1))
  const count = 300_000
  // The least of several: whatever else runs on this machine meanwhile only lengthens a call.
  const alone: number[] = []
  for (let call = 0; call < 7; call++) alone.push(await timeOf(patient, count))
  const limit = Math.ceil(Math.min(...alone) * 2.5)

  const sandbox = createSandbox({ limit, wall: 60_000, longestWait: 60_000 })
  t.after(() => sandbox.stop())
  await sandbox.run(script(1))
  const rest = await keepBusy()
  t.after(rest)
  // Until one took longer by the clock than it may on a processor: before that nothing was shown.
  let longest = 0
  for (let call = 0; call < 200 && longest <= limit; call++)
    longest = Math.max(longest, await timeOf(sandbox, count))
  assert.ok(longest > limit, `${Math.round(longest)} ms of ${limit}`)
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
