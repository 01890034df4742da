// Registrations of meters that were filed under a former version of their service, which had no end and asked for no standing:
// they end with the contract as others do.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { catalogueStore, readServiceFolders } from '@bawaba/server/capabilities/catalogue/index.ts'
import { uncheckedDefinition } from '@bawaba/server/test-definition.ts'
import type { Person } from '@bawaba/server/test-portal.ts'
import { accountAt } from '../simulator/accounts.ts'
import { type Electricity, openElectricity } from './test-electricity.ts'

let electricity: Electricity
before(async () => {
  electricity = await openElectricity()
})
after(() => electricity.close())

/** `ADD_METER` as a former release published it. */
const publishFormer = async () => {
  const { portal } = electricity
  const folder = new URL('../services/', import.meta.url)
  const found = readServiceFolders(folder).find(({ serviceSlug }) => serviceSlug === 'ADD_METER')
  const definition = structuredClone(found) as any
  const { workflow, activities } = definition
  workflow.states = workflow.states.filter(({ code }: { code: string }) => code !== 'ENDED')
  const isEnd = ({ activityId }: { activityId: string }) => activityId === 'END'
  workflow.transitions = workflow.transitions.filter((each: { activityId: string }) => !isEnd(each))
  definition.activities = activities.filter((each: { activityId: string }) => !isEnd(each))
  const { fieldsSchema } = activities[0].steps[1]
  delete fieldsSchema.standing
  delete fieldsSchema.lease
  await catalogueStore(portal.database).publish(randomUUID(), uncheckedDefinition(definition), {} as never)
  await portal.portal.loadCatalogue()
}
const register = async (who: Person, index: number) => {
  const { officer } = electricity
  const { standing: _, ...answers } = await electricity.registration(who, accountAt(index).meterNumber)
  const filed = await who.file(answers, { service: 'ADD_METER' })
  return officer.act(await officer.read(filed), 'APPROVE')
}
const readsMeter = async (who: Person, index: number) =>
  (await who.send(`GET meters/${accountAt(index).meterNumber}/details`)).status

test('a registration of a former version ends with the contract, and its former holder reads nothing of the meter', async () => {
  const { portal, officer } = electricity
  const [former, heir, owner] = [await portal.citizen(), await portal.citizen(), await portal.citizen()]
  await electricity.register(owner, 0)
  await publishFormer()
  const registered = await register(former, 10)
  const lodger = await register(former, 0)
  assert.equal(await readsMeter(former, 10), 200)
  const filed = await heir.file(await electricity.transferAnswers(heir, 10), { service: 'NAME_TRANSFER' })
  await officer.act(await officer.read(filed), 'APPROVE')
  await electricity.pay(heir, 'NAME_TRANSFER', filed.ID)
  await electricity.sendOut()
  assert.equal((await heir.read(filed)).status, 'APPROVED')
  assert.equal(await readsMeter(former, 10), 404)
  const { history, status, statusKind } = await former.read(registered, ['history'])
  assert.deepEqual([status, statusKind], ['DELETED', 'cancelled'])
  assert.match(history.find(({ to }) => to === status)?.reason?.en ?? '', /passed to another holder/)
  const { body } = await owner.send(`GET meters/${accountAt(0).meterNumber}/reading`)
  const ending = await owner.file(
    {
      meter: accountAt(0).meterNumber,
      day: '2026-12-31',
      why: 'SOLD',
      lastReading: body.previous.value + 1,
      bankName: 'البنك الأهلي',
      account: '0012345678',
      agree: true,
    },
    { service: 'DISCONNECTION' },
  )
  await officer.act(await officer.read(ending), 'APPROVE')
  await electricity.sendOut()
  assert.equal((await owner.read(ending)).status, 'APPROVED')
  assert.deepEqual([(await former.read(lodger)).statusKind, await readsMeter(former, 0)], ['cancelled', 404])
})
