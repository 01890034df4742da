// What the command for the first administrator understands.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAdminCommand } from './admin-command.ts'

test('an administrator to make, with or without an address', () => {
  assert.deepEqual(readAdminCommand(['create', '--username', 'hala', '--first', 'هالة', '--last', 'رشدي']), {
    act: 'create',
    username: 'hala',
    firstName: 'هالة',
    lastName: 'رشدي',
    email: '',
  })
  assert.equal(readAdminCommand(['link', '--username', 'hala']).act, 'link')
  assert.equal(readAdminCommand([]).act, 'help')
  assert.equal(readAdminCommand(['open']).act, 'open')
})

test('what is missing, unknown or written wrong is said', () => {
  assert.throws(() => readAdminCommand(['make']), /create, link or open/)
  assert.throws(() => readAdminCommand(['open', '--now']), /no option --now/)
  assert.throws(() => readAdminCommand(['create', '--password', 'x']), /no option --password/)
  assert.throws(() => readAdminCommand(['create', '--username', 'Hala R']), /username/)
  assert.throws(() => readAdminCommand(['create', '--username', 'hala']), /firstName/)
})
