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
