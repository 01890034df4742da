import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import {
  derivedRing,
  fixedKeys,
  type Ring,
  readRing,
  sealingBy,
  waitingKey,
  withNewKey,
  writeRing,
} from './keys.ts'
import { createSeal, keyIdOf } from './sealed.ts'

const secret = 's'.repeat(40)
const sealOf = (own: string) => createSeal(fixedKeys(derivedRing(own)), randomBytes)
const id = '29104120103458'
const minute = new Date(60_000)
/** The ring of the secret with a new key that seals. */
const rotatedRing = (): Ring => {
  const ring = withNewKey(derivedRing(secret), randomBytes, new Date(0))
  return sealingBy(ring, waitingKey(ring) ?? assert.fail('no key waits'))
}

test('a sealed text opens again, for its own use, and never looks alike twice', () => {
  const seal = sealOf(secret)
  const sealed = seal.seal('nationalId', id)
  assert.equal(seal.open('nationalId', sealed), id)
  assert.ok(!sealed.includes(id) && !Buffer.from(sealed.split('.')[1] as string, 'base64url').includes(id))
  assert.notEqual(seal.seal('nationalId', id), sealed)
  assert.throws(() => seal.open('passportNumber', sealed))
})

test('a key that is made by a machine whose clock is behind waits all the same', () => {
  const first = withNewKey(derivedRing(secret), randomBytes, minute)
  const [, made = assert.fail('no key was made')] = first.sealing
  const ring = withNewKey(sealingBy(first, made), randomBytes, new Date(0))
  assert.equal(waitingKey(ring)?.id, ring.sealing.at(-1)?.id)
})

test('an altered text, and one of an unknown key, do not open', () => {
  const seal = sealOf(secret)
  const [key, body = ''] = seal.seal('nationalId', id).split('.')
  const bytes = Buffer.from(body, 'base64url')
  for (const index of [0, 12, bytes.length - 1]) {
    const altered = Buffer.from(bytes)
    altered[index] = (altered[index] as number) ^ 1
    assert.throws(() => seal.open('nationalId', `${key}.${altered.toString('base64url')}`))
  }
  assert.throws(() => seal.open('nationalId', `00000000.${body}`), { code: 'KEY_MISSING' })
})

test('after a rotation the new key seals, and what the last one sealed still opens', () => {
  const old = sealOf(secret).seal('nationalId', id)
  const rotated = rotatedRing()
  const seal = createSeal(fixedKeys(rotated), randomBytes)
  assert.equal(seal.open('nationalId', old), id)
  assert.ok(seal.seal('nationalId', id).startsWith(`${rotated.sealing[0].id}.`))
  assert.notEqual(rotated.sealing[0].id, keyIdOf(old))
  assert.deepEqual(seal.indexOf('nationalId', id), sealOf(secret).indexOf('nationalId', id))
  assert.throws(() => sealOf('n'.repeat(40)).open('nationalId', old), { code: 'KEY_MISSING' })
})

test('a new key opens and does not seal; the one that seals is never taken for one that waits', () => {
  const first = derivedRing(secret)
  assert.equal(waitingKey(first), undefined)
  const made = withNewKey(first, randomBytes, new Date(0))
  const waiting = waitingKey(made)
  assert.ok(
    waiting && createSeal(fixedKeys(made), randomBytes).seal('draft', id).startsWith(first.sealing[0].id),
  )
  const used = sealingBy(made, waiting)
  assert.equal(waitingKey(used), undefined)
  const again = withNewKey(used, randomBytes, minute)
  assert.equal(waitingKey(again)?.madeAt, minute.toISOString())
  assert.deepEqual(
    again.sealing.slice(0, 2).map(({ id }) => id),
    [waiting.id, first.sealing[0].id],
  )
})

test('a key that another server made after our start is found', () => {
  let ring: Ring = derivedRing(secret)
  const later = rotatedRing()
  const seal = createSeal(
    {
      source: 'a file',
      ring: () => ring,
      reload: () => {
        ring = later
        return ring
      },
    },
    randomBytes,
  )
  const sealed = createSeal(fixedKeys(later), randomBytes).seal('nationalId', id)
  assert.equal(seal.open('nationalId', sealed), id)
})

test('a ring is read as it was written; an altered one is refused in words that quote no key', () => {
  const ring = rotatedRing()
  const text = writeRing(ring)
  assert.deepEqual(readRing(text, 'KEYS'), ring)
  const [{ key }] = ring.sealing
  const shown = key.toString('base64url')
  const altered = text.replace(shown, `${shown[0] === 'A' ? 'B' : 'A'}${shown.slice(1)}`)
  for (const [wrong, words] of [
    [altered, /KEYS: the key \w+ was altered/],
    [text.replace(shown, 'short'), /does not have 32 bytes/],
    ['{}', /a ring is/],
    ['not JSON', /not JSON/],
  ] as const)
    assert.throws(
      () => readRing(wrong, 'KEYS'),
      (error: Error) => words.test(error.message) && !error.message.includes(shown.slice(1)),
    )
})

test('the index is the same for the same text, use and key, and for no other', () => {
  const seal = sealOf(secret)
  const index = seal.indexOf('nationalId', id)
  assert.deepEqual(sealOf(secret).indexOf('nationalId', id), index)
  assert.notDeepEqual(seal.indexOf('passportNumber', id), index)
  assert.notDeepEqual(seal.indexOf('nationalId', '29104120103459'), index)
  assert.notDeepEqual(sealOf('n'.repeat(40)).indexOf('nationalId', id), index)
})
