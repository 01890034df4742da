// Power cuts that two change at once: a cut ends only as its reader saw it, and one that people still report stays open.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { standardNotices } from '@bawaba/server/capabilities/notifications/index.ts'
import { sql } from '@bawaba/server/platform/database/index.ts'
import { outcomeOf, type Person } from '@bawaba/server/test-portal.ts'
import { type Electricity, openElectricity } from '../test-electricity.ts'
import { createPowerCuts } from './power-cuts.ts'
import { powerCutsStore } from './store.ts'

let electricity: Electricity
let supervisor: Person
before(async () => {
  electricity = await openElectricity()
  supervisor = await electricity.portal.employee(['SUPERVISOR'])
})
after(() => electricity.close())

const report = (who: Person, area: string) =>
  who.send('POST powerCuts/reports', { body: { area, wantsNews: true } })
const cutIn = async (area: string) =>
  (await supervisor.send('GET powerCuts/open')).body.find((cut: { area: string }) => cut.area === area)
const confirm = (area: string, body: object) => supervisor.send(`PUT powerCuts/areas/${area}`, { body })
const messagesTo = async ({ id }: Person): Promise<string[]> => {
  const rows = await electricity.portal.database.query<{ body: string }>(
    sql`select body from messages where account_id = ${id} and body like '%power-cuts%' order by created_at, id`,
  )
  return rows.map(({ body }) => body)
}
const hour = 3_600_000

/** The rules over the same database, where something happens once the forgotten cuts are read. */
const forgetting = (meanwhile: () => Promise<unknown>) => {
  const { portal } = electricity
  const store = powerCutsStore(portal.database)
  return createPowerCuts({
    store: {
      ...store,
      forgotten: async (before, limit) => {
        const cuts = await store.forgotten(before, limit)
        await meanwhile()
        return cuts
      },
    },
    audit: { deed: () => assert.fail('nobody of the staff is at work') },
    budgets: { take: async () => {} },
    notices: standardNotices,
    linkTo: (_app, path) => `https://portal.test${path}`,
    clock: portal.now,
    newId: () => crypto.randomUUID(),
  })
}

test('a cut that is confirmed while forgotten ones are ended stays open', async () => {
  const area = 'NORTH_CAIRO_HELIOPOLIS_KORBA'
  const who = await electricity.portal.citizen()
  await report(who, area)
  await electricity.portal.passWith(13 * hour, supervisor)
  await forgetting(() => confirm(area, { revision: 1 })).forget()
  assert.equal((await cutIn(area))?.isConfirmed, true)
  assert.equal((await messagesTo(who)).length, 1)
})

test('a cut that is reported again while forgotten ones are ended stays open', async () => {
  const area = 'NORTH_CAIRO_HELIOPOLIS_NOZHA'
  const { portal } = electricity
  await report(await portal.citizen(), area)
  await portal.passWith(13 * hour, supervisor)
  const another = await portal.citizen()
  await forgetting(() => report(another, area)).forget()
  assert.equal((await cutIn(area))?.reports, 2)
})

test('a page that has not seen the confirmation cannot end the cut', async () => {
  const area = 'SOUTH_CAIRO_MAADI_DEGLA'
  const who = await electricity.portal.citizen()
  const { id } = (await report(who, area)).body
  await confirm(area, { revision: 1, cause: 'fault' })
  const end = (revision: number) =>
    supervisor.send(`POST powerCuts/${id}/end`, { body: { isRestored: false, revision } })
  assert.deepEqual(outcomeOf(await end(1)), [409, 'CONFLICT'])
  assert.equal((await cutIn(area)).isConfirmed, true)
  assert.equal((await end(2)).status, 204)
})
