// The second step over the real API: every method, its misuse, and that a ticket opens its own step and nothing else.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type CallKey, calls } from '@bawaba/contract/calls/index.ts'
import { Secret, TOTP } from 'otpauth'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { createKey } from './key.fixture.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal({ MAX_LOOP_DELAY_MS: '0' })
})
after(() => portal.close())

type Browser = Awaited<ReturnType<TestPortal['browser']>>
type Person = Awaited<ReturnType<TestPortal['citizen']>>
const minute = 60_000

const login = (browser: Browser, slug: string, username: string) =>
  browser.send(`POST ${slug}/login`, { body: { username, password: portal.password } })
const step = (browser: Browser, slug: string, token: string, body: object) =>
  browser.send(`POST ${slug}/MFA`, { body, headers: { authorization: `Bearer ${token}` } })
const own = (person: Person, method: string, path: string, body?: object) =>
  person.send(`${method} citizen/${person.id}/${path}`, body === undefined ? {} : { body })
const appCode = (secret: string, at = portal.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

const withApp = async () => {
  const person = await portal.citizen()
  const begun = await own(person, 'POST', 'factors', { kind: 'totp' })
  const { secret } = begun.body
  const done = await own(person, 'POST', 'factors', { kind: 'totp', value: appCode(secret), name: 'App' })
  assert.equal(done.status, 200)
  portal.pass(minute)
  return { person, secret, codes: done.body.recoveryCodes as string[] }
}
const withKey = async () => {
  const person = await portal.citizen()
  const key = createKey()
  const begun = await own(person, 'POST', 'factors', { kind: 'webauthn' })
  const value = key.make(begun.body.publicKey)
  const done = await own(person, 'POST', 'factors', { kind: 'webauthn', value, name: 'Blue' })
  assert.equal(done.status, 200, JSON.stringify(done.body))
  return { person, key }
}

test('an authenticator app: enrolled by proof, asked at the next sign-in, each half minute once', async () => {
  const { person, secret, codes } = await withApp()
  assert.equal(codes.length, 10)
  const browser = await portal.browser()
  const first = await login(browser, 'citizen', person.username)
  assert.deepEqual(first.body.mfa.methods, ['totp', 'recovery'])
  assert.equal(browser.jar.has('citizen_session'), false)
  const { token } = first.body.mfa
  const wrong = await step(browser, 'citizen', token, { method: 'totp', value: '000000' })
  assert.deepEqual([wrong.status, wrong.body.error.code], [422, 'WRONG_OTP'])
  const value = appCode(secret).replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit)))
  const right = await step(browser, 'citizen', token, {
    method: 'totp',
    value: `${value.slice(0, 3)} ${value.slice(3)}`,
  })
  assert.equal(right.body.userId, person.id)
  const again = await login(await portal.browser(), 'citizen', person.username)
  const replayed = await step(await portal.browser(), 'citizen', again.body.mfa.token, {
    method: 'totp',
    value,
  })
  assert.equal(replayed.body.error.code, 'WRONG_OTP')
})

test('the secret of an authenticator app is enrolled once, also of two who send it at once', async () => {
  const person = await portal.citizen()
  const { secret } = (await own(person, 'POST', 'factors', { kind: 'totp' })).body
  const enrol = () => own(person, 'POST', 'factors', { kind: 'totp', value: appCode(secret) })
  const codes = (await Promise.all([enrol(), enrol(), enrol()])).map(
    outcome => outcome.body.error?.code ?? 200,
  )
  assert.deepEqual(codes.sort(), [200, 'NO_CODE_WAS_SENT', 'NO_CODE_WAS_SENT'])
  assert.equal((await enrol()).body.error.code, 'NO_CODE_WAS_SENT')
  assert.equal((await own(person, 'GET', 'factors')).body.factors.length, 1)
})

