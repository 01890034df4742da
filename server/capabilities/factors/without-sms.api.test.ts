// Signing in while the SMS gateway is away: by a recovery code always, by e-mail where the portal is set so. The gateway is an
// HTTP server of the test.

import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'

const gateway = { status: 202 }
const server = createServer((request, response) => {
  request.resume()
  response.writeHead(gateway.status).end('{}')
})
let portal: TestPortal
let plain: TestPortal
before(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const settings = {
    SMS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    SMS_TOKEN: 'right',
    SMS_FROM: 'Bawaba',
    CODES_PER_ADDRESS: '10000',
  }
  portal = await openTestPortal({ ...settings, CODES_WITHOUT_SMS: 'email' })
  plain = await openTestPortal(settings)
})
after(async () => {
  await portal.close()
  await plain.close()
  await new Promise(resolve => server.close(resolve))
})

const hour = 60 * 60_000
/** So many messages of one round get this answer, as it has become known to every process. */
const outageOf = async (where: TestPortal, status: number, count = 3): Promise<void> => {
  gateway.status = status
  await where.database.query(
    sql`insert into messages (id, recipient, channel, body, created_at, urgency)
      select gen_random_uuid(), '+20111000000' || n, 'sms', 'News', ${where.now()}::timestamptz, 'now'
      from generate_series(1, ${count}::int) n`,
  )
  await where.portal.deliver()
  await where.portal.loadCatalogue()
}
const overIn = async (where: TestPortal): Promise<void> => {
  gateway.status = 202
  where.pass(24 * hour)
  await where.portal.deliver()
  await where.portal.loadCatalogue()
}
let people = 0
/** A person with a confirmed address, whose ways in have been the same for so many hours. */
const settled = async (
  where: TestPortal,
  person: Person,
  hours = 30,
): Promise<{ email: string; mobile: string }> => {
  people += 1
  const email = `settled.${people}@example.eg`
  return where.database.one(
    sql`update accounts set email = ${email}, email_verified_at = ${where.now()}, mobile_is_factor = true,
        created_at = ${where.now()}::timestamptz - interval '1 month',
        credentials_changed_at = ${where.now()}::timestamptz - make_interval(hours => ${hours}::int)
      where id = ${person.id} returning email, mobile`,
  )
}
const begin = async (where: TestPortal, { slug, username }: Person) => {
  const browser = await where.browser(slug === 'citizen' ? 'CITIZEN' : 'EMPLOYEE')
  const { mfa } = (await browser.send(`POST ${slug}/login`, { body: { username, password: where.password } }))
    .body
  const step = (body: object) =>
    browser.send(`POST ${slug}/MFA`, { body, headers: { authorization: `Bearer ${mfa.token}` } })
  return { browser, mfa, step }
}
const codesTo = async (where: TestPortal, to: string): Promise<string[]> =>
  (await where.messagesTo(to)).flatMap(({ code }) => code ?? [])
const lastSignIn = async ({ database }: TestPortal, { id }: Person) =>
  (
    await database.one<{ by: string }>(
      sql`select detail ->> 'by' as by from audit_entries where kind = 'session.begun' and subject_id = ${id} order by at desc, place desc limit 1`,
    )
  ).by

