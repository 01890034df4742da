// The stream of events comes back: after an answer with an error, and in the tab that takes over; nothing in between is missed.

import assert from 'node:assert/strict'
import { afterEach, beforeEach, type TestContext, test } from 'node:test'
import { hear } from './live.ts'

/** What a browser's source does, by hand. */
class Source extends EventTarget {
  static readonly CLOSED = 2
  static all: Source[] = []
  readyState = 0
  constructor() {
    super()
    Source.all.push(this)
  }
  close() {
    this.readyState = Source.CLOSED
  }
  opens() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  /** As for a status other than 200: the browser tries no more. */
  isRefused() {
    this.readyState = Source.CLOSED
    this.dispatchEvent(new Event('error'))
  }
}
const settle = () => new Promise(resolve => setImmediate(resolve))
const known = globalThis as { EventSource?: unknown }
const before = known.EventSource
beforeEach(() => {
  Source.all = []
  known.EventSource = Source
})
afterEach(() => {
  known.EventSource = before
})
const listening = async (context: TestContext, person: string) => {
  const heard: unknown[] = []
  const stop = hear('CITIZEN', person, event => heard.push(event))
  context.after(stop)
  while (Source.all.length === 0) await settle()
  return { heard, stop }
}

test('a stream that is refused is opened again, with growing pauses, and what was missed is said', async context => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const { heard } = await listening(context, 'refused')
  Source.all[0]?.opens()
  assert.deepEqual(heard, [], 'a page that has just been read missed nothing')
  for (const [failures, longest] of [1_000, 2_000, 4_000].entries()) {
    Source.all.at(-1)?.isRefused()
    context.mock.timers.tick(longest / 2 - 1)
    assert.equal(Source.all.length, failures + 1, 'not at once')
    context.mock.timers.tick(longest / 2 + 1)
    assert.equal(Source.all.length, failures + 2)
  }
  Source.all.at(-1)?.opens()
  assert.deepEqual(heard, [undefined])
})

test('a tab that takes over says that something may have been missed', async context => {
  const { locks } = navigator
  let free = () => {}
  const other = locks.request(
    'live/CITIZEN/second',
    () =>
      new Promise<void>(resolve => {
        free = resolve
      }),
  )
  await settle()
  const heard: unknown[] = []
  context.after(hear('CITIZEN', 'second', event => heard.push(event)))
  await settle()
  assert.equal(Source.all.length, 0, 'the other tab listens')
  free()
  await other
  while (Source.all.length === 0) await settle()
  Source.all[0]?.opens()
  assert.deepEqual(heard, [undefined])
})

test('nothing is opened again once nobody listens', async context => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const { stop } = await listening(context, 'left')
  Source.all[0]?.isRefused()
  stop()
  context.mock.timers.tick(120_000)
  assert.equal(Source.all.length, 1)
})

test('no stream stays open for a page that stopped before the browser let it listen', async context => {
  const grants: (() => void)[] = []
  context.mock.method(
    navigator.locks,
    'request',
    (_name: string, _options: unknown, granted: (lock: unknown) => unknown) =>
      new Promise(resolve => grants.push(() => resolve(granted({})))),
  )
  hear('CITIZEN', 'brief', () => {})()
  for (let turn = 0; turn < 3; turn += 1) {
    grants.shift()?.()
    await settle()
  }
  assert.deepEqual(
    Source.all.map(each => each.readyState),
    [],
  )
})
