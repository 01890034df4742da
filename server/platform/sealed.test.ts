import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { createSeal } from './sealed.ts'

const secret = 's'.repeat(40)
const id = '29104120103458'

test('a sealed text opens again, for its own use, and never looks alike twice', () => {
  const seal = createSeal(secret, randomBytes)
  const sealed = seal.seal('nationalId', id)
  assert.equal(seal.open('nationalId', sealed), id)
  assert.ok(!sealed.includes(id) && !Buffer.from(sealed.split('.')[1] as string, 'base64url').includes(id))
  assert.notEqual(seal.seal('nationalId', id), sealed)
  assert.throws(() => seal.open('passportNumber', sealed))
})

test('an altered text, and one of an unknown key, do not open', () => {
  const seal = createSeal(secret, randomBytes)
  const [key, body = ''] = seal.seal('nationalId', id).split('.')
  const bytes = Buffer.from(body, 'base64url')
  for (const place of [0, 12, bytes.length - 1]) {
    const altered = Buffer.from(bytes)
    altered[place] = (altered[place] as number) ^ 1
    assert.throws(() => seal.open('nationalId', `${key}.${altered.toString('base64url')}`))
  }
  assert.throws(() => seal.open('nationalId', `00000000.${body}`), /No key/)
})

test('after a change of the secret, what the last one sealed still opens', () => {
  const old = createSeal(secret, randomBytes).seal('nationalId', id)
  assert.equal(createSeal('n'.repeat(40), randomBytes, [secret]).open('nationalId', old), id)
  assert.throws(() => createSeal('n'.repeat(40), randomBytes).open('nationalId', old))
})

test('the index is the same for the same text, use and key, and for no other', () => {
  const seal = createSeal(secret, randomBytes)
  const index = seal.indexOf('nationalId', id)
  assert.deepEqual(createSeal(secret, randomBytes).indexOf('nationalId', id), index)
  assert.notDeepEqual(seal.indexOf('passportNumber', id), index)
  assert.notDeepEqual(seal.indexOf('nationalId', '29104120103459'), index)
  assert.notDeepEqual(createSeal('n'.repeat(40), randomBytes).indexOf('nationalId', id), index)
})