test('while SMS is away the code also goes to the confirmed address, the page is told so, and the audit has it', async () => {
  for (const person of [await portal.employee(['CASE_OFFICER']), await portal.citizen()]) {
    const { email, mobile } = await settled(portal, person)
    await outageOf(portal, 503)
    const { mfa, step } = await begin(portal, person)
    assert.deepEqual([mfa.channel, mfa.sentTo, mfa.isSmsDown], ['email', 's…@example.eg', true])
    const challenge = (await step({ method: 'otp', send: true })).body
    assert.deepEqual(
      [challenge.channel, challenge.sentTo, challenge.isSmsDown],
      ['email', 's…@example.eg', true],
    )
    const [code = ''] = await codesTo(portal, email)
    assert.match(code, /^\d{6}$/)
    assert.equal((await codesTo(portal, mobile))[0], code)
    assert.ok((await step({ method: 'otp', value: code })).body.usertoken)
    assert.equal(await lastSignIn(portal, person), 'password, otp by e-mail, SMS down')

    await overIn(portal)
    const later = await begin(portal, person)
    assert.deepEqual([later.mfa.channel, later.mfa.isSmsDown], ['sms', undefined])
    await later.step({ method: 'otp', send: true })
    // The former one was wiped as it ran out.
    assert.deepEqual(await codesTo(portal, email), [])
    assert.ok((await later.step({ method: 'otp', value: await portal.codeTo(mobile) })).body.usertoken)
    assert.equal(await lastSignIn(portal, person), 'password, otp')
  }
})

test('whoever made a new password, or moved the address, shortly before or during the outage gets no code by e-mail', async () => {
  await overIn(portal)
  const [recent, changing] = [
    await portal.employee(['CASE_OFFICER']),
    await portal.employee(['CASE_OFFICER']),
  ]
  const { email } = await settled(portal, recent, 23)
  const second = await settled(portal, changing)
  await outageOf(portal, 503)
  const { mfa, step } = await begin(portal, recent)
  assert.deepEqual([mfa.channel, mfa.isSmsDown], ['sms', undefined])
  await step({ method: 'otp', send: true })
  assert.deepEqual(await codesTo(portal, email), [])

  assert.equal((await begin(portal, changing)).mfa.isSmsDown, true)
  const newPassword = 'Fresh#2026'
  const changed = await changing.send('POST employee/change-password', {
    body: { currentPassword: portal.password, newPassword, confirmPassword: newPassword },
  })
  assert.ok(changed.status < 300, JSON.stringify(changed.body))
  const browser = await portal.browser('EMPLOYEE')
  const login = await browser.send('POST employee/login', {
    body: { username: changing.username, password: newPassword },
  })
  assert.deepEqual([login.body.mfa.channel, login.body.mfa.isSmsDown], ['sms', undefined])
  assert.deepEqual(await codesTo(portal, second.email), [])
})

test('numbers that the gateway refuses, an address that nobody confirmed, and a change of factors open no second way', async () => {
  await overIn(portal)
  const person = await portal.employee(['CASE_OFFICER'])
  await settled(portal, person)
  await outageOf(portal, 422)
  const { body } = await (await portal.employee(['BFM_ADMIN'])).call('GET outgoingMessages/channels')
  assert.ok(body.some(({ channel, down }) => channel === 'sms' && down))
  assert.equal((await begin(portal, person)).mfa.isSmsDown, undefined)

  await overIn(portal)
  const citizen = await portal.citizen()
  const { email } = await settled(portal, citizen)
  const typed = await portal.citizen()
  await settled(portal, typed)
  await portal.database.query(sql`update accounts set email_verified_at = null where id = ${typed.id}`)
  await outageOf(portal, 500)
  assert.equal((await begin(portal, typed)).mfa.isSmsDown, undefined)
  assert.equal((await begin(portal, citizen)).mfa.isSmsDown, true)
  const challenge = await citizen.send(`POST citizen/${citizen.id}/proof`, {
    body: { method: 'otp', send: true },
  })
  assert.deepEqual([challenge.status, challenge.body.channel], [200, 'sms'])
  assert.deepEqual(await codesTo(portal, email), [])
})

test('without the setting no code goes by e-mail; staff sign in by a recovery code', async () => {
  await overIn(plain)
  const officer = await plain.employee(['CASE_OFFICER'])
  const { email } = await settled(plain, officer)
  const { recoveryCodes } = (await officer.send(`POST employee/${officer.id}/recoveryCodes`, { body: {} }))
    .body
  await outageOf(plain, 503)
  const { mfa, step } = await begin(plain, officer)
  assert.deepEqual([mfa.methods, mfa.channel, mfa.isSmsDown], [['otp', 'recovery'], 'sms', undefined])
  await step({ method: 'otp', send: true })
  assert.deepEqual(await codesTo(plain, email), [])
  assert.ok((await step({ method: 'recovery', value: recoveryCodes[0] })).body.usertoken)
  assert.equal(await lastSignIn(plain, officer), 'password, recovery')
})

