import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readKeysCommand } from './keys-command.ts'

test('what is done with keys', () => {
  for (const act of ['list', 'rotate', 'use', 'reseal'] as const)
    assert.deepEqual(readKeysCommand([act]), { act })
  assert.deepEqual(readKeysCommand(['retire', '0123abcd']), { act: 'retire', id: '0123abcd', isLost: false })
  assert.deepEqual(readKeysCommand(['retire', '--lost', '0123abcd']), {
    act: 'retire',
    id: '0123abcd',
    isLost: true,
  })
  for (const words of [[], ['help'], ['list', '--help']]) assert.equal(readKeysCommand(words).act, 'help')
})

test('what is not understood is refused in a sentence', () => {
  assert.throws(() => readKeysCommand(['remove']), /There is no "remove"/)
  assert.throws(() => readKeysCommand(['rotate', '--now']), /no option --now for rotate/)
  assert.throws(() => readKeysCommand(['retire']), /Which key/)
  assert.throws(() => readKeysCommand(['retire', 'x']), /Which key/)
  assert.throws(() => readKeysCommand(['retire', '0123abcd', '--force']), /no option --force/)
})
