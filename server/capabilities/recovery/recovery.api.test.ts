// A forgotten password over the real API: by code and by link, told alike to everyone, once, and past no second factor.
// Whether the answers take the same time is measured in recovery.long.api.test.ts.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eventually } from '../../platform/test-patience.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

type Browser = Awaited<ReturnType<TestPortal['browser']>>
const minute = 60_000
const better = 'Better#2027'

const newest = async (browser: Browser, to: string) =>
  (await browser.send(`GET dev/outbox?to=${encodeURIComponent(to)}`)).body[0]
const ask = (browser: Browser, body: object, headers = {}) =>
  browser.send('POST citizen/forgetPassword', { body, headers })
const check = (browser: Browser, username: string, otp: string) =>
  browser.send('POST citizen/validateResetPasswordOTP', { body: { username, otp } })
const reset = (browser: Browser, token: string, password = better, confirmPassword = password) =>
  browser.send('POST citizen/reset-password', {
    body: { data: { password, confirmPassword } },
    headers: { authorization: `Bearer ${token}` },
  })
const login = (browser: Browser, username: string, password: string) =>
  browser.send('POST citizen/login', { body: { username, password } })

test('by code: the new password ends every session, opens none, and its ticket and code are used up', async () => {
  const person = await portal.citizen()
  const browser = await portal.browser()
  assert.equal((await ask(browser, { username: person.username })).status, 202)
  const { code, text } = await newest(browser, `+2${person.username}`)
  assert.match(text, new RegExp(`@localhost #${code}$`))
  assert.equal(
    (await check(browser, person.username, code === '000000' ? '111111' : '000000')).body.error.code,
    'INVALID_CODE',
  )
  const { token } = (await check(browser, person.username, code)).body
  assert.equal((await check(browser, person.username, code)).body.error.code, 'EXPIRED_CODE')
  assert.equal((await reset(browser, token, 'short')).body.error.code, 'INVALID_PASSWORD')
  assert.equal((await reset(browser, token, better, `${better}!`)).body.error.code, 'PASSWORDS_DIFFER')
  assert.equal((await reset(browser, token, '')).body.error.code, 'NEW_PASSWORD_REQUIRED')
  assert.equal((await reset(browser, token)).status, 204)
  assert.equal(browser.jar.has('citizen_session'), false)
  assert.equal((await person.send('GET LIBRARY_CARD')).status, 401)
  assert.equal((await reset(browser, token)).body.error.code, 'INVALID_GRANT')
  assert.equal((await login(browser, person.username, portal.password)).body.error.code, 'WRONG_CREDENTIALS')
  assert.ok((await login(browser, person.username, better)).body.usertoken)
  assert.match((await newest(browser, `+2${person.username}`)).text, /has changed/)
})

test('by e-mail: the link carries its ticket behind the #, for an address that is someone’s alone', async () => {
  const { id, username } = await portal.add({ slug: 'citizen' })
  const other = await portal.add({ slug: 'citizen' })
  const email = `person.${id}@example.org`
  // Who only typed the address at sign-up gets nothing by it, and keeps nobody from their own link.
  const set = (of: string, at: string) =>
    portal.database.query({
      text: `update accounts set email = $1, email_verified_at = ${at} where id = $2`,
      values: [email, of],
    } as never)
  await set(id, 'now()')
  await set(other.id, 'null')
  const browser = await portal.browser()
  const known = await ask(browser, { email: ` ${email.toUpperCase()}` })
  const unknown = await ask(browser, { email: `nobody.${id}@example.org` })
  assert.deepEqual([known.status, known.body], [unknown.status, unknown.body])
  const message = await eventually(() => newest(browser, email), Boolean)
  const token = /\/forget-password\/reset#([\w-]{43})\n/.exec(message.text)?.[1] ?? ''
  assert.ok(message.text.includes(username) && !message.text.includes(other.username))
  assert.equal((await newest(browser, `nobody.${id}@example.org`)) ?? null, null)
  assert.equal((await ask(browser, { email })).body.error.code, 'NOT_ALLOWED_RESEND')
  const done = await reset(browser, token)
  assert.equal(done.status, 204, JSON.stringify([done.body, message.text]))
  assert.ok((await login(browser, username, better)).body.usertoken)
})

