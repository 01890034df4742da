// A seat whose answer and whose deadline come in one turn of the loop: what follows on it is not ended for them.

import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { startSeat } from './seat.ts'

const file = fileURLToPath(import.meta.resolve('@jitl/quickjs-wasmfile-release-sync/wasm'))
const pause = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
const patient = { cpu: 30_000, wall: 30_000 }
const job = {
  run: { name: 'work', source: 'function work() { return 1 }', input: '{}', now: 0, limit: 5_000 },
}

test('a deadline that passed with the answer ends no later job', async () => {
  const wasm = await WebAssembly.compile(await readFile(file))
  const ready = Promise.withResolvers<void>()
  const seat = startSeat(wasm, { onChange: () => ready.resolve(), onBroken: ready.reject })
  try {
    await ready.promise
    assert.ok((await seat.take(job, patient)).ok)
    const began = performance.now()
    assert.ok((await seat.take(job, patient)).ok)
    // Long enough for the answer, however busy the machine is.
    const longEnough = Math.max(100, 20 * (performance.now() - began))
    // After this phase of the loop come the timers, then the messages, then what the deadline has put off.
    await new Promise(resolve => setImmediate(resolve))
    const first = seat.take(job, { cpu: 30_000, wall: 20 })
    pause(longEnough)
    assert.ok((await first).ok)
    const second = await seat.take(job, patient)
    assert.ok(second.ok, JSON.stringify(second))
  } finally {
    seat.end()
  }
})
