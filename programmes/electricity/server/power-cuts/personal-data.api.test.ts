// People who reported a power cut: their reports are in the data that they take along, and go with their account.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '@bawaba/server/platform/database/index.ts'
import type { Person } from '@bawaba/server/test-portal.ts'
import { unzipSync } from 'fflate'
import { type Electricity, openElectricity } from '../test-electricity.ts'
import { powerCutsStore } from './store.ts'

let electricity: Electricity
let supervisor: Person
before(async () => {
  electricity = await openElectricity()
  supervisor = await electricity.portal.employee(['SUPERVISOR'])
})
after(() => electricity.close())

const area = 'NORTH_CAIRO_NASR_CITY_ABBAS'
const report = (who: Person) => who.send('POST powerCuts/reports', { body: { area, wantsNews: true } })
/** Who reported the area, in a session that has just been proved. */
const reporter = async (): Promise<Person> => {
  const { portal } = electricity
  const who = await portal.citizen()
  await report(who)
  await portal.database.query(
    sql`update sessions set proved_at = ${portal.now()} where account_id = ${who.id}`,
  )
  return who
}

test('the reports of a person are in the data that they take along', async () => {
  const who = await reporter()
  const { href } = (await who.send(`POST citizen/${who.id}/data`, { body: {} })).body
  const cookie = [...who.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const { app } = electricity.portal.portal
  const { rawPayload: bytes } = await app.inject({ url: href, headers: { cookie } })
  const { powerCutReports } = JSON.parse(
    Buffer.from(unzipSync(new Uint8Array(bytes))['data.json'] ?? []).toString(),
  )
  assert.deepEqual(
    powerCutReports.map((cut: { area: string; wantsNews: boolean }) => [cut.area, cut.wantsNews]),
    [[area, true]],
  )
})

test('an erased person has no report left and hears nothing', async () => {
  const { portal } = electricity
  const admin = await portal.employee(['BFM_ADMIN'])
  const who = await reporter()
  const { body } = await who.send(`POST citizen/${who.id}/erasure`, { body: { reason: '' } })
  const decided = await admin.send(`POST erasures/${body.id}/decide`, {
    body: { decision: 'erase', answer: 'Done.' },
  })
  assert.equal(decided.status, 204, JSON.stringify(decided.body))
  const rows = await portal.database.query(sql`select from power_cut_reports where account_id = ${who.id}`)
  await supervisor.send(`PUT powerCuts/areas/${area}`, { body: { revision: 1 } })
  const notices = await portal.database.query(
    sql`select kind from notifications where account_id = ${who.id}`,
  )
  assert.deepEqual([rows.length, notices], [0, []])
})

test('a report that waits for the erasure of its person adds nothing', async () => {
  const { database, now, citizen } = electricity.portal
  const { id: accountId } = await citizen()
  const store = powerCutsStore(database)
  const order = {
    id: crypto.randomUUID(),
    area: 'SOUTH_CAIRO_GIZA_DOKKI',
    accountId,
    wantsNews: true,
    now: now(),
  }
  const reported = await database.transaction(async queries => {
    await queries.query(sql`select from accounts where id = ${accountId} for update`)
    const waiting = store.report(order)
    await new Promise(go => setTimeout(go, 100))
    await queries.query(sql`update accounts set erased_at = ${now()} where id = ${accountId}`)
    return { waiting }
  })
  await reported.waiting
  const rows = await database.query(sql`select from power_cut_reports where account_id = ${accountId}`)
  assert.deepEqual([rows.length, (await store.open()).filter(({ area }) => area === order.area)], [0, []])
})
