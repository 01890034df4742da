// What clients of before send in their own way: tokens without `Bearer`, moments as milliseconds, types of nothing.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { openTestPortal, type TestPortal } from './test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

test('the token of a step is taken with `Bearer` before it or without', async () => {
  for (const [index, write] of [(token: string) => token, (token: string) => `bearer ${token}`].entries()) {
    const { username } = await portal.add({ slug: 'employee', roles: ['AUDITOR'] })
    const browser = await portal.browser('EMPLOYEE')
    const { body } = await browser.send('POST employee/login', {
      body: { username, password: portal.password },
    })
    const send = (authorization: string) =>
      browser.send('POST employee/MFA', {
        body: { method: 'otp', send: true },
        headers: { authorization },
      })
    const sent = await send(write(body.mfa.token))
    assert.ok(sent.status < 300, `${index}: ${JSON.stringify(sent.body)}`)
    assert.equal((await send(`Basic ${body.mfa.token}`)).body.error.code, 'INVALID_GRANT')
  }
})

test('a heartbeat says when somebody was last active as ISO 8601 or in milliseconds', async () => {
  const citizen = await portal.citizen()
  const beat = async (lastActive: unknown) =>
    citizen.send('POST authTokens/activityHeartbeat', { body: { lastActive } })
  portal.pass(60_000)
  const first = await beat(portal.now().toISOString())
  portal.pass(60_000)
  const second = await beat(portal.now().getTime())
  assert.deepEqual([first.status, second.status], [200, 200])
  assert.equal(Date.parse(second.body.expiresAt) - Date.parse(first.body.expiresAt), 60_000)
  for (const wrong of ['soon', -1, 1e17, 1.5, null, {}])
    assert.equal((await beat(wrong)).status, 422, String(wrong))
})

test('a DELETE that names JSON and sends nothing is taken as one that names nothing', async () => {
  const who = await portal.citizen()
  const draftId = randomUUID()
  const saved = await who.send(`PUT drafts/LIBRARY_CARD/${draftId}`, {
    body: { version: 1, activityId: 'APPLY', answers: { fullName: 'Layla' } },
  })
  assert.equal(saved.status, 200)
  const headers = { 'content-type': 'application/json' }
  assert.equal((await who.send(`DELETE drafts/LIBRARY_CARD/${draftId}`, { headers })).status, 204)
  // What is sent is read all the same.
  const broken = await who.send(`DELETE drafts/LIBRARY_CARD/${draftId}`, { headers, raw: '{' })
  assert.equal(broken.status, 400)
})
