// A contract moves to another name: also to people who registered the meter before, and whatever a stranger has asked for.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { refusal } from '@bawaba/server/test-portal.ts'
import { accountAt } from '../simulator/accounts.ts'
import { type Electricity, openElectricity } from './test-electricity.ts'

let electricity: Electricity
before(async () => {
  electricity = await openElectricity()
})
after(() => electricity.close())

const service = 'NAME_TRANSFER'
test('a widow who registered the meter moves its contract to her name', async () => {
  const widow = await electricity.portal.citizen()
  await electricity.register(widow, 0)
  const filed = await widow.file(await electricity.transferAnswers(widow, 0), { service })
  const { address, meterNumber } = accountAt(0)
  assert.deepEqual((await widow.read(filed)).data.meter, { number: meterNumber, address })
})

test('an open request of a stranger does not keep the heir out, and shows no address', async () => {
  const [stranger, heir] = [await electricity.portal.citizen(), await electricity.portal.citizen()]
  const first = await stranger.file(await electricity.transferAnswers(stranger, 1), { service })
  const { address } = (await stranger.read(first)).data.meter as { address: unknown }
  assert.notDeepEqual(address, accountAt(1).address)
  const second = await heir.file(await electricity.transferAnswers(heir, 1), { service })
  assert.notEqual(second.ID, first.ID)
})

test('a second request of the same person for the meter is refused and names the first', async () => {
  const heir = await electricity.portal.citizen()
  const filed = await heir.file(await electricity.transferAnswers(heir, 2), { service })
  const { body } = await heir.send(`POST ${service}`, {
    body: { data: await electricity.transferAnswers(heir, 2) },
  })
  assert.deepEqual([body.error.code, body.ID], ['OPEN_REQUEST_EXISTS', filed.ID])
})

test('a meter is not registered twice by one person', async () => {
  const who = await electricity.portal.citizen()
  await electricity.register(who, 3)
  const again = await electricity.registration(who, accountAt(3).meterNumber)
  await refusal(who.file(again, { service: 'ADD_METER' }), 'VALIDATION_FAILED', 'data.meter')
})
