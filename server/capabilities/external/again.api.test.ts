// The demo's provider of sign-in dies and comes back: whoever signs in afterwards notices nothing.

import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { eventually } from '../../platform/test-patience.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { launchIdentityProvider } from '../demo/index.ts'
import { callback, visit } from './test-providers.ts'

let portal: TestPortal
let real: Awaited<ReturnType<typeof launchIdentityProvider>>
before(async () => {
  real = await launchIdentityProvider({ random: randomBytes, report: () => undefined })
  const { changePasswordUrl: _, ...provider } = real.provider
  portal = await openTestPortal({ MAX_LOOP_DELAY_MS: '0', PROVIDERS: JSON.stringify([provider]) })
})
after(async () => {
  await portal?.close()
  await real?.stop()
})

const headers = { host: 'localhost', origin: 'http://localhost' }
const signIn = async () => {
  const browser = await portal.browser()
  const query = new URLSearchParams({ redirectUrl: callback, provider: 'demo' })
  const left = await browser.send(`GET citizen/getAuthenticationMeta?${query}`, { headers })
  const back = await visit(left.body.url, 'demo-samir')
  const body = {
    redirectUrl: callback,
    token: back.searchParams.get('code') ?? '',
    state: back.searchParams.get('state') ?? '',
    iss: back.searchParams.get('iss'),
  }
  return browser.send('POST citizen/exchangeToken', { headers, body })
}

test('killed, it is there again at its address, and the same person signs in by it', async () => {
  const first = await signIn()
  assert.equal(first.status, 200, JSON.stringify(first.body))
  const pid = real.pid() ?? assert.fail('there is none')
  process.kill(pid, 'SIGKILL')
  assert.ok(await eventually(() => real.pid() !== pid, Boolean, 60))
  const isThere = () =>
    fetch(`${real.provider.issuer}/.well-known/openid-configuration`).then(
      answer => answer.ok,
      () => false,
    )
  assert.ok(await eventually(isThere, Boolean, 60))
  const again = await signIn()
  assert.equal(again.status, 200, JSON.stringify(again.body))
  assert.equal(again.body.userId, first.body.userId)
})
