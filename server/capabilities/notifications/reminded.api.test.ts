// What a notification may remind of: the table and the condition that ends reminders name the same.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { isNeededSql } from './notice-store.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

test('the table accepts each thing that reminders are ended for, and nothing else', async () => {
  const { check } = await portal.database.one<{ check: string }>(
    sql`select pg_get_constraintdef(oid) as check from pg_constraint where conname = 'notifications_reminds_check'`,
  )
  const accepted = [...check.matchAll(/'(\w+)'/g)].map(([, name]) => name)
  const ended = [...isNeededSql('n').text.matchAll(/when '(\w+)' then/g)].map(([, name]) => name)
  assert.deepEqual(accepted.sort(), ended.sort())
})
