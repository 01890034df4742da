import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLate } from './load-late.ts'

test('a module that could not be loaded comes when the connection is back, however often it failed', async () => {
  const page = new EventTarget()
  Object.assign(globalThis, {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  })
  let tries = 0
  const load = async () => {
    tries += 1
    if (tries < 3) throw new TypeError('Failed to fetch dynamically imported module')
    return { name: 'module' }
  }
  const loaded = loadLate(load)
  for (const expected of [1, 2]) {
    await new Promise(done => setImmediate(done))
    assert.equal(tries, expected)
    page.dispatchEvent(new Event('online'))
  }
  assert.deepEqual(await loaded, { name: 'module' })
  page.dispatchEvent(new Event('online'))
  assert.equal(tries, 3)
})

test('a module that could not be loaded with a connection is tried again after a pause', async () => {
  let tries = 0
  const load = async () => {
    tries += 1
    if (tries < 3) throw new TypeError('Failed to fetch dynamically imported module')
    return { name: 'module' }
  }
  assert.deepEqual(await loadLate(load, 1), { name: 'module' })
  assert.equal(tries, 3)
})
