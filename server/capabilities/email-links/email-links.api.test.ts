// Who has no e-mail address is told so, and nothing is sent.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

test('a link is asked for without an address: EMAIL_NOT_REGISTERED', async () => {
  const person = await portal.citizen()
  await portal.database.query(sql`update accounts set email = null where id = ${person.id}`)
  const answer = await person.send(`GET citizen/verifyUserEmail/${person.id}`)
  assert.deepEqual([answer.status, answer.body.error.code], [422, 'EMAIL_NOT_REGISTERED'])
})
