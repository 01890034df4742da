// Failures in the background: a rejection is logged and counted and ends nothing, an exception ends the process.

import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { test } from 'node:test'
import { unhandledRejections, watchBackground } from './background-failures.ts'

const watched = () => {
  const emitter = new EventEmitter()
  const events: unknown[] = []
  let exits = 0
  const unwatch = watchBackground({
    log: (event, fields) => void events.push([event, fields?.err]),
    exit: () => {
      exits += 1
    },
    emitter,
  })
  return { emitter, events, exits: () => exits, unwatch }
}

test('a rejection that no code handled is logged and counted, and the process continues', () => {
  const { emitter, events, exits } = watched()
  const before = unhandledRejections()
  const err = new Error('the database is away')
  emitter.emit('unhandledRejection', err)
  assert.deepEqual(events, [['process.rejection_unhandled', err]])
  assert.deepEqual([unhandledRejections() - before, exits()], [1, 0])
})

test('an uncaught exception is logged and ends the process', () => {
  const { emitter, events, exits } = watched()
  const err = new TypeError('x is not a function')
  emitter.emit('uncaughtException', err)
  assert.deepEqual([events, exits()], [[['process.exception_uncaught', err]], 1])
})

test('after a stop the process listens no more', () => {
  const { emitter, unwatch } = watched()
  unwatch()
  assert.equal(emitter.listenerCount('unhandledRejection') + emitter.listenerCount('uncaughtException'), 0)
})
