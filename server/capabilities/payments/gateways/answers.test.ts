// A day's list is read line by line: what cannot be a line is handed on beside the others.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { settlementsOf } from './answers.ts'

const line = {
  transactionId: 'txn-1',
  reference: 'a',
  kind: 'received',
  amount: 9_300,
  currency: 'EGP',
  occurredAt: '2026-11-20T10:00:00Z',
}

test('each odd line is named, and the others are read', () => {
  const odd = [
    null,
    { ...line, amount: 93.5 },
    { ...line, amount: 2e13 },
    { ...line, amount: '9300' },
    { ...line, kind: 'fee' },
    { ...line, occurredAt: '+275760-09-13T00:00:00Z' },
    { ...line, reference: 'half \ud800 a sign' },
    { ...line, transactionId: 'a\u0000b' },
  ]
  const list = settlementsOf([line, ...odd])
  assert.deepEqual(
    list?.lines.map(({ transactionId }) => transactionId),
    ['txn-1'],
  )
  assert.equal(list?.unreadable.length, odd.length)
  assert.ok(list?.unreadable.every(text => text.isWellFormed() && !text.includes('\u0000')))
  assert.equal(settlementsOf({ lines: [] }), undefined)
})
