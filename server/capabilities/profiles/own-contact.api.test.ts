// A number or an address that a person changes themselves: the former ones are told, and what was sent to them before
// leads nowhere any more.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sha256 } from '../../platform/secret.ts'
import { openTestPortal, outcomeOf, type TestPortal } from '../../test-portal.ts'
import { usersStore } from '../users/index.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

type Person = Awaited<ReturnType<TestPortal['employee']>>
const outbox = async (to: string) =>
  (await (await portal.browser()).send(`GET dev/outbox?to=${encodeURIComponent(to)}`)).body as {
    text: string
    code?: string
  }[]
const mobileOf = async (person: Person) =>
  (await person.send(`GET employee/${person.id}`)).body.data.mobile as string
const moveTo = async (person: Person, mobile: string) => {
  const requested = await person.send(`PATCH employee/${person.id}`, { body: { data: { mobile } } })
  assert.equal(requested.status, 200, JSON.stringify(requested.body))
  const code = (await outbox(mobile))[0]?.code
  assert.equal((await person.send('POST employee/verifyMobile', { body: { mobile, code } })).status, 200)
}
const prove = async (person: Person, email: string) => {
  const requested = await person.send(`PATCH employee/${person.id}`, { body: { data: { email } } })
  assert.equal(requested.status, 200, JSON.stringify(requested.body))
  const token = /#([\w-]+)/.exec((await outbox(email))[0]?.text ?? '')?.[1]
  assert.equal((await person.send('POST employee/verifyEmail', { body: { token } })).status, 204)
}
const changedIn = async (to: string, what = 'e-mail address'): Promise<number> =>
  (await outbox(to)).filter(({ text }) => text.startsWith(`The ${what} of your account`)).length

test('a new number is told to the former one and to the e-mail address', async () => {
  const person = await portal.employee(['CASE_OFFICER'])
  const former = await mobileOf(person)
  await prove(person, 'own1@example.eg')
  await moveTo(person, '+201555001001')
  assert.deepEqual(
    await Promise.all([former, 'own1@example.eg', '+201555001001'].map(to => changedIn(to, 'mobile number'))),
    [1, 1, 0],
  )
})

test('a new address is told to the former one and to the number, a first one to the number', async () => {
  const person = await portal.employee(['CASE_OFFICER'])
  const mobile = await mobileOf(person)
  await prove(person, 'own2@example.eg')
  assert.equal(await changedIn(mobile), 1)
  portal.pass(120_000)
  await prove(person, 'own3@example.eg')
  assert.deepEqual(
    [await changedIn('own2@example.eg'), await changedIn(mobile), await changedIn('own3@example.eg')],
    [1, 2, 0],
  )
})

test('a code that went to the former number opens nothing once the owner has another', async () => {
  const person = await portal.employee(['CASE_OFFICER'])
  const former = await mobileOf(person)
  const finder = await portal.browser('EMPLOYEE')
  const { username } = person
  assert.equal((await finder.send('POST employee/forgetPassword', { body: { username } })).status, 202)
  const forPassword = (await outbox(former))[0]?.code
  const login = await finder.send('POST employee/login', { body: { username, password: portal.password } })
  const headers = { authorization: `Bearer ${login.body.mfa.token}` }
  const sent = await finder.send('POST employee/MFA', { body: { method: 'otp', send: true }, headers })
  assert.equal(sent.status, 200, JSON.stringify(sent.body))
  const forSignIn = (await outbox(former))[0]?.code
  await moveTo(person, '+201555001002')
  const reset = await finder.send('POST employee/validateResetPasswordOTP', {
    body: { username, otp: forPassword },
  })
  assert.deepEqual(outcomeOf(reset), [422, 'EXPIRED_CODE'])
  const entered = await finder.send('POST employee/MFA', {
    body: { method: 'otp', value: forSignIn },
    headers,
  })
  assert.equal(entered.status, 422, JSON.stringify(entered.body))
})

test('a link to a new password that went to the former address leads nowhere once the owner has another', async () => {
  const person = await portal.employee(['CASE_OFFICER'])
  await prove(person, 'own4@example.eg')
  portal.pass(120_000)
  const requested = await person.send(`PATCH employee/${person.id}`, {
    body: { data: { email: 'own5@example.eg' } },
  })
  assert.equal(requested.status, 200, JSON.stringify(requested.body))
  const proof = /#([\w-]+)/.exec((await outbox('own5@example.eg'))[0]?.text ?? '')?.[1]
  const [token, now] = ['a-link-to-the-former-address', portal.now()]
  await usersStore(portal.database).addLink({
    tokenHash: sha256(token),
    accountId: person.id,
    purpose: 'invitation',
    now,
    expiresAt: new Date(now.getTime() + 60_000),
  })
  const browser = await portal.browser('EMPLOYEE')
  assert.equal((await person.send('POST employee/verifyEmail', { body: { token: proof } })).status, 204)
  const accepted = await browser.call('POST invitations/accept', { body: { token, password: 'Strong#2026' } })
  assert.deepEqual(outcomeOf(accepted), [422, 'LINK_NOT_GOOD'])
})
