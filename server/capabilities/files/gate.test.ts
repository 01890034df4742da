// The gate in front of checks: no more at once than it lets in, in their order, whatever becomes of them.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createGate } from './gate.ts'

const settled = () => new Promise(resolve => setImmediate(resolve))

/** Work that lasts until a test ends it. */
const started = (gate: ReturnType<typeof createGate>, log: string[], name: string) => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const done = gate(async () => {
    log.push(name)
    await promise
  }).catch(() => undefined)
  return { end: resolve, fail: () => reject(new Error('broken')), done }
}

for (const atOnce of [1, 2, 3])
  test(`a gate for ${atOnce} lets in ${atOnce}, and each that leaves lets in the next`, async () => {
    const gate = createGate(atOnce)
    const log: string[] = []
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    const works = names.map(name => started(gate, log, name))
    await settled()
    assert.deepEqual(log, names.slice(0, atOnce))
    for (const [index, { end, fail, done }] of works.entries()) {
      // One that fails leaves as well.
      if (index % 2 === 0) end()
      else fail()
      await done
      await settled()
      assert.deepEqual(log, names.slice(0, Math.min(names.length, atOnce + index + 1)))
    }
    // Empty again, it is as wide as before.
    const again = names.map(name => started(gate, log, `second ${name}`))
    await settled()
    assert.equal(log.length, names.length + atOnce)
    for (const { end } of again) end()
    await Promise.all(again.map(({ done }) => done))
  })
