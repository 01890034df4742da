// Whether an account exists shows in no answer, not even in the time that it takes: 200 pairs for each call.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal({
    TRUST_PROXY: '127.0.0.1',
    SIGN_IN_PER_ADDRESS: '100000',
    // Passwords cost what they cost in service.
    PASSWORD_MEMORY_KIB: '19456',
  })
})
after(() => portal.close())

type Headers = Record<string, string>
const pairs = 200

const quantile = (times: number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] as number
/**
 * Whether two kinds of answers can be told apart by how long they take. Other work on the machine only ever adds to a
 * time: a difference that is there shows in the middle and in the quickest quarter alike.
 */
const isTelling = (one: number[], other: number[]): boolean =>
  [0.5, 0.25].every(part => {
    const [a, b] = [quantile(one, part), quantile(other, part)]
    return Math.abs(a - b) > Math.max(0.1 * Math.min(a, b), 0.75)
  })

test(`nobody is found out: status, body, length and the median time of ${pairs} pairs are alike`, async () => {
  const known: string[] = []
  for (let count = 0; count < pairs; count++) known.push((await portal.add({ slug: 'citizen' })).username)
  const browser = await portal.browser()
  const calls = {
    login: (username: string, headers: Headers) =>
      browser.send('POST citizen/login', { body: { username, password: 'Wrong#2026' }, headers }),
    forgetPassword: (username: string, headers: Headers) =>
      browser.send('POST citizen/forgetPassword', { body: { username }, headers }),
    validateResetPasswordOTP: (username: string) =>
      browser.send('POST citizen/validateResetPasswordOTP', { body: { username, otp: 'abc' } }),
  }
  for (const [name, call] of Object.entries(calls)) {
    const times: [number[], number[]] = [[], []]
    const answers = new Set<string>()
    for (const [index, username] of known.entries()) {
      const unknown = `0109${String(index).padStart(7, '0')}`
      // Whoever goes first in a pair changes, so that neither profits from a warm cache.
      const order: (0 | 1)[] = index % 2 === 0 ? [0, 1] : [1, 0]
      for (const kind of order) {
        const headers = { 'x-forwarded-for': `10.${kind}.${index >> 8}.${index & 255}` }
        const began = performance.now()
        const { status, body, headers: answered } = await call(kind === 0 ? username : unknown, headers)
        times[kind].push(performance.now() - began)
        if (body?.error) delete body.error.requestId
        answers.add(JSON.stringify([status, body, answered['content-length']]))
      }
    }
    assert.equal(answers.size, 1, `${name} says ${[...answers].join(' or ')}`)
    const seeded = times[1].map(time => time * 1.3 + 1)
    assert.ok(isTelling(times[1], seeded), 'a seeded difference is seen')
    const [one, other] = times.map(kind => quantile(kind, 0.5))
    assert.ok(!isTelling(...times), `${name}: ${one} ms known, ${other} ms unknown`)
  }
})
