import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLate } from './load-late.ts'
import { missingParts } from './missing-parts.ts'

const page = new EventTarget()
/** Other files run in the same process, with pages of their own: each test here has to open its own first. */
const openPage = () =>
  Object.assign(globalThis, {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
  })

test('a module that could not be loaded comes when the connection is back, however often it failed', async () => {
  openPage()
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
  openPage()
  let tries = 0
  const load = async () => {
    tries += 1
    if (tries < 3) throw new TypeError('Failed to fetch dynamically imported module')
    return { name: 'module' }
  }
  assert.deepEqual(await loadLate(load, 1), { name: 'module' })
  assert.equal(tries, 3)
})

test('a module that could not be loaded is missing until it is there, and comes when somebody asks for it', async () => {
  openPage()
  let isDown = true
  const load = async () => {
    if (isDown) throw new TypeError('Failed to fetch dynamically imported module')
    return { name: 'module' }
  }
  const loaded = loadLate(load)
  await new Promise(done => setImmediate(done))
  const [part, ...others] = missingParts.read()
  assert.deepEqual(others, [])
  part?.again()
  // While it is on its way, nothing is missing; it still is when the try failed.
  assert.deepEqual(missingParts.read(), [])
  await new Promise(done => setImmediate(done))
  assert.equal(missingParts.read().length, 1)
  isDown = false
  missingParts.read()[0]?.again()
  assert.deepEqual(await loaded, { name: 'module' })
  assert.deepEqual(missingParts.read(), [])
})

test('all parts of one script that did not come are tried again when somebody asks for them', async () => {
  openPage()
  let isDown = true
  const load = async () => {
    if (isDown) throw new TypeError('Failed to fetch dynamically imported module')
    return { name: 'module' }
  }
  const there: string[] = []
  for (const name of ['header', 'footer']) void loadLate(load, 60_000).then(() => there.push(name))
  await new Promise(done => setImmediate(done))
  isDown = false
  for (const { again } of missingParts.read()) again()
  await new Promise(done => setImmediate(done))
  assert.deepEqual(missingParts.read(), [])
  assert.deepEqual(there.sort(), ['footer', 'header'])
})

test('one part of a script that came does not hide that another is missing', async () => {
  openPage()
  let tries = 0
  const load = async () => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return { name: 'module' }
  }
  const there: string[] = []
  const first = loadLate(load, 60_000).then(() => there.push('header'))
  await new Promise(done => setImmediate(done))
  await loadLate(load, 60_000).then(() => there.push('footer'))
  assert.deepEqual([there, missingParts.read().length], [['footer'], 1])
  page.dispatchEvent(new Event('online'))
  await first
  assert.deepEqual(missingParts.read(), [])
})