test('guesses at the second step are few, over all tickets of a person, and the right code waits too', async () => {
  const { person, secret } = await withApp()
  const browser = await portal.browser()
  const tokens = await Promise.all(
    [1, 2].map(async () => (await login(browser, 'citizen', person.username)).body.mfa.token as string),
  )
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      step(browser, 'citizen', tokens[index % 2] as string, { method: 'totp', value: '111111' }),
    ),
  )
  const codes = answers.map(({ body }) => body.error.code)
  assert.equal(codes.filter(code => code === 'WRONG_OTP').length, 5)
  assert.equal(codes.filter(code => code === 'MAX_OTP_ATTEMPTS').length, 15)
  const right = await step(browser, 'citizen', tokens[0] as string, {
    method: 'totp',
    value: appCode(secret),
  })
  assert.equal(right.status, 429)
})

test('a recovery code opens once, typed as it comes; the ticket it opened is used up', async () => {
  const { person, codes } = await withApp()
  const browser = await portal.browser()
  const { token } = (await login(browser, 'citizen', person.username)).body.mfa
  const value = ` ${(codes[0] as string).toUpperCase().replaceAll('-', ' ')} `
  assert.equal((await step(browser, 'citizen', token, { method: 'recovery', value })).status, 200)
  assert.equal(
    (await step(await portal.browser(), 'citizen', token, { method: 'recovery', value: codes[1] })).body.error
      .code,
    'INVALID_GRANT',
  )
  const again = await portal.browser()
  const next = (await login(again, 'citizen', person.username)).body.mfa.token
  assert.equal(
    (await step(again, 'citizen', next, { method: 'recovery', value })).body.error.code,
    'WRONG_OTP',
  )
  const list = await own(person, 'GET', 'factors')
  assert.equal(list.body.recoveryCodesLeft, 9)
})

test('a security key: wrong page, replayed challenge, another’s key, a counter gone back are WRONG_U2F', async () => {
  const { person, key } = await withKey()
  const { key: foreign } = await withKey()
  const browser = await portal.browser()
  const { token } = (await login(browser, 'citizen', person.username)).body.mfa
  const challenge = async () =>
    (await step(browser, 'citizen', token, { method: 'webauthn', send: true })).body.publicKey
  const refused = async (value: object, why: string) => {
    const { status, body } = await step(browser, 'citizen', token, { method: 'webauthn', value })
    assert.deepEqual([status, body.error?.code], [422, 'WRONG_U2F'], why)
  }
  await refused(key.sign(await challenge(), { origin: 'https://evil.example' }), 'another page')
  await refused(key.sign({ ...(await challenge()), rpId: 'evil.example' }), 'another site')
  await refused(foreign.sign(await challenge()), 'another person’s key')
  await refused(foreign.sign(await challenge(), { credential: key.id }), 'another key under this one’s name')
  const used = await challenge()
  await refused(key.sign({ ...used, challenge: 'bm90IHRoZSBvbmU' }), 'another challenge')
  await refused(key.sign(used), 'a challenge that was answered')
  const session = await step(browser, 'citizen', token, {
    method: 'webauthn',
    value: key.sign(await challenge()),
  })
  assert.equal(session.body.userId, person.id)
  const other = await portal.browser()
  const next = (await login(other, 'citizen', person.username)).body.mfa.token
  const later = (await step(other, 'citizen', next, { method: 'webauthn', send: true })).body.publicKey
  const copied = await step(other, 'citizen', next, {
    method: 'webauthn',
    value: key.sign(later, { counter: 1 }),
  })
  assert.equal(copied.body.error.code, 'WRONG_U2F')
})

