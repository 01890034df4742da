// A provider that states the national ID proves it, and settles nothing between two people.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openWithProviders } from './test-external.ts'

const { portal, deceive, assertRefused, close } = await openWithProviders()
after(close)

const password = 'Citizen#2026'
const signUp = async (mobile: string, nationalId: string, email = `of${mobile.slice(1)}@example.com`) => {
  const visitor = await portal.browser()
  const data = {
    identity: 'NATIONAL_ID',
    nationalId,
    firstName: 'منى',
    lastName: 'سعيد',
    mobile,
    email,
  }
  const { body } = await visitor.send('POST citizen', { body: { data, password, confirmPassword: password } })
  const code = await portal.codeTo(mobile)
  const proved = await visitor.send('POST citizen/verifyMobile', { body: { mobile, code, id: body.id } })
  assert.equal(proved.status, 200)
  return { id: body.id as string, mobile, email }
}
const claims = (subject: string, more: object) => ({
  claims: { sub: subject },
  userinfo: { sub: subject, ...more },
})
const comesBy = (mobile: string, subject: string, nationalId: string) =>
  deceive(
    claims(subject, { phone_number: mobile, phone_number_verified: true, national_id: nationalId }),
    'linking',
  )
const provedOf = async (id: string) =>
  await portal.database.one<{ provider: string | null; index: boolean }>(
    sql`select identity_provider as provider, national_id_index is not null as index from accounts where id = ${id}`,
  )

test('a provider that states the national ID proves it, and takes it from the account that only typed it', async () => {
  const nationalId = '29104120109911'
  const stranger = await signUp('+201055550011', nationalId)
  const owner = await signUp('+201055550012', nationalId)
  const answer = await comesBy(owner.mobile, 'owner', nationalId)
  assert.deepEqual([answer.status, answer.body.userId], [200, owner.id])
  assert.deepEqual(await provedOf(owner.id), { provider: 'linking', index: true })
  assert.deepEqual(await provedOf(stranger.id), { provider: null, index: false })
})

test('a provider takes no identity from an account that has proved it; the sign-in goes on, and the audit says so', async () => {
  const nationalId = '29104120109912'
  const late = await signUp('+201055550013', nationalId)
  const owner = await signUp('+201055550014', nationalId)
  await portal.database.query(
    sql`update accounts set identity_document = 'nationalId', identity_proved_at = now(), identity_provider = 'other' where id = ${owner.id}`,
  )
  const answer = await comesBy(late.mobile, 'late', nationalId)
  assert.deepEqual([answer.status, answer.body.userId], [200, late.id])
  assert.deepEqual(await provedOf(late.id), { provider: null, index: true })
  const [row] = await portal.database.query<{ reason: string }>(
    sql`select detail ->> 'code' as reason from audit_entries where kind = 'identity.refused' and actor_id = ${late.id}`,
  )
  assert.equal(row?.reason, 'national ID: another')
})

test('of two accounts with one proved address and one typed ID a provider links neither', async () => {
  const nationalId = '29104120109913'
  const email = 'family@example.com'
  const people = [
    await signUp('+201055550015', nationalId, email),
    await signUp('+201055550016', nationalId, email),
  ]
  for (const { id } of people)
    await portal.database.query(sql`update accounts set email_verified_at = now() where id = ${id}`)
  await assertRefused(
    () => deceive(claims('family', { email, email_verified: true, national_id: nationalId }), 'linking'),
    'two accounts',
    'NO_ACCOUNT_FOR_IDENTITY',
  )
})
