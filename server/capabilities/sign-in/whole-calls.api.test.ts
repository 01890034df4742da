// What uses something up is whole or can be repeated: each statement of a call fails in turn, and the same call, sent
// again, does what it was to do. Nobody is told to try again who cannot.

import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Role } from '@bawaba/contract/entities/person.ts'
import { Secret, TOTP } from 'otpauth'
import { sql } from '../../platform/database/index.ts'
import { assertRepeatable, type Repeated } from '../../test-faults.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'
import { createKey } from './key.fixture.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal({ CODES_PER_ADDRESS: '100000', SIGN_IN_PER_ADDRESS: '100000' })
})
after(() => portal?.close())

const day = 86_400_000
const minute = 60_000
const better = 'Better#2027'
let people = 0
const someone = () => {
  people += 1
  return {
    identity: 'NATIONAL_ID',
    nationalId: `2910412017${String(1000 + people)}`,
    firstName: 'هدى',
    lastName: 'سالم',
    mobile: `+20115551${String(people).padStart(4, '0')}`,
  }
}
const newMobile = () => {
  people += 1
  return `+20115552${String(people).padStart(4, '0')}`
}
const appCode = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: portal.now().getTime() })
/** How often the audit tells of something that was done to a person. */
const audited = async (kind: string, id: string): Promise<number> => {
  const { count } = await portal.database.one<{ count: number }>(
    sql`select count(*)::int as count from audit_entries where kind = ${kind} and subject_id = ${id}`,
  )
  return count
}
const liveSessions = async (id: string): Promise<number> => {
  const { count } = await portal.database.one<{ count: number }>(
    sql`select count(*)::int as count from sessions where account_id = ${id} and ended_at is null`,
  )
  return count
}
/** Each turn begins a day later: no budget is spent by the turns before. */
const eachDay = (arrange: () => Promise<Repeated>) =>
  assertRepeatable(portal, () => {
    portal.pass(day)
    return arrange()
  })
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const linkTo = async (recipient: string): Promise<string> => {
  const [newest] = await portal.messagesTo(recipient)
  return /#([\w-]{20,})/.exec(JSON.stringify(newest))?.[1] ?? ''
}
const own = (who: Person, path: string, body: object) =>
  who.send(`POST ${who.slug}/${who.id}/${path}`, { body })

describe('numbers and accounts', () => {
  test('a sign-up is proved', () =>
    eachDay(async () => {
      const visitor = await portal.browser()
      const data = { ...someone(), email: 'huda@example.com' }
      const body = { data, password: better, confirmPassword: better }
      const { id } = (await visitor.send('POST citizen', { body })).body
      const proof = { mobile: data.mobile, code: await portal.codeTo(data.mobile), id }
      return {
        act: () => visitor.send('POST citizen/verifyMobile', { body: proof }),
        assertDone: async () => assert.equal(await audited('person.registered', id), 1),
      }
    }))

  test('an account is opened at a desk', () =>
    eachDay(async () => {
      const officer = await portal.employee(['CASE_OFFICER'])
      const data = someone()
      assert.equal((await officer.send('POST people/sendCode', { body: { data } })).status, 200)
      const code = await portal.codeTo(data.mobile)
      return {
        act: () => officer.send('POST people', { body: { data, code } }),
        assertDone: async ({ body }) => {
          assert.equal(await audited('person.openedAtDesk', body.id), 1)
          assert.equal((await portal.messagesTo(data.mobile)).length, 2)
        },
      }
    }))

  test('a new number of one’s own is proved', () =>
    eachDay(async () => {
      const who = await portal.citizen()
      const mobile = newMobile()
      await who.send('POST citizen/sendMobileVerification', { body: { mobile } })
      const code = await portal.codeTo(mobile)
      return {
        act: () => who.send('POST citizen/verifyMobile', { body: { mobile, code } }),
        assertDone: async () => assert.equal(await audited('person.mobile-changed', who.id), 1),
      }
    }))

  test('a person gives the permission to act for them', () =>
    eachDay(async () => {
      const [officer, owner] = [await portal.employee(['CASE_OFFICER']), await portal.citizen()]
      const mobile = `+2${owner.username}`
      await officer.send('POST owners/sendCode', { body: { mobile } })
      const code = await portal.codeTo(mobile)
      return {
        act: () => officer.send('POST owners/verify', { body: { mobile, code } }),
        assertDone: async () => assert.equal(await audited('acting.begun', owner.id), 1),
      }
    }))

  test('an email address is proved by its link', () =>
    eachDay(async () => {
      const who = await portal.citizen()
      await portal.database.query(sql`update accounts set email = 'hoda@example.com' where id = ${who.id}`)
      await who.send(`GET citizen/verifyUserEmail/${who.id}`)
      const token = await linkTo('hoda@example.com')
      return {
        act: () => who.send('POST citizen/verifyEmail', { body: { token } }),
        assertDone: async () => assert.equal(await audited('person.email-verified', who.id), 1),
      }
    }))

  test('the status of a request is shown by a code', async () => {
    const owner = await portal.citizen()
    const { ID } = await owner.file()
    await eachDay(async () => {
      const visitor = await portal.browser()
      await visitor.send(`POST track/${ID}/code`, { body: {} })
      const code = await portal.codeTo(`+2${owner.username}`)
      return { act: () => visitor.send(`POST track/${ID}/status`, { body: { code } }) }
    })
  })
})