test('a second factor is still asked after a new password', async () => {
  const officer = await portal.employee(['CASE_OFFICER'])
  const browser = await portal.browser('EMPLOYEE')
  await browser.send('POST employee/forgetPassword', { body: { username: officer.username } })
  const account = await portal.accounts.findByUsername('employee', officer.username)
  const { code } = await newest(browser, account?.mobile ?? '')
  const { token } = (
    await browser.send('POST employee/validateResetPasswordOTP', {
      body: { username: officer.username, otp: code },
    })
  ).body
  const done = await browser.send('POST employee/reset-password', {
    body: { data: { password: better, confirmPassword: better } },
    headers: { authorization: `Bearer ${token}` },
  })
  assert.equal(done.status, 204)
  const answer = await browser.send('POST employee/login', {
    body: { username: officer.username, password: better },
  })
  assert.deepEqual(answer.body.mfa.methods, ['otp'])
})

test('codes: none before, one a minute, dead after five minutes, and the one before a new one is dead', async () => {
  const { username } = await portal.add({ slug: 'citizen' })
  const browser = await portal.browser()
  assert.equal((await check(browser, username, '123456')).body.error.code, 'NO_CODE_WAS_SENT')
  await ask(browser, { username })
  const first = (await newest(browser, `+2${username}`)).code
  const soon = await ask(browser, { username })
  assert.deepEqual([soon.body.error.code, soon.headers['retry-after']], ['NOT_ALLOWED_RESEND', '60'])
  portal.pass(minute)
  await ask(browser, { username })
  const second = (await newest(browser, `+2${username}`)).code
  if (first !== second) assert.equal((await check(browser, username, first)).body.error.code, 'INVALID_CODE')
  portal.pass(5 * minute)
  assert.equal((await check(browser, username, second)).body.error.code, 'EXPIRED_CODE')
})

test('a change of password asks the present one, keeps this session alone, and refuses what the rule refuses', async () => {
  const person = await portal.citizen()
  const elsewhere = await portal.browser()
  await portal.signIn(elsewhere, 'citizen', person.username)
  const change = (currentPassword: string, newPassword: string, confirmPassword = newPassword) =>
    person.send('POST citizen/change-password', { body: { currentPassword, newPassword, confirmPassword } })
  assert.equal((await change('', better)).body.error.code, 'OLD_PASSWORD_REQUIRED')
  assert.equal((await change(portal.password, '')).body.error.code, 'NEW_PASSWORD_REQUIRED')
  assert.equal((await change(portal.password, 'alllowercase')).body.error.code, 'INVALID_PASSWORD')
  assert.equal((await change('Wrong#2026', better)).body.error.code, 'WRONG_CREDENTIALS')
  assert.equal((await change(portal.password, better)).status, 204)
  assert.equal((await person.send('GET LIBRARY_CARD')).status, 200)
  assert.equal((await elsewhere.send('GET LIBRARY_CARD')).status, 401)
})

test('nobody is found out: status, body and length are alike', async () => {
  const { username } = await portal.add({ slug: 'citizen' })
  const browser = await portal.browser()
  const calls = {
    login: (who: string) => browser.send('POST citizen/login', { body: { username: who, password: better } }),
    forgetPassword: (who: string) => ask(browser, { username: who }),
    validateResetPasswordOTP: (who: string) => check(browser, who, 'abc'),
  }
  for (const [name, call] of Object.entries(calls)) {
    const answers = []
    for (const who of [username, '01090000000']) {
      const { status, body, headers } = await call(who)
      if (body?.error) delete body.error.requestId
      answers.push([status, body, headers['content-length']])
    }
    assert.deepEqual(answers[0], answers[1], name)
  }
})
