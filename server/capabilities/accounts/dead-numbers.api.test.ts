// A number that was not used for a year may be another person's: no code for signing in and no message about the account
// goes there. Whoever signs in by such codes has another way, or reads what to do.

import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { derivedRing, fixedKeys } from '../../platform/keys.ts'
import { createSeal } from '../../platform/sealed.ts'
import { openTestPortal, outcomeOf, type Person, refusal, type TestPortal } from '../../test-portal.ts'
import { createAudit } from '../audit/index.ts'
import { createMessenger, messagesStore } from '../messages/index.ts'
import { createMobileName, mobileNameStore } from '../users/index.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal({ STAFF_USERNAME: 'mobile' })
})
after(() => portal.close())

const seal = createSeal(fixedKeys(derivedRing('s'.repeat(40))), randomBytes)
type Added = { id: string; username: string }
const set = async ({ id }: { id: string }, values: { email?: string; isFactor?: boolean }) => {
  await portal.database.query(
    sql`update accounts set email = ${values.email ?? null}, email_verified_at = ${values.email ? portal.now() : null}::timestamptz,
      mobile_is_factor = ${values.isFactor ?? true} where id = ${id}`,
  )
}
/** The number was last used so many months ago. */
const used = ({ id }: { id: string }, months = 13) =>
  portal.database.query(
    sql`update accounts set created_at = ${portal.now()}::timestamptz - interval '5 years', mobile_verified_at = null,
      mobile_used_at = ${portal.now()}::timestamptz - make_interval(months => ${months}::int) where id = ${id}`,
  )
const count = async (to: string): Promise<number> => (await portal.messagesTo(to)).length
const mobileOf = async ({ id }: { id: string }): Promise<string> =>
  (await portal.database.one<{ mobile: string }>(sql`select mobile from accounts where id = ${id}`)).mobile
/** How many messages went to each of them meanwhile. */
const sentBy = async (addresses: string[], act: () => Promise<unknown>): Promise<number[]> => {
  const former = await Promise.all(addresses.map(count))
  await act()
  return (await Promise.all(addresses.map(count))).map((now, at) => now - (former[at] ?? 0))
}
const login = async ({ username }: Added, slug = 'citizen') => {
  const browser = await portal.browser(slug === 'citizen' ? 'CITIZEN' : 'EMPLOYEE')
  const answer = await browser.send(`POST ${slug}/login`, { body: { username, password: portal.password } })
  const step = (body: object) =>
    browser.send(`POST ${slug}/MFA`, { body, headers: { authorization: `Bearer ${answer.body.mfa.token}` } })
  return { answer, step, browser }
}

test('a code for signing in goes to the proved e-mail in place of a number that was not used for a year, time after time', async () => {
  const person = await portal.add({ slug: 'citizen' })
  const email = `dead.${person.id}@example.eg`
  await set(person, { email })
  await used(person)
  for (const _ of ['once', 'again']) {
    const { answer, step } = await login(person)
    assert.deepEqual(
      [answer.body.mfa.methods, answer.body.mfa.sentTo, answer.body.mfa.channel],
      [['otp'], 'd…@example.eg', 'email'],
    )
    const sent = await sentBy([await mobileOf(person), email], async () => {
      const challenge = (await step({ method: 'otp', send: true })).body
      assert.deepEqual([challenge.sentTo, challenge.channel], ['d…@example.eg', 'email'])
    })
    assert.deepEqual(sent, [0, 1])
    assert.ok((await step({ method: 'otp', value: await portal.codeTo(email) })).body.usertoken)
    portal.pass(20 * 60_000)
  }
})

test('a number that was used in the last year gets the code as before', async () => {
  const person = await portal.add({ slug: 'citizen' })
  await set(person, { email: `used.${person.id}@example.eg` })
  await used(person, 11)
  const { answer, step } = await login(person)
  assert.deepEqual(
    [answer.body.mfa.sentTo, answer.body.mfa.channel],
    [`…${person.username.slice(-4)}`, 'sms'],
  )
  const sent = await sentBy([await mobileOf(person)], () => step({ method: 'otp', send: true }))
  assert.deepEqual(sent, [1])
})

