// Meters over the whole portal: registered, approved, listed, given back; and nobody else's.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { refusal } from '@bawaba/server/test-portal.ts'
import { accountAt } from '../../simulator/accounts.ts'
import { type Electricity, openElectricity } from '../test-electricity.ts'

let electricity: Electricity
before(async () => {
  electricity = await openElectricity()
})
after(() => electricity.close())

const service = 'ADD_METER'
const metersOf = async (who: { send: (key: string) => Promise<{ body: unknown }> }) =>
  (await who.send('GET meters')).body as { number: string; state: string; name: string }[]

test('a meter is registered by its number, in the digits of either script, and is one’s own once it is approved', async () => {
  const { portal, officer } = electricity
  const who = await portal.citizen()
  const { meterNumber, area } = accountAt(3)
  const arabic = meterNumber.replace(/\d/g, digit => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
  const filed = await who.file(await electricity.registration(who, ` ${arabic} `), { service })
  const own = await who.read(filed)
  assert.deepEqual(own.data.meter, { number: meterNumber, address: area })
  assert.deepEqual(
    (await metersOf(who)).map(({ number, state }) => [number, state]),
    [[meterNumber, 'NEW']],
  )
  await officer.act(await officer.read(filed), 'APPROVE')
  assert.deepEqual(await metersOf(who), [
    {
      ID: filed.ID,
      number: meterNumber,
      name: 'بيت الأسرة',
      state: 'APPROVED',
      standing: 'OWNER',
      address: area,
    },
  ])
  assert.deepEqual(await metersOf(await portal.citizen()), [])
})

test('a number that the company does not know, or with a wrong digit, is refused at its question', async () => {
  const who = await electricity.portal.citizen()
  const unknown = '100000099992'
  for (const [meter, key] of [
    [unknown, 'unknownMeter'],
    ['100000240019', 'meterNumber'],
  ]) {
    const error = await refusal(
      who.file(await electricity.registration(who, meter), { service }),
      'VALIDATION_FAILED',
    )
    assert.deepEqual(
      error.error.details?.map(detail => [detail.path, detail.key]),
      [['data.meter', key]],
    )
    assert.match(error.error.details?.[0]?.message?.ar ?? '', /[\u0600-\u06ff]/)
  }
})

test('a meter is registered once by a person, also by two at one moment; two people may both', async () => {
  const { portal } = electricity
  const [who, tenant] = [await portal.citizen(), await portal.citizen()]
  const { meterNumber } = accountAt(5)
  const attempts = await Promise.allSettled(
    [1, 2, 3].map(async () => who.file(await electricity.registration(who, meterNumber), { service })),
  )
  assert.equal(attempts.filter(({ status }) => status === 'fulfilled').length, 1)
  const error = await refusal(
    who.file(await electricity.registration(who, meterNumber), { service }),
    'VALIDATION_FAILED',
  )
  assert.equal(error.error.details?.[0]?.key, 'alreadyYours')
  await tenant.file(await electricity.registration(tenant, meterNumber), { service })
})

test('what is supplied on request is no second registration of the same meter', async () => {
  const { portal, officer } = electricity
  const who = await portal.citizen()
  const { meterNumber } = accountAt(6)
  const filed = await who.file(await electricity.registration(who, meterNumber), { service })
  await officer.act(await officer.read(filed), 'ASK_INFORMATION', {
    ask: { fields: ['meter'] },
    data: { informationAsked: 'راجع رقم العداد من فضلك' },
  })
  const supplied = await who.act(await who.read(filed), 'SUPPLY_INFORMATION', {
    data: { meter: meterNumber },
  })
  assert.equal(supplied.status, 'UNDER_REVIEW')
})

test('its owner removes a meter and says why; the company strikes one off; both may be registered again', async () => {
  const { portal, officer } = electricity
  const who = await portal.citizen()
  const removed = await electricity.register(who, 7)
  await who.act(await who.read(removed), 'DELETE', { data: { deletionReason: 'MOVED' } })
  const struck = await electricity.register(who, 8)
  await officer.act(await officer.read(struck), 'WITHDRAW', { data: { deletionReason: 'REPLACED' } })
  const listed = (await who.send('GET meters')).body as { ID: string; deletionReason?: { en: string } }[]
  assert.deepEqual(
    listed.map(({ ID, deletionReason }) => [ID, deletionReason?.en]),
    [
      [struck.ID, 'The meter was replaced'],
      [removed.ID, 'I have moved out'],
    ],
  )
  await electricity.register(who, 7)
})

test('what the company knows of a meter is read for its owner alone, and numbers cannot be gone through', async () => {
  const { portal } = electricity
  const [owner, other] = [await portal.citizen(), await portal.citizen()]
  const { meterNumber, area } = accountAt(9)
  await electricity.register(owner, 9)
  for (const path of ['details', 'reading', 'consumption'])
    assert.equal((await other.send(`GET meters/${meterNumber}/${path}`)).status, 404, path)
  assert.equal((await owner.send(`GET meters/${meterNumber}/consumption`)).body.months.length, 12)
  const details = await owner.send(`GET meters/${meterNumber}/details`)
  const { maker, chassisNumber, ownerNationalId } = accountAt(9)
  assert.deepEqual([details.body.maker, details.body.chassisNumber], [maker, chassisNumber])
  assert.equal(details.body.serviceCenter.en, 'Sheikh Zayed service center')
  assert.equal(details.body.governorate.ar, 'الجيزة')
  assert.equal(details.body.ownerFirstName, accountAt(9).ownerFirstName)
  assert.equal(details.body.ownerNationalId, `••••••••••${ownerNationalId.slice(-4)}`)
  assert.ok(
    !JSON.stringify(details.body).includes(ownerNationalId),
    'the whole number stays with the company',
  )
  const preview = await other.send(`GET meters/${meterNumber}/preview`)
  assert.deepEqual(Object.keys(preview.body).sort(), ['area', 'maker', 'number', 'type'])
  assert.deepEqual(preview.body.area, area)
  let status = 200
  for (let index = 10; index < 60 && status === 200; index += 1)
    status = (await other.send(`GET meters/${accountAt(index).meterNumber}/preview`)).status
  assert.equal(status, 429)
  // Nor does registering a stranger's meter tell where it stands once the budget is spent.
  const data = await electricity.registration(other, accountAt(58).meterNumber)
  const refused = await other.send(`POST ${service}`, { body: { data } })
  assert.deepEqual([refused.status, refused.body.error.code], [429, 'MAX_ATTEMPTS'])
})

test('where the company cannot be asked nothing is filed, and the same is filed once it can', async () => {
  const { portal, utility } = electricity
  const who = await portal.citizen()
  const data = await electricity.registration(who, accountAt(11).meterNumber)
  for (const failure of ['down', 'nonsense', 'break'] as const) {
    utility.inject({ fault: failure, times: 1 })
    await refusal(who.file(data, { service }), 'ECONNABORTED')
  }
  assert.deepEqual(await metersOf(who), [])
  await who.file(data, { service })
})

test('a page whose whole subject the company has is told when the company cannot be asked', async () => {
  const { portal, utility } = electricity
  const who = await portal.citizen()
  await electricity.register(who, 12)
  utility.inject({ fault: 'down', times: 1 })
  const { status, body } = await who.send(`GET meters/${accountAt(12).meterNumber}/consumption`)
  assert.deepEqual([status, body.error.code], [404, 'INTEGRATION_ERROR'])
})
