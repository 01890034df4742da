// Every error code of the seeds is answered somewhere. What no other test draws from the portal is drawn here; for the rest
// the file is named whose test does; a few wait for what answers them.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { errors } from '@bawaba/contract/errors.ts'
import { raw } from '../../platform/database/index.ts'
import { openTestPortal, outcomeOf, type TestPortal } from '../../test-portal.ts'
import { createKey } from './key.fixture.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

/** As the two catalogues of the seeds spell them. */
const seeds = [
  'WRONG_CREDENTIALS LOGIN_FAILED INVALID_GRANT NO_2FA_REGISTERED WRONG_OTP WRONG_U2F U2F_SIGN_Failed Duplicate_Data',
  'PRICE_INVALID SERVICE_UNAVAILABLE INVALID_PASSWORD OLD_PASSWORD_REQUIRED NEW_PASSWORD_REQUIRED ChangePasswordFailed',
  'NOT_EDITABLE ECONNABORTED NO_CODE_WAS_SENT INVALID_CODE EXPIRED_CODE NOT_ALLOWED_RESEND CODE_ALREADY_SENT TOKEN_SENT',
  'USER_NOT_FOUND_OR_ALREADY_VERIFIED USER_NOT_FOUND DUPLICATE_REQUEST MAX_OTP_ATTEMPTS PAYMENT_NO_INVALID',
  'PAY_OLDER_BILLS_FIRST INTEGRATION_ERROR NOT_FOUND MODEL_NOT_FOUND ACTIVITY_NOT_FOUND INTERNAL_SERVER_ERROR',
  'NETWORK_ERROR GENERAL_ERROR CANCEL INVALID_REQUEST_OWNER_TOKEN',
].flatMap(line => line.split(' '))

/** Whose test draws a code. What the client makes of an answer that never came, or is none of ours, is tried at the client. */
const drawn: Record<string, string[]> = {
  'capabilities/registration/registration.api.test.ts': [
    'WRONG_CREDENTIALS',
    'Duplicate_Data',
    'INVALID_PASSWORD',
    'INVALID_CODE',
    'EXPIRED_CODE',
    'NOT_ALLOWED_RESEND',
    'MAX_OTP_ATTEMPTS',
  ],
  'client-habits.api.test.ts': ['INVALID_GRANT'],
  'capabilities/external/fresh.api.test.ts': ['NO_2FA_REGISTERED'],
  'capabilities/sign-in/sign-in.api.test.ts': ['WRONG_OTP', 'WRONG_U2F'],
  'capabilities/recovery/recovery.api.test.ts': ['OLD_PASSWORD_REQUIRED', 'NEW_PASSWORD_REQUIRED'],
  'capabilities/profiles/profiles.api.test.ts': ['NO_CODE_WAS_SENT', 'TOKEN_SENT'],
  'capabilities/profiles/staff-identity.api.test.ts': ['NOT_EDITABLE'],
  'capabilities/acting/acting.api.test.ts': ['USER_NOT_FOUND'],
  'capabilities/requests/duplicates.api.test.ts': ['DUPLICATE_REQUEST'],
  'refusals.api.test.ts': [
    'SERVICE_UNAVAILABLE',
    'NOT_FOUND',
    'MODEL_NOT_FOUND',
    'ACTIVITY_NOT_FOUND',
    'INVALID_REQUEST_OWNER_TOKEN',
  ],
  'capabilities/payments/payments.api.test.ts': ['PRICE_INVALID'],
  '../programmes/electricity/server/bills/bills.api.test.ts': ['PAYMENT_NO_INVALID', 'PAY_OLDER_BILLS_FIRST'],
  '../programmes/electricity/server/meters/meters.api.test.ts': ['ECONNABORTED', 'INTEGRATION_ERROR'],
  '../web/client/client.test.ts': ['NETWORK-ERROR', 'CANCEL', 'GENERAL_ERROR'],
}

const login = async (username: string) => {
  const browser = await portal.browser()
  const { body } = await browser.send('POST citizen/login', { body: { username, password: portal.password } })
  const step = (sent: object) =>
    browser.send('POST citizen/MFA', { body: sent, headers: { authorization: `Bearer ${body.mfa.token}` } })
  return { browser, step }
}
const withKey = async () => {
  const person = await portal.citizen()
  const key = createKey()
  const enrol = (body: object) => person.send(`POST citizen/${person.id}/factors`, { body })
  const { publicKey } = (await enrol({ kind: 'webauthn' })).body
  assert.equal((await enrol({ kind: 'webauthn', value: key.make(publicKey), name: 'Blue' })).status, 200)
  return { person, key }
}
const set = (id: string, words: string) =>
  portal.database.query(raw(`update accounts set ${words} where id = '${id}'`))

