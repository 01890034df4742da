// Migration 0044: user names of accounts that a provider outside once registered.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { raw, sql } from '../../platform/database/index.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

test('names lose their plus, unless somebody else has the rest of it', async () => {
  const [lone, rival, other] = [await portal.citizen(), await portal.citizen(), await portal.citizen()]
  const officer = await portal.employee(['CASE_OFFICER'])
  const rename = (id: string, username: string) =>
    portal.database.query(sql`update accounts set username = ${username} where id = ${id}`)
  const nameOf = async (id: string) =>
    (await portal.database.one<{ username: string }>(sql`select username from accounts where id = ${id}`))
      .username
  await rename(lone.id, '+971501234567')
  await rename(rival.id, '+447700900123')
  await rename(other.id, '447700900123')
  const migration = new URL('../../migrations/0044-usernames-without-plus.sql', import.meta.url)
  await portal.database.query(raw(readFileSync(migration, 'utf8')))
  assert.equal(await nameOf(lone.id), '971501234567')
  assert.equal(await nameOf(rival.id), '+447700900123')
  assert.equal(await nameOf(other.id), '447700900123')
  assert.equal(await nameOf(officer.id), officer.username)
})
