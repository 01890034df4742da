// Notices that come all at once: some are counted as they come, the others are stored, answered, and counted by the job.

import assert from 'node:assert/strict'
import { createHmac, randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { judge, openWorld, type World } from '../../test-payment-world.ts'
import type { Person } from '../../test-portal.ts'

let world: World
let citizen: Person
before(async () => {
  world = await openWorld()
  citizen = await world.portal.citizen()
})
after(() => world.close())

/** The notices of so many bookings that were paid at the gateway. */
const paid = async (count: number) => {
  for (let index = 0; index < count; index++) {
    const { ID } = await world.book(citizen)
    const { body } = await world.begin(citizen, ID, 'card')
    assert.ok(await world.fate(body.attemptId, 'pay'))
  }
  return world.sent()
}
const waiting = async (): Promise<number> => {
  const { count } = await world.portal.database.one<{ count: number }>(
    sql`select count(*)::int as count from payment_notices`,
  )
  return count
}

test('a hundred at once are all taken; what waits is counted by the job, once', async () => {
  const notices = await paid(12)
  const burst = [...notices, ...notices, ...notices, ...notices]
  const statuses = await Promise.all(burst.map(world.deliver))
  assert.deepEqual([...new Set(statuses)], [200])
  assert.ok((await waiting()) > 0, 'some were stored')
  assert.notDeepEqual(await judge(world), [], 'what waits does not count yet, and the judge sees it')
  await world.run('payments.count')
  assert.equal(await waiting(), 0)
  assert.deepEqual(await judge(world), [])
  // Said again, what counts is not stored a second time.
  await Promise.all(burst.map(world.deliver))
  assert.equal(await waiting(), 0)
})

/** Signed anew as the gateway does, about something else. */
const changed = (notice: { headers: Record<string, string>; body: string }, change: object) => {
  const body = JSON.stringify({ ...JSON.parse(notice.body), ...change })
  const [, secret = ''] = world.environment.SANDBOX_GATEWAY_KEYS?.split(':') ?? []
  const signature = createHmac('sha256', secret)
    .update(`${notice.headers['sandbox-timestamp']}.${body}`)
    .digest('hex')
  return { headers: { ...notice.headers, 'sandbox-signature': signature }, body }
}

test('in a burst, what is about nothing of ours is refused, and the others are taken', async () => {
  const notices = await paid(6)
  const strange = [
    ...notices.map(notice => changed(notice, { reference: randomUUID() })),
    ...notices.map(notice => changed(notice, { reference: 'none of ours' })),
  ]
  // It counts for nothing, and does not come again and again.
  const wrong = changed(notices[0] as (typeof notices)[number], {
    eventId: 'other',
    refundId: 'no id of ours',
  })
  const unreadable = notices.map(notice => changed(notice, { eventId: 'an\u0000event' }))
  const answersTo = (some: typeof notices) => Promise.all(some.map(world.deliver))
  const [ours, unknown, malformed] = await Promise.all(
    [[...notices, wrong], strange, unreadable].map(answersTo),
  )
  assert.deepEqual([...new Set(ours)], [200])
  assert.deepEqual([...new Set(unknown)], [404])
  assert.deepEqual([...new Set(malformed)], [400])
  await world.run('payments.count')
  assert.deepEqual(await judge(world), [])
})

test('one that cannot be counted rests by itself, and the others count', async () => {
  const [first, ...others] = await paid(2)
  assert.ok(first)
  const { reference, eventId } = JSON.parse(first.body)
  await world.portal.database.query(
    sql`insert into payment_notices (gateway_id, event_id, attempt_id, event, received_at)
      values ('gone', ${eventId}, ${reference}, ${first.body}::jsonb, ${world.portal.now()})`,
  )
  const tries = async () =>
    (
      await world.portal.database.one<{ tries: number }>(
        sql`select tries from payment_notices where gateway_id = 'gone'`,
      )
    ).tries
  await world.run('payments.count', 'payments.count')
  assert.equal(await tries(), 1)
  for (const notice of [first, ...others]) assert.equal(await world.deliver(notice), 200)
  world.portal.pass(10_000)
  await world.run('payments.count')
  assert.equal(await tries(), 2)
  await world.portal.database.query(sql`delete from payment_notices`)
  assert.deepEqual(await judge(world), [])
})
