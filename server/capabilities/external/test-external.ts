// A portal with providers of sign-in: the real one of demo mode, and one that says whatever a test tells it to.

import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { launchIdentityProvider } from '../demo/index.ts'
import { callback, type Lie, startLiar } from './test-providers.ts'

export const headers = { host: 'localhost', origin: 'http://localhost' }
type Browser = Awaited<ReturnType<TestPortal['browser']>>

export const openWithProviders = async () => {
  const real = await launchIdentityProvider({ random: randomBytes, report: () => undefined })
  const liar = await startLiar('liar-client')
  const label = { ar: 'جهة', en: 'Provider' }
  const { changePasswordUrl: _, ...demo } = real.provider
  const portal = await openTestPortal({
    // A busy machine is no reason to turn a test away.
    MAX_LOOP_DELAY_MS: '0',
    SCRIPT_TIMEOUT_MS: '20000',
    PROVIDERS: JSON.stringify([
      { ...demo, changePasswordUrl: 'https://provider.example/password' },
      {
        id: 'strict',
        label,
        slugs: ['citizen', 'employee'],
        issuer: liar.issuer,
        clientId: 'liar-client',
        clientSecret: 'x',
      },
      {
        id: 'linking',
        label,
        slugs: ['citizen'],
        linkVerified: true,
        nationalIdClaim: 'national_id',
        issuer: liar.issuer,
        clientId: 'liar-client',
        clientSecret: 'x',
      },
      {
        id: 'signing-up',
        label,
        slugs: ['citizen', 'employee'],
        register: true,
        issuer: liar.issuer,
        clientId: 'liar-client',
        clientSecret: 'x',
      },
      {
        id: 'gone',
        label,
        slugs: ['citizen'],
        issuer: 'http://localhost:9',
        clientId: 'x',
        clientSecret: 'x',
      },
    ]),
  })

  const meta = (
    who: Pick<Browser, 'call' | 'send'>,
    provider: string,
    redirectUrl = callback,
    slug = 'citizen',
  ) =>
    who.send(`GET ${slug}/getAuthenticationMeta?${new URLSearchParams({ redirectUrl, provider })}`, {
      headers,
    })
  const exchange = (who: Pick<Browser, 'call' | 'send'>, body: object, slug = 'citizen') =>
    who.send(`POST ${slug}/exchangeToken`, { headers, body: { redirectUrl: callback, ...body } })
  const params = (back: URL) => ({
    token: back.searchParams.get('code') ?? '',
    state: back.searchParams.get('state') ?? '',
    ...(back.searchParams.has('iss') ? { iss: back.searchParams.get('iss') } : {}),
  })
  const sessions = async () =>
    (await portal.database.one<{ count: number }>(sql`select count(*) as count from sessions`)).count

  /** Leaves for the liar and comes back with a token that it bends. */
  const deceive = async (lie: Lie, provider = 'strict', who?: Browser) => {
    const browser = who ?? (await portal.browser())
    const left = await meta(browser, provider)
    liar.state.nonce = new URL(left.body.url).searchParams.get('nonce') ?? ''
    liar.state.lie = lie
    const answer = await exchange(browser, { token: 'code', state: left.body.state })
    liar.state.lie = {}
    return answer
  }
  const assertRefused = async (
    attempt: () => Promise<{ status: number; body: { error?: { code?: string } } | null }>,
    reason: string,
    code = 'INVALID_GRANT',
  ) => {
    const before = await sessions()
    const answer = await attempt()
    assert.deepEqual(
      [answer.status, answer.body?.error?.code],
      [code === 'MALFORMED' ? 400 : 422, code],
      reason,
    )
    assert.equal(await sessions(), before, `${reason}: a session was made`)
  }

  const close = async () => {
    await portal.close()
    await real.stop()
    await liar.stop()
  }
  return { portal, real, liar, meta, exchange, params, sessions, deceive, assertRefused, close }
}
