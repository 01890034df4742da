// Two removals at once leave staff with a factor, in every order; a citizen may be left with none, and then without codes.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { factorsStore } from './store.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

const addFactor = async (accountId: string): Promise<string> => {
  const id = crypto.randomUUID()
  await portal.database.query(
    sql`insert into factors (id, account_id, kind, name, created_at) values (${id}, ${accountId}, 'totp', 'app', now())`,
  )
  return id
}
const factorsOf = async (accountId: string): Promise<number> => {
  const { count } = await portal.database.one<{ count: number }>(
    sql`select (select count(*)::int from factors where account_id = ${accountId}) + mobile_is_factor::int as count
      from accounts where id = ${accountId}`,
  )
  return count
}

test('of all the factors of staff that are removed at once, one stays', async () => {
  const store = factorsStore(portal.database)
  for (let round = 0; round < 12; round += 1) {
    // The code by SMS is one of their factors.
    const { id } = await portal.add({ slug: 'employee', roles: ['CASE_OFFICER'] })
    const all = ['mobile', await addFactor(id), ...(round % 2 === 0 ? [] : [await addFactor(id)])]
    const outcomes = await Promise.all(all.map(factor => store.remove(id, factor, true, portal.now())))
    assert.deepEqual(outcomes.toSorted(), ['last', ...all.slice(1).map(() => 'removed')])
    assert.equal(await factorsOf(id), 1)
  }
})

test('a citizen may remove the last one, and the codes on paper go with it', async () => {
  const store = factorsStore(portal.database)
  const { id } = await portal.add({ slug: 'citizen' })
  const [one, other] = [await addFactor(id), await addFactor(id)]
  await store.putRecovery(id, [Buffer.from('a'), Buffer.from('b')])
  assert.equal(await store.remove(id, one, false, portal.now()), 'removed')
  assert.equal(await store.recoveryLeft(id), 2)
  assert.equal(await store.remove(id, other, false, portal.now()), 'removed')
  assert.deepEqual([await factorsOf(id), await store.recoveryLeft(id)], [0, 0])
  for (const unknown of [one, 'mobile', crypto.randomUUID(), 'x'])
    assert.equal(await store.remove(id, unknown, false, portal.now()), 'none')
})

test("nobody removes another person's factor", async () => {
  const store = factorsStore(portal.database)
  const [owner, other] = [await portal.add({ slug: 'citizen' }), await portal.add({ slug: 'citizen' })]
  const factor = await addFactor(owner.id)
  assert.equal(await store.remove(other.id, factor, false, portal.now()), 'none')
  assert.equal(await factorsOf(owner.id), 1)
})

test('staff keep the factor that lets them in: a number that was not used for a year is none', async () => {
  const store = factorsStore(portal.database)
  const { id } = await portal.add({ slug: 'employee', roles: ['CASE_OFFICER'] })
  const app = await addFactor(id)
  await portal.database.query(
    sql`update accounts set mobile_is_factor = true, created_at = ${portal.now()}::timestamptz - interval '5 years',
        mobile_verified_at = null, mobile_used_at = ${portal.now()}::timestamptz - interval '13 months' where id = ${id}`,
  )
  assert.equal(await store.remove(id, app, true, portal.now()), 'last')
  assert.equal(await store.remove(id, 'mobile', true, portal.now()), 'removed')
})
