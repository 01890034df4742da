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
  assert.equal(readAdminCommand(['confirm', '--username', 'hala']).act, 'confirm')
  assert.equal(readAdminCommand(['recover', '--username', 'mona']).act, 'recover')
  assert.equal(readAdminCommand([]).act, 'help')
  assert.equal(readAdminCommand(['open']).act, 'open')
})

test('where user names are mobile numbers, a new one is read as that; one that is there in any spelling', () => {
  const create = (name: string) =>
    readAdminCommand(['create', '--username', name, '--first', 'Hala', '--last', 'R'], 'mobile')
  assert.deepEqual(create('+20 10 1234 5678'), {
    act: 'create',
    username: '01012345678',
    mobile: '+201012345678',
    firstName: 'Hala',
    lastName: 'R',
    email: '',
  })
  assert.throws(() => create('hala'), /username/)
  for (const name of ['٠١٠ ١٢٣٤ ٥٦٧٨', '+201012345678', '01012345678']) {
    const read = readAdminCommand(['link', '--username', name], 'mobile')
    assert.equal('username' in read && read.username, '01012345678')
  }
  const chosen = readAdminCommand(['recover', '--username', 'Hala'], 'mobile')
  assert.equal('username' in chosen && chosen.username, 'hala')
})

test('an account to get its mobile number as user name', () => {
  assert.deepEqual(readAdminCommand(['mobile-name', '--username', ' Hala ']), {
    act: 'mobile-name',
    userSlug: 'employee',
    username: 'hala',
  })
  const agent = readAdminCommand(['mobile-name', '--username', 'hala', '--kind', 'agent'])
  assert.equal(agent.act === 'mobile-name' && agent.userSlug, 'agent')
  assert.throws(() => readAdminCommand(['mobile-name', '--username', 'x', '--kind', 'citizen']), /--kind/)
  assert.throws(() => readAdminCommand(['mobile-name']), /--username is missing/)
})

test('the database to set up, with names of its own or the usual ones', () => {
  assert.deepEqual(readAdminCommand(['database']), {
    act: 'database',
    name: 'bawaba',
    owner: 'bawaba_owner',
    server: 'bawaba_server',
    run: '',
  })
  assert.throws(() => readAdminCommand(['database', '--name', 'x"; drop']), /is no name/)
  assert.throws(() => readAdminCommand(['database', '--server', 'bawaba_owner']), /two names/)
  assert.throws(() => readAdminCommand(['migrate', '--run', 'x']), /no option --run/)
  assert.throws(() => readAdminCommand(['database', '--run']), /--run needs a value/)
  const run = readAdminCommand(['database', '--run=postgres://postgres@host/postgres'])
  assert.equal(run.act === 'database' && run.run, 'postgres://postgres@host/postgres')
})

test('what is missing, unknown or written wrong is said', () => {
  assert.throws(
    () => readAdminCommand(['make']),
    /no "make": open, migrate, locks, servers, database, create, link, confirm, recover, mobile-name/,
  )
  assert.throws(() => readAdminCommand(['open', '--now']), /no option --now/)
  assert.throws(() => readAdminCommand(['create', '--password', 'x']), /no option --password/)
  assert.throws(() => readAdminCommand(['create', '--username', 'Hala R']), /username/)
  assert.throws(() => readAdminCommand(['create', '--username', 'hala']), /firstName/)
})
