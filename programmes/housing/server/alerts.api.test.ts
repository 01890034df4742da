// Being notified of units that are available again: once, by a message, and nobody sees who else waits.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '@bawaba/server/platform/database/index.ts'
import { outcomeOf } from '@bawaba/server/test-portal.ts'
import { openUnits, type UnitsPortal } from './units/test-units.ts'

let units: UnitsPortal
before(async () => {
  units = await openUnits()
})
after(() => units.portal.close())

type Person = Awaited<ReturnType<UnitsPortal['portal']['citizen']>>
const alert = (method: 'GET' | 'PUT' | 'DELETE', who: Pick<Person, 'send'>, project = 'ZAHYA') =>
  who.send(`${method} projects/${project}/alert`)
const isOn = async (who: Person) => (await alert('GET', who)).body.isOn
const hold = async (who: Person, code: string) =>
  (await who.call('POST reservations', { body: { kind: 'unit', code } })).body.id
const free = async (who: Person, id: string) => {
  await who.call('DELETE reservations/:id', { params: { id } })
  await units.portal.portal.run('reservations.notify_of_free')
}
const messagesTo = async ({ id }: { id: string }): Promise<string[]> => {
  const rows = await units.portal.database.query<{ body: string }>(
    sql`select body from messages where account_id = ${id} and body like '%/projects/%' order by created_at`,
  )
  return rows.map(({ body }) => body)
}

test('whoever waits is notified once when a unit is free, in their language, and waits no more', async () => {
  const { portal, add } = units
  const [buyer, waiting, english, other] = await Promise.all([1, 2, 3, 4].map(() => portal.citizen()))
  assert.ok(buyer && waiting && english && other)
  await portal.database.query(sql`update accounts set language = 'ar' where id = ${waiting.id}`)
  await add('A-1')
  const id = await hold(buyer, 'A-1')
  for (const who of [waiting, waiting, english]) assert.equal((await alert('PUT', who)).status, 204)
  assert.deepEqual([await isOn(waiting), await isOn(english), await isOn(other)], [true, true, false])
  await portal.portal.run('reservations.notify_of_free')
  assert.deepEqual(await messagesTo(waiting), [], 'nothing is free yet')

  await free(buyer, id)
  const [arabic, ...more] = await messagesTo(waiting)
  assert.match(arabic ?? '', /زاهية.*\/projects\/ZAHYA$/)
  assert.deepEqual(more, [])
  assert.match((await messagesTo(english))[0] ?? '', /Zahya.*\/projects\/ZAHYA$/)
  assert.deepEqual(await messagesTo(other), [])
  assert.equal(await isOn(waiting), false)
  await free(buyer, await hold(buyer, 'A-1'))
  assert.equal((await messagesTo(waiting)).length, 1, 'once')
})

test('who took it back hears nothing, and a unit of another project is none of theirs', async () => {
  const { portal, add } = units
  const [buyer, waiting] = [await portal.citizen(), await portal.citizen()]
  await add('B-1', { project: 'LATINCITY' })
  await alert('PUT', waiting, 'SABA')
  await alert('PUT', waiting, 'LATINCITY')
  await alert('DELETE', waiting, 'LATINCITY')
  assert.equal((await alert('DELETE', waiting, 'LATINCITY')).status, 204)
  await free(buyer, await hold(buyer, 'B-1'))
  assert.deepEqual(await messagesTo(waiting), [])
})

test('a unit whose sale opens later is not available before', async () => {
  const { portal, add, admin } = units
  const waiting = await portal.citizen()
  await add('C-1', { project: 'MADINATY' }, false)
  const opensAt = new Date(portal.now().getTime() + 3_600_000).toISOString()
  await admin.send('POST units/sale', { body: { onSale: true, codes: ['C-1'], opensAt } })
  await alert('PUT', waiting, 'MADINATY')
  await portal.portal.run('reservations.notify_of_free')
  assert.deepEqual(await messagesTo(waiting), [])
  portal.pass(3_600_000)
  await portal.portal.run('reservations.notify_of_free')
  assert.equal((await messagesTo(waiting)).length, 1)
})

test('an alert is for citizens, of projects that there are, and not without end', async () => {
  const { portal } = units
  assert.equal((await alert('PUT', await portal.browser())).status, 401)
  assert.equal((await alert('PUT', await portal.employee(['BFM_ADMIN']))).status, 403)
  const me = await portal.citizen()
  assert.equal((await alert('PUT', me, 'NO_SUCH')).status, 404)
  const outcomes = []
  for (let count = 0; count < 31; count += 1) outcomes.push(outcomeOf(await alert('PUT', me))[0])
  assert.deepEqual([outcomes[29], outcomes[30]], [204, 429])
})
