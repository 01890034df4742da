// Instalment plans at the company: a debt is in one of them.

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

const bills = async (who: Person, index: number) =>
  (await who.send(`GET bills?paymentNumber=${accountAt(index).paymentNumber}`)).body.bills as {
    amount: number
    fees: number
  }[]

test('two plans do not cover the same arrears: neither a second one, nor one of another person at the same time', async () => {
  const { portal, officer } = electricity
  const [owner, tenant] = [await portal.citizen(), await portal.citizen()]
  await electricity.register(owner, 19)
  await electricity.register(tenant, 19)
  const owed = (await bills(owner, 19)).reduce((sum, { amount, fees }) => sum + amount + fees, 0)
  const service = 'INSTALLMENT_PLAN'
  const plan = {
    meter: accountAt(19).meterNumber,
    arrears: (owed / 100).toFixed(2),
    first: (Math.ceil(owed / 2) / 100).toFixed(2),
    months: '6',
    why: 'تعطلت عن العمل ثلاثة أشهر',
  }
  const filed = [await owner.file(plan, { service }), await tenant.file(plan, { service })]
  for (const each of filed) await officer.act(await officer.read(each), 'APPROVE')
  await electricity.sendOut()
  const plans = () =>
    electricity.utility.entries().filter(entry => entry.record === 'plan' && entry.meterNumber === plan.meter)
  assert.equal(plans().length, 1)
  const statuses = await Promise.all(filed.map(async each => (await officer.read(each)).status))
  assert.deepEqual(statuses.toSorted(), ['APPROVED', 'OUTSIDE_REFUSES'])
  const planned = statuses[0] === 'APPROVED' ? owner : tenant
  const { error } = await refusal(planned.file(plan, { service }), 'VALIDATION_FAILED', 'data.arrears')
  assert.equal(error.details?.[0]?.key, 'allPlanned')
})