const here: Record<string, () => Promise<void>> = {
  U2F_SIGN_Failed: async () => {
    const { person, key } = await withKey()
    const { step } = await login(person.username)
    const { publicKey } = (await step({ method: 'webauthn', send: true })).body
    const unsigned = { id: key.id, response: {} }
    for (const value of [unsigned, { id: key.id, error: 'NotAllowedError' }, 'none'])
      assert.deepEqual(outcomeOf(await step({ method: 'webauthn', value })), [422, 'U2F_SIGN_Failed'])
    // The challenge waits for the key that is touched at last.
    assert.equal((await step({ method: 'webauthn', value: key.sign(publicKey) })).status, 200)
  },
  LOGIN_FAILED: async () => {
    const { person, key } = await withKey()
    const browser = await portal.browser()
    const passkey = (body: object) => browser.send('POST citizen/passkey', { body })
    const { token, publicKey } = (await passkey({})).body
    await set(person.id, "status = 'disabled'")
    assert.deepEqual(outcomeOf(await passkey({ token, value: key.sign(publicKey) })), [422, 'LOGIN_FAILED'])
  },
  CODE_ALREADY_SENT: async () => {
    const person = await portal.citizen()
    await set(person.id, 'mobile_is_factor = true')
    const { mobile } = (await person.send(`GET citizen/${person.id}`)).body.data
    const [first, second] = [await login(person.username), await login(person.username)]
    const send = { method: 'otp', send: true }
    assert.equal((await first.step(send)).status, 200)
    const { status, body, headers } = await second.step(send)
    assert.deepEqual([status, body.error.code], [422, 'CODE_ALREADY_SENT'])
    assert.equal(headers['retry-after'], String(body.error.params.seconds))
    // The step that has sent one is told to wait.
    assert.deepEqual(outcomeOf(await first.step(send)), [429, 'NOT_ALLOWED_RESEND'])
    // What was sent is good for the second sign-in.
    assert.equal((await second.step({ method: 'otp', value: await portal.codeTo(mobile) })).status, 200)
  },
  ChangePasswordFailed: async () => {
    const person = await portal.citizen()
    await set(person.id, 'password_hash = null')
    const answer = await person.send('POST citizen/change-password', {
      body: { currentPassword: 'any', newPassword: 'Better#2027', confirmPassword: 'Better#2027' },
    })
    assert.deepEqual(outcomeOf(answer), [422, 'ChangePasswordFailed'])
  },
  USER_NOT_FOUND_OR_ALREADY_VERIFIED: async () => {
    const mobile = '+201099900011'
    const visitor = await portal.browser()
    const data = {
      identity: 'NATIONAL_ID',
      nationalId: '29104120103458',
      firstName: 'Mona',
      lastName: 'Said',
      mobile,
    }
    const password = 'Citizen#2026'
    await visitor.send('POST citizen', {
      body: { data: { ...data, email: 'mona@example.com' }, password, confirmPassword: password },
    })
    const body = { mobile, id: crypto.randomUUID(), code: await portal.codeTo(mobile) }
    assert.deepEqual(outcomeOf(await visitor.send('POST citizen/verifyMobile', { body })), [
      422,
      'USER_NOT_FOUND_OR_ALREADY_VERIFIED',
    ])
  },
  INTERNAL_SERVER_ERROR: async () => {
    const person = await portal.citizen()
    await portal.database.query(raw('alter table favourites rename to favourites_away'))
    const answer = await person.send('GET favourites')
    await portal.database.query(raw('alter table favourites_away rename to favourites'))
    assert.deepEqual(outcomeOf(answer), [500, 'INTERNAL_SERVER_ERROR'])
  },
}

for (const [code, draw] of Object.entries(here)) test(`the portal answers ${code}`, draw)

test('every code of the seeds is answered', () => {
  const spelled = new Map([['NETWORK_ERROR', 'NETWORK-ERROR']])
  for (const code of seeds) {
    assert.ok(code in errors, `${code} has its sentences`)
    const file = Object.keys(drawn).find(name => drawn[name]?.includes(spelled.get(code) ?? code))
    const places = [code in here, file !== undefined].filter(Boolean)
    assert.equal(places.length, 1, `${code} is drawn here or drawn elsewhere`)
    const quoted = `'${spelled.get(code) ?? code}'`
    if (file)
      assert.ok(
        readFileSync(join(import.meta.dirname, '../..', file), 'utf8').includes(quoted),
        `${file} draws ${code}`,
      )
  }
})
