import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { headers, openWithProviders } from './test-external.ts'
import { type Lie, visit } from './test-providers.ts'

const { portal, real, liar, meta, exchange, params, sessions, deceive, assertRefused, close } =
  await openWithProviders()
after(close)

test('someone new signs in by the real provider, gets an account, and signs out there', async () => {
  const browser = await portal.browser()
  const left = await meta(browser, 'demo')
  assert.equal(left.status, 200, JSON.stringify(left.body))
  const address = new URL(left.body.url)
  assert.equal(address.searchParams.get('code_challenge_method'), 'S256')
  assert.deepEqual(
    left.body.providers.map(({ id }: { id: string }) => id),
    ['demo', 'strict', 'linking', 'signing-up', 'gone'],
  )
  const back = await visit(left.body.url, 'demo-samir')
  const answer = await exchange(browser, params(back))
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  assert.equal(answer.body.user.username, '01099990001')
  assert.match(answer.body.logoutUrl, new RegExp(`^${real.provider.issuer}/session/end\\?`))
  browser.held.token = answer.body.usertoken
  assert.equal((await browser.send('GET citizen/identities', { headers })).body.length, 1)

  const password = await browser.send('POST citizen/changePasswordIAM', { headers, body: {} })
  assert.equal(password.body.url, 'https://provider.example/password')
  const [identity] = (await browser.send('GET citizen/identities', { headers })).body
  assert.equal(
    (await browser.send(`DELETE citizen/identities/${identity.id}`, { headers })).body.error.code,
    'LAST_WAY_IN',
  )

  const out = await browser.send('POST citizen/logout', {
    headers,
    body: { redirectUrl: answer.body.logoutUrl },
  })
  assert.equal(out.body.logoutUrl, answer.body.logoutUrl)
  const again = await portal.browser()
  const second = await meta(again, 'demo')
  const signedIn = await exchange(again, params(await visit(second.body.url, 'demo-samir')))
  assert.equal(signedIn.body.userId, answer.body.userId)
  again.held.token = signedIn.body.usertoken
  for (const evil of [
    'https://evil.example/',
    `${answer.body.logoutUrl}x`,
    '//evil.example',
    'javascript:alert(1)',
  ]) {
    const requested = await again.send('POST citizen/logout', { headers, body: { redirectUrl: evil } })
    assert.equal(requested.body?.logoutUrl, undefined, evil)
    again.held.token = (await again.call('GET misc/appData', { headers })).body.csrfToken
  }
})

test('a code and a state count once, in the browser they left from, and for nobody else', async () => {
  const browser = await portal.browser()
  const other = await portal.browser()
  await meta(other, 'demo')
  const left = await meta(browser, 'demo')
  const back = params(await visit(left.body.url, 'demo-samir'))
  await assertRefused(() => exchange(other, back), 'another browser')
  const otherState = `${back.state.startsWith('A') ? 'B' : 'A'}${back.state.slice(1)}`
  await assertRefused(() => exchange(browser, { ...back, state: otherState }), 'a wrong state')
  await assertRefused(() => exchange(browser, back, 'employee'), 'another slug')
  await assertRefused(
    () => exchange(browser, { ...back, redirectUrl: 'http://localhost/other' }),
    'another address',
  )
  // None of these has used it up.
  const first = await exchange(browser, back)
  assert.equal(first.status, 200)
  browser.held.token = first.body.usertoken
  await assertRefused(() => exchange(browser, back), 'a replayed state')
  const fresh = await meta(browser, 'demo')
  await assertRefused(
    () => exchange(browser, { ...back, state: fresh.body.state }),
    'a replayed code with a fresh state',
  )
  const stale = await meta(browser, 'demo')
  const late = params(await visit(stale.body.url, 'demo-samir'))
  portal.pass(10 * 60_000 + 1)
  await assertRefused(() => exchange(browser, late), 'after ten minutes')
})

test('of twenty at once with one state one comes through', async () => {
  const browser = await portal.browser()
  const left = await meta(browser, 'demo')
  const back = params(await visit(left.body.url, 'demo-samir'))
  const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(browser, back)))
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
})

