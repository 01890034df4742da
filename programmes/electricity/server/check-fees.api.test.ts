// The fee of a meter's check, which is paid first: taken up after it went back, a check is paid again; taken up before, it is not.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '@bawaba/server/platform/database/index.ts'
import { judge } from '@bawaba/server/test-payment-world.ts'
import type { Person } from '@bawaba/server/test-portal.ts'
import { accountAt } from '../simulator/accounts.ts'
import { type Electricity, openElectricity } from './test-electricity.ts'

let electricity: Electricity
let colleague: Person
before(async () => {
  electricity = await openElectricity()
  colleague = await electricity.portal.employee(['CASE_OFFICER'])
})
after(() => electricity.close())

const service = 'METER_CHECK'
const settle = async () => {
  const { world } = electricity
  for (const notice of await world.sent()) await world.deliver(notice)
  await world.run('payments.check', 'payments.publish', 'payments.publish')
}
/** A check that was paid for and rejected. */
const rejected = async (index: number) => {
  const { officer, portal } = electricity
  const who = await portal.citizen()
  await electricity.register(who, index)
  const answers = {
    meter: accountAt(index).meterNumber,
    suspicion: 'STOPPED',
    notes: 'الأرقام ثابتة منذ أسبوعين رغم الاستهلاك',
  }
  const filed = await who.file(answers, { service })
  await electricity.pay(who, service, filed.ID)
  await officer.act(await officer.read(filed), 'REJECT', {
    data: { rejectionReason: 'العداد ليس في نطاق المركز' },
  })
  return { who, filed }
}
type Rejected = Awaited<ReturnType<typeof rejected>>
const appeal = async ({ who, filed }: Rejected) => {
  await who.act(await who.read(filed), 'APPEAL', {
    data: { appealReason: 'العداد في نطاق المركز بحسب العقد' },
  })
  await colleague.act(await colleague.read(filed), 'GRANT_APPEAL', {
    data: { appealGranted: 'العداد في نطاق المركز فعلًا' },
  })
}
const paymentsOf = ({ filed }: Rejected) =>
  electricity.portal.database.query<{ status: string }>(
    sql`select p.status from payments p join requests r on r.id = p.request_id where r.number = ${filed.ID} order by p.created_at, p.id`,
  )

for (const isEarly of [true, false])
  test(`a granted appeal ${isEarly ? 'at once' : 'before a refund was decided'} bills nobody twice`, async () => {
    const each = await rejected(isEarly ? 0 : 1)
    if (!isEarly) await settle()
    await appeal(each)
    await settle()
    assert.equal((await each.who.read(each.filed)).status, 'NEW')
    assert.deepEqual(await paymentsOf(each), [{ status: 'paid' }])
    assert.deepEqual(await judge(electricity.world), [])
  })

test('a granted appeal after the fee went back waits for it again: nothing is approved unpaid', async () => {
  const each = await rejected(2)
  await settle()
  const { portal } = electricity
  const finance = await portal.employee(['FINANCIAL_MANAGER'])
  const waiting = (await finance.call('GET refunds')).body.find(({ payment }) => payment.ID === each.filed.ID)
  const decided = await finance.call('POST refunds/:id/decide', {
    params: { id: waiting?.id ?? '' },
    body: { approve: true, reason: 'It was rejected' },
  })
  assert.equal(decided.status, 200, JSON.stringify(decided.body))
  await electricity.world.run('payments.refund')
  await settle()
  await appeal(each)
  await settle()
  const seen = await colleague.read(each.filed)
  assert.equal(seen.status, 'FEE_DUE')
  assert.equal(seen.can?.includes('APPROVE'), false)
  await electricity.pay(each.who, service, each.filed.ID)
  assert.equal((await each.who.read(each.filed)).status, 'NEW')
  assert.deepEqual(await judge(electricity.world), [])
})
