import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flush, onFlush } from './flush.ts'

Object.assign(globalThis, { document: new EventTarget() })

test('leaving a page waits for what is being saved, and no longer than its limit', async () => {
  const saving = Promise.withResolvers<void>()
  const stop = onFlush(() => saving.promise)
  assert.equal(await flush(5), false)
  saving.resolve()
  assert.equal(await flush(60_000), true)
  stop()
})

test('what cannot be saved makes nobody wait, and is told', async () => {
  const saved: string[] = []
  const well = onFlush(() => void saved.push('device'))
  assert.equal(await flush(60_000), true)
  for (const store of [() => Promise.reject(new Error('refused')), async () => false]) {
    const stop = onFlush(store)
    assert.equal(await flush(60_000), false)
    stop()
  }
  assert.deepEqual(saved, ['device', 'device', 'device'])
  well()
})
