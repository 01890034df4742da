// Profiles over the real API: one's own and nobody else's, what may be changed and what says why not, a new number by
// its code, a new e-mail address by its link.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal({ MAX_LOOP_DELAY_MS: '0' })
})
after(() => portal.close())

const password = 'Citizen#2026'
const minute = 60_000
let people = 0

const outbox = async (to: string) =>
  (await (await portal.browser()).send(`GET dev/outbox?to=${encodeURIComponent(to)}`)).body
const codeTo = async (mobile: string): Promise<string> =>
  (await outbox(mobile)).find(({ code }: { code?: string }) => code)?.code
const tokenTo = async (email: string): Promise<string> =>
  /email-verify#([\w-]+)/.exec((await outbox(email))[0]?.text)?.[1] ?? ''

/** Someone who has signed up and in. */
const citizen = async () => {
  people += 1
  const mobile = `+20108${String(people).padStart(7, '0')}`
  const email = `person${people}@example.com`
  const nationalId = `291041201${String(60_000 + people)}`
  const visitor = await portal.browser()
  const data = {
    identity: 'NATIONAL_ID',
    nationalId,
    firstName: 'Mona',
    lastName: 'Said',
    mobile,
    email,
  }
  const { body } = await visitor.send('POST citizen', { body: { data, password, confirmPassword: password } })
  const verified = await visitor.send('POST citizen/verifyMobile', {
    body: { id: body.id, mobile, code: await codeTo(mobile) },
  })
  assert.equal(verified.status, 200)
  const own = await portal.browser()
  const session = await own.send('POST citizen/login', { body: { username: mobile, password } })
  own.held.token = session.body.usertoken
  return { ...own, id: body.id as string, mobile, email, nationalId }
}
type Citizen = Awaited<ReturnType<typeof citizen>>
const read = (who: Citizen, id = who.id) => who.send(`GET citizen/${id}`)
const change = (who: Citizen, data: object, id = who.id) =>
  who.send(`PATCH citizen/${id}`, { body: { data } })

test('one reads oneself, identifiers with their last digits alone', async () => {
  const mona = await citizen()
  const { status, body } = await read(mona)
  assert.equal(status, 200)
  assert.equal(body.data.nationalId, `••••••••••${mona.nationalId.slice(-4)}`)
  assert.deepEqual(
    [body.data.mobile, body.data.email, body.emailVerified, body.status],
    [mona.mobile, mona.email, false, 'active'],
  )
  assert.ok(!JSON.stringify(body).includes(mona.nationalId))
  assert.equal(body.passwordHash, undefined)
})

test('someone else is not there, whoever asks; staff who manage people read them, on record', async () => {
  const [mona, other] = [await citizen(), await citizen()]
  for (const answer of [
    await read(mona, other.id),
    await change(mona, { firstName: 'Eve' }, other.id),
    await mona.send(`GET employee/${mona.id}`),
    await mona.send(`GET citizen/verifyUserEmail/${other.id}`),
  ])
    assert.deepEqual([answer.status, answer.body.error.code], [404, 'NOT_FOUND'])
  const officer = await portal.employee(['CASE_OFFICER'])
  assert.equal((await officer.send(`GET citizen/${mona.id}`)).status, 404)
  const admin = await portal.employee(['BFM_ADMIN'])
  assert.equal((await admin.send(`GET citizen/${mona.id}`)).body.data.firstName, 'Mona')
  assert.equal(
    (await admin.send(`PATCH citizen/${mona.id}`, { body: { data: { firstName: 'X' } } })).status,
    404,
  )
  const [entry] = await portal.database.query<{ count: number }>({
    text: `select count(*) as count from audit_entries where kind = 'person.read' and subject_id = '${mona.id}'`,
    values: [],
  } as never)
  assert.equal(entry?.count, 1)
  assert.equal((await (await portal.browser()).send(`GET citizen/${mona.id}`)).status, 401)
})

test('names and address are changed, what is no question of the model is not looked at', async () => {
  const mona = await citizen()
  const refused = await change(mona, {
    firstName: 'منى',
    lastName: 'سعيد',
    address: '5 Nile Street',
    language: 'en',
    roles: ['BFM_ADMIN'],
    status: 'disabled',
    id: 'x',
    username: 'root',
    passwordHash: 'x',
    services: ['*'],
  })
  assert.equal(refused.status, 200)
  const { body } = await read(mona)
  assert.deepEqual(
    [body.firstName, body.data.address, body.language, body.roles, body.status, body.username],
    ['منى', '5 Nile Street', 'en', [], 'active', mona.mobile.replace('+2', '')],
  )
  // The identifier stays, though it was not sent along.
  assert.equal(body.data.nationalId, `••••••••••${mona.nationalId.slice(-4)}`)
  assert.equal((await change(mona, { address: null })).body.data.address, undefined)
})

test('what proves who one is cannot be changed, and each field is named', async () => {
  const mona = await citizen()
  const { status, body } = await change(mona, { nationalId: '30001018800011', identity: 'PASSPORT' })
  assert.deepEqual([status, body.error.code], [422, 'NOT_EDITABLE'])
  assert.deepEqual(body.error.details.map(({ path }: { path: string }) => path).sort(), [
    'data.identity',
    'data.nationalId',
  ])
})

