// Memory is collected where the server rests and its heap has grown, and nowhere else.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLook } from './memory-at-rest.ts'

const megabyte = 2 ** 20

test('what a burst has left is collected once the server rests, and again when it has grown again', () => {
  let [heap, busy, collected] = [200 * megabyte, 0.9, 0]
  const look = createLook({
    heap: () => heap,
    busy: () => busy,
    collect: () => {
      heap = 70 * megabyte
      collected += 1
    },
  })
  look()
  assert.equal(collected, 0, 'busy')
  busy = 0.02
  look()
  look()
  assert.equal(collected, 1, 'at rest, once')
  heap = 120 * megabyte
  look()
  assert.equal(collected, 1, 'grown by little')
  heap = 140 * megabyte
  look()
  assert.equal(collected, 2, 'grown by much')
})