test('a passkey signs in without a name; one that did not verify its person, or of another app, does not', async () => {
  const { person, key } = await withKey()
  const browser = await portal.browser()
  const ask = async (slug = 'citizen') => (await browser.send(`POST ${slug}/passkey`, { body: {} })).body
  const answer = (requested: { token: string }, value: object, slug = 'citizen') =>
    browser.send(`POST ${slug}/passkey`, { body: { token: requested.token, value } })
  const lax = await ask()
  assert.equal(
    (await answer(lax, key.sign(lax.publicKey, { isVerified: false }))).body.error.code,
    'WRONG_U2F',
  )
  const other = await ask('agent')
  assert.equal((await answer(other, key.sign(other.publicKey), 'agent')).body.error.code, 'WRONG_U2F')
  const requested = await ask()
  const value = key.sign(requested.publicKey)
  assert.equal((await answer(requested, value)).body.userId, person.id)
  assert.notEqual((await answer(requested, value)).status, 200)
})

test('staff without a factor set one up before their first session; the code of the right moment opens it', async () => {
  const { id, username } = await portal.add({ slug: 'employee', roles: ['CASE_OFFICER'] })
  await portal.database.query({
    text: `update accounts set mobile_is_factor = false, mobile = null where id = '${id}'`,
    values: [],
  } as never)
  const browser = await portal.browser('EMPLOYEE')
  const { mfa } = (await login(browser, 'employee', username)).body
  assert.deepEqual([mfa.methods, mfa.enrol], [[], ['totp', 'webauthn']])
  const enrol = (body: object, token = mfa.token) =>
    browser.send('POST employee/MFA/enrol', { body, headers: { authorization: `Bearer ${token}` } })
  const begun = await enrol({ kind: 'totp' })
  assert.equal((await enrol({ kind: 'totp', value: '000000' })).body.error.code, 'WRONG_OTP')
  assert.equal(browser.jar.has('employee_session'), false)
  const done = await enrol({ kind: 'totp', value: appCode(begun.body.secret) })
  assert.equal(done.body.session.userId, id)
  assert.equal(done.body.recoveryCodes.length, 10)
  const other = await portal.browser('EMPLOYEE')
  const late = await other.send('POST employee/MFA/enrol', {
    body: { kind: 'totp' },
    headers: { authorization: `Bearer ${mfa.token}` },
  })
  assert.equal(late.body.error.code, 'INVALID_GRANT')
})

test('of two who enrol with the same password one does; the ticket of the other ends', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id, username } = await portal.add({ slug: 'employee', roles: ['CASE_OFFICER'] })
    await portal.database.query({
      text: `update accounts set mobile_is_factor = false, mobile = null where id = '${id}'`,
      values: [],
    } as never)
    const both = await Promise.all(
      [1, 2].map(async () => {
        const browser = await portal.browser('EMPLOYEE')
        const { token } = (await login(browser, 'employee', username)).body.mfa
        const enrol = (body: object) =>
          browser.send('POST employee/MFA/enrol', { body, headers: { authorization: `Bearer ${token}` } })
        return { enrol, secret: (await enrol({ kind: 'totp' })).body.secret as string }
      }),
    )
    const answers = await Promise.all(
      both.map(({ enrol, secret }) => enrol({ kind: 'totp', value: appCode(secret) })),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422])
    const [{ count } = { count: 0 }] = await portal.database.query<{ count: number }>({
      text: `select count(*)::int as count from factors where account_id = '${id}'`,
      values: [],
    } as never)
    assert.equal(count, 1)
  }
})

test('the ticket between two steps opens nothing else: not one call of the portal', async () => {
  const { person } = await withApp()
  const browser = await portal.browser()
  const { token } = (await login(browser, 'citizen', person.username)).body.mfa
  const signedIn = await portal.citizen()
  const isOpenToAll = async (key: string) => (await browser.send(key, { body: {} })).status !== 401
  let refused = 0
  for (const key of Object.keys(calls) as CallKey[]) {
    const path = key
      .replace(':slug', 'citizen')
      .replace(':service', 'LIBRARY_CARD')
      .replace(/:id\b/, person.id)
      .replace(/:\w+/g, '01a1f000-0000-7000-8000-000000000001')
    const isHead = path.startsWith('HEAD')
    if (isHead || (await isOpenToAll(path))) continue
    const { status } = await browser.send(path, {
      ...(path.startsWith('GET') ? {} : { body: {} }),
      headers: { authorization: `Bearer ${token}` },
    })
    assert.equal(status, 401, path)
    refused += 1
  }
  assert.ok(refused > 30, `${refused} calls were refused`)
  assert.equal((await signedIn.send('GET LIBRARY_CARD')).status, 200)
  const enrol = await browser.send('POST citizen/MFA/enrol', {
    body: { kind: 'totp' },
    headers: { authorization: `Bearer ${token}` },
  })
  assert.equal(enrol.body.error.code, 'INVALID_GRANT', 'a new factor gets nobody around the old one')
})

