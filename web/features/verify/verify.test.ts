// Receipts and letters checked as a browser does it, against signatures made by another library of the platform.

import assert from 'node:assert/strict'
import { generateKeyPairSync, sign } from 'node:crypto'
import { test } from 'node:test'
import { writeLetterText } from '@bawaba/contract/letter-text.ts'
import { writeReceipt } from '@bawaba/contract/receipt-text.ts'
import { check } from './check.ts'
import { verifySigned } from './verify.ts'

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
  const good = { kind: 'receipt', receipt }
  assert.deepEqual(await verifySigned(proofOf(text), keys), good)
  assert.deepEqual(
    await verifySigned(` https://portal.example/verify-receipt#${proofOf(text)}\n`, keys),
    good,
  )
})

test('what was altered, signed by another or is no receipt is not genuine', async () => {
  for (const typed of [
    proofOf(text, text.replace('92.90', '9.90')),
    proofOf(text, text, 'k2'),
    proofOf('["something-else"]'),
  ])
    assert.deepEqual(await verifySigned(typed, keys), { kind: 'bad' }, typed)
})

test('a text that is no signed text, or a part of one, is not called false', async () => {
  for (const typed of [proofOf(text).slice(0, -8), '%%%.k1.%%%', 'a.b.c', 'nothing', '', 'L26-4821-9037'])
    assert.deepEqual(await verifySigned(typed, keys), { kind: 'unreadable' }, typed)
})

test('line breaks, invisible characters and what follows a signed text do not make it false', async () => {
  const whole = proofOf(text)
  const genuine = await verifySigned(whole, keys)
  assert.equal(genuine.kind, 'receipt')
  for (const typed of [
    `${whole}.`,
    `${whole})، شكرًا`,
    `\u2066${whole}\u2069`,
    whole.replace(/.{40}/g, '$&\n  '),
  ])
    assert.deepEqual(await verifySigned(typed, keys), genuine, typed)
})

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
const proof = proofOf(writeLetterText(letter))

/** A portal that answers this of a number; or, with nothing, one that cannot be reached. */
const portalWith = (standing?: object) => {
  let isOffline = false
  const call = async (key: string) => {
    if (isOffline) throw new Error('No network')
    if (key === 'GET receiptKeys') return keys
    if (!standing) throw new Error('No network')
    return standing
  }
  const client = { call } as unknown as Parameters<typeof check>[0]
  return {
    client,
    goOffline: () => {
      isOffline = true
    },
  }
}
const valid = { number: letter.number, state: 'valid' }
const today = new Date('2026-12-01T10:00:00Z')

test('a letter: its text by the signature, its standing by the portal', async () => {
  const found = await check(portalWith(valid).client, `https://portal.example/verify#${proof}`, today)
  assert.deepEqual(found, { kind: 'letter', letter, standing: valid, isExpired: false })
  const revoked = { ...valid, state: 'revoked', because: 'staff' }
  const later = await check(portalWith(revoked).client, proof, new Date('2028-01-01T00:00:00Z'))
  assert.deepEqual(later, { kind: 'letter', letter, standing: revoked, isExpired: true })
})

test('a forged letter is not genuine, whatever the portal says of its number', async () => {
  const other = writeLetterText({
    ...letter,
    facts: [{ label: letter.title, value: { ar: 'سامي', en: 'سامي' } }],
  })
  assert.deepEqual(await check(portalWith(valid).client, proofOf(writeLetterText(letter), other), today), {
    kind: 'bad',
  })
})

test('without the network the signature is still checked, and it is said that nobody could be asked', async () => {
  const portal = portalWith(valid)
  await check(portal.client, proof, today)
  portal.goOffline()
  const found = await check(portal.client, proof, today)
  assert.deepEqual(found, { kind: 'letter', letter, standing: 'unasked', isExpired: false })
  const fresh = portalWith(valid)
  fresh.goOffline()
  await assert.rejects(check(fresh.client, proof, today))
})

test('a number alone is asked for', async () => {
  const found = await check(portalWith(valid).client, ' l26 4821 9037 5512 ', today)
  assert.deepEqual(found, { kind: 'number', number: letter.number, standing: valid })
  assert.deepEqual(await check(portalWith().client, letter.number, today), {
    kind: 'number',
    number: letter.number,
    standing: 'unasked',
  })
})