test('leaving half way makes no session: cancelled at the provider, or never come back', async () => {
  const browser = await portal.browser()
  const before = await sessions()
  const left = await meta(browser, 'demo')
  const back = await visit(left.body.url, 'cancel')
  assert.equal(back.searchParams.get('error'), 'access_denied')
  assert.equal(back.searchParams.get('code'), null)
  assert.equal(await sessions(), before)
})

test('only our own callback address is left for', async () => {
  const evil = [
    'http://evil.example/auth-callback',
    '//evil.example/auth-callback',
    '\\\\evil.example\\auth-callback',
    'http://localhost@evil.example/auth-callback',
    'http://user@localhost/auth-callback',
    'http://localhost/auth-callback/',
    'http://localhost/auth-callback?x=1',
    'http://localhost/auth-callback#x',
    'http://localhost/other',
    'http://localhost:8080/auth-callback',
    'http://localhost/employee/auth-callback',
    'http://localhost.evil.example/auth-callback',
    '/auth-callback',
    'javascript:alert(1)',
    'http://LOCALHOST/auth-callback',
  ]
  for (const redirectUrl of evil)
    await assertRefused(
      async () => meta(await portal.browser(), 'demo', redirectUrl),
      redirectUrl,
      'MALFORMED',
    )
  const employee = await meta(
    await portal.browser('EMPLOYEE'),
    'demo',
    'http://localhost/employee/auth-callback',
    'employee',
  )
  assert.equal(employee.status, 200)
  assert.equal((await meta(await portal.browser(), 'nobody')).status, 404)
})