test('another factor is offered alone; with nothing else, and an address that nobody proved, one reads what to do', async () => {
  const person = await portal.add({ slug: 'citizen' })
  await set(person, {})
  await used(person)
  const { answer } = await login(person)
  assert.deepEqual(outcomeOf(answer), [422, 'MOBILE_NOT_USED'])
  assert.match(answer.body.error.message, /Forgotten your password/)
  await portal.database.query(sql`update accounts set email = 'typed@example.eg' where id = ${person.id}`)
  assert.deepEqual(outcomeOf((await login(person)).answer), [422, 'MOBILE_NOT_USED'])
  await portal.database.query(
    sql`insert into recovery_codes (account_id, code_hash) values (${person.id}, '\x01')`,
  )
  const step = (await login(person)).answer.body.mfa
  assert.deepEqual([step.methods, step.sentTo], [['recovery'], undefined])
})

test('an employee is neither let in by e-mail nor enrols a new factor by the password alone', async () => {
  const person = await portal.add({ slug: 'employee', roles: ['CASE_OFFICER'] })
  await set(person, { email: `office.${person.id}@example.eg` })
  await used(person)
  assert.deepEqual(outcomeOf((await login(person, 'employee')).answer), [422, 'MOBILE_NOT_USED'])
})

test('proving the number with papers by a forgotten password puts it in use again; the code alone does not', async () => {
  const person = await portal.add({ slug: 'citizen' })
  await set(person, {})
  const papers = '29104120103466'
  await portal.database.query(
    sql`update accounts set national_id = ${seal.seal('nationalId', papers)}, national_id_index = ${seal.indexOf('nationalId', papers)}
      where id = ${person.id}`,
  )
  await used(person)
  const browser = await portal.browser()
  const { username } = person
  const mobile = await mobileOf(person)
  await browser.send('POST citizen/forgetPassword', { body: { username } })
  const otp = await portal.codeTo(mobile)
  const check = (more: object) =>
    browser.send('POST citizen/validateResetPasswordOTP', { body: { username, otp, ...more } })
  assert.deepEqual(outcomeOf(await check({})), [422, 'IDENTITY_REQUIRED'])
  assert.deepEqual(outcomeOf((await login(person)).answer), [422, 'MOBILE_NOT_USED'])
  assert.equal((await check({ identityEnd: papers.slice(-4) })).status, 200)
  assert.deepEqual((await login(person)).answer.body.mfa.channel, 'sms')
})

test('where papers are what the code needs, another factor does not stand for them', async () => {
  const person = await portal.add({ slug: 'citizen' })
  const papers = '29104120103474'
  await portal.database.query(
    sql`update accounts set national_id = ${seal.seal('nationalId', papers)}, national_id_index = ${seal.indexOf('nationalId', papers)}
      where id = ${person.id}`,
  )
  await portal.database.query(
    sql`insert into factors (id, account_id, kind, name, secret, created_at)
      values (${randomUUID()}, ${person.id}, 'totp', 'app', 'x', ${portal.now()})`,
  )
  await used(person)
  const browser = await portal.browser()
  const { username } = person
  await browser.send('POST citizen/forgetPassword', { body: { username } })
  const otp = await portal.codeTo(await mobileOf(person))
  await refusal(
    browser.call('POST :slug/validateResetPasswordOTP', {
      params: { slug: 'citizen' },
      body: { username, otp },
    }),
    'IDENTITY_REQUIRED',
  )
})

test('a code for a new password goes to the proved e-mail where there are no papers to ask for', async () => {
  const person = await portal.add({ slug: 'citizen' })
  const email = `reset.${person.id}@example.eg`
  await set(person, { email, isFactor: false })
  await used(person)
  const browser = await portal.browser()
  const sent = await sentBy([await mobileOf(person), email], () =>
    browser.send('POST citizen/forgetPassword', { body: { username: person.username } }),
  )
  assert.deepEqual(sent, [0, 1])
})

test('the number is typed again in the profile and proved: it is in use', async () => {
  const person = await portal.citizen()
  await set(person, { isFactor: true })
  await used(person)
  const mobile = await mobileOf(person)
  const changed = await person.send(`PATCH citizen/${person.id}`, { body: { data: { mobile } } })
  assert.deepEqual(
    changed.body.pending.map(({ channel }: { channel: string }) => channel),
    ['sms'],
  )
  const code = await portal.codeTo(mobile)
  assert.equal((await person.send('POST citizen/verifyMobile', { body: { mobile, code } })).status, 200)
  assert.equal((await login(person)).answer.body.mfa.channel, 'sms')
  const unchanged = await person.send(`PATCH citizen/${person.id}`, { body: { data: { mobile } } })
  assert.deepEqual(unchanged.body.pending, [])
})

