// Two servers over one database: what is judged by former credentials opens and changes nothing once they are others.
// A hash that takes long to check stands for a busy server.

import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import { createPasswords } from './capabilities/accounts/index.ts'
import { profilesStore } from './capabilities/profiles/index.ts'
import { sql } from './platform/database/index.ts'
import { type Answer, openTestPortal, type TestPortal } from './test-portal.ts'

let [one, two]: TestPortal[] = []
let slowHash = ''
const better = 'Better#2027'
before(async () => {
  one = await openTestPortal()
  two = await openTestPortal({}, one)
  slowHash = await createPasswords(randomBytes, { memory: 200_000 }).hash(one.password)
})
after(async () => {
  await two?.close()
  await one?.close()
})

type Person = Awaited<ReturnType<TestPortal['citizen']>>
const portals = () => [one, two] as [TestPortal, TestPortal]

/** The check of this person's password takes the better part of a second from now on. */
const slowDown = (id: string) =>
  portals()[0].database.query(sql`update accounts set password_hash = ${slowHash} where id = ${id}`)
const change = (person: Person, newPassword: string): Promise<Answer> =>
  person.send('POST citizen/change-password', {
    body: { currentPassword: portals()[0].password, newPassword, confirmPassword: newPassword },
  })
const codeOf = (answer: Answer): string | number => answer.body?.error?.code ?? answer.status
const login = async (portal: TestPortal, slug: string, username: string, password: string) => {
  const browser = await portal.browser(slug === 'citizen' ? 'CITIZEN' : 'EMPLOYEE')
  return { browser, answer: await browser.send(`POST ${slug}/login`, { body: { username, password } }) }
}
const liveSessions = async (id: string): Promise<number> => {
  const { count } = await portals()[0].database.one<{ count: number }>(
    sql`select count(*)::int as count from sessions s join accounts a on a.id = s.account_id
      where a.id = ${id} and s.ended_at is null and s.credentials_version = a.credentials_version`,
  )
  return count
}

/** Runs `quick` while the check that `slow` began is under way; fails if it was not. */
const during = async <Result>(
  slow: () => Promise<Result>,
  quick: () => Promise<unknown>,
): Promise<Result> => {
  let isOver = false
  const running = slow().finally(() => {
    isOver = true
  })
  await sleep(100)
  await quick()
  assert.equal(isOver, false, 'the slow check was over too early to show anything')
  return running
}

test('a recovery ends a change of the password that is in progress on another server', async () => {
  const [first, second] = portals()
  const person = await first.citizen()
  const browser = await second.browser()
  await browser.send('POST citizen/forgetPassword', { body: { username: person.username } })
  const [{ code }] = (await browser.send(`GET dev/outbox?to=${encodeURIComponent(`+2${person.username}`)}`))
    .body
  const { token } = (
    await browser.send('POST citizen/validateResetPasswordOTP', {
      body: { username: person.username, otp: code },
    })
  ).body
  await slowDown(person.id)
  const changed = await during(
    () => change(person, 'Thief#2027'),
    async () =>
      assert.equal(
        (
          await browser.send('POST citizen/reset-password', {
            body: { data: { password: better, confirmPassword: better } },
            headers: { authorization: `Bearer ${token}` },
          })
        ).status,
        204,
      ),
  )
  assert.equal(codeOf(changed), 'WRONG_CREDENTIALS')
  assert.equal(
    codeOf((await login(second, 'citizen', person.username, 'Thief#2027')).answer),
    'WRONG_CREDENTIALS',
  )
  assert.equal((await login(second, 'citizen', person.username, better)).answer.status, 200)
  assert.equal((await person.send('GET LIBRARY_CARD')).status, 401)
})

test("an administrator's reset ends a change in progress, and its link stays good", async () => {
  const [first, second] = portals()
  const admin = await second.employee(['BFM_ADMIN'])
  const officer = await first.employee(['CASE_OFFICER'])
  await first.database.query(
    sql`update accounts set email = 'officer.x@example.com' where id = ${officer.id}`,
  )
  await slowDown(officer.id)
  const body = { currentPassword: first.password, newPassword: 'Thief#2027x', confirmPassword: 'Thief#2027x' }
  const changed = await during(
    () => officer.send('POST employee/change-password', { body }),
    async () =>
      assert.equal((await admin.send(`POST users/${officer.id}/resetPassword`, { body: {} })).status, 200),
  )
  assert.notEqual(changed.status, 204)
  const row = await first.database.one<{ hash: string | null; links: number }>(
    sql`select password_hash as hash,
        (select count(*)::int from password_links l where l.account_id = a.id and l.used_at is null) as links
      from accounts a where a.id = ${officer.id}`,
  )
  assert.deepEqual(row, { hash: null, links: 1 })
})

