// Codes that anybody can ask for spend nothing that a person needs to sign in, and an address that has asked for too many
// spends nothing of anybody's.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { budgetsStore, createBudgets } from '../budgets/index.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal({ CODES_PER_ADDRESS: '60', TRUST_PROXY: '127.0.0.1' })
})
after(() => portal.close())

const minute = 60_000
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

test('ten forgotten passwords a day leave the second step of its owner alone', async () => {
  const officer = await portal.employee(['CASE_OFFICER'])
  const stranger = await portal.browser('EMPLOYEE')
  const ask = () =>
    stranger.send('POST employee/forgetPassword', {
      body: { username: officer.username },
      ...from('203.0.113.1'),
    })
  const answers: number[] = []
  for (let count = 0; count < 12; count += 1) {
    answers.push((await ask()).status)
    portal.pass(20 * minute)
  }
  // The stranger is stopped in the end; the owner is not.
  assert.deepEqual(answers, [...Array(10).fill(202), 429, 429])
  const owner = await portal.browser('EMPLOYEE')
  const { body } = await owner.send('POST employee/login', {
    body: { username: officer.username, password: portal.password },
    ...from('203.0.113.2'),
  })
  const headers = { authorization: `Bearer ${body.mfa.token}`, 'x-forwarded-for': '203.0.113.2' }
  const sent = await owner.send('POST employee/MFA', { body: { method: 'otp', send: true }, headers })
  assert.equal(sent.status, 200, JSON.stringify(sent.body))
})

test('an address that has used up its codes spends none of a person’s', async () => {
  const officer = await portal.employee(['CASE_OFFICER'])
  const stranger = await portal.browser('EMPLOYEE')
  const ask = (username: string, address: string) =>
    stranger.send('POST employee/forgetPassword', { body: { username }, ...from(address) })
  for (let count = 0; count < 60; count += 1) await ask(`nobody${count}`, '203.0.113.3')
  for (let count = 0; count < 12; count += 1)
    assert.equal((await ask(officer.username, '203.0.113.3')).status, 429)
  assert.equal((await ask(officer.username, '203.0.113.4')).status, 202)
})

const budgetsOf = () => createBudgets({ store: budgetsStore(portal.database), clock: portal.now })
const codesFrom = (address: string) => budgetsOf().taken(`codes from ${address}`)

test('a code that is refused spends nothing: staff wait for the quarter of an hour, not for the day', async () => {
  const officer = await portal.employee(['CASE_OFFICER'])
  const owner = await portal.browser('EMPLOYEE')
  const { body } = await owner.send('POST employee/login', {
    body: { username: officer.username, password: portal.password },
    ...from('203.0.113.5'),
  })
  const headers = { authorization: `Bearer ${body.mfa.token}`, 'x-forwarded-for': '203.0.113.5' }
  const send = () => owner.send('POST employee/MFA', { body: { method: 'otp', send: true }, headers })
  for (let count = 0; count < 3; count += 1) {
    assert.equal((await send()).status, 200)
    portal.pass(61_000)
  }
  for (let count = 0; count < 12; count += 1) {
    const refused = await send()
    assert.equal(refused.status, 429)
    assert.ok(Number(refused.headers['retry-after']) < 900, String(refused.headers['retry-after']))
  }
  assert.equal(await codesFrom('203.0.113.5'), 3)
})

test('a link that is asked for again too soon spends nothing of the day', async () => {
  const visitor = await portal.browser()
  const ask = () =>
    visitor.send('POST citizen/forgetPassword', {
      body: { email: 'mona@example.com' },
      ...from('203.0.113.6'),
    })
  assert.equal((await ask()).status, 202)
  for (let count = 0; count < 12; count += 1) assert.notEqual((await ask()).status, 202)
  portal.pass(61_000)
  assert.equal((await ask()).status, 202)
  assert.equal(await codesFrom('203.0.113.6'), 2)
})

test('of many takings at once of several budgets none passes the smallest, and the others lose nothing', async () => {
  const budgets = budgetsOf()
  const spendings = [
    { subject: 'all or none b', budget: { limit: 3, windowMs: minute } },
    { subject: 'all or none a', budget: { limit: 100, windowMs: minute } },
  ]
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      budgets.takeAll(index % 2 ? spendings : [...spendings].reverse()),
    ),
  )
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 3)
  assert.deepEqual(await Promise.all(spendings.map(({ subject }) => budgets.taken(subject))), [3, 3])
})

test('a number whose codes are used up tells nobody whether it has an account', async () => {
  const citizen = await portal.citizen()
  const { mobile } = await portal.accounts.get(citizen.id)
  const [helper, other] = [await portal.citizen(), await portal.citizen()]
  const numbers = { known: mobile ?? '', unknown: '+201055512345' }
  // Codes to each number, asked for by somebody else as their own new one.
  for (let count = 0; count < 10; count += 1) {
    await portal.passWith(20 * minute, helper, other)
    for (const [who, number] of [
      [helper, numbers.known],
      [other, numbers.unknown],
    ] as const)
      assert.equal(
        (await who.send('POST citizen/sendMobileVerification', { body: { mobile: number } })).status,
        200,
      )
  }
  const stranger = await portal.browser()
  const answers = await Promise.all(
    Object.values(numbers).map(async number => {
      const { status } = await stranger.send('POST citizen/forgetPassword', {
        body: { mobile: number },
        ...from('203.0.113.9'),
      })
      return status
    }),
  )
  assert.deepEqual(answers, [429, 429])
})