test('a token that is not right opens nothing', async () => {
  const now = Math.floor(Date.now() / 1000)
  const lies: [string, Lie][] = [
    ['wrong nonce', { claims: { nonce: 'other' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['wrong audience', { claims: { aud: 'another-client' } }],
    ['two audiences without azp', { claims: { aud: ['liar-client', 'another'] } }],
    ['wrong issuer', { claims: { iss: 'https://issuer.example' } }],
    ['expired', { claims: { iat: now - 7200, exp: now - 3600 } }],
    ['alg none', { alg: 'none' }],
    ['a key that is not published', { isForeignKey: true }],
    ['userinfo of another', { userinfo: { sub: 'someone-else' } }],
  ]
  for (const [reason, lie] of lies) await assertRefused(() => deceive(lie), reason)
  // The harness would see a session: the same way without a lie leads on, to somebody without an account.
  await assertRefused(() => deceive({}), 'no lie', 'NO_ACCOUNT_FOR_IDENTITY')
})

test('an address links only where it is verified on both sides and the settings say so', async () => {
  const owner = await portal.add({ slug: 'citizen', mobile: '+201055550001' })
  const claims = (verified: unknown) => ({
    userinfo: { phone_number: '+201055550001', phone_number_verified: verified },
  })
  const prove = (isProved: boolean) =>
    portal.database.query(
      sql`update accounts set mobile_verified_at = ${isProved ? portal.now() : null}::timestamptz where id = ${owner.id}`,
    )
  const refused = (attempt: () => Promise<any>, reason: string) =>
    assertRefused(attempt, reason, 'NO_ACCOUNT_FOR_IDENTITY')
  await prove(true)
  for (const verified of [false, undefined, 'true', 1])
    await refused(() => deceive(claims(verified), 'linking'), `verified: ${verified}`)
  await refused(() => deceive(claims(true), 'strict'), 'settings that do not link')
  await prove(false)
  await refused(() => deceive(claims(true), 'linking'), 'not proved here')
  await prove(true)
  const linked = await deceive(claims(true), 'linking')
  assert.deepEqual([linked.status, linked.body.userId], [200, owner.id])
  await portal.database.query(sql`update accounts set status = 'disabled' where id = ${owner.id}`)
  await refused(() => deceive({}, 'linking'), 'an account that is off')
  await portal.database.query(sql`update accounts set status = 'active' where id = ${owner.id}`)
})

test('of two accounts with one proved address neither is linked', async () => {
  const mobile = '+201055550002'
  const [first, second] = [
    await portal.add({ slug: 'citizen', mobile }),
    await portal.add({ slug: 'citizen', mobile }),
  ]
  await portal.database.query(
    sql`update accounts set mobile_verified_at = ${portal.now()} where id in (${first.id}, ${second.id})`,
  )
  const lie = {
    claims: { sub: 'liar-of-two' },
    userinfo: { sub: 'liar-of-two', phone_number: mobile, phone_number_verified: true },
  }
  await assertRefused(() => deceive(lie, 'linking'), 'whose it is nobody knows', 'NO_ACCOUNT_FOR_IDENTITY')
  // The harness would see a link: once one of them has it alone, that one is opened.
  await portal.database.query(sql`update accounts set mobile_verified_at = null where id = ${second.id}`)
  assert.equal((await deceive(lie, 'linking')).body.userId, first.id)
})

test('nobody becomes staff by signing in through a provider that registers people', async () => {
  const lie = { claims: { sub: 'liar-of-staff' }, userinfo: { sub: 'liar-of-staff' } }
  const count = async () =>
    (
      await portal.database.one<{ count: number }>(
        sql`select count(*)::int as count from accounts where user_slug <> 'citizen'`,
      )
    ).count
  const before = await count()
  const browser = await portal.browser('EMPLOYEE')
  const address = 'http://localhost/employee/auth-callback'
  const left = await meta(browser, 'signing-up', address, 'employee')
  liar.state.nonce = new URL(left.body.url).searchParams.get('nonce') ?? ''
  liar.state.lie = lie
  const answer = await exchange(
    browser,
    { token: 'code', state: left.body.state, redirectUrl: address },
    'employee',
  )
  liar.state.lie = {}
  assert.deepEqual([answer.status, answer.body.error?.code], [422, 'NO_ACCOUNT_FOR_IDENTITY'])
  assert.equal(await count(), before)
})

test('linking by hand asks for the password, and ends with the same person', async () => {
  const employee = await portal.employee(['CASE_OFFICER'])
  const address = 'http://localhost/employee/auth-callback'
  const body = { provider: 'demo', redirectUrl: address, password: portal.password }
  const wrong = await employee.send('POST employee/identities', {
    headers,
    body: { ...body, password: 'Wrong#2026' },
  })
  assert.deepEqual([wrong.status, wrong.body.error.code], [422, 'WRONG_CREDENTIALS'])
  const left = await employee.send('POST employee/identities', { headers, body })
  assert.equal(left.status, 200, JSON.stringify(left.body))
  const back = params(await visit(left.body.url, 'demo-noha'))
  const answer = await exchange(employee, { ...back, redirectUrl: address }, 'employee')
  assert.deepEqual([answer.status, answer.body.userId], [200, employee.id])
  employee.held.token = answer.body.usertoken
  assert.equal(
    (await employee.send('POST employee/changePasswordIAM', { headers, body: {} })).body.error.code,
    'PASSWORD_NOT_EXTERNAL',
  )

  const second = await portal.employee(['CASE_OFFICER'])
  const linkedTwice = await second.send('POST employee/identities', { headers, body })
  const theirs = params(await visit(linkedTwice.body.url, 'demo-noha'))
  const refusal = await exchange(second, { ...theirs, redirectUrl: address }, 'employee')
  assert.equal(refusal.body.error.code, 'IDENTITY_TAKEN')

  const [identity] = (await employee.send('GET employee/identities', { headers })).body
  assert.equal((await second.send(`DELETE employee/identities/${identity.id}`, { headers })).status, 404)
  assert.equal((await second.send('GET citizen/identities', { headers })).status, 404)
  assert.equal((await employee.send(`DELETE employee/identities/${identity.id}`, { headers })).status, 204)
})

test('whoever has a second factor links an identity only after a fresh proof by it', async () => {
  const person = await portal.employee(['CASE_OFFICER'])
  const redirectUrl = 'http://localhost/employee/auth-callback'
  const body = { provider: 'demo', redirectUrl, password: portal.password }
  const link = () => person.send('POST employee/identities', { headers, body })
  portal.pass(11 * 60_000)
  assert.equal((await link()).body.error?.code, 'STEP_UP_REQUIRED')
  const prove = (more: object) =>
    person.send(`POST employee/${person.id}/proof`, { headers, body: { method: 'otp', ...more } })
  assert.equal((await prove({ send: true })).status, 200)
  const { mobile } = await portal.accounts.get(person.id)
  const [{ code }] = (await person.send(`GET dev/outbox?to=${encodeURIComponent(mobile ?? '')}`)).body
  assert.deepEqual((await prove({ value: code })).body, { proved: true })
  assert.equal((await link()).status, 200)
})

test('the owner is notified of an identity that is linked or removed', async () => {
  const person = await portal.employee(['CASE_OFFICER'])
  const { mobile } = await portal.accounts.get(person.id)
  const notices = async () =>
    (await person.send(`GET dev/outbox?to=${encodeURIComponent(mobile ?? '')}`)).body.filter(
      ({ text }: { text: string }) => text.startsWith('The way you sign in'),
    ).length
  const redirectUrl = 'http://localhost/employee/auth-callback'
  const body = { provider: 'demo', redirectUrl, password: portal.password }
  const left = await person.send('POST employee/identities', { headers, body })
  const back = params(await visit(left.body.url, 'demo-samir'))
  const answer = await exchange(person, { ...back, redirectUrl }, 'employee')
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  person.held.token = answer.body.usertoken
  assert.equal(await notices(), 1)
  const [identity] = (await person.send('GET employee/identities', { headers })).body
  assert.equal((await person.send(`DELETE employee/identities/${identity.id}`, { headers })).status, 204)
  assert.equal(await notices(), 2)
})

test('an identity is not linked after the ways into the account were changed', async () => {
  const person = await portal.employee(['CASE_OFFICER'])
  const address = 'http://localhost/employee/auth-callback'
  const body = { provider: 'demo', redirectUrl: address, password: portal.password }
  const left = await person.send('POST employee/identities', { headers, body })
  const back = params(await visit(left.body.url, 'demo-noha'))
  const newPassword = 'Another#2027x'
  const changed = await person.send('POST employee/change-password', {
    body: { currentPassword: portal.password, newPassword, confirmPassword: newPassword },
  })
  assert.ok(changed.status < 300, JSON.stringify(changed.body))
  const answer = await exchange(person, { ...back, redirectUrl: address }, 'employee')
  assert.equal(answer.body.error?.code, 'INVALID_GRANT', JSON.stringify(answer.body))
  assert.deepEqual((await person.send('GET employee/identities', { headers })).body, [])
})

test('whoever is signed up with a mobile number of another country has the name that they sign in with', async () => {
  const answer = await deceive(
    {
      claims: { sub: 'from-abroad' },
      userinfo: { sub: 'from-abroad', phone_number: '+971 50-1234567', phone_number_verified: true },
    },
    'signing-up',
  )
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  assert.equal(answer.body.user.username, '971501234567')
})

test('a provider that is gone, or broken, is said to be', async () => {
  const removed = await meta(await portal.browser(), 'gone')
  assert.deepEqual([removed.status, removed.body.error.code], [503, 'PROVIDER_UNAVAILABLE'])
  assert.ok(removed.headers['retry-after'])
  const broken = await deceive({ status: 502 })
  assert.deepEqual([broken.status, broken.body.error.code], [503, 'PROVIDER_UNAVAILABLE'])
})

test('no code, state, nonce or cookie reaches the log', async () => {
  const browser = await portal.browser()
  const left = await meta(browser, 'demo')
  const back = params(await visit(left.body.url, 'demo-samir'))
  await exchange(browser, back)
  const log = portal.log.join('')
  for (const secret of [back.token, back.state, browser.jar.get('external_sign_in')])
    assert.ok(secret && !log.includes(secret))
})
