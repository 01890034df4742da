// Codes that anybody can ask for spend nothing that a person needs to sign in, and an address that has asked for too many
// spends nothing of anybody's.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

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
