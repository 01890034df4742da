// The end of a sale in which people wait: the administrators who could be the second are notified of it.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openUnits, type UnitsPortal } from './units/test-units.ts'

let units: UnitsPortal
before(async () => {
  units = await openUnits()
})
after(() => units.portal.close())

test('whoever wants a sale to end in which people wait has the other administrators notified, once, until it has ended', async () => {
  const project = 'ZAHYA'
  const { portal, admin } = units
  const another = await portal.employee(['BFM_ADMIN'])
  await units.add('E-1', { project })
  await admin.send(`PUT projects/${project}/sale`, {
    body: { method: 'line', opensAt: portal.now().toISOString(), places: 1, turnMinutes: 10 },
  })
  for (const who of [await portal.citizen(), await portal.citizen()])
    assert.equal((await who.send(`PUT projects/${project}/entry`)).status, 200)
  await portal.portal.sales.run()
  const end = (who: typeof admin) => who.send(`DELETE projects/${project}/sale`)
  const noticesOf = async (who: typeof admin) =>
    (await who.call('GET Notifications')).body.map(({ kind, text, meta }) => [
      kind,
      meta?.path,
      text?.includes('Zahya'),
    ])
  for (let time = 0; time < 2; time++) assert.deepEqual((await end(admin)).body, { isEnded: false })
  assert.deepEqual(await noticesOf(another), [['saleEndProposed', '/units/sales', true]])
  assert.deepEqual(await noticesOf(admin), [])
  assert.deepEqual((await end(another)).body, { isEnded: true })
  assert.deepEqual(await noticesOf(another), [])
})
