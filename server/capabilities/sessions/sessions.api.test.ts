// Signing in and out over the real API: one answer for every wrong sign-in, lives that end, a budget of tries.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

const minutes = 60_000
const list = 'GET LIBRARY_CARD'

test('A1: an unknown person and a wrong password answer alike', async () => {
  const { username } = await portal.add({ slug: 'citizen' })
  const visitor = await portal.browser()
  const login = (body: object) => visitor.send('POST citizen/login', { body })
  const [wrong, unknown] = [
    await login({ username, password: 'x' }),
    await login({ username: '01099999999', password: 'x' }),
  ]
  const outcome = ({ status, body }: typeof wrong) => [status, body.error.code, body.error.message]
  assert.deepEqual(outcome(wrong), outcome(unknown))
  assert.equal(wrong.body.error.code, 'WRONG_CREDENTIALS')
})

test('a mobile number is taken in Arabic digits and with spaces; a session never shows its cookie', async () => {
  const { username } = await portal.add({ slug: 'citizen' })
  const visitor = await portal.browser()
  const typed = username
    .replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit)))
    .replace(/^(...)/, '$1 ')
  const answer = await visitor.send('POST citizen/login', {
    body: { username: typed, password: portal.password },
  })
  assert.equal(answer.status, 200)
  assert.match(String(answer.headers['set-cookie']), /citizen_session=[\w-]{43};.*HttpOnly; SameSite=Lax/)
  assert.ok(!JSON.stringify(answer.body).includes(visitor.jar.get('citizen_session') as string))
  assert.equal(answer.body.user.passwordHash, undefined)
})

test('a session ends by signing out, by an idle hour, after twelve hours, and when the person is disabled', async () => {
  const [out, idle, long, off] = await Promise.all([
    portal.citizen(),
    portal.citizen(),
    portal.citizen(),
    portal.citizen(),
  ])
  const cookie = out.jar.get('citizen_session') as string
  assert.equal((await out.send('POST citizen/logout', { body: {} })).status, 200)
  out.jar.set('citizen_session', cookie)
  assert.equal((await out.send(list)).status, 401)

  await portal.database.query({
    text: `update accounts set status = 'disabled' where id = '${off.id}'`,
    values: [],
  } as never)
  assert.equal((await off.send(list)).status, 401)

  const beat = () =>
    long.call('POST authTokens/activityHeartbeat', { body: { lastActive: portal.now().toISOString() } })
  portal.pass(59 * minutes)
  assert.equal((await idle.send(list)).status, 200)
  const beaten = await beat()
  assert.deepEqual([beaten.status, beaten.body.roles], [200, []])
  portal.pass(2 * minutes)
  assert.equal((await idle.send(list)).status, 401)
  const dead = await idle.call('POST authTokens/activityHeartbeat', {
    body: { lastActive: portal.now().toISOString() },
  })
  assert.equal(dead.status, 401)
  for (let hour = 0; hour < 11; hour++) {
    assert.equal((await beat()).status, 200, `hour ${hour}`)
    portal.pass(58 * minutes)
  }
  // 11 hours and 39 minutes after the sign-in, and never idle.
  assert.equal((await beat()).status, 200)
  portal.pass(20 * minutes)
  assert.equal((await beat()).status, 200)
  portal.pass(2 * minutes)
  assert.equal((await long.send(list)).status, 401)
})

test('a heartbeat of a time to come keeps a session no longer than one of now', async () => {
  const citizen = await portal.citizen()
  const lastActive = new Date(portal.now().getTime() + 120 * minutes).toISOString()
  const beat = await citizen.call('POST authTokens/activityHeartbeat', { body: { lastActive } })
  assert.equal(beat.status, 200)
  portal.pass(61 * minutes)
  assert.equal((await citizen.send(list)).status, 401)
})

test('the key of answers on a device is the account’s, in each of its sessions', async () => {
  const [one, other] = [await portal.citizen(), await portal.citizen()]
  const keyFor = async (client: typeof one) => {
    const { status, body } = await client.call('POST authTokens/activityHeartbeat', {
      body: { lastActive: 0 },
    })
    assert.equal(status, 200)
    return body.answersKey
  }
  const key = await keyFor(one)
  assert.equal(Buffer.from(key, 'base64url').length, 32)
  assert.equal(await keyFor(one), key)
  assert.notEqual(await keyFor(other), key)
})

