// What else is asked for where a provider vouches for somebody: a second factor of ours, and a fresh proof.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { callback, type Lie, startLiar } from './test-providers.ts'

let portal: TestPortal
let liar: Awaited<ReturnType<typeof startLiar>>
before(async () => {
  liar = await startLiar('liar-client')
  portal = await openTestPortal({
    MAX_LOOP_DELAY_MS: '0',
    SCRIPT_TIMEOUT_MS: '20000',
    PROVIDERS: JSON.stringify([
      {
        id: 'strict',
        label: { ar: 'جهة', en: 'Provider' },
        slugs: ['citizen', 'employee'],
        issuer: liar.issuer,
        clientId: 'liar-client',
        clientSecret: 'x',
        multiFactor: ['mfa'],
      },
    ]),
  })
})
after(async () => {
  await portal?.close()
  await liar?.stop()
})

const headers = { host: 'localhost', origin: 'http://localhost' }
type Browser = Awaited<ReturnType<TestPortal['browser']>>
const exchange = (who: Pick<Browser, 'call' | 'send'>, body: object, slug = 'citizen') =>
  who.send(`POST ${slug}/exchangeToken`, { headers, body: { redirectUrl: callback, ...body } })
const sessions = async () =>
  (await portal.database.one<{ count: number }>(sql`select count(*) as count from sessions`)).count

/** Comes back from the liar, as staff, with a token that it bends. */
const deceiveStaff = async (lie: Lie) => {
  const browser = await portal.browser('EMPLOYEE')
  const redirectUrl = callback.replace('/auth-callback', '/employee/auth-callback')
  const requested = new URLSearchParams({ redirectUrl, provider: 'strict' })
  const left = await browser.send(`GET employee/getAuthenticationMeta?${requested}`, { headers })
  assert.equal(left.status, 200, JSON.stringify(left.body))
  liar.state.nonce = new URL(left.body.url).searchParams.get('nonce') ?? ''
  liar.state.lie = lie
  const answer = await exchange(browser, { token: 'code', state: left.body.state, redirectUrl }, 'employee')
  liar.state.lie = {}
  return { browser, answer }
}
/** The identity that the liar vouches for opens this account, and no other. */
const linkLiar = async (accountId: string, slug: string) => {
  await portal.database.query(sql`delete from identities where issuer = ${liar.issuer}`)
  await portal.database.query(
    sql`insert into identities (id, account_id, user_slug, provider, issuer, subject, linked_at)
      values (${randomUUID()}, ${accountId}, ${slug}, 'strict', ${liar.issuer}, 'liar-1', ${portal.now()})`,
  )
}

test('staff who come by a provider are asked for a factor of ours, unless it is trusted and says that it has seen more than one', async () => {
  const officer = await portal.employee(['CASE_OFFICER'])
  await linkLiar(officer.id, 'employee')
  const before = await sessions()
  for (const lie of [{}, { claims: { amr: ['pwd'] } }, { userinfo: { amr: ['mfa'], acr: 'mfa' } }]) {
    const { answer } = await deceiveStaff(lie)
    assert.deepEqual([answer.status, answer.body.mfa?.methods], [200, ['otp']], JSON.stringify(answer.body))
  }
  assert.equal(await sessions(), before)
  const { browser, answer } = await deceiveStaff({})
  const step = (body: object) =>
    browser.send('POST employee/MFA', {
      body,
      headers: { ...headers, authorization: `Bearer ${answer.body.mfa.token}` },
    })
  portal.pass(61_000)
  await step({ method: 'otp', send: true })
  const { mobile } = await portal.database.one<{ mobile: string }>(
    sql`select mobile from accounts where id = ${officer.id}`,
  )
  const signedIn = await step({ method: 'otp', value: await portal.codeTo(mobile) })
  assert.equal(signedIn.body.userId, officer.id, JSON.stringify(signedIn.body))
  for (const claims of [{ amr: ['pwd', 'mfa'] }, { acr: 'mfa' }])
    assert.equal((await deceiveStaff({ claims })).answer.body.userId, officer.id)
})

test('without a password and a factor one is fresh again by a code to one’s own address, or by the provider', async () => {
  const person = await portal.citizen()
  await linkLiar(person.id, 'citizen')
  const known = `POST citizen/${person.id}/proof`
  const ask = (key: string, body: object) => person.send(key, { headers, body })
  const proof = (body: object) => ask(known, body)
  const leave = () => ask(`${known}/leave`, { provider: 'strict', redirectUrl: callback })
  const renew = () => ask(`POST citizen/${person.id}/factors`, { kind: 'totp' })
  const methods = async () => (await person.send(`GET citizen/${person.id}/factors`, { headers })).body.fresh
  // Whoever has a password proves by it.
  assert.deepEqual(await methods(), { hasPassword: true, codes: [], providers: [] })
  for (const answer of [await proof({ channel: 'sms' }), await leave()])
    assert.deepEqual([answer.status, answer.body.error.code], [422, 'STEP_UP_REQUIRED'])

  const mobile = `+20100999${person.username.slice(-4)}`
  await portal.database.query(
    sql`update accounts set password_hash = null, mobile = ${mobile}, mobile_verified_at = null,
      email = 'someone@example.eg', email_verified_at = ${portal.now()} where id = ${person.id}`,
  )
  portal.pass(11 * 60_000)
  assert.equal((await renew()).body.error.code, 'STEP_UP_REQUIRED')
  // A number that was only typed is nobody's.
  assert.deepEqual(await methods(), {
    hasPassword: false,
    codes: [{ channel: 'email', sentTo: 's…@example.eg' }],
    providers: ['strict'],
  })
  assert.equal((await proof({ channel: 'sms' })).body.error.code, 'NO_2FA_REGISTERED')
  const sent = await proof({ channel: 'email' })
  assert.deepEqual([sent.status, sent.body.sentTo], [200, 's…@example.eg'], JSON.stringify(sent.body))
  const code = await portal.codeTo('someone@example.eg')
  assert.equal((await proof({ channel: 'email', value: '000000' })).body.error.code, 'INVALID_CODE')
  assert.deepEqual((await proof({ channel: 'email', value: code })).body, { proved: true })
  assert.equal((await proof({ channel: 'email', value: code })).body.error.code, 'EXPIRED_CODE')
  assert.equal((await renew()).status, 200)

  portal.pass(11 * 60_000)
  assert.equal((await renew()).body.error.code, 'STEP_UP_REQUIRED')
  const comeBack = async (lie: Lie) => {
    const left = await leave()
    const address = new URL(left.body.url)
    assert.equal(address.searchParams.get('prompt'), 'login')
    liar.state.nonce = address.searchParams.get('nonce') ?? ''
    liar.state.lie = lie
    const answer = await exchange(person, { token: 'code', state: left.body.state })
    liar.state.lie = {}
    return answer
  }
  const now = Math.floor(Date.now() / 1000)
  for (const claims of [{}, { auth_time: now - 3600 }, { auth_time: now, sub: 'somebody-else' }])
    assert.equal((await comeBack({ claims, userinfo: { sub: claims.sub ?? 'liar-1' } })).status, 422)
  const back = await comeBack({ claims: { auth_time: now } })
  assert.equal(back.body.userId, person.id, JSON.stringify(back.body))
  person.held.token = back.body.usertoken
  assert.equal((await renew()).status, 200)
})