for (const [months, isReached] of [
  [11, 1],
  [13, 0],
] as const) {
  const what = `${isReached ? 'reaches' : 'does not reach'} a number last used ${months} months ago`

  test(`that the password changed ${what}`, async () => {
    const person = await portal.citizen()
    const email = `password.${person.id}@example.eg`
    await set(person, { email, isFactor: false })
    await used(person, months)
    const sent = await sentBy([await mobileOf(person), email], async () => {
      const answer = await person.send('POST citizen/change-password', {
        body: {
          currentPassword: portal.password,
          newPassword: 'Better#2027',
          confirmPassword: 'Better#2027',
        },
      })
      assert.equal(answer.status, 204, JSON.stringify(answer.body))
    })
    assert.deepEqual(sent, [isReached, 1])
  })

  test(`that the number or the address changed ${what}`, async () => {
    const person = await portal.citizen()
    await set(person, { isFactor: false })
    await used(person, months)
    const mobile = await mobileOf(person)
    const email = `contact.${person.id}@example.eg`
    const byAddress = await sentBy([mobile], async () => {
      const changing = await person.send(`PATCH citizen/${person.id}`, { body: { data: { email } } })
      assert.equal(changing.status, 200, JSON.stringify(changing.body))
      const token = /#([\w-]+)/.exec((await portal.messagesTo(email))[0]?.text ?? '')?.[1]
      assert.equal((await person.send('POST citizen/verifyEmail', { body: { token } })).status, 204)
    })
    const next = `+2011${String(months).padStart(8, '0')}`
    const byNumber = await sentBy([mobile, email], async () => {
      await person.send(`PATCH citizen/${person.id}`, { body: { data: { mobile: next } } })
      const code = await portal.codeTo(next)
      assert.equal(
        (await person.send('POST citizen/verifyMobile', { body: { mobile: next, code } })).status,
        200,
      )
    })
    assert.deepEqual([byAddress, byNumber], [[isReached], [isReached, 1]])
  })

  test(`what became of a wish for erasure ${what}`, async () => {
    const admin = await portal.employee(['BFM_ADMIN'])
    const person = await portal.citizen()
    const email = `erase.${person.id}@example.eg`
    await set(person, { email, isFactor: false })
    await person.send(`POST citizen/${person.id}/erasure`, { body: { reason: 'I leave' } })
    await used(person, months)
    const waiting = (await admin.call('GET erasures')).body.find(each => each.person.id === person.id)
    const sent = await sentBy([await mobileOf(person), email], async () => {
      const body = { decision: 'refuse', answer: 'Not yet.' }
      const decided = await admin.send(`POST erasures/${waiting?.id}/decide`, { body })
      assert.equal(decided.status, 204, JSON.stringify(decided.body))
    })
    assert.deepEqual(sent, [isReached, 1 - isReached])
  })

  test(`what an administrator or the command changed for staff ${what}`, async () => {
    const admin = await portal.employee(['BFM_ADMIN'])
    const person = await portal.employee(['CASE_OFFICER'])
    const email = `staff.${person.id}@example.eg`
    await set(person, { email })
    await used(person, months)
    const mobile = await mobileOf(person)
    const byCommand = await sentBy([mobile, email], () => {
      const { database, now: clock } = portal
      return createMobileName({
        store: mobileNameStore(database),
        usernames: 'mobile',
        messenger: createMessenger({ store: messagesStore(database), newId: randomUUID, clock }),
        audit: createAudit({ database: database, clock }),
        clock,
      })({ userSlug: 'employee', username: person.username })
    })
    const seen = (await admin.send(`GET users/${person.id}`)).body
    const byAdministrator = await sentBy([mobile, email], async () => {
      const changed = await admin.send(`PATCH users/${person.id}`, {
        body: {
          firstName: seen.firstName,
          lastName: seen.lastName,
          mobile: `+2010888${String(months).padStart(5, '0')}`,
          email,
          roles: ['CASE_OFFICER'],
          services: ['*'],
          language: 'en',
        },
        headers: { 'if-match': `"${seen.revision}"` },
      })
      assert.equal(changed.status, 200, JSON.stringify(changed.body))
    })
    assert.deepEqual(
      [byCommand, byAdministrator],
      [
        [isReached, 1],
        [isReached, 1],
      ],
    )
  })
}

test('a code that is proved at a counter is use of the number', async () => {
  const citizen: Person = await portal.citizen()
  const officer = await portal.employee(['CASE_OFFICER'])
  await used(citizen, 11)
  await portal.actFor(officer, await mobileOf(citizen))
  const { at } = await portal.database.one<{ at: Date }>(
    sql`select mobile_used_at as at from accounts where id = ${citizen.id}`,
  )
  assert.deepEqual(at, portal.now())
})