test('every field is judged as at sign-up', async () => {
  const mona = await citizen()
  const wrong: [object, string][] = [
    [{ firstName: '' }, 'data.firstName'],
    [{ firstName: ['x'] }, 'data.firstName'],
    [{ lastName: '<b>' }, 'data.lastName'],
    [{ englishFullName: 'منى' }, 'data.englishFullName'],
    [{ mobile: '123' }, 'data.mobile'],
    [{ email: 'a@b' }, 'data.email'],
    [{ language: 'fr' }, 'data.language'],
    [{ address: 'x'.repeat(401) }, 'data.address'],
    [{ userImage: ['00000000-0000-4000-8000-000000000000'] }, 'data.userImage'],
  ]
  for (const [data, path] of wrong) {
    const { status, body } = await change(mona, data)
    assert.equal(status, 422, path)
    assert.ok(
      body.error.details.some((detail: { path: string }) => detail.path.startsWith(path)),
      path,
    )
  }
})

test('a new number: the code first, then the sign-in follows and the old number is told', async () => {
  const [mona, other] = [await citizen(), await citizen()]
  const fresh = '+971509998877'
  const requested = await change(mona, { mobile: '00971 50 999 8877' })
  assert.deepEqual(requested.body.pending, [{ channel: 'sms', sentTo: '…8877', resendAfterSeconds: 60 }])
  assert.equal((await read(mona)).body.data.mobile, mona.mobile)
  // Somebody else's session cannot use the code.
  const code = await codeTo(fresh)
  const verify = (who: Citizen, typed: string) =>
    who.send('POST citizen/verifyMobile', { body: { mobile: fresh, code: typed } })
  assert.equal((await verify(other, code)).body.error.code, 'NO_CODE_WAS_SENT')
  assert.equal((await verify(mona, code === '111111' ? '222222' : '111111')).body.error.code, 'INVALID_CODE')
  assert.equal((await verify(mona, code)).status, 200)
  assert.equal((await verify(mona, code)).body.error.code, 'EXPIRED_CODE')
  assert.equal((await read(mona)).body.data.mobile, fresh)
  const login = async (username: string) =>
    (await (await portal.browser()).send('POST citizen/login', { body: { username, password } })).status
  assert.deepEqual([await login(fresh), await login(mona.mobile)], [200, 422])
  assert.match((await outbox(mona.mobile))[0].text, /19010/)
})

/** Asks for a number, and proves it by its code. */
const takeNumber = async (who: Citizen, mobile: string) => {
  assert.equal((await change(who, { mobile })).status, 200)
  return who.send('POST citizen/verifyMobile', { body: { mobile, code: await codeTo(mobile) } })
}
const signsIn = async (username: string) =>
  (await (await portal.browser()).send('POST citizen/login', { body: { username, password } })).body.userId

test('a number that passed to another person: proof in the profile frees it from the former account', async () => {
  const [mona, former] = [await citizen(), await citizen()]
  portal.pass(2 * minute)
  const answer = await takeNumber(mona, former.mobile)
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  assert.equal((await read(mona)).body.data.mobile, former.mobile)
  assert.equal((await read(former)).status, 401)
  assert.equal(await signsIn(former.mobile), mona.id)
  assert.equal(await signsIn(former.nationalId), former.id)
  assert.match((await outbox(former.email))[0].text, /left your account/)
})

test('a number of an account without papers is refused after its code, and not before', async () => {
  const [mona, other] = [await citizen(), await citizen()]
  await portal.database.query(
    sql`update accounts set national_id = null, national_id_index = null where id = ${other.id}`,
  )
  portal.pass(2 * minute)
  const refused = await takeNumber(mona, other.mobile)
  assert.equal(refused.body.error.code, 'Duplicate_Data')
  assert.equal(await signsIn(other.mobile), other.id)
})

test('a code for a new number is sent and used after a fresh proof only', async () => {
  const mona = await citizen()
  const mobile = '+971509998855'
  assert.equal((await change(mona, { mobile })).status, 200)
  await portal.database.query(
    sql`update sessions set proved_at = ${new Date(portal.now().getTime() - 11 * minute)} where account_id = ${mona.id}`,
  )
  portal.pass(1.5 * minute)
  const send = () => mona.send('POST citizen/sendMobileVerification', { body: { mobile } })
  assert.equal((await send()).body.error?.code, 'STEP_UP_REQUIRED')
  const code = await codeTo(mobile)
  const verify = () => mona.send('POST citizen/verifyMobile', { body: { mobile, code } })
  assert.equal((await verify()).body.error?.code, 'STEP_UP_REQUIRED')
  const proof = await mona.send(`POST citizen/${mona.id}/proof`, { body: { password } })
  assert.ok(proof.status < 300, JSON.stringify(proof.body))
  assert.equal((await verify()).status, 200)
})