describe('passwords', () => {
  const forgotten = async () => {
    const { username, id } = await portal.add({ slug: 'citizen' })
    const visitor = await portal.browser()
    await visitor.send('POST citizen/forgetPassword', { body: { username } })
    return { username, id, visitor, otp: await portal.codeTo(`+2${username}`) }
  }
  const check = ({ visitor, username, otp }: Awaited<ReturnType<typeof forgotten>>) =>
    visitor.send('POST citizen/validateResetPasswordOTP', { body: { username, otp } })

  test('the code of a forgotten password', () =>
    eachDay(async () => {
      const person = await forgotten()
      return { act: () => check(person) }
    }))

  test('a new password by the ticket of the code', () =>
    eachDay(async () => {
      const person = await forgotten()
      const { token } = (await check(person)).body
      const body = { data: { password: better, confirmPassword: better } }
      return {
        act: () => person.visitor.send('POST citizen/reset-password', { body, ...bearer(token) }),
        assertDone: async () => assert.equal(await audited('password.reset', person.id), 1),
      }
    }))

  test('a changed password', () =>
    eachDay(async () => {
      const who = await portal.citizen()
      const body = { currentPassword: portal.password, newPassword: better, confirmPassword: better }
      return {
        act: () => who.send('POST citizen/change-password', { body }),
        assertDone: async () => assert.equal(await audited('password.changed', who.id), 1),
      }
    }))

  test('the link of an administrator', () =>
    eachDay(async () => {
      const admin = await portal.employee(['BFM_ADMIN'])
      const { id } = await portal.add({ slug: 'employee', roles: ['CASE_OFFICER'] })
      const email = `officer${id.slice(-6)}@example.com`
      await portal.database.query(sql`update accounts set email = ${email} where id = ${id}`)
      const made = await admin.send(`POST users/${id}/resetPassword`, { body: {} })
      assert.equal(made.status, 200, JSON.stringify(made.body))
      const token = made.body.link ? made.body.link.split('#')[1] : await linkTo(email)
      const visitor = await portal.browser('EMPLOYEE')
      return {
        act: () => visitor.send('POST invitations/accept', { body: { token, password: better } }),
        assertDone: async () => assert.equal(await audited('person.password', id), 1),
      }
    }))
})

