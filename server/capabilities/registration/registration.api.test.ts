// Signing up over the real API: at home and abroad, what is refused, and that a stranger learns nothing of who has an
// account. The code proves the number before anything is compared.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { detailWords } from '@bawaba/contract/detail-keys.ts'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal({ MAX_LOOP_DELAY_MS: '0' })
})
after(() => portal.close())

const password = 'Citizen#2026'
const minute = 60_000
let numbers = 0
const next = (): number => {
  numbers += 1
  return numbers
}
/** A national ID of its own: 29104120100001 and on. */
const newNationalId = () => `291041201${String(next()).padStart(5, '0')}`
const newMobile = () => `+20109${String(next()).padStart(7, '0')}`

const atHome = (more: object = {}) => ({
  identity: 'NATIONAL_ID',
  nationalId: newNationalId(),
  firstName: 'ليلى',
  lastName: 'حسن علي',
  mobile: newMobile(),
  email: 'layla@example.com',
  ...more,
})
const abroad = (more: object = {}) => ({
  identity: 'PASSPORT',
  nationality: 'EG',
  passportNumber: `A${next() + 1_000_000}`,
  firstName: 'Omar',
  lastName: 'Nabil',
  mobile: '+971501234567',
  email: 'omar@example.com',
  ...more,
})
type Visitor = Awaited<ReturnType<TestPortal['browser']>>
const send = (visitor: Visitor, data: object, more: object = {}) =>
  visitor.send('POST citizen', { body: { data, password, confirmPassword: password, ...more } })

const codeTo = async (mobile: string): Promise<string> => {
  const { body } = await (await portal.browser()).send(`GET dev/outbox?to=${encodeURIComponent(mobile)}`)
  return body.find(({ code }: { code?: string }) => code)?.code
}
const verify = async (visitor: Visitor, mobile: string, id: string, code?: string) =>
  visitor.send('POST citizen/verifyMobile', { body: { mobile, code: code ?? (await codeTo(mobile)), id } })
/** As an employee does who reads the document. */
const proveIdentity = (id: string) =>
  portal.database.query(
    sql`update accounts set identity_document = 'nationalId', identity_proved_at = now(), identity_provider = 'test' where id = ${id}`,
  )
/** In a browser of its own: who signs in is no visitor any more. */
const login = async (username: string) =>
  (await portal.browser()).send('POST citizen/login', { body: { username, password } })

test('at home: national ID, code, sign-in; not before the code', async () => {
  const visitor = await portal.browser()
  const data = atHome()
  const sent = await send(visitor, data)
  assert.equal(sent.status, 201)
  assert.deepEqual(sent.body.verification, {
    channel: 'sms',
    sentTo: `…${data.mobile.slice(-4)}`,
    resendAfterSeconds: 60,
  })
  assert.equal((await login(data.mobile)).body.error.code, 'WRONG_CREDENTIALS')
  const verified = await verify(visitor, data.mobile, sent.body.id)
  assert.deepEqual([verified.status, verified.body], [200, { verified: true }])
  const signedIn = await login(data.mobile.replace('+2', ''))
  assert.equal(signedIn.status, 200)
  assert.deepEqual(
    [signedIn.body.userId, signedIn.body.user.username, signedIn.body.user.firstName],
    [sent.body.id, data.mobile.replace('+2', ''), 'ليلى'],
  )
})

test('abroad: passport and a foreign number, which signs in however it is typed', async () => {
  const visitor = await portal.browser()
  const data = abroad({ mobile: '00971 50 123 4567' })
  const sent = await send(visitor, data)
  assert.equal(sent.status, 201)
  assert.equal((await verify(visitor, '+971501234567', sent.body.id)).status, 200)
  for (const typed of ['+971501234567', '00971 50 1234567', '971501234567', '+٩٧١٥٠١٢٣٤٥٦٧'])
    assert.equal((await login(typed)).status, 200, typed)
  assert.equal((await login('0501234567')).status, 422)
})

