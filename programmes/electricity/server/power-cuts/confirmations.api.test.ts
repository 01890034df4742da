// What a confirmation of a power cut may say, and who reads it.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '@bawaba/server/platform/database/index.ts'
import type { Person } from '@bawaba/server/test-portal.ts'
import { type Electricity, openElectricity } from '../test-electricity.ts'

let electricity: Electricity
let supervisor: Person
before(async () => {
  electricity = await openElectricity()
  supervisor = await electricity.portal.employee(['SUPERVISOR'])
})
after(() => electricity.close())

const report = (who: Person, area: string) =>
  who.send('POST powerCuts/reports', { body: { area, wantsNews: true } })
const confirm = (area: string, body: object) => supervisor.send(`PUT powerCuts/areas/${area}`, { body })
const messagesTo = async ({ id }: Person): Promise<string[]> => {
  const rows = await electricity.portal.database.query<{ body: string }>(
    sql`select body from messages where account_id = ${id} and body like '%power-cuts%' order by created_at, id`,
  )
  return rows.map(({ body }) => body)
}
const hour = 3_600_000

test('a confirmation notifies people once, and again only of another expected end', async () => {
  const area = 'SOUTH_CAIRO_GIZA_DOKKI'
  const { portal } = electricity
  const who = await portal.citizen()
  await report(who, area)
  const inHours = (hours: number) => new Date(portal.now().getTime() + hours * hour).toISOString()
  const bodies = [
    { revision: 1, expectedAt: inHours(1) },
    { revision: 2, expectedAt: inHours(1) },
    { revision: 3, expectedAt: inHours(1), cause: 'fault' },
    { revision: 4, expectedAt: inHours(2), cause: 'fault' },
    { revision: 5, cause: 'fault' },
  ]
  const counts: number[] = []
  for (const body of bodies) {
    assert.equal((await confirm(area, body)).status, 200)
    counts.push((await messagesTo(who)).length)
  }
  assert.deepEqual(counts, [1, 1, 1, 2, 3])
})

test('an expected end that is over, or years ahead, is refused', async () => {
  const area = 'NORTH_CAIRO_HELIOPOLIS_KORBA'
  const { portal } = electricity
  const confirmWith = async (hours: number) => {
    const expectedAt = new Date(portal.now().getTime() + hours * hour).toISOString()
    return (await confirm(area, { revision: 0, expectedAt })).status
  }
  assert.deepEqual([await confirmWith(-1), await confirmWith(3 * 365 * 24)], [422, 422])
  assert.equal(await confirmWith(72), 200)
})
