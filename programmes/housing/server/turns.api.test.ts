// Turns in a sale beside holds: those from before it, those that outlast their turn, and the one unit of each turn.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { refusal } from '@bawaba/server/test-portal.ts'
import { buyerAnswers } from './test-booking.ts'
import { openUnits, type UnitsPortal } from './units/test-units.ts'

let units: UnitsPortal
before(async () => {
  units = await openUnits()
})
after(() => units.portal.close())

type Person = Awaited<ReturnType<UnitsPortal['portal']['citizen']>>
const project = 'ZAHYA'
const hold = (who: Person, code: string) => who.call('POST reservations', { body: { kind: 'unit', code } })
const book = (who: Person, code: string) =>
  who.call('POST :service', {
    params: { service: 'BOOK_UNIT' },
    body: { data: { ...buyerAnswers, unit: code } },
  })
const statusOf = async (who: Person) => (await who.send(`GET projects/${project}/entry`)).body.entry?.status
const begin = () =>
  units.admin.send(`PUT projects/${project}/sale`, {
    body: { method: 'line', opensAt: units.portal.now().toISOString(), places: 1, turnMinutes: 10 },
  })

let everybody: Person[] = []
const pass = (minutes: number) => units.portal.passWith(minutes * 60_000, ...everybody)

test('a sale ends the holds from before it; a hold that was taken in a turn lasts as long as it says, and serves once', async () => {
  for (const code of ['H-1', 'H-2']) await units.add(code, { project })
  const [early, first, second] = [
    await units.portal.citizen(),
    await units.portal.citizen(),
    await units.portal.citizen(),
  ]
  everybody = [early, first, second]
  assert.equal((await hold(early, 'H-1')).status, 200)
  assert.equal((await begin()).status, 204)
  await refusal(book(early, 'H-1'), 'NOT_YOUR_TURN')
  await refusal(hold(early, 'H-1'), 'NOT_YOUR_TURN')
  for (const who of [first, second]) await who.send(`PUT projects/${project}/entry`)
  await units.portal.portal.run('reservations.admit')
  await pass(9)
  assert.equal((await hold(first, 'H-1')).status, 200, 'what was held before is free')
  // The turn is over before the form is sent; the hold is not.
  await pass(5)
  await units.portal.portal.run('reservations.admit')
  assert.deepEqual([await statusOf(first), await statusOf(second)], ['admitted', 'waiting'])
  assert.equal((await hold(first, 'H-1')).status, 200)
  await refusal(hold(first, 'H-2'), 'NOT_YOUR_TURN')
  assert.equal((await book(first, 'H-1')).status, 201)
  await units.portal.portal.run('reservations.admit')
  assert.deepEqual([await statusOf(first), await statusOf(second)], ['used', 'admitted'])
  await refusal(book(first, 'H-2'), 'NOT_YOUR_TURN')
  // Whoever lets turn and hold pass makes room for the next.
  assert.equal((await hold(second, 'H-2')).status, 200)
  await pass(16)
  await units.portal.portal.run('reservations.admit')
  assert.deepEqual([await statusOf(second)], ['missed'])
  await refusal(book(second, 'H-2'), 'NOT_YOUR_TURN')
})