test('changing how one signs in needs a fresh proof, by the factor where there is one', async () => {
  const { person, secret } = await withApp()
  portal.pass(11 * minute)
  assert.equal((await own(person, 'POST', 'recoveryCodes', {})).body.error.code, 'STEP_UP_REQUIRED')
  assert.equal(
    (await own(person, 'POST', 'factors', { kind: 'webauthn' })).body.error.code,
    'STEP_UP_REQUIRED',
  )
  assert.equal((await own(person, 'DELETE', 'factors/mobile')).body.error.code, 'STEP_UP_REQUIRED')
  assert.equal(
    (await own(person, 'POST', 'proof', { password: portal.password })).body.error.code,
    'STEP_UP_REQUIRED',
    'the password is half a proof',
  )
  assert.deepEqual((await own(person, 'POST', 'proof', { method: 'totp', value: appCode(secret) })).body, {
    proved: true,
  })
  assert.equal((await own(person, 'POST', 'recoveryCodes', {})).body.recoveryCodes.length, 10)
  const { factors } = (await own(person, 'GET', 'factors')).body
  assert.equal((await own(person, 'DELETE', `factors/${factors[0].id}`)).status, 204)
  assert.equal((await own(person, 'GET', 'factors')).body.recoveryCodesLeft, 0)
  assert.ok((await login(await portal.browser(), 'citizen', person.username)).body.usertoken)
})

test('nobody reads or changes another’s factors and devices; the last factor of staff stays', async () => {
  const { person } = await withApp()
  const other = await portal.citizen()
  for (const path of ['factors', 'sessions'])
    assert.equal((await other.send(`GET citizen/${person.id}/${path}`)).status, 404)
  const { factors } = (await own(person, 'GET', 'factors')).body
  assert.equal((await other.send(`DELETE citizen/${other.id}/factors/${factors[0].id}`)).status, 404)
  const [session] = (await own(person, 'GET', 'sessions')).body
  assert.equal((await other.send(`DELETE citizen/${other.id}/sessions/${session.id}`)).status, 404)
  const officer = await portal.employee(['CASE_OFFICER'])
  const last = await officer.send(`DELETE employee/${officer.id}/factors/mobile`)
  assert.equal(last.body.error.code, 'LAST_FACTOR')
})

test('devices: each is listed and can be signed out from another, one by one or all at once', async () => {
  const here = await portal.citizen()
  const there = await Promise.all(
    [1, 2].map(async () => {
      const browser = await portal.browser()
      await portal.signIn(browser, 'citizen', here.username)
      return browser
    }),
  )
  const { body: devices } = await own(here, 'GET', 'sessions')
  assert.deepEqual(
    [devices.length, devices.filter((device: { isThis: boolean }) => device.isThis).length],
    [3, 1],
  )
  const other = devices.find((device: { isThis: boolean }) => !device.isThis)
  assert.equal((await own(here, 'DELETE', `sessions/${other.id}`)).status, 204)
  const statuses = async () =>
    Promise.all(there.map(async browser => (await browser.send('GET LIBRARY_CARD')).status))
  assert.deepEqual((await statuses()).sort(), [200, 401])
  assert.equal((await own(here, 'DELETE', 'sessions')).status, 204)
  assert.deepEqual(await statuses(), [401, 401])
  assert.equal((await here.send('GET LIBRARY_CARD')).status, 200)
})

