// What anybody may call with somebody's name, number or address: at no turn, with budgets that are fresh, nearly spent and spent,
// does an answer tell whether the portal knows that person.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { policies } from '@bawaba/contract/policies.ts'
import { type Answer, openTestPortal, type TestPortal } from './test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal({ TRUST_PROXY: '127.0.0.1' })
})
after(() => portal.close())

/** More turns than any budget of a person or a network allows. */
const turns = 70
const minute = 60_000

/** An answer without what differs each time: ids, tokens, and the person's own words sent back. */
const shapeOf = ({ status, headers, body }: Answer, own: string): string => {
  const words = JSON.stringify(body)
    .replaceAll(own, 'OWN')
    .replace(/"requestId":"[^"]*"/g, '"requestId"')
    .replace(/"(?:token|id)":"[^"]*"/g, '"secret"')
    .replace(/(\d+) (seconds?|minutes?|hours?)/g, 'N $2')
    .replace(/"seconds":\d+/g, '"seconds"')
    // The masked end of a number or an address is the sender's own.
    .replace(/"sentTo":"[^"]*"/g, '"sentTo"')
  const names = Object.keys(headers).sort().join()
  return `${status} ${words} ${names}`
}

type Turn = { key: string; body: object }
/** Each call as somebody makes it about a person: the known one and one whom nobody knows, side by side. */
type Known = { username: string; mobile: string; email: string; ID: string }
/** A code is asked for, then guessed some times. */
const guessing =
  (ask: (person: Known) => Turn, guess: (person: Known) => Turn) =>
  (person: Known, turn: number): Turn =>
    turn % 7 === 0 ? ask(person) : guess(person)
const calls: Record<string, (person: Known, turn: number) => Turn> = {
  'a wrong password': ({ username }) => ({
    key: 'POST citizen/login',
    body: { username, password: 'Wrong#2026' },
  }),
  'a forgotten password by number': ({ mobile }) => ({
    key: 'POST citizen/forgetPassword',
    body: { mobile },
  }),
  'a forgotten password by address': ({ email }) => ({ key: 'POST citizen/forgetPassword', body: { email } }),
  'a forgotten password by user name, and its code guessed': guessing(
    ({ username }) => ({ key: 'POST citizen/forgetPassword', body: { username } }),
    ({ username }) => ({ key: 'POST citizen/validateResetPasswordOTP', body: { username, otp: '111111' } }),
  ),
  'a code to a number': ({ mobile }) => ({ key: 'POST citizen/sendMobileVerification', body: { mobile } }),
  'a code to a number, guessed': guessing(
    ({ mobile }) => ({ key: 'POST citizen/sendMobileVerification', body: { mobile } }),
    ({ mobile }) => ({ key: 'POST citizen/verifyMobile', body: { mobile, code: '111111' } }),
  ),
  'a code to follow a request, guessed': guessing(
    ({ ID }) => ({ key: `POST track/${ID}/code`, body: {} }),
    ({ ID }) => ({ key: `POST track/${ID}/status`, body: { code: '111111' } }),
  ),
  'a subscription': ({ email }) => ({ key: 'POST newsletter', body: { email } }),
}

let people = 0
for (const [name, turnOf] of Object.entries(calls))
  test(`${name} tells nobody who is known, before and after the budgets are spent`, async () => {
    people += 1
    const citizen = await portal.citizen()
    const { ID } = await citizen.file()
    const { mobile, username } = await portal.accounts.get(citizen.id)
    const known = { username, mobile: mobile ?? '', email: `known${people}@example.eg`, ID }
    await citizen.send(`PATCH citizen/${citizen.id}`, { body: { data: { email: known.email } } })
    const digits = String(people).padStart(4, '0')
    const unknown = {
      username: `0101111${digits}`,
      mobile: `+20101111${digits}`,
      email: `nobody${people}@example.eg`,
      ID: ID.replace(/\d{6}/, '999999'),
    }
    const [one, other] = await Promise.all([portal.browser(), portal.browser()])
    const statuses = new Set<number>()
    for (let turn = 0; turn < turns; turn += 1) {
      const [about, nobody] = [turnOf(known, turn), turnOf(unknown, turn)]
      const sent = (who: typeof one, { key, body }: Turn, address: string) =>
        who.send(key, { body, headers: { 'x-forwarded-for': address } })
      const first = await sent(one, about, '203.0.113.7')
      const second = await sent(other, nobody, '198.51.100.7')
      const words = (turn: Turn) => String(Object.values(turn.body)[0] ?? turn.key.split('/')[1])
      assert.equal(
        shapeOf(first, words(about)),
        shapeOf(second, words(nobody)),
        `turn ${turn}: ${JSON.stringify(first.body)}`,
      )
      statuses.add(first.status)
      // Now and then a window of a budget is over.
      if (turn % 10 === 9) portal.pass(5 * minute)
    }
    assert.ok(statuses.has(429), `the budgets were never spent: ${[...statuses]}`)
  })

test('every call of visitors is one of these, or names nobody', () => {
  const named = new Set([
    'POST :slug/login',
    'POST :slug/forgetPassword',
    'POST :slug/validateResetPasswordOTP',
    'POST :slug/sendMobileVerification',
    'POST :slug/verifyMobile',
    'POST track/:id/code',
    'POST track/:id/status',
    'POST newsletter',
  ])
  /** By a secret that only its owner was sent, by nothing, or (signing up) by what is proved first. */
  const others = new Set([
    'POST clientErrors',
    'POST :slug/logout',
    'POST :slug/MFA',
    'POST :slug/MFA/enrol',
    'POST :slug/passkey',
    'POST :slug/reset-password',
    'POST :slug',
    'POST :slug/verifyEmail',
    'POST :slug/exchangeToken',
    'POST :service',
    'POST :service/fees',
    'POST :service/fieldHandler',
    'POST gateways/:gatewayId/notices',
    'POST gateways/:gatewayId/returns/:id',
    'POST tasks/runTasks',
    'POST files',
    'POST files/resumable',
    'HEAD files/resumable/:id',
    'PATCH files/resumable/:id',
    'DELETE files/resumable/:id',
    'DELETE files/:id',
    'POST invitations/open',
    'POST invitations/accept',
    'POST track/:id/reply',
    'POST newsletter/confirm',
    'POST newsletter/unsubscribe',
    'POST newsletter/unsubscribe/oneClick',
  ])
  const open = Object.entries(policies)
    .filter(([key, row]) => 'visitor' in row && !key.startsWith('GET'))
    .map(([key]) => key)
  assert.deepEqual(
    open.filter(key => !named.has(key) && !others.has(key)),
    [],
    'a new call of visitors: is it about somebody?',
  )
})
