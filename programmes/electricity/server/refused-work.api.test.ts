// Paid work that the company refuses to record: staff ask for a correction and send it again, or close what was done; no money
// goes back for work that was done.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Person, refusal } from '@bawaba/server/test-portal.ts'
import { accountAt } from '../simulator/accounts.ts'
import { type Electricity, openElectricity } from './test-electricity.ts'

let electricity: Electricity
let inspector: Person
let supervisor: Person
before(async () => {
  electricity = await openElectricity()
  inspector = await electricity.portal.employee(['SUPERVISOR'])
  supervisor = await electricity.portal.employee(['SUPERVISOR'])
})
after(() => electricity.close())

/** A new load that was paid for and put up, on a meter whose contract ended meanwhile. */
const refusedWork = async (owner: Person, index: number) => {
  const { officer } = electricity
  await electricity.register(owner, index)
  const meter = accountAt(index).meterNumber
  const answers = {
    meter,
    direction: 'UP',
    kilowatts: 8,
    appliances: 'تكييفان',
    identity: [await electricity.upload(owner)],
  }
  const filed = await owner.file(answers, { service: 'LOAD_CHANGE' })
  await inspector.act(await inspector.read(filed), 'ESTIMATE', {
    data: { estimate: '500', found: 'يلزم كابل جديد' },
  })
  await electricity.pay(owner, 'LOAD_CHANGE', filed.ID, { activityId: 'ESTIMATE' })
  const { body } = await owner.send(`GET meters/${meter}/reading`)
  const ending = {
    meter,
    day: '2026-12-31',
    why: 'LEFT',
    lastReading: body.previous.value + 1,
    bankName: 'البنك الأهلي',
    account: '0012345678',
    agree: true,
  }
  const left = await owner.file(ending, { service: 'DISCONNECTION' })
  await officer.act(await officer.read(left), 'APPROVE')
  await electricity.sendOut()
  await inspector.act(await inspector.read(filed), 'COMPLETE')
  await electricity.sendOut()
  assert.equal((await owner.read(filed)).status, 'OUTSIDE_REFUSES')
  return filed
}
const loads = (index: number) =>
  electricity.utility
    .entries()
    .filter(entry => entry.record === 'load' && entry.meterNumber === accountAt(index).meterNumber).length

test('staff ask for a correction of what was refused, and send it again for what was paid', async () => {
  const owner = await electricity.portal.citizen()
  const filed = await refusedWork(owner, 0)
  await electricity.register(owner, 5)
  const waiting = await inspector.act(await inspector.read(filed), 'ASK_CORRECTION', {
    data: { correctionAsked: 'انتهى تعاقد هذا العداد. اختر العداد الذي نُفذت عليه الأعمال' },
    ask: { fields: ['meter'] },
  })
  assert.equal(waiting.statusKind, 'waiting-on-applicant')
  const data = { meter: accountAt(5).meterNumber, correctionNote: 'العداد الجديد للشقة نفسها' }
  assert.equal(
    (await owner.act(await owner.read(filed), 'SUPPLY_CORRECTION', { data })).status,
    'OUTSIDE_REFUSES',
  )
  await inspector.act(await inspector.read(filed), 'SEND_AGAIN')
  await electricity.sendOut()
  assert.equal((await owner.read(filed)).status, 'APPROVED')
  assert.deepEqual([loads(0), loads(5)], [0, 1])
})

test('work that was done is closed by another supervisor, with the reason and without a refund', async () => {
  const owner = await electricity.portal.citizen()
  const filed = await refusedWork(owner, 10)
  const data = { reasonClosed: 'أُنهي التعاقد بطلب صاحبه بعد تنفيذ الأعمال' }
  await refusal(inspector.act(await inspector.read(filed), 'CLOSE_DONE', { data }), 'TRANSITION_NOT_ALLOWED')
  const closed = await supervisor.act(await supervisor.read(filed), 'CLOSE_DONE', { data })
  assert.deepEqual([closed.status, closed.statusKind], ['WORK_DONE', 'done'])
  await electricity.portal.portal.run('payments.publish')
  const finance = await electricity.portal.employee(['FINANCIAL_MANAGER'])
  const refunds = (await finance.call('GET refunds')).body
  assert.equal(
    refunds.some(({ payment }) => payment.ID === filed.ID),
    false,
  )
})

test('what nobody corrects in time comes back to staff', async () => {
  const owner = await electricity.portal.citizen()
  const filed = await refusedWork(owner, 15)
  await inspector.act(await inspector.read(filed), 'ASK_CORRECTION', {
    data: { correctionAsked: 'انتهى تعاقد هذا العداد. اختر العداد الذي نُفذت عليه الأعمال' },
    ask: { fields: ['meter'] },
  })
  await electricity.portal.passWith(30 * 86_400_000, owner, inspector, supervisor)
  await electricity.portal.portal.tick()
  assert.equal((await owner.read(filed)).status, 'OUTSIDE_REFUSES')
})
