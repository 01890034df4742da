// The statement that holds is the gate itself: it refuses whoever is not admitted, however they came to it.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
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