test('a session of one app opens no other', async () => {
  const citizen = await portal.citizen()
  assert.equal(
    (await citizen.call('GET dynamic_services/inbox', { headers: { 'x-app-mode': 'EMPLOYEE' } })).status,
    401,
  )
  citizen.jar.set('employee_session', citizen.jar.get('citizen_session') as string)
  assert.equal(
    (await citizen.call('GET dynamic_services/inbox', { headers: { 'x-app-mode': 'EMPLOYEE' } })).status,
    401,
  )
})

test('six wrong tries in parallel or not, then the right password waits too; the window is not extended', async () => {
  const { username } = await portal.add({ slug: 'citizen' })
  const visitor = await portal.browser()
  const login = (password: string) => visitor.send('POST citizen/login', { body: { username, password } })
  const answers = await Promise.all(Array.from({ length: 30 }, () => login('wrong')))
  assert.equal(answers.filter(({ body }) => body.error.code === 'WRONG_CREDENTIALS').length, 6)
  assert.ok(
    answers.filter(({ status }) => status === 429).every(({ headers }) => Number(headers['retry-after']) > 0),
  )
  assert.equal((await login(portal.password)).status, 429)
  portal.pass(15 * minutes)
  assert.equal((await login(portal.password)).status, 200)
})

test('the window begins with the first try: later ones that it admits do not move its end', async () => {
  const { username } = await portal.add({ slug: 'citizen' })
  const visitor = await portal.browser()
  const login = async (password: string) =>
    (await visitor.send('POST citizen/login', { body: { username, password } })).status
  for (let round = 0; round < 3; round++) assert.equal(await login('wrong'), 422)
  portal.pass(10 * minutes)
  for (let round = 0; round < 3; round++) assert.equal(await login('wrong'), 422)
  assert.equal(await login(portal.password), 429)
  portal.pass(5 * minutes)
  assert.equal(await login(portal.password), 200)
})

test('the right password gives all tries back, wherever the next ones come from', async () => {
  const { username } = await portal.add({ slug: 'citizen' })
  for (let round = 0; round < 3; round++) {
    // A browser that nobody knows yet.
    const visitor = await portal.browser()
    const login = async (password: string) =>
      (await visitor.send('POST citizen/login', { body: { username, password } })).status
    for (let wrong = 0; wrong < 5; wrong++) assert.equal(await login('wrong'), 422)
    assert.equal(await login(portal.password), 200)
  }
})

test('signing out ends the session of the app that the address names, whatever a header says', async () => {
  const officer = await portal.employee(['CASE_OFFICER'])
  const headers = { 'x-app-mode': 'CITIZEN' }
  const token = (await officer.send('GET misc/appData', { headers })).body.csrfToken
  const out = await officer.send('POST employee/logout', {
    body: {},
    headers: { ...headers, 'x-csrf-token': token },
  })
  assert.equal(out.status, 200)
  const { count } = await portal.database.one<{ count: number }>(
    sql`select count(*)::int as count from sessions where account_id = ${officer.id} and ended_at is null`,
  )
  assert.equal(count, 0)
})

test('signing in ends the former session of the app that the address names, and none of another', async () => {
  const officer = await portal.employee(['CASE_OFFICER'])
  const [first, second] = [await portal.add({ slug: 'citizen' }), await portal.add({ slug: 'citizen' })]
  const isLive = async (id: string) => {
    const { count } = await portal.database.one<{ count: number }>(
      sql`select count(*)::int as count from sessions where account_id = ${id} and ended_at is null`,
    )
    return count === 1
  }
  const login = ({ username }: { username: string }) =>
    officer.send('POST citizen/login', { body: { username, password: portal.password } })
  // Every call of this browser says that it comes from the app of staff.
  assert.equal((await login(first)).status, 200)
  assert.deepEqual([await isLive(officer.id), await isLive(first.id)], [true, true])
  assert.equal((await login(second)).status, 200)
  assert.deepEqual(
    [await isLive(officer.id), await isLive(first.id), await isLive(second.id)],
    [true, false, true],
  )
})
