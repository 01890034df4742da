import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readProviders } from './config-providers.ts'

const sound = {
  id: 'national',
  label: { ar: 'الهوية', en: 'Identity' },
  slugs: ['citizen'],
  issuer: 'https://id.example',
  clientId: 'a',
  clientSecret: 'canary-secret',
}
const read = (...items: unknown[]) => readProviders(JSON.stringify(items))

test('a provider is read with what it leaves out', () => {
  const [provider] = read(sound)
  assert.deepEqual(
    [provider?.scopes, provider?.register, provider?.linkVerified, provider?.logout],
    ['openid profile email phone', false, false, true],
  )
  assert.deepEqual(readProviders('[]'), [])
  assert.equal(read({ ...sound, issuer: 'http://localhost:3000' }).length, 1)
})

test('every mistake is named with its place, and no secret is quoted', () => {
  const wrong: [object, string][] = [
    [{ id: 'Not so' }, '[0].id must be'],
    [{ label: { ar: 'x' } }, '[0].label must be'],
    [{ slugs: [] }, '[0].slugs must be'],
    [{ slugs: ['visitor'] }, '[0].slugs must be'],
    [{ issuer: 'http://id.example' }, '[0].issuer must be'],
    [{ issuer: 'https://user:pw@id.example' }, '[0].issuer must be'],
    [{ issuer: 'javascript:alert(1)' }, '[0].issuer must be'],
    [{ clientSecret: '' }, '[0].clientSecret must be'],
    [{ scopes: 'profile' }, '[0].scopes must be'],
    [{ register: 'yes' }, '[0].register must be'],
    [{ linkVerifed: true }, '[0].linkVerifed is not known'],
    [{ nationalIdClaim: true }, '[0].nationalIdClaim must be'],
    [{ changePasswordUrl: 'http://id.example' }, '[0].changePasswordUrl must be'],
  ]
  for (const [change, outcome] of wrong)
    assert.throws(
      () => read({ ...sound, ...change }),
      (error: Error) => error.message.includes(outcome) && !error.message.includes('canary'),
      outcome,
    )
  assert.throws(() => read(sound, sound), /the id national stands twice/)
  assert.throws(() => readProviders('{'), /is no JSON/)
  assert.throws(() => readProviders('{}'), /must be a list/)
  assert.throws(() => read(3), /\[0\] must be an object/)
})
