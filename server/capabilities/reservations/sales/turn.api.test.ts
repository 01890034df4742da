// The statement that holds is the gate itself: it refuses whoever is not admitted, however they came to it.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../../platform/database/index.ts'
import { openTestPortal, type TestPortal } from '../../../test-portal.ts'
import { offer } from '../offer-store.ts'
import { reservationsStore } from '../store.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

test('a sale that begins between the look and the hold is no way past it', async () => {
  const { sales } = portal.portal
  const lot = { kind: 'bench', lot: 'north' }
  await offer(portal.database, lot.kind, [{ code: 'N-1', lot: lot.lot }])
  const [admin, outside, inside] = [
    await portal.employee(['BFM_ADMIN']),
    await portal.citizen(),
    await portal.citizen(),
  ]
  const now = portal.now()
  await sales.begin({ accountId: admin.id, address: '' }, lot, {
    method: 'line',
    opensAt: now.toISOString(),
    places: 1,
    turnMinutes: 5,
  })
  await sales.join(lot, inside.id)
  await sales.join(lot, outside.id)
  await sales.run()
  const hold = (accountId: string) =>
    reservationsStore(portal.database).hold(
      {
        id: crypto.randomUUID(),
        kind: lot.kind,
        code: 'N-1',
        accountId,
        until: new Date(now.getTime() + 60_000),
        isSending: false,
        limit: 5,
        times: { holdMs: 60_000, totalMs: 0, dayMs: 0, weekMs: 0 },
      },
      now,
    )
  assert.equal(await hold(outside.id), false)
  assert.equal(await hold(inside.id), true)
})

test('a hold from before the turn of its person is not reserved in it', async () => {
  const { sales } = portal.portal
  const lot = { kind: 'bench', lot: 'south' }
  await offer(portal.database, lot.kind, [{ code: 'S-1', lot: lot.lot }])
  const [admin, who] = [await portal.employee(['BFM_ADMIN']), await portal.citizen()]
  const now = portal.now()
  await sales.begin({ accountId: admin.id, address: '' }, lot, {
    method: 'line',
    opensAt: now.toISOString(),
    places: 1,
    turnMinutes: 60,
  })
  await sales.join(lot, who.id)
  await sales.run()
  const until = new Date(now.getTime() + 15 * 60_000)
  const store = reservationsStore(portal.database)
  const times = { holdMs: 15 * 60_000, totalMs: 0, dayMs: 0, weekMs: 0 }
  const item = { kind: lot.kind, code: 'S-1' }
  const id = crypto.randomUUID()
  const hold = { ...item, id, accountId: who.id, until, isSending: false, limit: 5, times }
  assert.equal(await store.hold(hold, now), true)
  const isTaken = async () =>
    (await store.held(who.id, item, now, { atLeast: until, longestMs: times.holdMs })) !== undefined
  assert.equal(await isTaken(), true)
  // They left the line, came again, and are called a second time: the turn of this hold is over.
  await portal.database.query(
    sql`update lot_sale_entries set admitted_at = admitted_at + interval '1 second' where account_id = ${who.id}`,
  )
  assert.equal(await isTaken(), false)
})
