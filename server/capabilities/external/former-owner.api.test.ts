// Numbers that passed to another person, and codes that were given to somebody else, open nobody's account.

import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { launchIdentityProvider } from '../demo/index.ts'
import { callback, type Lie, startLiar, visit } from './test-providers.ts'

let portal: TestPortal
let real: Awaited<ReturnType<typeof launchIdentityProvider>>
let liar: Awaited<ReturnType<typeof startLiar>>

before(async () => {
  real = await launchIdentityProvider({ random: randomBytes, report: () => undefined })
  liar = await startLiar('liar-client')
  const label = { ar: 'جهة', en: 'Provider' }
  const { changePasswordUrl: _, ...demo } = real.provider
  portal = await openTestPortal({
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
})
after(async () => {
  await portal?.close()
  await real?.stop()
  await liar?.stop()
})

const headers = { host: 'localhost', origin: 'http://localhost' }
type Browser = Awaited<ReturnType<TestPortal['browser']>>
const meta = (
  who: Pick<Browser, 'call' | 'send'>,
  provider: string,
  redirectUrl = callback,
  slug = 'citizen',
) =>
  who.send(`GET ${slug}/getAuthenticationMeta?${new URLSearchParams({ redirectUrl, provider })}`, { headers })
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
  attempt: () => Promise<{ status: number; body: any }>,
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

test('a verified number that passed to another person does not open the former owner’s account', async () => {
  const mobile = '+201055550003'
  const visitor = await portal.browser()
  const identity = {
    identity: 'NATIONAL_ID',
    nationalId: '29104120109901',
    firstName: 'منى',
    lastName: 'سعيد',
  }
  const password = 'Citizen#2026'
  const data = { ...identity, mobile, email: 'former@example.com' }
  const signUp = await visitor.send('POST citizen', { body: { data, password, confirmPassword: password } })
  const owner: { id: string } = signUp.body
  const code = await portal.codeTo(mobile)
  const proved = await visitor.send('POST citizen/verifyMobile', { body: { mobile, code, id: owner.id } })
  assert.equal(proved.status, 200)
  const claimsOf = (subject: string, more: object) => ({
    claims: { sub: subject },
    userinfo: { sub: subject, phone_number: mobile, phone_number_verified: true, ...more },
  })
  const refused = (subject: string, more: object, reason: string) =>
    assertRefused(() => deceive(claimsOf(subject, more), 'linking'), reason, 'NO_ACCOUNT_FOR_IDENTITY')
  await refused('next-owner', {}, 'the number is not a person')
  await refused('other-id', { national_id: '29104120109902' }, 'a person with another national ID')
  const same = await deceive(claimsOf('same-id', { national_id: '٢٩١٠٤١٢٠١٠٩٩٠١' }), 'linking')
  assert.deepEqual([same.status, same.body.userId], [200, owner.id])
})

test('without a state in the body the browser’s own counts, and a code of another browser opens nothing', async () => {
  const [attacker, victim, stranger] = [
    await portal.browser(),
    await portal.browser(),
    await portal.browser(),
  ]
  const planted = params(await visit((await meta(attacker, 'demo')).body.url, 'demo-samir')).token
  const left = await meta(victim, 'demo')
  await assertRefused(() => exchange(stranger, { token: planted }), 'a browser that has not left')
  await assertRefused(() => exchange(victim, { token: planted }), 'a code that was given to somebody else')
  const again = await meta(victim, 'demo')
  assert.notEqual(again.body.state, left.body.state)
  const { token } = params(await visit(again.body.url, 'demo-samir'))
  const answer = await exchange(victim, { token })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  victim.held.token = answer.body.usertoken
  await assertRefused(() => exchange(victim, { token }), 'a state that was used')
})
