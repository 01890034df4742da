// A code to pay by that ends: its payer reads that it ended, and is not asked in the same hour to choose how to pay.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openWorld, type World } from '../../test-payment-world.ts'
import type { Person } from '../../test-portal.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
let world: World
before(async () => {
  world = await openWorld()
})
after(() => world.close())

/** Somebody with a code that ends after about two days, when they would be reminded of a fee without one. */
const withCode = async (): Promise<{ citizen: Person; endsAt: number }> => {
  const citizen = await world.portal.citizen()
  const { ID, paymentId } = await world.book(citizen)
  await world.begin(citizen, ID, 'payment-code')
  const endsAt = world.portal.now().getTime() + 2 * day
  await world.portal.database.query(
    sql`update payment_attempts set expires_at = ${new Date(endsAt)} where payment_id = ${paymentId}`,
  )
  return { citizen, endsAt }
}
const passTo = (moment: number, who: Person) =>
  world.portal.passWith(moment - world.portal.now().getTime(), who)
const kindsOf = async (who: Person): Promise<string[]> =>
  (await who.call('GET Notifications')).body
    .map(({ kind }) => String(kind))
    .filter(kind => kind.startsWith('payment'))
    .reverse()

for (const [title, jobs] of [
  ['reminders are written first', ['notifications.remind', 'payments.check', 'payments.publish']],
  ['the provider is asked first', ['payments.check', 'payments.publish', 'notifications.remind']],
] as const)
  test(`a code that ended is said once, and not followed by a reminder: ${title}`, async () => {
    const { citizen, endsAt } = await withCode()
    await passTo(endsAt + minute, citizen)
    await world.portal.database.query(
      sql`update payment_attempts set next_check_at = ${world.portal.now()} where next_check_at is not null`,
    )
    await world.run(...jobs)
    assert.deepEqual(await kindsOf(citizen), ['paymentExpired'])
    await passTo(endsAt + 2 * hour, citizen)
    await world.run(...jobs)
    assert.deepEqual(await kindsOf(citizen), ['paymentExpired'])
    await passTo(endsAt + day + hour, citizen)
    await world.run(...jobs)
    assert.deepEqual(await kindsOf(citizen), ['paymentExpired', 'paymentReminder'], 'a day later it is')
  })

test('while the provider does not say that a code ended, its payer is not asked to choose how to pay', async () => {
  const { citizen, endsAt } = await withCode()
  await world.control('/faults', { of: 'call', times: 0, mode: 'down', after: false })
  await passTo(endsAt + hour, citizen)
  await world.run('notifications.remind')
  assert.deepEqual(await kindsOf(citizen), [])
})
