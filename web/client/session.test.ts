// What a browser forgets when a session ends: who was signed in, and whom they acted for.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Mode } from '@bawaba/contract/entities/person.ts'
import { createSessionStore } from './session.ts'
import { createStored, memoryShelf } from './stored.ts'

const owner = { id: 'noha', name: 'نهى', englishName: null, reason: '', expiresAt: '2026-11-20T20:00:00Z' }
const signedIn = {
  userId: 'karim',
  userSlug: 'employee' as const,
  usertoken: 'token',
  expiresAt: '2026-11-20T20:00:00Z',
  user: {
    id: 'karim',
    ID: 1,
    username: 'karim',
    userSlug: 'employee',
    firstName: 'كريم',
    lastName: '',
    englishFullName: null,
    roles: ['CASE_OFFICER'],
    language: 'ar',
  },
}

for (const mode of ['EMPLOYEE', 'AGENT'] as Mode[])
  test(`${mode}: nothing of a permission to act outlives the session`, () => {
    const stored = createStored(memoryShelf(), mode)
    const session = createSessionStore(stored, mode)
    session.begin(signedIn)
    session.actFor({ token: 'permission', owner })
    assert.deepEqual([session.ownerToken(), session.read().actingFor?.id], ['permission', 'noha'])
    session.end('everywhere')
    assert.deepEqual(session.read(), { status: 'visitor' })
    assert.equal(session.ownerToken(), undefined)
    // Neither does it meet whoever signs in next, in this tab or in a new one.
    session.begin({ ...signedIn, userId: 'salma' })
    assert.deepEqual([session.ownerToken(), session.read().actingFor], [undefined, undefined])
    assert.equal(createSessionStore(stored, mode).ownerToken(), undefined)
    assert.equal(stored.get('requestOwner'), null)
  })

test('a session that ended here alone is still to be ended on the server, until somebody signs in again', () => {
  const stored = createStored(memoryShelf(), 'EMPLOYEE')
  const session = createSessionStore(stored, 'EMPLOYEE')
  session.end('here')
  assert.equal(stored.get('endOwed'), null, 'nobody was signed in')
  session.begin(signedIn)
  session.end('everywhere')
  assert.equal(stored.get('endOwed'), null)
  session.begin(signedIn)
  session.end('here')
  assert.equal(stored.get('endOwed'), 'yes')
  session.begin(signedIn)
  assert.equal(stored.get('endOwed'), null)
})
