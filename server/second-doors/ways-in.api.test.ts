// Second doors to an account: what opens one, gives power or keeps a session is refused by whichever call, app or older token.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { multipart } from '../test-files.ts'
import { openTestPortal, outcomeOf, type Person, type TestPortal } from '../test-portal.ts'

let portal: TestPortal
let admin: Person
let second: Person
before(async () => {
  portal = await openTestPortal()
  admin = await portal.employee(['BFM_ADMIN'])
  second = await portal.employee(['BFM_ADMIN'])
})
after(() => portal.close())

const minute = 60_000
const password = 'Better#2027'
const proveAnew = (who: Person) =>
  who.send(`POST ${who.slug}/${who.id}/proof`, { body: { password: portal.password } })
const forgotten = async (who: Person) => {
  const browser = await portal.browser(who.slug === 'citizen' ? 'CITIZEN' : 'EMPLOYEE')
  await browser.send(`POST ${who.slug}/forgetPassword`, { body: { username: who.username } })
  const otp = await portal.codeTo(`+2${who.username}`)
  return { browser, otp }
}
const emailToken = async (email: string) =>
  /#([\w-]+)/.exec((await portal.messagesTo(email))[0]?.text ?? '')?.[1] ?? ''
const setEmail = (who: Person, email: string) =>
  who.send(`PATCH ${who.slug}/${who.id}`, { body: { data: { email } } })
const edit = async (by: Person, id: string, more: object) => {
  const { firstName, lastName, roles, services, revision } = (await admin.send(`GET users/${id}`)).body
  return by.send(`PATCH users/${id}`, {
    body: { firstName, lastName, roles, services, ...more },
    headers: { 'if-match': `"${revision}"` },
  })
}

test('a heartbeat, a profile, a list of sessions and a challenge make no session fresh', async () => {
  const citizen = await portal.citizen()
  portal.pass(11 * minute)
  await citizen.send('POST authTokens/activityHeartbeat', {
    body: { lastActive: portal.now().toISOString() },
  })
  await citizen.send(`GET citizen/${citizen.id}/sessions`)
  await citizen.send(`POST citizen/${citizen.id}/proof`, { body: {} })
  await citizen.send(`POST citizen/${citizen.id}/proof`, { body: { password: 'Wrong#2026' } })
  assert.deepEqual(outcomeOf(await setEmail(citizen, 'fresh1@example.com')), [422, 'STEP_UP_REQUIRED'])
  const other = await portal.citizen()
  await other.send(`POST citizen/${citizen.id}/proof`, { body: { password: portal.password } })
  assert.deepEqual(outcomeOf(await setEmail(citizen, 'fresh2@example.com')), [422, 'STEP_UP_REQUIRED'])
})

test('the slug of another app opens no call on one’s own account, and a session is of its app alone', async () => {
  const citizen = await portal.citizen()
  for (const slug of ['employee', 'agent'])
    for (const [method, path, body] of [
      ['POST', 'factors', { kind: 'totp' }],
      ['POST', 'recoveryCodes', {}],
      ['GET', 'sessions', undefined],
      ['POST', 'data', {}],
    ] as const) {
      const { status } = await citizen.send(`${method} ${slug}/${citizen.id}/${path}`, body ? { body } : {})
      assert.ok(status >= 400, `${slug}/${path}`)
    }
  const token = citizen.jar.get('citizen_session') ?? ''
  assert.ok(token)
  const jar = new Map([['employee_session', token]])
  const { status } = await portal.send(
    'GET dynamic_services/inbox',
    { headers: { 'x-app-mode': 'EMPLOYEE' } },
    jar,
  )
  assert.equal(status, 401)
})

test('a ticket of one step opens no other: of signing in, no new password, and the other way round', async () => {
  const officer = await portal.employee(['CASE_OFFICER'])
  const browser = await portal.browser('EMPLOYEE')
  const login = await browser.send('POST employee/login', {
    body: { username: officer.username, password: portal.password },
  })
  const signIn = { authorization: `Bearer ${login.body.mfa.token}` }
  const body = { data: { password, confirmPassword: password } }
  assert.equal((await browser.send('POST employee/reset-password', { body, headers: signIn })).status, 422)
  assert.ok(
    (await browser.send('POST employee/MFA/enrol', { body: { kind: 'totp' }, headers: signIn })).status >=
      400,
  )
  const citizen = await portal.citizen()
  const { browser: phone, otp } = await forgotten(citizen)
  const { body: checked } = await phone.send('POST citizen/validateResetPasswordOTP', {
    body: { username: citizen.username, otp },
  })
  const reset = { authorization: `Bearer ${checked.token ?? 'none'}` }
  for (const path of ['citizen/MFA', 'employee/MFA'])
    assert.ok(
      (await phone.send(`POST ${path}`, { body: { method: 'otp', send: true }, headers: reset })).status >=
        400,
    )
  assert.ok((await phone.send('POST employee/reset-password', { body, headers: reset })).status >= 400)
})

