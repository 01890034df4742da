// The step after the code of a forgotten password: whoever holds the number alone gets no further.

import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { json, sql } from '../../platform/database/index.ts'
import { derivedRing, fixedKeys } from '../../platform/keys.ts'
import { createSeal } from '../../platform/sealed.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

const seal = createSeal(fixedKeys(derivedRing('s'.repeat(40))), randomBytes)
let people = 0
/** A citizen with a national ID or a passport, and a browser that holds the code which was sent to their number. */
const forgetful = async ({ nationalId, passport }: { nationalId?: string; passport?: string }) => {
  const { id, username } = await portal.add({ slug: 'citizen' })
  people += 1
  const email = `forgetful${people}@example.com`
  await portal.database.query(
    sql`update accounts set email = ${email}, email_verified_at = now(),
        national_id = ${nationalId ? seal.seal('nationalId', nationalId) : null},
        national_id_index = ${nationalId ? seal.indexOf('nationalId', nationalId) : null},
        passport_number = ${passport ? seal.seal('passportNumber', passport) : null},
        profile = ${json({})}
      where id = ${id}`,
  )
  const browser = await portal.browser()
  await browser.send('POST citizen/forgetPassword', { body: { username } })
  const sentTo = async (to: string) =>
    (await browser.send(`GET dev/outbox?to=${encodeURIComponent(to)}`)).body as {
      text: string
      code: string
    }[]
  const [{ code = '' } = {}] = await sentTo(`+2${username}`)
  const check = (identityEnd?: string, otp = code) =>
    browser.send('POST citizen/validateResetPasswordOTP', {
      body: { username, otp, ...(identityEnd === undefined ? {} : { identityEnd }) },
    })
  return { id, username, email, browser, check, code, sentTo }
}
type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof forgetful>>['check']>>
const codeOf = ({ status, body }: Answer): string | number => body?.error?.code ?? status

test('the code alone leads to no new password; the end of the national ID does, once', async () => {
  const { check } = await forgetful({ nationalId: '29104120103458' })
  assert.equal(codeOf(await check()), 'IDENTITY_REQUIRED')
  assert.equal(codeOf(await check('1111')), 'WRONG_IDENTITY')
  assert.equal(codeOf(await check('458')), 'WRONG_IDENTITY')
  const right = await check('٣٤ ٥٨')
  assert.equal(right.status, 200)
  assert.match(right.body.token, /^[\w-]{43}$/)
  assert.equal(codeOf(await check('3458')), 'EXPIRED_CODE')
})

test('the end of a passport number, in any case, or the whole of it, is accepted with the code at once', async () => {
  const one = await forgetful({ passport: 'AB12345CD' })
  assert.equal((await one.check('45cd')).status, 200)
  const other = await forgetful({ passport: 'XZ98765QR' })
  assert.equal((await other.check('xz98765qr')).status, 200)
})

test('an e-mail of another account is told as a mismatch to whoever has proved the account, and to nobody before', async () => {
  const nationalId = '29104120103555'
  const { username, email, browser, code, sentTo } = await forgetful({ nationalId })
  const checkWith = async (more: object, language = 'en') => {
    const { body, status } = await browser.send('POST citizen/validateResetPasswordOTP', {
      body: { username, otp: code, ...more },
      headers: { 'accept-language': language },
    })
    return { outcome: body.error?.code ?? status, message: body.error?.message }
  }
  const other = 'somebody.else@example.com'
  // Who holds the number alone learns nothing of its address.
  for (const address of [other, email])
    assert.equal((await checkWith({ email: address })).outcome, 'IDENTITY_REQUIRED')
  for (const address of [other, email])
    assert.equal((await checkWith({ email: address, identityEnd: '1111' })).outcome, 'WRONG_IDENTITY')
  const refused = await checkWith({ email: other, identityEnd: '3555' }, 'ar')
  assert.equal(refused.outcome, 'EMAIL_PHONE_MISMATCH')
  assert.match(refused.message, /البريد الإلكتروني ورقم الهاتف/)
  // The code is used up: trying address after address takes a new code each time.
  assert.equal((await checkWith({ email, identityEnd: '3555' })).outcome, 'EXPIRED_CODE')
  portal.pass(2 * 60_000)
  await browser.send('POST citizen/forgetPassword', { body: { username } })
  const [{ code: otp = '' } = {}] = await sentTo(`+2${username}`)
  const same = await checkWith({ otp, email: ` ${email.toUpperCase()} `, identityEnd: '3555' })
  assert.equal(same.outcome, 200)
})

