// Stored values: the names of the specification, apart for each app, and what goes with an old cache version.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deviceOf } from './device.ts'
import { localPath } from './leave.ts'
import { createStored, dropOutdated, memoryShelf } from './stored.ts'

test('a citizen and an employee share a browser without sharing a session', () => {
  const shelf = memoryShelf()
  const citizen = createStored(shelf, 'CITIZEN')
  const employee = createStored(shelf, 'EMPLOYEE')
  citizen.set('userId', 'c')
  employee.set('userId', 'e')
  assert.equal(shelf.getItem('userId'), 'c')
  assert.equal(citizen.get('userId'), 'c')
  assert.equal(employee.get('userId'), 'e')
  employee.set('lang', 'en')
  assert.equal(citizen.get('lang'), 'en')
})

test('values of an older cache version are dropped once', () => {
  const stored = createStored(memoryShelf(), 'CITIZEN')
  stored.set('userSorts', 'old')
  dropOutdated(stored)
  assert.equal(stored.get('userSorts'), null)
  assert.equal(stored.get('cacheVersion'), 'v2')
  stored.set('userSorts', 'new')
  dropOutdated(stored)
  assert.equal(stored.get('userSorts'), 'new')
})

test('a listener hears of changes until it stops listening', () => {
  const stored = createStored(memoryShelf(), 'CITIZEN')
  let heard = 0
  const stop = stored.subscribe(() => {
    heard += 1
  })
  stored.set('theme', 'dark')
  stop()
  stored.set('theme', 'light')
  assert.equal(heard, 1)
})

test('devices', () => {
  const device = (userAgent: string, width: number, touchPoints = 0) =>
    deviceOf({ userAgent, width, touchPoints })
  assert.equal(device('Mozilla/5.0 (Windows NT 10.0) Chrome/140', 390), 'web')
  assert.equal(device('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile/15E', 390), 'mobile')
  assert.equal(device('Mozilla/5.0 (Linux; Android 15; Pixel Tablet)', 900), 'tablet')
  assert.equal(device('Mozilla/5.0 (Macintosh; Intel Mac OS X) Safari', 1024, 5), 'tablet')
})

test('only paths of this portal are paths to go to', () => {
  assert.equal(localPath('/services/ADD_METER/add?x=1'), '/services/ADD_METER/add?x=1')
  for (const bad of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    null,
  ])
    assert.equal(localPath(bad), undefined)
})