test('guessing elsewhere locks no one out of the device they always use, and no try extends the lock', async () => {
  const person = await portal.citizen()
  const thief = await portal.browser()
  const guess = (browser: Browser, password: string) =>
    browser.send('POST citizen/login', { body: { username: person.username, password } })
  for (let round = 0; round < 8; round++) await guess(thief, 'Wrong#2026')
  assert.equal((await guess(thief, portal.password)).status, 429)
  assert.equal((await guess(person, portal.password)).status, 200)
  portal.pass(14 * minute)
  assert.equal((await guess(thief, 'Wrong#2026')).status, 429)
  portal.pass(minute)
  assert.equal((await guess(thief, portal.password)).status, 200)
})

test('a device that one person always uses is no known device of another', async () => {
  const [person, neighbour] = [await portal.citizen(), await portal.citizen()]
  const guess = (browser: Browser, password: string) =>
    browser.send('POST citizen/login', { body: { username: person.username, password } })
  const anywhere = await portal.browser()
  for (let round = 0; round < 6; round++) await guess(anywhere, 'Wrong#2026')
  assert.equal((await guess(neighbour, portal.password)).status, 429)
  assert.equal((await guess(person, portal.password)).status, 200)
})

test('a step that was begun in one app goes on in no other', async () => {
  const { person, secret } = await withApp()
  const browser = await portal.browser()
  const { token } = (await login(browser, 'citizen', person.username)).body.mfa
  for (const slug of ['employee', 'agent']) {
    const refused = await step(browser, slug, token, { method: 'totp', value: appCode(secret) })
    assert.deepEqual([refused.status, refused.body.error.code], [422, 'INVALID_GRANT'], slug)
  }
  assert.equal(
    (await step(browser, 'citizen', token, { method: 'totp', value: appCode(secret) })).status,
    200,
  )

  const visitor = await portal.browser()
  await visitor.send('POST citizen/forgetPassword', { body: { username: person.username } })
  const otp = await portal.codeTo(`+2${person.username}`)
  const checked = await visitor.send('POST citizen/validateResetPasswordOTP', {
    body: { username: person.username, otp },
  })
  const body = { data: { password: 'Palm#Tree26', confirmPassword: 'Palm#Tree26' } }
  const reset = (slug: string) =>
    visitor.send(`POST ${slug}/reset-password`, {
      body,
      headers: { authorization: `Bearer ${checked.body.token}` },
    })
  assert.deepEqual([(await reset('employee')).status, (await reset('citizen')).status], [422, 204])
})

test('a value alone proves the person: the method follows from what it is and from what was sent', async () => {
  const app = await withApp()
  const answerTo = async (slug: string, username: string, value: unknown, isSent = false) => {
    const browser = await portal.browser(slug === 'citizen' ? 'CITIZEN' : 'EMPLOYEE')
    const { token } = (await login(browser, slug, username)).body.mfa
    if (isSent) assert.equal((await step(browser, slug, token, { send: true })).status, 200)
    const code = typeof value === 'function' ? await value() : value
    return step(browser, slug, token, { value: code })
  }
  const byApp = await answerTo('citizen', app.person.username, appCode(app.secret))
  assert.equal(byApp.status, 200, JSON.stringify(byApp.body))
  const byPaper = await answerTo('citizen', app.person.username, app.codes[0])
  assert.equal(byPaper.status, 200, JSON.stringify(byPaper.body))
  const officer = await portal.employee(['CASE_OFFICER'])
  portal.pass(2 * minute)
  const { mobile } = (await officer.send(`GET employee/${officer.id}`)).body.data
  const bySms = await answerTo('employee', officer.username, () => portal.codeTo(mobile), true)
  assert.equal(bySms.status, 200, JSON.stringify(bySms.body))
  const wrong = await answerTo('citizen', app.person.username, '000000')
  assert.deepEqual([wrong.status, wrong.body.error.code], [422, 'WRONG_OTP'])
})