test('identifiers are sealed in the database, in the sign-up and in the account', async () => {
  const visitor = await portal.browser()
  const data = atHome()
  const { body } = await send(visitor, data)
  const dump = async (table: string) => {
    const rows = await portal.database.query({
      text: `select t::text as row from ${table} t`,
      values: [],
    } as never)
    return JSON.stringify(rows)
  }
  assert.ok(
    (await dump('registrations')).includes(body.id) &&
      !(await dump('registrations')).includes(data.nationalId),
  )
  await verify(visitor, data.mobile, body.id)
  assert.ok((await dump('accounts')).includes(body.id) && !(await dump('accounts')).includes(data.nationalId))
  assert.ok(!(await dump('registrations')).includes(body.id), 'what was taken is gone')
  assert.ok(!portal.log.join('').includes(data.nationalId) && !portal.log.join('').includes(data.mobile))
})

test('a stranger reads the same for a number and an identifier that are taken as for new ones', async () => {
  const visitor = await portal.browser()
  const first = atHome()
  const { body } = await send(visitor, first)
  await verify(visitor, first.mobile, body.id)
  portal.pass(2 * minute)
  const answers = []
  for (const data of [atHome(), atHome({ mobile: first.mobile }), atHome({ nationalId: first.nationalId })]) {
    const { status, body, headers } = await send(visitor, data)
    const answered = JSON.stringify(body)
      .replace(body.id, '')
      .replace(/…\d{4}/, '')
    answers.push({ status, told: answered, length: headers['content-length'], type: headers['content-type'] })
  }
  const [fresh, ...refused] = answers
  for (const answer of refused) assert.deepEqual(answer, fresh)
  assert.equal(fresh?.status, 201)
  // Asking for a code again tells as little: a number nobody signs up with, and one that waits.
  portal.pass(2 * minute)
  const codes = []
  for (const mobile of [first.mobile, newMobile()]) {
    const { status, body } = await visitor.send('POST citizen/sendMobileVerification', { body: { mobile } })
    codes.push({ status, body })
  }
  assert.deepEqual(codes[0], codes[1])
})

test('what somebody has proved is said once the code has proved the number', async () => {
  const visitor = await portal.browser()
  const first = atHome()
  const { body: own } = await send(visitor, first)
  await verify(visitor, first.mobile, own.id)
  await proveIdentity(own.id)
  portal.pass(2 * minute)
  const cases: Record<string, object> = {
    'data.nationalId': atHome({ nationalId: first.nationalId }),
  }
  for (const [path, data] of Object.entries(cases)) {
    const { mobile } = data as { mobile: string }
    const again = await send(visitor, data)
    const refused = await verify(visitor, mobile, again.body.id)
    assert.deepEqual(
      [refused.status, refused.body.error.code, refused.body.error.details],
      [422, 'Duplicate_Data', [{ path, key: 'duplicate', message: detailWords.duplicate }]],
    )
  }
  // The account of before is as it was.
  assert.equal((await login(first.mobile)).body.user.firstName, 'ليلى')
})

test('two who sign up with one national ID at once: an account each, for neither has proved it', async () => {
  const visitor = await portal.browser()
  const nationalId = newNationalId()
  const both = [atHome({ nationalId }), atHome({ nationalId })]
  const ids: string[] = []
  for (const data of both) ids.push((await send(visitor, data)).body.id)
  const codes = await Promise.all(both.map(({ mobile }) => codeTo(mobile)))
  const answers = await Promise.all(
    both.map(({ mobile }, index) => verify(visitor, mobile, ids[index] as string, codes[index])),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200])
})

test('a stranger’s sign-up with my number is not what my code opens', async () => {
  const [mine, theirs] = [await portal.browser(), await portal.browser()]
  const data = atHome()
  const seeded = await send(
    theirs,
    { ...atHome({ mobile: data.mobile }) },
    { password: 'Thief#2026', confirmPassword: 'Thief#2026' },
  )
  const own = await send(mine, data)
  assert.equal((await verify(mine, data.mobile, own.body.id)).status, 200)
  assert.equal((await login(data.mobile)).status, 200)
  const thief = await theirs.send('POST citizen/login', {
    body: { username: data.mobile, password: 'Thief#2026' },
  })
  assert.equal(thief.status, 422)
  portal.pass(2 * minute)
  assert.notEqual((await verify(theirs, data.mobile, seeded.body.id, '000000')).status, 200)
})

