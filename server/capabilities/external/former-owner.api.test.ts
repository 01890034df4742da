// Numbers that passed to another person, and codes that were given to somebody else, open nobody's account.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openWithProviders } from './test-external.ts'
import { visit } from './test-providers.ts'

const { portal, meta, exchange, params, deceive, assertRefused, close } = await openWithProviders()
after(close)

test('a verified number that passed to another person does not open the former owner’s account', async () => {
  const mobile = '+201055550003'
  const visitor = await portal.browser()
  const identity = {
    identity: 'NATIONAL_ID',
    nationalId: '29104120109901',
    firstName: 'منى',
    lastName: 'سعيد',
  }
  const password = 'Citizen#2026'
  const data = { ...identity, mobile, email: 'former@example.com' }
  const signUp = await visitor.send('POST citizen', { body: { data, password, confirmPassword: password } })
  const owner: { id: string } = signUp.body
  const code = await portal.codeTo(mobile)
  const proved = await visitor.send('POST citizen/verifyMobile', { body: { mobile, code, id: owner.id } })
  assert.equal(proved.status, 200)
  const claimsOf = (subject: string, more: object) => ({
    claims: { sub: subject },
    userinfo: { sub: subject, phone_number: mobile, phone_number_verified: true, ...more },
  })
  const refused = (subject: string, more: object, reason: string) =>
    assertRefused(() => deceive(claimsOf(subject, more), 'linking'), reason, 'NO_ACCOUNT_FOR_IDENTITY')
  await refused('next-owner', {}, 'the number is not a person')
  await refused('other-id', { national_id: '29104120109902' }, 'a person with another national ID')
  const same = await deceive(claimsOf('same-id', { national_id: '٢٩١٠٤١٢٠١٠٩٩٠١' }), 'linking')
  assert.deepEqual([same.status, same.body.userId], [200, owner.id])
})

test('without a state in the body the browser’s own counts, and a code of another browser opens nothing', async () => {
  const [attacker, victim, stranger] = [
    await portal.browser(),
    await portal.browser(),
    await portal.browser(),
  ]
  const planted = params(await visit((await meta(attacker, 'demo')).body.url, 'demo-samir')).token
  const left = await meta(victim, 'demo')
  await assertRefused(() => exchange(stranger, { token: planted }), 'a browser that has not left')
  await assertRefused(() => exchange(victim, { token: planted }), 'a code that was given to somebody else')
  const again = await meta(victim, 'demo')
  assert.notEqual(again.body.state, left.body.state)
  const { token } = params(await visit(again.body.url, 'demo-samir'))
  const answer = await exchange(victim, { token })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  victim.held.token = answer.body.usertoken
  await assertRefused(() => exchange(victim, { token }), 'a state that was used')
})