describe('signing in', () => {
  const login = async (slug: 'citizen' | 'employee', username: string) => {
    const browser = await portal.browser(slug.toUpperCase())
    const body = { username, password: portal.password }
    const { mfa } = (await browser.send(`POST ${slug}/login`, { body })).body
    return { browser, mfa }
  }
  const officer = (roles: Role[] = ['CASE_OFFICER']) => portal.add({ slug: 'employee', roles })
  const begun = (id: string) => async () => {
    assert.equal(await audited('session.begun', id), 1)
    assert.equal(await liveSessions(id), 1)
  }

  test('the code of the second step', () =>
    eachDay(async () => {
      const { id, username } = await officer()
      const { browser, mfa } = await login('employee', username)
      const step = (body: object) => browser.send('POST employee/MFA', { body, ...bearer(mfa.token) })
      await step({ method: 'otp', send: true })
      const { mobile } = await portal.database.one<{ mobile: string }>(
        sql`select mobile from accounts where id = ${id}`,
      )
      const value = await portal.codeTo(mobile)
      return { act: () => step({ method: 'otp', value }), assertDone: begun(id) }
    }))

  test('an authenticator app, and a code on paper', async () => {
    for (const method of ['totp', 'recovery'])
      await eachDay(async () => {
        const who = await portal.citizen()
        const { secret } = (await own(who, 'factors', { kind: 'totp' })).body
        const { recoveryCodes } = (await own(who, 'factors', { kind: 'totp', value: appCode(secret) })).body
        portal.pass(minute)
        const { browser, mfa } = await login('citizen', who.username)
        const value = method === 'totp' ? appCode(secret) : recoveryCodes[0]
        return {
          act: () => browser.send('POST citizen/MFA', { body: { method, value }, ...bearer(mfa.token) }),
          assertDone: async () => assert.equal(await audited('session.begun', who.id), 2),
        }
      })
  })

  test('the first factor of an officer', () =>
    eachDay(async () => {
      const { id, username } = await officer()
      await portal.database.query(
        sql`update accounts set mobile = null, mobile_is_factor = false where id = ${id}`,
      )
      const { browser, mfa } = await login('employee', username)
      const enrol = (body: object) => browser.send('POST employee/MFA/enrol', { body, ...bearer(mfa.token) })
      const { secret } = (await enrol({ kind: 'totp' })).body
      const value = appCode(secret)
      return {
        act: () => enrol({ kind: 'totp', value }),
        assertDone: async ({ body }) => {
          assert.equal(body.recoveryCodes.length, 10)
          assert.equal(await audited('factor.enrolled', id), 1)
          await begun(id)()
        },
      }
    }))

  const withKey = async () => {
    const who = await portal.citizen()
    const key = createKey()
    const options = (await own(who, 'factors', { kind: 'webauthn' })).body.publicKey
    return { who, key, value: key.make(options) }
  }

  test('a passkey is enrolled', () =>
    eachDay(async () => {
      const { who, value } = await withKey()
      return {
        act: () => own(who, 'factors', { kind: 'webauthn', value }),
        assertDone: async ({ body }) => {
          assert.equal(body.recoveryCodes.length, 10)
          assert.equal(await audited('factor.enrolled', who.id), 1)
        },
      }
    }))

  test('a passkey signs in', () =>
    eachDay(async () => {
      const { who, key, value } = await withKey()
      await own(who, 'factors', { kind: 'webauthn', value })
      const browser = await portal.browser()
      const { token, publicKey } = (await browser.send('POST citizen/passkey', { body: {} })).body
      const signed = key.sign(publicKey)
      return {
        act: () => browser.send('POST citizen/passkey', { body: { token, value: signed } }),
        assertDone: async () => assert.equal(await audited('session.begun', who.id), 2),
      }
    }))

  test('a proof by an authenticator app before a delicate call', () =>
    eachDay(async () => {
      const who = await portal.citizen()
      const { secret } = (await own(who, 'factors', { kind: 'totp' })).body
      await own(who, 'factors', { kind: 'totp', value: appCode(secret) })
      portal.pass(15 * minute)
      const body = { method: 'totp', value: appCode(secret) }
      return { act: () => own(who, 'proof', body) }
    }))
})
