// The statement that holds an appointment refuses whoever is at another center at the same time.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { offer } from './offer-store.ts'
import { reservationsStore } from './store.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

test('nobody comes to two centers at the same time; at another time they do, and so do others', async () => {
  const [me, other] = [await portal.citizen(), await portal.citizen()]
  const now = portal.now()
  const [first, same, later] = ['NASR/2026-11-24T10:00', 'MAADI/2026-11-24T10:00', 'MAADI/2026-11-24T10:30']
  await offer(
    portal.database,
    'appointment',
    [first, same, later].map(code => ({ code: code ?? '', capacity: 5 })),
  )
  const hold = (accountId: string, code = '') =>
    reservationsStore(portal.database).hold(
      {
        id: crypto.randomUUID(),
        kind: 'appointment',
        code,
        accountId,
        until: new Date(now.getTime() + 60_000),
        isSending: false,
        limit: 9,
        times: { holdMs: 60_000, totalMs: 0, dayMs: 0, weekMs: 0 },
      },
      now,
    )
  assert.equal(await hold(me.id, first), true)
  const filed = await me.file()
  await portal.database.query(
    sql`update reservations set status = 'reserved', held_until = null, request_id = ${filed.id} where account_id = ${me.id}`,
  )
  assert.equal(await hold(me.id, same), false)
  assert.equal(await hold(other.id, same), true)
  assert.equal(await hold(me.id, later), true)
})