test('of five changes at once from the same old password, one succeeds', async () => {
  const [first, second] = portals()
  const person = await first.citizen()
  const elsewhere = await second.browser()
  await second.signIn(elsewhere, 'citizen', person.username)
  await slowDown(person.id)
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map(number =>
      change((number % 2 ? person : { ...person, ...elsewhere }) as Person, `Better#200${number}`),
    ),
  )
  assert.equal(answers.filter(({ status }) => status === 204).length, 1, JSON.stringify(answers.map(codeOf)))
})

test('a sign-in in progress does not survive a new password', async () => {
  const [first, second] = portals()
  const person = await first.citizen()
  await slowDown(person.id)
  const thief = await during(
    () => login(second, 'citizen', person.username, first.password),
    async () => {
      // By a server that has checked the former password before.
      const account = await first.accounts.get(person.id)
      assert.ok(await first.accounts.setPassword(account, slowHash, first.now()))
    },
  )
  assert.equal(codeOf(thief.answer), 'WRONG_CREDENTIALS')
  assert.equal(await liveSessions(person.id), 0)
})

test('a step of signing in is over after an administrator has reset the password', async () => {
  const [first, second] = portals()
  const admin = await first.employee(['BFM_ADMIN'])
  const officer = await first.add({ slug: 'employee', roles: ['CASE_OFFICER'] })
  await first.database.query(
    sql`update accounts set email = 'officer.y@example.com', mobile_is_factor = false where id = ${officer.id}`,
  )
  const { browser, answer } = await login(second, 'employee', officer.username, first.password)
  const headers = { authorization: `Bearer ${answer.body.mfa.token}` }
  const begun = await browser.send('POST employee/MFA/enrol', { body: { kind: 'totp' }, headers })
  assert.equal((await admin.send(`POST users/${officer.id}/resetPassword`, { body: {} })).status, 200)
  const value = new TOTP({ secret: Secret.fromBase32(begun.body.secret), period: 30 }).generate({
    timestamp: second.now().getTime(),
  })
  const enrolled = await browser.send('POST employee/MFA/enrol', { body: { kind: 'totp', value }, headers })
  assert.equal(codeOf(enrolled), 'INVALID_GRANT')
  const { count } = await first.database.one<{ count: number }>(
    sql`select count(*)::int as count from factors where account_id = ${officer.id}`,
  )
  assert.equal(count, 0)
})

test('a session that another transaction adds while a password changes is over', async () => {
  const [first, second] = portals()
  const person = await first.citizen()
  const account = await first.accounts.get(person.id)
  // The session's insert has read the account and is not committed when the change looks for sessions to end.
  await second.database.transaction(async queries => {
    await queries.query(
      sql`insert into sessions (id, token_hash, csrf_token, account_id, credentials_version, device, created_at, last_active_at, proved_at)
        select gen_random_uuid(), '\\x00', 'x', id, credentials_version, 'web', now(), now(), now() from accounts where id = ${person.id}`,
    )
    assert.ok(await first.accounts.setPassword(account, slowHash, first.now()))
  })
  assert.equal(await liveSessions(person.id), 0)
})

test("one's own new number keeps the session and ends steps of signing in elsewhere", async () => {
  const [first, second] = portals()
  const officer = await first.employee(['CASE_OFFICER'])
  const { browser, answer } = await login(second, 'employee', officer.username, first.password)
  const headers = { authorization: `Bearer ${answer.body.mfa.token}` }
  const { username } = await first.accounts.get(officer.id)
  assert.ok(
    await profilesStore(first.database).changeMobile(officer.id, '+201299999901', username, first.now()),
  )
  assert.equal((await officer.send('GET dynamic_services/inbox')).status, 200)
  assert.equal(
    codeOf(await browser.send('POST employee/MFA', { body: { method: 'otp', send: true }, headers })),
    'INVALID_GRANT',
  )
})
