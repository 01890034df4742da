// A password that is set, in whatever way, ends every other way to a new one and every step that the former one led to.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { sha256 } from '../../platform/secret.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { usersStore } from '../users/index.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

const hour = 3_600_000
/** Everything that leads past the password of a person, as rows; the tokens of two links. */
const plant = async (accountId: string): Promise<[string, string]> => {
  const until = new Date(Date.now() + 1000 * hour)
  for (const purpose of ['reset', 'reset', 'second', 'enrol', 'prove'])
    await portal.database.query(
      sql`insert into tickets (token_hash, purpose, account_id, expires_at)
        values (${sha256(crypto.randomUUID())}, ${purpose}, ${accountId}, ${until})`,
    )
  const links: [string, string] = [crypto.randomUUID(), crypto.randomUUID()]
  for (const link of links)
    await portal.database.query(
      sql`insert into password_links (token_hash, account_id, purpose, created_at, expires_at)
        values (${sha256(link)}, ${accountId}, 'reset', ${portal.now()}, ${until})`,
    )
  return links
}
const openOf = (accountId: string) =>
  portal.database.one<{ tickets: string[] | null; links: number }>(
    sql`select (select array_agg(purpose order by purpose) from tickets where account_id = ${accountId}) as tickets,
      (select count(*)::int from password_links where account_id = ${accountId} and used_at is null) as links`,
  )
const setPassword = async (id: string, hash: string) =>
  assert.ok(await portal.accounts.setPassword(await portal.accounts.get(id), hash, portal.now()))
const nothing = { tickets: ['prove'], links: 0 }

test('a new password ends tickets and links of its person, and of nobody else', async () => {
  const [person, other] = [await portal.add({ slug: 'citizen' }), await portal.add({ slug: 'citizen' })]
  await plant(person.id)
  await plant(other.id)
  await setPassword(person.id, 'hash')
  assert.deepEqual(await openOf(person.id), nothing)
  const { tickets, links } = await openOf(other.id)
  assert.deepEqual([tickets?.length, links], [5, 2])
})

test('so does a link that is followed, once', async () => {
  const person = await portal.add({ slug: 'employee', roles: ['CASE_OFFICER'] })
  const [first, second] = await plant(person.id)
  const store = usersStore(portal.database)
  const used = await Promise.all([
    store.useLink(sha256(first), 'one', portal.now()),
    store.useLink(sha256(first), 'two', portal.now()),
  ])
  assert.deepEqual(used.toSorted(), [false, true])
  assert.deepEqual(await openOf(person.id), nothing)
  assert.equal(await store.useLink(sha256(second), 'three', portal.now()), false)
})

test('a ticket of the former password opens nothing any more', async () => {
  const person = await portal.employee(['CASE_OFFICER'])
  const browser = await portal.browser('EMPLOYEE')
  const { body } = await browser.send('POST employee/login', {
    body: { username: person.username, password: portal.password },
  })
  const headers = { authorization: `Bearer ${body.mfa.token}` }
  const ask = () => browser.send('POST employee/MFA', { body: { method: 'otp', send: true }, headers })
  assert.equal((await ask()).status, 200)
  await setPassword(person.id, 'another')
  portal.pass(hour / 30)
  const late = await ask()
  assert.deepEqual([late.status, late.body.error.code], [422, 'INVALID_GRANT'])
})

test('a new password ends a link to another address that was asked for before', async () => {
  const person = await portal.citizen()
  const anyone = await portal.browser()
  const outbox = async (to: string) => (await anyone.send(`GET dev/outbox?to=${encodeURIComponent(to)}`)).body
  const requested = await person.send(`PATCH citizen/${person.id}`, {
    body: { data: { email: 'thief@example.com' } },
  })
  assert.equal(requested.status, 200, JSON.stringify(requested.body))
  const token = /#([\w-]+)/.exec((await outbox('thief@example.com'))[0].text)?.[1]
  await anyone.send('POST citizen/forgetPassword', { body: { username: person.username } })
  const code = (await outbox(`+2${person.username}`))[0].code
  const checked = await anyone.send('POST citizen/validateResetPasswordOTP', {
    body: { username: person.username, otp: code },
  })
  const reset = await anyone.send('POST citizen/reset-password', {
    body: { data: { password: 'Better#2027', confirmPassword: 'Better#2027' } },
    headers: { authorization: `Bearer ${checked.body.token}` },
  })
  assert.equal(reset.status, 204)
  const own = await portal.browser()
  const { username } = person
  const signedIn = await own.send('POST citizen/login', { body: { username, password: 'Better#2027' } })
  assert.equal(signedIn.status, 200)
  own.held.token = signedIn.body.usertoken
  const followed = await own.send('POST citizen/verifyEmail', { body: { token } })
  portal.pass(120_000)
  await anyone.send('POST citizen/forgetPassword', { body: { email: 'thief@example.com' } })
  await new Promise(resolve => setTimeout(resolve, 300))
  const stolen = (await outbox('thief@example.com')).filter(({ text }: { text: string }) =>
    /reset#/.test(text),
  )
  assert.deepEqual([followed.status, stolen.length], [422, 0])
})

test('a link to the address that the account has outlives a new password', async () => {
  const person = await portal.citizen()
  await portal.database.query(sql`update accounts set email = 'own@example.com' where id = ${person.id}`)
  const outbox = async () => (await person.send('GET dev/outbox?to=own%40example.com')).body
  assert.equal((await person.send(`GET citizen/verifyUserEmail/${person.id}`)).status, 202)
  const token = /#([\w-]+)/.exec((await outbox())[0].text)?.[1]
  await setPassword(person.id, (await portal.accounts.get(person.id)).passwordHash ?? '')
  await portal.passWith(0, person)
  const followed = await person.send('POST citizen/verifyEmail', { body: { token } })
  assert.equal(followed.status, 204)
})

test('a link that is asked for again after a new password goes to the address that the account has', async () => {
  const person = await portal.citizen()
  await portal.database.query(sql`update accounts set email = 'own2@example.com' where id = ${person.id}`)
  const requested = await person.send(`PATCH citizen/${person.id}`, {
    body: { data: { email: 'thief2@example.com' } },
  })
  assert.equal(requested.status, 200, JSON.stringify(requested.body))
  const account = await portal.accounts.get(person.id)
  const own = await portal.browser()
  const { passwordHash } = account
  assert.ok(await portal.accounts.setPassword(account, passwordHash ?? '', portal.now()))
  await portal.signIn(own, 'citizen', person.username)
  const again = await own.send(`GET citizen/verifyUserEmail/${person.id}`)
  assert.deepEqual([again.status, again.body.sentTo], [202, 'o…@example.com'])
})