test('a wrong, an expired and a used code are told apart; after five guesses none is taken', async () => {
  const visitor = await portal.browser()
  const data = atHome()
  const { body } = await send(visitor, data)
  const right = await codeTo(data.mobile)
  const wrong = right === '111111' ? '222222' : '111111'
  const codeOf = async (code: string) => (await verify(visitor, data.mobile, body.id, code)).body.error?.code
  assert.equal(await codeOf(wrong), 'INVALID_CODE')
  portal.pass(6 * minute)
  assert.equal(await codeOf(right), 'EXPIRED_CODE')
  assert.equal(
    (await visitor.send('POST citizen/sendMobileVerification', { body: { mobile: data.mobile } })).status,
    200,
  )
  const soon = await visitor.send('POST citizen/sendMobileVerification', { body: { mobile: data.mobile } })
  assert.deepEqual([soon.status, soon.body.error.code], [429, 'NOT_ALLOWED_RESEND'])
  for (let guess = 0; guess < 5; guess++) assert.equal(await codeOf('333333'), 'INVALID_CODE')
  assert.equal(await codeOf(await codeTo(data.mobile)), 'MAX_OTP_ATTEMPTS')
  portal.pass(6 * minute)
  await visitor.send('POST citizen/sendMobileVerification', { body: { mobile: data.mobile } })
  const arabic = (await codeTo(data.mobile)).replace(/\d/g, digit =>
    String.fromCharCode(0x660 + Number(digit)),
  )
  assert.equal(
    (await verify(visitor, data.mobile, body.id, ` ${arabic.slice(0, 3)} ${arabic.slice(3)} `)).status,
    200,
  )
  assert.equal(await codeOf(await codeTo(data.mobile)), 'EXPIRED_CODE')
})

test('every answer is judged; what is no question is not looked at', async () => {
  const visitor = await portal.browser()
  const wrong: Record<string, unknown[]> = {
    nationalId: ['', '123', '19104120103458', { $ne: 1 }, 29104120103458],
    firstName: ['', ' ', 'x'.repeat(101), '<script>', 7, ['a']],
    lastName: ['', '123'],
    mobile: ['', '0100', '+2010', 'call me', ['+201012345678']],
    email: ['', 'a@', 'a@b', "a'--"],
    identity: ['', 'NONE', 1],
    address: ['x'.repeat(401)],
  }
  for (const [field, values] of Object.entries(wrong))
    for (const value of values) {
      const { status, body } = await send(visitor, atHome({ [field]: value }))
      assert.equal(status, 422, `${field}: ${JSON.stringify(value)}`)
      assert.ok(
        body.error.details.some(({ path }: { path: string }) => path === `data.${field}`),
        field,
      )
    }
  for (const [more, code] of [
    [{ password: 'short', confirmPassword: 'short' }, 'INVALID_PASSWORD'],
    [{ confirmPassword: 'Other#2026' }, 'INVALID_PASSWORD'],
    [{ password: 'x'.repeat(257) }, 'VALIDATION_FAILED'],
    [{ roles: ['BFM_ADMIN'] }, 'VALIDATION_FAILED'],
  ] as const) {
    const { status, body } = await send(visitor, atHome(), more)
    assert.deepEqual([status, body.error.code], [422, code])
  }
  const data = atHome({ roles: ['BFM_ADMIN'], status: 'disabled', id: '1', userSlug: 'employee', ID: 1 })
  const { body } = await send(visitor, data)
  await verify(visitor, (data as { mobile: string }).mobile, body.id)
  const { user, userSlug } = (await login((data as { mobile: string }).mobile)).body
  assert.deepEqual([user.roles, userSlug], [[], 'citizen'])
})

