// Asking for the challenge of a passkey needs no proof, and leaves a row: a network may ask so often, and whoever signs in
// by it has asked for nothing.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { createKey } from './key.fixture.ts'

let portal: TestPortal
const limit = 6
before(async () => {
  portal = await openTestPortal({ SIGN_IN_PER_ADDRESS: String(limit) })
})
after(() => portal.close())

test('one network asks for so many challenges, then waits; signing in by one counts for nothing', async () => {
  const person = await portal.citizen()
  const key = createKey()
  const own = (body: object) => person.send(`POST citizen/${person.id}/factors`, { body })
  const options = (await own({ kind: 'webauthn' })).body.publicKey
  assert.equal((await own({ kind: 'webauthn', value: key.make(options) })).status, 200)
  for (let turn = 0; turn < limit + 2; turn++) {
    const browser = await portal.browser()
    const { token, publicKey } = (await browser.send('POST citizen/passkey', { body: {} })).body
    const value = key.sign(publicKey)
    assert.equal((await browser.send('POST citizen/passkey', { body: { token, value } })).status, 200)
  }
  const stranger = await portal.browser()
  const askAsStranger = () => stranger.send('POST citizen/passkey', { body: {} })
  for (let turn = 0; turn < limit; turn++) assert.equal((await askAsStranger()).status, 200)
  const refused = await askAsStranger()
  assert.deepEqual([refused.status, refused.body.error.code], [429, 'MAX_ATTEMPTS'])
  assert.ok(Number(refused.headers['retry-after']) > 0)
  const { count } = await portal.database.one<{ count: number }>(
    sql`select count(*)::int as count from tickets where purpose = 'passkey'`,
  )
  assert.equal(count, limit)
  portal.pass(15 * 60_000 + 1000)
  assert.equal((await askAsStranger()).status, 200)
})
