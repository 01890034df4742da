// Ten seconds to put something back, none of which is lost.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startUndoTime } from './undo-time.ts'

test('what was done can be put back for ten seconds', ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] })
  let isOver = false
  startUndoTime(() => {
    isOver = true
  })
  mock.timers.tick(9_999)
  assert.equal(isOver, false)
  mock.timers.tick(1)
  assert.equal(isOver, true)
})

test('its time stands still while somebody rests on it', ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] })
  const stop = startUndoTime(() => assert.fail('It ran out'))
  mock.timers.tick(9_999)
  stop()
  mock.timers.tick(60_000)
})