test('only models that are open to it take a sign-up', async () => {
  const visitor = await portal.browser()
  for (const slug of ['employee', 'we_employee', 'agent']) {
    const { status, body } = await visitor.send(`POST ${slug}`, {
      body: { data: atHome(), password, confirmPassword: password },
    })
    assert.deepEqual([status, body.error.code], [404, 'MODEL_NOT_FOUND'], slug)
  }
  const models = await visitor.send('GET dynamic_users?filter={"where":{"registration":{"neq":true}}}')
  assert.deepEqual(
    models.body.map(({ userSlug }: { userSlug: string }) => userSlug),
    ['employee', 'we_employee', 'xceed_employee', 'agent'],
  )
  const open = await visitor.send('GET dynamic_users/findOne?filter={"where":{"registration":true}}')
  assert.equal(open.body.userSlug, 'citizen')
})

test('a sign-up that was never proved is forgotten after a day', async () => {
  const visitor = await portal.browser()
  const data = atHome()
  const { body } = await send(visitor, data)
  portal.pass(25 * 60 * minute)
  await visitor.send('POST citizen/sendMobileVerification', { body: { mobile: data.mobile } })
  await portal.portal.tidy()
  const late = await verify(visitor, data.mobile, body.id, '123456')
  assert.notEqual(late.status, 200)
})

test('a number that passed to another person: they sign up, and the former owner signs in by national ID', async () => {
  const visitor = await portal.browser()
  const former = atHome({ email: 'former.owner@example.com' })
  await verify(visitor, former.mobile, (await send(visitor, former)).body.id)
  const username = `0${former.mobile.slice(3)}`
  assert.ok((await login(username)).body.usertoken)
  portal.pass(2 * minute)

  const owner = atHome({ mobile: former.mobile, email: 'new.owner@example.com' })
  const next = await portal.browser()
  assert.equal((await verify(next, owner.mobile, (await send(next, owner)).body.id)).status, 200)
  const signedIn = await login(username)
  assert.equal(signedIn.body.user.firstName, owner.firstName)

  const back = await login(former.nationalId)
  assert.ok(back.body.usertoken, JSON.stringify(back.body))
  assert.notEqual(back.body.userId, signedIn.body.userId)
  const { body: mails } = await visitor.send('GET dev/outbox?to=former.owner%40example.com')
  assert.match(mails[0].text, /left your account/)
})

test('a number is not freed by somebody whose national ID another has proved, nor by the same person', async () => {
  const visitor = await portal.browser()
  const [first, second] = [atHome(), atHome()]
  for (const data of [first, second]) {
    const { body } = await send(visitor, data)
    await verify(visitor, data.mobile, body.id)
    if (data === second) await proveIdentity(body.id)
  }
  portal.pass(2 * minute)
  const both = atHome({ mobile: first.mobile, nationalId: second.nationalId })
  const refused = await verify(visitor, both.mobile, (await send(visitor, both)).body.id)
  assert.equal(refused.body.error.code, 'Duplicate_Data')
  assert.ok((await login(`0${first.mobile.slice(3)}`)).body.usertoken)
  portal.pass(2 * minute)
  const again = atHome({ mobile: first.mobile, nationalId: first.nationalId })
  const same = await verify(visitor, again.mobile, (await send(visitor, again)).body.id)
  assert.equal(same.body.error.code, 'Duplicate_Data')
})

test('one proved number opens three accounts in a day and learns of no fourth identifier; what was filled in stays', async () => {
  const mobile = newMobile()
  const signUp = async (visitor: Visitor) => (await send(visitor, atHome({ mobile }))).body.id
  for (let turn = 0; turn < 3; turn++) {
    const visitor = await portal.browser()
    assert.equal((await verify(visitor, mobile, await signUp(visitor))).status, 200)
    portal.pass(2 * minute)
  }
  const visitor = await portal.browser()
  const id = await signUp(visitor)
  const refused = await verify(visitor, mobile, id)
  assert.deepEqual([refused.status, refused.body.error.code], [429, 'MAX_ATTEMPTS'])
  // Another number of the same network is not touched, and a day later a new code opens what waits.
  const other = newMobile()
  const elsewhere = (await send(visitor, atHome({ mobile: other }))).body.id
  assert.equal((await verify(visitor, other, elsewhere)).status, 200)
  portal.pass(24 * 60 * minute - 5 * minute)
  const { status } = await visitor.send('POST citizen/sendMobileVerification', { body: { mobile } })
  assert.equal(status, 200)
  assert.equal((await verify(visitor, mobile, id)).status, 200)
})