test('five wrong ends close the step for a day, also with a new code', async () => {
  const { check, username, browser, sentTo } = await forgetful({ nationalId: '29104120103466' })
  for (let number = 0; number < 5; number++)
    assert.equal(codeOf(await check(`111${number}`)), 'WRONG_IDENTITY')
  assert.equal(codeOf(await check('3466')), 'MAX_OTP_ATTEMPTS')
  portal.pass(20 * 60_000)
  await browser.send('POST citizen/forgetPassword', { body: { username } })
  const [{ code = '' } = {}] = await sentTo(`+2${username}`)
  assert.equal(codeOf(await check('3466', code)), 'MAX_OTP_ATTEMPTS')
  portal.pass(24 * 3_600_000)
})

test('somebody unknown and somebody known with a wrong code read the same, with and without an end', async () => {
  const { check, browser, code } = await forgetful({ nationalId: '29104120103474' })
  const unknown = '01077777777'
  await browser.send('POST citizen/forgetPassword', { body: { username: unknown } })
  const wrong = code === '123456' ? '654321' : '123456'
  for (const identityEnd of [undefined, '3474']) {
    const known = await check(identityEnd, wrong)
    const other = await browser.send('POST citizen/validateResetPasswordOTP', {
      body: { username: unknown, otp: wrong, ...(identityEnd ? { identityEnd } : {}) },
    })
    for (const { body } of [known, other]) delete body.error.requestId
    assert.deepEqual([known.status, known.body], [other.status, other.body])
  }
})

test('a new password is told to every contact of the account', async () => {
  const { check, browser, email, username, sentTo } = await forgetful({ nationalId: '29104120103482' })
  const { token } = (await check('3482')).body
  const reset = await browser.send('POST citizen/reset-password', {
    body: { data: { password: 'Better#2027', confirmPassword: 'Better#2027' } },
    headers: { authorization: `Bearer ${token}` },
  })
  assert.equal(reset.status, 204)
  for (const to of [`+2${username}`, email]) assert.match((await sentTo(to))[0]?.text ?? '', /has changed/)
})

test('a second factor that is not the number stands for the identifier; codes to the number do not', async () => {
  const byMobile = await forgetful({ nationalId: '29104120103490' })
  await portal.database.query(sql`update accounts set mobile_is_factor = true where id = ${byMobile.id}`)
  assert.equal(codeOf(await byMobile.check()), 'IDENTITY_REQUIRED')
  const byApp = await forgetful({ nationalId: '29104120103504' })
  await portal.database.query(
    sql`insert into factors (id, account_id, kind, name, secret, created_at)
      values (${crypto.randomUUID()}, ${byApp.id}, 'totp', 'app', 'x', ${portal.now()})`,
  )
  assert.equal((await byApp.check()).status, 200)
})

const year = 366 * 86_400_000
const codesTo = async ({ browser, username, sentTo }: Awaited<ReturnType<typeof forgetful>>) => {
  const before = (await sentTo(`+2${username}`)).length
  assert.equal((await browser.send('POST citizen/forgetPassword', { body: { username } })).status, 202)
  return (await sentTo(`+2${username}`)).length - before
}

test('a number that was not used for a year opens no account without papers', async () => {
  const plain = await forgetful({})
  const withPapers = await forgetful({ nationalId: '29104120103512' })
  const active = await forgetful({})
  await portal.database.query(sql`update accounts set created_at = ${portal.now()} where id = ${plain.id}`)
  portal.pass(year - 5 * 86_400_000)
  await portal.signIn(await portal.browser(), 'citizen', active.username)
  portal.pass(10 * 86_400_000)
  assert.deepEqual(await Promise.all([plain, withPapers, active].map(codesTo)), [0, 1, 1])
})