test('a code or a ticket for a forgotten password from before a change of it opens nothing', async () => {
  const citizen = await portal.citizen()
  const { browser, otp } = await forgotten(citizen)
  const changed = await citizen.send('POST citizen/change-password', {
    body: { currentPassword: portal.password, newPassword: password, confirmPassword: password },
  })
  assert.equal(changed.status, 204)
  const late = await browser.send('POST citizen/validateResetPasswordOTP', {
    body: { username: citizen.username, otp },
  })
  assert.ok(late.status >= 400, JSON.stringify(late.body))
})

test('a link to an address proves it in the session of its account alone: not for a visitor, an agent or an officer acting', async () => {
  const citizen = await portal.citizen()
  await setEmail(citizen, 'link1@example.com')
  const token = await emailToken('link1@example.com')
  const officer = await portal.employee(['CASE_OFFICER'])
  const agent = await portal.person({ slug: 'agent' })
  const actAsNext = (who: Person) => {
    portal.pass(2 * minute)
    return portal.actFor(who, `+2${citizen.username}`)
  }
  const [byOfficer, byAgent] = [await portal.actFor(officer, `+2${citizen.username}`), await actAsNext(agent)]
  const body = { token }
  const stranger = await portal.citizen()
  const visitor = await portal.browser()
  const answers = [
    await visitor.send('POST citizen/verifyEmail', { body }),
    await stranger.send('POST citizen/verifyEmail', { body }),
    await officer.send('POST citizen/verifyEmail', { body, headers: { 'request-owner-token': byOfficer } }),
    await agent.send('POST citizen/verifyEmail', { body, headers: { 'request-owner-token': byAgent } }),
    await admin.send('POST employee/verifyEmail', { body }),
  ]
  for (const answer of answers) assert.equal(answer.body?.error?.code, 'EMAIL_LINK_OF_ACCOUNT')
  assert.equal((await citizen.send('POST citizen/verifyEmail', { body })).status, 204)
})

test('an older link to an address leads nowhere after a newer one, and two at once prove it once', async () => {
  const citizen = await portal.citizen()
  await setEmail(citizen, 'older@example.com')
  const older = await emailToken('older@example.com')
  await setEmail(citizen, 'newer@example.com')
  const newer = await emailToken('newer@example.com')
  assert.equal((await citizen.send('POST citizen/verifyEmail', { body: { token: older } })).status, 422)
  const answers = await Promise.all(
    [newer, newer].map(token => citizen.send('POST citizen/verifyEmail', { body: { token } })),
  )
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [204, 422])
})

test('a person asks for a link of their own alone; a disabled account follows none', async () => {
  const [citizen, other] = [await portal.citizen(), await portal.citizen()]
  assert.equal((await other.send(`GET citizen/verifyUserEmail/${citizen.id}`)).status, 404)
  assert.equal((await other.send(`GET employee/verifyUserEmail/${citizen.id}`)).status, 404)
  const officer = await portal.employee(['CASE_OFFICER'])
  assert.equal((await setEmail(officer, 'gone@example.com')).status, 200)
  const token = await emailToken('gone@example.com')
  await portal.passWith(minute, admin, officer)
  assert.equal((await admin.send(`POST users/${officer.id}/disable`)).status, 200)
  assert.ok((await officer.send('POST employee/verifyEmail', { body: { token } })).status >= 400)
  assert.equal((await officer.send('GET dynamic_services/inbox')).status, 401)
})

test('an administrator reaches no citizen by the calls of staff, nor opens their account', async () => {
  await portal.passWith(minute, admin, second)
  const citizen = await portal.citizen()
  for (const [method, act, body] of [
    ['GET', '', undefined],
    ['POST', '/resetPassword', {}],
    ['POST', '/invite', {}],
    ['POST', '/disable', {}],
    ['POST', '/enable', {}],
    ['POST', '/confirmRoles', {}],
  ] as const) {
    const headers = { 'if-match': '"1"' }
    const answer = await admin.send(`${method} users/${citizen.id}${act}`, {
      headers,
      ...(body ? { body } : {}),
    })
    assert.equal(answer.status, 404, act)
  }
  assert.equal(
    (await admin.send(`PATCH citizen/${citizen.id}`, { body: { data: { firstName: 'X' } } })).status,
    404,
  )
})

