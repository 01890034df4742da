// Accounts of demo mode in a portal in service: disabled and signed out at its start, marked or not; nobody else is.

import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { derivedRing, fixedKeys } from '../../platform/keys.ts'
import { createSeal } from '../../platform/sealed.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { createPasswords } from '../accounts/index.ts'
import { createAudit } from '../audit/index.ts'
import { createIdentity } from '../users/index.ts'
import { demoAccounts, demoPeopleStore, disableDemoPeople, seedDemo } from './index.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

const passwords = createPasswords(randomBytes, { memory: 64 })
const guard = () =>
  disableDemoPeople({
    store: demoPeopleStore(portal.database),
    passwords,
    audit: createAudit({ database: portal.database, clock: portal.now }),
    clock: portal.now,
  })
const statusOf = async (username: string) =>
  (
    await portal.database.one<{ status: string }>(
      sql`select status from accounts where username = ${username} order by created_at limit 1`,
    )
  ).status
const newId = () => crypto.randomUUID()
const seal = createSeal(fixedKeys(derivedRing('s'.repeat(40))), randomBytes)

const setPassword = async (username: string, password: string) => {
  const account = await portal.accounts.findByUsername('employee', username)
  assert.ok(account)
  assert.ok(await portal.accounts.setPassword(account, await passwords.hash(password), portal.now()))
}

test('every demo account is disabled and signed out; real people are not', async () => {
  await seedDemo(portal.accounts, passwords, newId, createIdentity(seal))
  const store = demoPeopleStore(portal.database)
  // One of a version that marked none, and one that is marked and has another password by now.
  await store.mark(demoAccounts.filter(({ username }) => username === 'admin'))
  await setPassword('admin', 'Another#2026')
  // A real person who happens to be called like one of them.
  await setPassword('reports', 'Their#Own2026')
  const real = await portal.citizen()
  const demo = await portal.browser()
  const [noha] = demoAccounts
  assert.ok(noha)
  const signedIn = await demo.send('POST citizen/login', {
    body: { username: noha.username, password: noha.password },
  })
  assert.equal(signedIn.status, 200)
  demo.held.token = signedIn.body.usertoken
  assert.equal((await demo.call('GET drafts')).status, 200)

  const disabled = await guard()
  assert.deepEqual(
    disabled.sort(),
    demoAccounts
      .map(({ username }) => username)
      .filter(username => username !== 'reports')
      .sort(),
  )
  assert.equal((await demo.call('GET drafts')).status, 401)
  const again = await (await portal.browser()).send('POST citizen/login', {
    body: { username: noha.username, password: noha.password },
  })
  assert.notEqual(again.status, 200)
  assert.deepEqual([await statusOf('reports'), await statusOf(real.username)], ['active', 'active'])
  assert.equal((await real.call('GET drafts')).status, 200)
  const { count } = await portal.database.one<{ count: number }>(
    sql`select count(*)::int as count from audit_entries where kind = 'person.disabled'`,
  )
  assert.equal(count, demoAccounts.length - 1)
  assert.deepEqual(await guard(), [], 'a second start finds nothing to do')
})

test('a later demo has its people back', async () => {
  await demoPeopleStore(portal.database).mark(demoAccounts)
  assert.equal(await statusOf('officer'), 'active')
})

test('a demo account that an administrator disabled, or whose number changed, stays so at the next ten starts', async () => {
  const store = demoPeopleStore(portal.database)
  await portal.database.query(sql`update accounts set status = 'disabled' where username = 'officer'`)
  const [noha] = demoAccounts
  assert.ok(noha)
  await portal.database.query(
    sql`update accounts set mobile = '+201099999999', mobile_verified_at = null where username = ${noha.username}`,
  )
  for (let count = 0; count < 10; count += 1) {
    await store.mark(demoAccounts)
    await store.proveMobiles(demoAccounts)
  }
  assert.equal(await statusOf('officer'), 'disabled')
  const rows = await portal.database.query(
    sql`select mobile_verified_at as "provedAt" from accounts where username = ${noha.username}`,
  )
  assert.deepEqual(rows, [{ provedAt: null }])
})
