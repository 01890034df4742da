// A provider that says no more than that money went back (Fawry names no refund): it closes a refund where there is but one,
// and where there are two, none, because nobody knows which.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { roomAnswers } from '../../test-payment-world.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'
import { paymentsStore } from './store.ts'

let portal: TestPortal
let citizen: Person
before(async () => {
  portal = await openTestPortal()
  citizen = await portal.citizen()
})
after(() => portal.close())

const amount = 9_000
/** An attempt that was paid, with approved refunds of its whole amount but for `declined`, and one event that names `refund` or none. */
const statusesAfter = async (
  refunds: readonly string[],
  refund: string | null,
  status = 'approved',
  declined?: string,
) => {
  const filed = await citizen.call('POST :service', {
    params: { service: 'ROOM_BOOKING' },
    body: { data: roomAnswers() },
  })
  const { id: paymentId } = await portal.database.one<{ id: string }>(
    sql`select p.id from payments p join requests r on r.id = p.request_id where r.number = ${filed.body.ID}`,
  )
  const attemptId = randomUUID()
  const now = portal.now()
  await portal.database.query(
    sql`insert into payment_attempts (id, payment_id, gateway_id, channel, fee, amount, status, created_at, acted_by)
      values (${attemptId}, ${paymentId}, 'fawry', 'card', 0, ${amount}, 'paid', ${now}, ${citizen.id})`,
  )
  for (const id of refunds)
    await portal.database.query(
      sql`insert into payment_refunds (id, attempt_id, amount, cause, reason, status, requested_at)
        values (${id}, ${attemptId}, ${amount}, 'paidTwice', 'x', ${id === declined ? 'declined' : status}, ${now})`,
    )
  for (const id of refunds)
    await portal.database.query(
      sql`with tried as (insert into payment_refund_tries (id, refund_id, begun_at) values (${id}, ${id}, ${now}))
        update payment_refunds set try_id = id where id = ${id}`,
    )
  await portal.database.query(
    sql`insert into payment_events (gateway_id, event_id, attempt_id, kind, amount, occurred_at, received_at, source, refund_id)
      values ('fawry', ${randomUUID()}, ${attemptId}, 'refunded', ${amount}, ${now}, ${now}, 'notice', ${refund})`,
  )
  await paymentsStore(portal.database).closeRefunds(paymentId, now)
  const rows = await portal.database.query<{ id: string; status: string }>(
    sql`select id, status from payment_refunds where attempt_id = ${attemptId}`,
  )
  return refunds.map(id => rows.find(row => row.id === id)?.status)
}

test('one refund is closed by an event that names none', async () =>
  assert.deepEqual(await statusesAfter([randomUUID()], null), ['returned']))

test('of two refunds an event that names none closes none: money that one keeps would be lost', async () =>
  assert.deepEqual(await statusesAfter([randomUUID(), randomUUID()], null), ['approved', 'approved']))

test('one refund is closed by an event that names none, also where another was declined before it', async () => {
  const [declined, approved] = [randomUUID(), randomUUID()]
  assert.deepEqual(await statusesAfter([declined, approved], null, 'approved', declined), [
    'declined',
    'returned',
  ])
})

test('of two refunds an event closes the one that it names', async () => {
  const [first, second] = [randomUUID(), randomUUID()]
  assert.deepEqual(await statusesAfter([first, second], second), ['approved', 'returned'])
})
