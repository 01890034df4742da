// What somebody is to a meter decides what they may ask for: a tenant pays and reads, and ends no contract of the owner.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Person, refusal } from '@bawaba/server/test-portal.ts'
import { accountAt } from '../simulator/accounts.ts'
import { type Electricity, openElectricity } from './test-electricity.ts'

let electricity: Electricity
before(async () => {
  electricity = await openElectricity()
})
after(() => electricity.close())

/** A tenant of the account's meter, whose registration was approved with their lease. */
const tenantOf = async (index: number): Promise<Person> => {
  const tenant = await electricity.portal.citizen()
  const answers = {
    ...(await electricity.registration(tenant, accountAt(index).meterNumber)),
    standing: 'TENANT',
    lease: [await electricity.upload(tenant)],
  }
  const filed = await tenant.file(answers, { service: 'ADD_METER' })
  await electricity.officer.act(await electricity.officer.read(filed), 'APPROVE')
  return tenant
}
const ending = (index: number) => ({
  meter: accountAt(index).meterNumber,
  day: '2026-12-31',
  why: 'LEFT',
  lastReading: 4210,
  bankName: 'البنك الأهلي',
  account: '0012345678',
  agree: true,
})
const end = (who: Person, index: number) => who.file(ending(index), { service: 'DISCONNECTION' })

test('a tenant does not end the contract of the owner, who does', async () => {
  const tenant = await tenantOf(0)
  const { error } = await refusal(end(tenant, 0), 'VALIDATION_FAILED', 'data.meter')
  assert.equal(error.details?.[0]?.key, 'notOwner')
  const owner = await electricity.portal.citizen()
  await electricity.register(owner, 0)
  assert.ok((await end(owner, 0)).ID)
})

test('a stranger and a former owner end nothing', async () => {
  const stranger = await electricity.portal.citizen()
  const { error } = await refusal(end(stranger, 1), 'VALIDATION_FAILED', 'data.meter')
  assert.equal(error.details?.[0]?.key, 'notYours')
  const former = await electricity.portal.citizen()
  const registration = await electricity.register(former, 1)
  await former.act(registration, 'DELETE', { data: { deletionReason: 'MOVED' } })
  await refusal(end(former, 1), 'VALIDATION_FAILED', 'data.meter')
})

test('the list of meters says what one is to each', async () => {
  const tenant = await tenantOf(2)
  const { body } = await tenant.send('GET meters')
  assert.deepEqual(
    body.map(({ standing }: { standing?: string }) => standing),
    ['TENANT'],
  )
})

/** Somebody who signed up with a national ID. */
const signedUp = async (nationalId: string): Promise<Person> => {
  const { portal } = electricity
  const [mobile, password] = ['+201080000001', 'Citizen#2026']
  const visitor = await portal.browser()
  const data = {
    identity: 'NATIONAL_ID',
    nationalId,
    firstName: 'منى',
    lastName: 'سعيد علي',
    mobile,
    email: 'mona@example.com',
    address: '٧ شارع النيل، الجيزة',
  }
  const { body } = await visitor.send('POST citizen', { body: { data, password, confirmPassword: password } })
  assert.ok(body.id, JSON.stringify(body))
  const code = await portal.codeTo(mobile)
  await visitor.send('POST citizen/verifyMobile', { body: { id: body.id, mobile, code } })
  const own = await portal.browser()
  const session = await own.send('POST citizen/login', { body: { username: mobile, password } })
  own.held.token = session.body.usertoken
  return { ...own, id: body.id as string } as unknown as Person
}

test('the officer reads whether the company’s holder is the applicant, and who else claims the meter; nobody else does', async () => {
  const { officer, portal } = electricity
  const { meterNumber, ownerNationalId } = accountAt(11)
  const register = async (who: Person) =>
    who.file(await electricity.registration(who, meterNumber), { service: 'ADD_METER' })
  const notes = async (filed: Awaited<ReturnType<typeof register>>) =>
    ((await officer.read(filed)).notes ?? []).map(({ en }) => en)
  const stranger = await portal.citizen()
  const claimed = await register(stranger)
  assert.match((await notes(claimed)).join(' '), /holder of this meter is not the applicant/)
  assert.equal((await stranger.read(claimed)).notes, undefined)
  const owner = await signedUp(ownerNationalId)
  const filed = await register(owner)
  assert.match((await notes(filed)).join(' '), /holder of this meter has the national ID/)
  await officer.act(await officer.read(filed), 'APPROVE')
  const both = await notes(claimed)
  assert.equal(both.length, 2)
  assert.match(both[1] ?? '', /Somebody else has registered this meter/)
  electricity.utility.inject({ fault: 'down', times: 1 })
  assert.match((await notes(claimed)).join(' '), /could not be asked now/)
  await officer.act(await officer.read(claimed), 'REJECT', {
    data: { rejectionReason: 'صاحب العداد لدى الشركة شخص آخر' },
  })
  assert.deepEqual(await notes(claimed), [], 'what is decided is not compared any more')
})
