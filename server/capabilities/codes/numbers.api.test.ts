// What codes cost: how many new numbers an account tries, which numbers are sent one, and what the whole portal sends.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestPortal, outcomeOf, type TestPortal } from '../../test-portal.ts'
import { createNumbers } from './numbers.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

const minute = 60_000
type Caller = Awaited<ReturnType<TestPortal['citizen']>>
const ask = (who: Pick<Caller, 'call' | 'send'>, mobile: string) =>
  who.send('POST citizen/sendMobileVerification', { body: { mobile } })
const sentTo = async (at: TestPortal, mobile: string): Promise<number> =>
  (await (await at.browser()).send(`GET dev/outbox?to=${encodeURIComponent(mobile)}`)).body.length

test('an account tries three new numbers a day; another code to one of them is nothing new', async () => {
  const person = await portal.citizen()
  const numbers = [1, 2, 3, 4].map(last => `+20100999000${last}`)
  const tried = await Promise.all(numbers.map(number => ask(person, number)))
  assert.deepEqual(tried.map(({ status }) => status).sort(), [200, 200, 200, 429])
  assert.equal(tried.find(({ status }) => status === 429)?.body.error.code, 'TOO_MANY_NUMBERS')
  const first = numbers[tried.findIndex(({ status }) => status === 200)] as string
  portal.pass(2 * minute)
  assert.equal((await ask(person, first)).status, 200)
  // The profile asks by the same way.
  const changed = await person.send(`PATCH citizen/${person.id}`, {
    body: { data: { mobile: '01009990009' } },
  })
  assert.deepEqual(outcomeOf(changed), [429, 'TOO_MANY_NUMBERS'])
})

test('satellite, premium-rate and other special numbers are sent nothing, at sign-up or later', async () => {
  const person = await portal.citizen()
  const visitor = await portal.browser()
  const special = {
    iridium: '+881631234567',
    inmarsat: '+870773111632',
    thuraya: '+88216555555',
    premium: '+19005551234',
    personal: '+447012345678',
    free: '+80012345678',
  }
  for (const [name, mobile] of Object.entries(special)) {
    assert.deepEqual(outcomeOf(await ask(person, mobile)), [422, 'NUMBER_NOT_SERVED'], name)
    assert.deepEqual(outcomeOf(await ask(visitor, mobile)), [422, 'NUMBER_NOT_SERVED'], name)
    assert.equal(await sentTo(portal, mobile), 0, name)
  }
  // One that an account has already is sent nothing either, to the same answer as any other.
  const old = await portal.add({ slug: 'citizen', mobile: special.premium })
  const requested = await visitor.send('POST citizen/forgetPassword', { body: { username: old.username } })
  assert.deepEqual([requested.status, await sentTo(portal, special.premium)], [202, 0])
})

test('an operator names the countries', async () => {
  const egypt = createNumbers(['EG', 'SA'])
  const served = await Promise.all(['+201012345678', '+966512345678', '+971501234567'].map(egypt.isServed))
  assert.deepEqual(served, [true, true, false])
})

test('the portal’s day ends with an alarm, and who has given a right password still gets a code', async () => {
  const own = await openTestPortal({ MESSAGES_PER_DAY: '10', LOG_LEVEL: 'error' })
  try {
    const officer = await own.employee(['CASE_OFFICER'])
    const visitor = await own.browser('EMPLOYEE')
    const forget = (body: object) => visitor.send('POST employee/forgetPassword', { body })
    const answers: string[] = []
    for (let requested = 0; requested < 9; requested += 1)
      answers.push(String(outcomeOf(await forget({ username: `nobody${requested}` }))))
    assert.ok(
      answers.slice(0, 7).every(answer => answer.startsWith('202')),
      String(answers),
    )
    assert.equal(answers.at(-1), '429,MESSAGES_SPENT')
    // A link by e-mail is of the same day, and somebody known hears the same.
    assert.deepEqual(outcomeOf(await forget({ email: 'a@example.eg' })), [429, 'MESSAGES_SPENT'])
    assert.deepEqual(outcomeOf(await forget({ username: officer.username })), [429, 'MESSAGES_SPENT'])
    const browser = await own.browser('EMPLOYEE')
    own.pass(2 * minute)
    await own.signIn(browser, 'employee', officer.username)
    const figures = (await own.portal.app.inject({ url: '/metrics' })).body
    assert.match(figures, /^messages_of_day 9$/m)
    assert.match(figures, /^messages_of_day_limit 10$/m)
    assert.match(figures, /^messages_of_day_refused [3-9]$/m)
    assert.equal(own.log.join('').split('codes.daily_cap_reached').length, 2)
    own.pass(25 * 60 * minute)
    assert.equal((await forget({ username: 'nobody0' })).status, 202)
  } finally {
    await own.close()
  }
})
