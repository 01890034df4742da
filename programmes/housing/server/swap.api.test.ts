// Two people who exchange what they hold for what the other holds, at the same moment.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { offer } from '@bawaba/server/capabilities/reservations/index.ts'
import { sql } from '@bawaba/server/platform/database/index.ts'
import { outcomeOf } from '@bawaba/server/test-portal.ts'
import { openUnits, type UnitsPortal } from './units/test-units.ts'

let units: UnitsPortal
before(async () => {
  units = await openUnits({ RESERVATION_HOLD_DAILY_MINUTES: '0' })
})
after(() => units.portal.close())

const deadlocks = async () =>
  (
    await units.portal.database.one<{ count: number }>(
      sql`select deadlocks::int as count from pg_stat_database where datname = current_database()`,
    )
  ).count

test('each has what they wanted, and nobody waits in a circle', async () => {
  await offer(units.portal.database, 'unit', [
    { code: 'X-1', capacity: 3 },
    { code: 'Y-1', capacity: 3 },
  ])
  const [one, two] = [await units.portal.citizen(), await units.portal.citizen()]
  const hold = async (who: typeof one, code: string) =>
    outcomeOf(await who.call('POST reservations', { body: { kind: 'unit', code } }))[0]
  const before = await deadlocks()
  for (let round = 0; round < 30; round++) {
    const [first, second] = round % 2 ? ['X-1', 'Y-1'] : ['Y-1', 'X-1']
    assert.deepEqual(await Promise.all([hold(one, first as string), hold(two, second as string)]), [200, 200])
  }
  assert.equal(await deadlocks(), before)
  const counted = await units.portal.database.query<{ taken: number }>(
    sql`select taken from reservables where code in ('X-1', 'Y-1') order by code`,
  )
  assert.deepEqual(counted, [{ taken: 1 }, { taken: 1 }])
})
