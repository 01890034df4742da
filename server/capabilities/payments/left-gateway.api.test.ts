// Attempts that cannot be asked about: their provider left the settings, or does not answer. Each rests with growing pauses.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openWorld, type World } from '../../test-payment-world.ts'
import type { Person } from '../../test-portal.ts'
import type { Gateway } from './gateway.ts'
import { partsOver, sandboxOf } from './test-parts.ts'

let world: World
let citizen: Person
before(async () => {
  world = await openWorld()
  citizen = await world.portal.citizen()
})
after(() => world.close())

const minute = 60_000
/** An attempt that is to be asked about now, in a status and of a provider. */
const due = async (status: 'open' | 'cancelled', gatewayId: string): Promise<string> => {
  const { ID } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'payment-code')
  await world.portal.database.query(
    sql`update payment_attempts set gateway_id = ${gatewayId}, status = ${status}, checks = 0,
      next_check_at = ${world.portal.now()} where id = ${body.attemptId}`,
  )
  return body.attemptId
}
/** The minutes until an attempt is asked about next, round by round. */
const pausesOf = async (attemptId: string, gateways: ReadonlyMap<string, Gateway>): Promise<number[]> => {
  const { check } = partsOver(world, { gateways })
  const pauses: number[] = []
  for (let round = 0; round < 8; round += 1) {
    await check.run()
    const { at } = await world.portal.database.one<{ at: Date }>(
      sql`select next_check_at as at from payment_attempts where id = ${attemptId}`,
    )
    const pause = at.getTime() - world.portal.now().getTime()
    pauses.push(Math.round(pause / minute))
    await world.portal.passWith(pause, citizen)
  }
  return pauses
}
const growing = [2, 4, 8, 16, 32, 60, 60, 60]

test('an attempt whose provider left the settings is asked about with growing pauses', async () => {
  assert.deepEqual(await pausesOf(await due('open', 'former'), new Map()), growing)
})

test('an attempt that ended at a provider that left the settings rests as well', async () => {
  assert.deepEqual(await pausesOf(await due('cancelled', 'former'), new Map()), growing)
})

test('an attempt that ended rests while its provider does not answer', async () => {
  const away = async () => Promise.reject(new Error('No answer'))
  const gateway = { ...sandboxOf(world), status: away }
  assert.deepEqual(
    await pausesOf(await due('cancelled', 'sandbox'), new Map([['sandbox', gateway]])),
    growing,
  )
})
