// Payments under a hundred faults, judged by the gateway's books; the drill does two thousand.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { runFaults } from '../../test-payment-faults.ts'
import { runKills } from '../../test-payment-kills.ts'
import { judge, openWorld, type World } from '../../test-payment-world.ts'
import type { Person } from '../../test-portal.ts'

let world: World
const people: Person[] = []
let finance: Person
let second: Person
before(async () => {
  world = await openWorld()
  finance = await world.portal.employee(['FINANCIAL_MANAGER'])
  second = await world.portal.employee(['FINANCIAL_MANAGER'])
  for (let count = 0; count < 4; count++) people.push(await world.portal.citizen())
})
after(() => world.close())

test('nothing is charged twice, nothing paid stays unpaid, and the ledger is the gateway’s', async context => {
  const found = await runFaults(world, { count: 100, seed: 20_261_123, people, finance, second })
  context.diagnostic(`${found.payments} payments, ${found.faults} faults`)
  assert.deepEqual(found.wrong, [])
})

test('killed at any seventh step, somebody who comes after it finds everything', async context => {
  // The gateway of the faults above may have some left.
  const own = await openWorld()
  try {
    const found = await runKills(
      own,
      {
        citizen: await own.portal.citizen(),
        finance: await own.portal.employee(['FINANCIAL_MANAGER']),
        second: await own.portal.employee(['FINANCIAL_MANAGER']),
      },
      7,
    )
    context.diagnostic(`${found.steps} steps`)
    assert.deepEqual(found.wrong, [])
    assert.ok(found.steps > 50)
  } finally {
    await own.close()
  }
})

test('seeded: money that was not counted, and money that was counted twice, are noticed', async () => {
  const paid = await world.portal.database.one<{ id: string }>(
    sql`select id from payment_attempts where gateway_id = 'sandbox' and received > 0 limit 1`,
  )
  const set = (received: string) =>
    world.portal.database.query(
      sql`update payment_attempts set received = received * ${received}::int where id = ${paid.id}`,
    )
  await set('2')
  assert.ok((await judge(world)).some(sentence => sentence.includes(paid.id)))
  await world.portal.database.query(
    sql`update payment_attempts set received = received / 2 where id = ${paid.id}`,
  )
  assert.deepEqual(await judge(world), [])
})
