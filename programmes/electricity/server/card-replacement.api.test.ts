// A meter card from its loss to the new one: refused without the paper that its reason asks for, accepted, paid, and coded by
// the card desk alone.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '@bawaba/server/platform/database/index.ts'
import { type Person, refusal } from '@bawaba/server/test-portal.ts'
import { accountAt } from '../simulator/accounts.ts'
import { type Electricity, openElectricity } from './test-electricity.ts'

let electricity: Electricity
before(async () => {
  electricity = await openElectricity()
})
after(() => electricity.close())

const service = 'CARD_REPLACEMENT'
const answers = async (who: Person, index: number) => ({
  meter: accountAt(index).meterNumber,
  why: 'STOLEN',
  lostOn: '2026-11-18',
  identity: [await electricity.upload(who)],
})
const wrongIn = async (filing: Promise<unknown>) =>
  (await refusal(filing, 'VALIDATION_FAILED')).error.details?.map(({ path }) => path)

test('it is refused without a police report, for a day to come, and for a meter of somebody else', async () => {
  const who = await electricity.portal.citizen()
  await electricity.register(who, 0)
  const data = await answers(who, 0)
  assert.deepEqual(await wrongIn(who.file(data, { service })), ['data.report'])
  const reported = { ...data, report: [await electricity.upload(who)] }
  assert.deepEqual(await wrongIn(who.file({ ...reported, lostOn: '2026-11-21' }, { service })), [
    'data.lostOn',
  ])
  const other = { ...reported, meter: accountAt(1).meterNumber }
  assert.deepEqual(await wrongIn(who.file(other, { service })), ['data.meter'])
})

test('a stolen card is accepted, paid for, and made ready by the card desk alone', async () => {
  const { portal, officer } = electricity
  const who = await portal.citizen()
  await electricity.register(who, 2)
  const data = { ...(await answers(who, 2)), report: [await electricity.upload(who)] }
  const filed = await who.file(data, { service })
  const again = { ...(await answers(who, 2)), why: 'LOST' }
  await refusal(who.file(again, { service }), 'OPEN_REQUEST_EXISTS')
  await officer.act(await officer.read(filed), 'APPROVE')
  await electricity.pay(who, service, filed.ID)
  assert.equal((await who.read(filed)).status, 'CODING')
  const card = { data: { cardNumber: '٤٤١٢٠٩٨', center: 'مركز خدمة الدقي' } }
  await refusal(officer.act(await who.read(filed), 'HAND_OUT', card), 'NOT_FOUND')
  const desk = await portal.employee(['CASE_OFFICER'])
  await portal.database.query(
    sql`update accounts set teams = ${[`${service}:CARDS`]}::text[] where id = ${desk.id}`,
  )
  const ready = await desk.act(await desk.read(filed), 'HAND_OUT', card)
  assert.deepEqual([ready.status, ready.data.cardNumber], ['APPROVED', '4412098'])
  const { address } = accountAt(2)
  assert.deepEqual((await who.read(filed)).data.meter, { number: accountAt(2).meterNumber, address })
})
