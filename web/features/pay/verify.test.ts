// Receipts checked as a browser does it, against signatures made by another library of the platform.

import assert from 'node:assert/strict'
import { generateKeyPairSync, sign } from 'node:crypto'
import { test } from 'node:test'
import { writeReceipt } from '@bawaba/contract/receipt-text.ts'
import { verifyReceipt } from './verify.ts'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const keys = [
  {
    id: 'k1',
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(12).toString('base64url'),
  },
]
const receipt = {
  number: '2600000001',
  ID: 'ROOM-2026-000001',
  serviceSlug: 'ROOM_BOOKING',
  amount: '92.90',
  channel: 'card',
  transactionId: 'T-1',
  paidAt: '2026-11-23T10:00:00.000Z',
}
const text = writeReceipt(receipt)
const proofOf = (signed: string, shown = signed, key = 'k1') =>
  [
    Buffer.from(shown).toString('base64url'),
    key,
    sign(null, Buffer.from(signed), privateKey).toString('base64url'),
  ].join('.')

test('a genuine receipt, alone or behind its address', async () => {
  const good = { kind: 'good', receipt }
  assert.deepEqual(await verifyReceipt(proofOf(text), keys), good)
  assert.deepEqual(
    await verifyReceipt(` https://portal.example/verify-receipt#${proofOf(text)}\n`, keys),
    good,
  )
})

test('what was altered, signed by another or is no receipt is not genuine', async () => {
  for (const typed of [
    proofOf(text, text.replace('92.90', '9.90')),
    proofOf(text, text, 'k2'),
    proofOf('["something-else"]'),
    proofOf(text).slice(0, -8),
    '%%%.k1.%%%',
    'nothing',
    '',
  ])
    assert.deepEqual(await verifyReceipt(typed, keys), { kind: 'bad' }, typed)
})