test('what leads back into the account is changed after a fresh proof alone; the rest needs none', async () => {
  const mona = await citizen()
  portal.pass(11 * minute)
  for (const data of [{ mobile: '+971509998866' }, { email: 'mona@example.net' }])
    assert.equal((await change(mona, data)).body.error.code, 'STEP_UP_REQUIRED')
  assert.equal((await outbox('+971509998866')).length, 0)
  assert.equal((await change(mona, { firstName: 'منى' })).status, 200)
  const proof = await mona.send(`POST citizen/${mona.id}/proof`, { body: { password } })
  assert.ok(proof.status < 300, JSON.stringify(proof.body))
  assert.equal((await change(mona, { mobile: '+971509998866' })).body.pending.length, 1)
})

test('an e-mail address is confirmed by its link, once, and a changed one by a new link', async () => {
  const mona = await citizen()
  const first = await tokenTo(mona.email)
  const follow = (token: string) => mona.send('POST citizen/verifyEmail', { body: { token } })
  assert.equal((await follow('nonsense')).body.error.code, 'EXPIRED_LINK')
  // A mailbox's owner who presses the link of a stranger's account lends that account nothing.
  for (const other of [await portal.browser(), await citizen(), await portal.employee(['BFM_ADMIN'])])
    assert.equal(
      (await other.send('POST citizen/verifyEmail', { body: { token: first } })).body.error.code,
      'EMAIL_LINK_OF_ACCOUNT',
    )
  assert.equal((await read(mona)).body.emailVerified, false)
  const soon = await mona.send(`GET citizen/verifyUserEmail/${mona.id}`)
  assert.deepEqual([soon.status, soon.body.error.code], [422, 'TOKEN_SENT'])
  portal.pass(2 * minute)
  assert.equal((await mona.send(`GET citizen/verifyUserEmail/${mona.id}`)).status, 202)
  // The newest counts.
  assert.equal((await follow(first)).body.error.code, 'EXPIRED_LINK')
  const second = await tokenTo(mona.email)
  const both = await Promise.all([follow(second), follow(second)])
  assert.deepEqual(both.map(({ status }) => status).sort(), [204, 422])
  assert.equal((await follow(second)).body.error.code, 'EMAIL_ALREADY_VERIFIED')
  assert.equal((await read(mona)).body.emailVerified, true)
  const again = await mona.send(`GET citizen/verifyUserEmail/${mona.id}`)
  assert.equal(again.body.error.code, 'EMAIL_ALREADY_VERIFIED')

  const changed = await change(mona, { email: 'new-mona@example.com' })
  assert.deepEqual(changed.body.pending, [
    { channel: 'email', sentTo: 'n…@example.com', resendAfterSeconds: 60 },
  ])
  assert.equal((await read(mona)).body.data.email, mona.email)
  assert.equal((await follow(await tokenTo('new-mona@example.com'))).status, 204)
  assert.equal((await read(mona)).body.data.email, 'new-mona@example.com')

  await change(mona, { email: 'late@example.com' })
  const late = await tokenTo('late@example.com')
  portal.pass(25 * 60 * minute)
  // Her session is over by then.
  const anyone = await portal.browser()
  const expired = await anyone.send('POST citizen/verifyEmail', { body: { token: late } })
  assert.equal(expired.body.error.code, 'EXPIRED_LINK')
})

test('staff: names of the model, where they work is not theirs to change; we_employee uses employee’s address', async () => {
  const officer = await portal.employee(['CASE_OFFICER'])
  const own = (data: object) => officer.send(`PATCH employee/${officer.id}`, { body: { data } })
  assert.equal((await own({ englishFullName: 'Sara Ali' })).body.englishFullName, 'Sara Ali')
  for (const name of ['Zoé Müller', 'Siobhan O’Neill', 'Łucja Kowalska', "Anne-Marie d'Estaing"])
    assert.equal((await own({ englishFullName: name })).body.englishFullName, name)
  assert.equal((await own({ company: 'LIBRARY' })).body.error.code, 'NOT_EDITABLE')
  assert.equal((await own({ firstName: 'Boss' })).body.firstName.startsWith('First'), true)
  const we = await portal.person({ slug: 'we_employee' })
  assert.equal(
    (await we.send(`PATCH employee/${we.id}`, { body: { data: { language: 'ar' } } })).body.language,
    'ar',
  )
  const model = await officer.send('GET dynamic_users/findOne?filter={"where":{"userSlug":"employee"}}')
  const workplace = model.body.activities.find(
    ({ activityId }: { activityId: string }) => activityId === 'workplace',
  )
  assert.deepEqual(Object.keys(workplace.steps[0].fieldsSchema), [
    'company',
    'sector',
    'serviceCenter',
    'eehcCompany',
    'eehcSector',
    'eehcServiceCenter',
  ])
  const sectors = workplace.steps[0].fieldsSchema.sector.uniforms.options
  assert.deepEqual(
    sectors.map(({ value, conditionalField }: { value: string; conditionalField: { value: string } }) => [
      value,
      conditionalField.value,
    ]),
    [
      ['LIBRARY_RIVER', 'LIBRARY'],
      ['LIBRARY_HILL', 'LIBRARY'],
    ],
  )
})