test('an own account gets no wider services, teams or roles by form, by file or by another’s proposal confirmed', async () => {
  await portal.passWith(minute, admin, second)
  const narrow = await portal.employee(['BFM_ADMIN'], ['LIBRARY_CARD'])
  for (const more of [
    { services: ['*'] },
    { services: ['LIBRARY_CARD', 'ROOM_BOOKING'] },
    { roles: ['BFM_ADMIN', 'CASE_OFFICER'] },
    { roles: ['BFM_ADMIN', 'FINANCIAL_MANAGER'] },
  ])
    assert.equal((await edit(narrow, narrow.id, more)).body?.error?.code, 'OWN_ROLES', JSON.stringify(more))
  const csv = `username,firstName,lastName,roles,services\n${narrow.username},A,B,CASE_OFFICER,*\n`
  await narrow.send(
    'POST users/import?dryRun=false',
    multipart({ name: 'p.csv', type: 'text/csv', bytes: Buffer.from(csv) }),
  )
  assert.deepEqual((await admin.send(`GET users/${narrow.id}`)).body.services, ['LIBRARY_CARD'])
  const proposed = await edit(admin, narrow.id, { roles: ['BFM_ADMIN', 'AUDITOR'] })
  assert.deepEqual([proposed.status, proposed.body.pendingRoles], [200, ['AUDITOR']])
  const { revision } = proposed.body
  const confirm = (who: Person) =>
    who.send(`POST users/${narrow.id}/confirmRoles`, { body: {}, headers: { 'if-match': `"${revision}"` } })
  assert.equal((await confirm(admin)).body.error.code, 'SECOND_ADMINISTRATOR')
  const twice = await Promise.all([confirm(second), confirm(second)])
  assert.equal(twice.filter(({ status }) => status === 200).length, 1)
})

test('HEAD, another method or a doubled slash is no way past a policy', async () => {
  const citizen = await portal.citizen()
  for (const call of [
    'HEAD users',
    'HEAD auditLog',
    'PUT users/x',
    'GET users/import',
    'GET /users',
    'GET Users',
    'GET users/',
    'GET %75sers',
    'POST users/query',
    'GET users/file/content',
    'GET auditLog?mode=EMPLOYEE',
  ]) {
    const { status } = await citizen.send(call, call.startsWith('POST') ? { body: {} } : {})
    assert.ok([401, 403, 404, 405].includes(status), `${call}: ${status}`)
  }
})

test('who counts a list is told no more than who reads it: numbers and addresses stay out of addresses', async () => {
  for (const field of ['mobile', 'email', 'nationalId', 'passportNumber']) {
    const where = encodeURIComponent(JSON.stringify({ [field]: '+201000000000' }))
    assert.equal(
      (await admin.send(`GET users/count?where=${where}`)).body?.error?.code,
      'INVALID_FILTER',
      field,
    )
  }
  const where = encodeURIComponent(JSON.stringify({ username: { like: '%0100%' } }))
  assert.deepEqual((await admin.send(`GET users/count?where=${where}`)).body, { count: 0 })
})

test('one number spelt in other ways proves no more sign-ups, and its code opens no other’s', async () => {
  const data = (mobile: string, end: number) => ({
    identity: 'NATIONAL_ID',
    nationalId: `291041202${String(10_000 + end)}`,
    firstName: 'ليلى',
    lastName: 'حسن',
    mobile,
    email: 'layla@example.com',
  })
  const spellings = ['+201098000001', '01098000001', '00201098000001', '٠١٠٩٨٠٠٠٠٠١', '+20 109 800 0001']
  const outcomes: unknown[] = []
  for (const [index, mobile] of spellings.entries()) {
    const visitor = await portal.browser()
    const { status, body } = await visitor.send('POST citizen', {
      body: { data: data(mobile, index), password, confirmPassword: password },
    })
    if (status !== 200 && status !== 201 && status !== 202) outcomes.push(body?.error?.code)
    else {
      const code = await portal.codeTo('+201098000001')
      const answer = await visitor.send('POST citizen/verifyMobile', { body: { mobile, code, id: body.id } })
      outcomes.push(answer.body?.error?.code ?? answer.status)
    }
    portal.pass(16 * minute)
  }
  assert.equal(outcomes.filter(outcome => outcome === 'MAX_ATTEMPTS').length, 2, JSON.stringify(outcomes))
})

test('a session that proved itself is not made fresh for another device or person by its cookie and token swapped', async () => {
  const [one, other] = [await portal.citizen(), await portal.citizen()]
  portal.pass(11 * minute)
  await proveAnew(one)
  const headers = { 'x-csrf-token': one.held.token }
  assert.equal((await other.send(`PATCH citizen/${other.id}`, { body: { data: {} }, headers })).status, 409)
  assert.deepEqual(outcomeOf(await setEmail(other, 'swap@example.com')), [422, 'STEP_UP_REQUIRED'])
})
