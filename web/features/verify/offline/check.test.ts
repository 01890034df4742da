// Checks without the network: by the keys of the saved page and the date of the device.

import assert from 'node:assert/strict'
import { generateKeyPairSync, sign } from 'node:crypto'
import { test } from 'node:test'
import { writeLetterText } from '@bawaba/contract/letter-text.ts'
import { checkOffline } from './check.ts'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const key = {
  id: 'k1',
  publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(12).toString('base64url'),
  since: '2026-01-01T00:00:00.000Z',
}
const letter = {
  number: 'L26-4821-9037-5512',
  ID: 'LIBC-2026-000001-1',
  serviceSlug: 'LIBRARY_CARD',
  title: { ar: 'شهادة', en: 'Certificate' },
  issuedOn: '2026-11-25',
  validUntil: '2027-11-24',
  facts: [{ label: { ar: 'الاسم', en: 'Name' }, value: { ar: 'ليلى', en: 'ليلى' } }],
  digest: 'abc',
}
const text = writeLetterText(letter)
const proofOf = (shown = text, keyId = 'k1') =>
  [
    Buffer.from(shown).toString('base64url'),
    keyId,
    sign(null, Buffer.from(text), privateKey).toString('base64url'),
  ].join('.')
const check = (typed: string, today = '2026-12-01') =>
  checkOffline(typed, [key], new Date(`${today}T10:00:00Z`))

test('a genuine letter, with the key that signed it; expired by the date of the device', async () => {
  const genuine = { kind: 'genuine', signed: { kind: 'letter', letter }, key, isExpired: false }
  assert.deepEqual(await check(`https://portal.example/verify#${proofOf()}`), genuine)
  assert.deepEqual(await check(proofOf(), '2027-11-24'), genuine)
  assert.deepEqual(await check(proofOf(), '2027-11-25'), { ...genuine, isExpired: true })
})

test('an altered text is refused; so is one of a key that the page does not know, with another reason', async () => {
  assert.deepEqual(await check(proofOf(text.replaceAll('ليلى', 'سلمى'))), { kind: 'bad' })
  assert.deepEqual(await check(proofOf(text, 'k2')), { kind: 'unknownKey' })
  for (const typed of ['', 'nothing', '%%%.k1.%%%', `${proofOf().slice(0, -9)}`])
    assert.deepEqual(await check(typed), { kind: 'unreadable' }, typed)
})

test('a number alone is not enough', async () => {
  assert.deepEqual(await check(' l26 4821 9037 5512 '), { kind: 'number' })
})