test('whoever signed in by a code in their mail changes nothing by which they sign in', async () => {
  await overIn(portal)
  const person = await portal.employee(['CASE_OFFICER'])
  const { email } = await settled(portal, person)
  await outageOf(portal, 503)
  const { browser, step } = await begin(portal, person)
  await step({ method: 'otp', send: true })
  const [code = ''] = await codesTo(portal, email)
  const { usertoken } = (await step({ method: 'otp', value: code })).body
  assert.ok(usertoken)
  browser.held.token = usertoken
  const codes = await browser.send(`POST employee/${person.id}/recoveryCodes`, { body: {} })
  const enrolling = await browser.send(`POST employee/${person.id}/factors`, { body: { kind: 'totp' } })
  assert.deepEqual(
    [codes.body.error?.code, enrolling.body.error?.code],
    ['STEP_UP_REQUIRED', 'STEP_UP_REQUIRED'],
  )
})

test('an address of staff that an administrator typed and nobody confirmed gets no code', async () => {
  await overIn(portal)
  const person = await portal.employee(['CASE_OFFICER'])
  const { email } = await settled(portal, person)
  await portal.database.query(sql`update accounts set email_verified_at = null where id = ${person.id}`)
  await outageOf(portal, 503)
  const { mfa, step } = await begin(portal, person)
  await step({ method: 'otp', send: true })
  assert.deepEqual([mfa.isSmsDown, await codesTo(portal, email)], [undefined, []])
})

test('three numbers that the gateway refuses and one failure of its own are no outage of it; three failures are', async () => {
  await overIn(portal)
  const person = await portal.employee(['CASE_OFFICER'])
  await settled(portal, person)
  const isSmsDown = async () => (await begin(portal, person)).mfa.isSmsDown
  const warnings = async () => (await (await portal.browser()).call('GET announcements/current')).body
  await outageOf(portal, 422)
  await outageOf(portal, 503, 1)
  assert.deepEqual([await isSmsDown(), await warnings()], [undefined, []])
  await outageOf(portal, 503, 2)
  assert.equal(await isSmsDown(), true)
  assert.deepEqual(
    (await warnings()).map(({ title }) => title.en),
    ['Text messages are not arriving'],
  )
  // Another number that is refused is no news of the gateway.
  await outageOf(portal, 422, 1)
  assert.equal(await isSmsDown(), true)
})

test('a code in the mail ends once the address is another', async () => {
  for (const hasChanged of [false, true]) {
    await overIn(portal)
    const person = await portal.employee(['CASE_OFFICER'])
    const { email } = await settled(portal, person)
    await outageOf(portal, 503)
    const first = await begin(portal, person)
    await first.step({ method: 'otp', send: true })
    const [code = ''] = await codesTo(portal, email)
    assert.match(code, /^\d{6}$/)
    if (hasChanged) {
      const next = `another.${email}`
      const requested = await person.send(`PATCH employee/${person.id}`, { body: { data: { email: next } } })
      assert.equal(requested.status, 200, JSON.stringify(requested.body))
      const token = /#([\w-]+)/.exec((await portal.messagesTo(next))[0]?.text ?? '')?.[1]
      assert.ok(token)
      assert.equal((await person.send('POST employee/verifyEmail', { body: { token } })).status, 204)
    }
    // A sign-in that sends no code of its own takes the one that an earlier one was sent.
    const { body } = await (await begin(portal, person)).step({ method: 'otp', value: code })
    assert.deepEqual(
      [Boolean(body.usertoken), body.error?.code],
      hasChanged ? [false, 'EXPIRED_CODE'] : [true, undefined],
    )
  }
})
