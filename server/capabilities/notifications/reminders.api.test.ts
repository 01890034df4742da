// Reminders: written once for each step over all servers, and stopped by what is done, whenever that is: before they are
// written, while they wait in the queue, and in the list of whoever was reminded.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'
import { createDelivery } from '../messages/index.ts'

let portal: TestPortal
let other: TestPortal
before(async () => {
  portal = await openTestPortal()
  other = await openTestPortal({}, portal)
})
after(async () => {
  await other.close()
  await portal.close()
})

const hour = 3_600_000
const day = 24 * hour
/** Lets time pass to noon in Cairo, or one o'clock in summer: nothing is held because of the night. */
const toNoon = () => portal.pass((10 * hour - (portal.now().getTime() % day) + day) % day)
type Stored = { kind: string; reminds_id: string }
/** Reminders of a person: what is listed for them now, and what was written at all. */
const listed = async (id: string): Promise<string[]> => {
  const rows = await portal.database.query<Stored>(
    sql`select kind from notifications where account_id = ${id} and reminds is not null order by created_at`,
  )
  return rows.map(({ kind }) => kind)
}

/** A person without a browser: their days are long, and sessions are not what is tried. */
const someone = async () => {
  const { id } = await portal.add({ slug: 'citizen' })
  return id
}
const draftOf = async (accountId: string): Promise<string> => {
  const id = randomUUID()
  await portal.database.query(
    sql`insert into drafts (id, account_id, service_slug, version, activity_id, answers, name, created_at, updated_at)
      values (${id}, ${accountId}, 'LIBRARY_CARD', 1, 'APPLY', '{}', ${id}, ${portal.now()}, ${portal.now()})`,
  )
  return id
}
const remind = async () => {
  other.pass(portal.now().getTime() - other.now().getTime())
  await Promise.all([portal.portal.run('notifications.remind'), other.portal.run('notifications.remind')])
}

/** A gateway that takes everything, and what it took, by who it went to. */
const gateway = () => {
  const received: string[] = []
  const delivery = createDelivery({
    database: portal.database,
    senders: [{ channel: 'sms', send: async ({ recipient }) => void received.push(recipient) }],
    clock: portal.now,
    report: error => assert.fail(String(error)),
  })
  return { received, run: delivery.run }
}
const mobileOf = async (id: string): Promise<string> =>
  (await portal.database.one<{ mobile: string }>(sql`select mobile from accounts where id = ${id}`)).mobile

test('two servers remind once for each step, and no more often', async () => {
  const id = await someone()
  await draftOf(id)
  for (const days of [1, 1, 1, 1, 5, 5, 10, 30]) {
    portal.pass(days * day)
    await remind()
    await remind()
  }
  assert.deepEqual(await listed(id), ['draftReminder', 'draftReminder'])
})

type Step = 'day' | 'week' | 'type' | 'send' | 'delete' | 'restore' | 'deliver' | 'quiet'
const steps = fc.array(
  fc.constantFrom<Step>('day', 'day', 'week', 'type', 'send', 'delete', 'restore', 'deliver', 'quiet'),
  { minLength: 4, maxLength: 14 },
)

/** Lives a draft through; `isBroken`: the seeded fault, a gateway that is handed whatever waits. */
const walk = async (tries: readonly Step[], isBroken = false): Promise<void> => {
  toNoon()
  const id = await someone()
  const mobile = await mobileOf(id)
  const draft = await draftOf(id)
  const { received, run } = gateway()
  let isDone = false
  let before = 0
  const set = (change: ReturnType<typeof sql>, done: boolean) => async () => {
    await portal.database.query(sql`update drafts set ${change} where id = ${draft}`)
    isDone = done
  }
  const acts: Record<Step, () => Promise<unknown>> = {
    // At another hour each time, so that what quiet hours held leaves.
    day: async () => portal.pass(day + 2 * hour),
    week: async () => portal.pass(7 * day),
    type: async () =>
      isDone ||
      portal.database.query(sql`update drafts set updated_at = ${portal.now()} where id = ${draft}`),
    send: set(sql`deleted_at = ${portal.now()}, sent_at = ${portal.now()}`, true),
    delete: set(sql`deleted_at = ${portal.now()}`, true),
    restore: set(sql`deleted_at = null`, false),
    deliver: run,
    quiet: () =>
      portal.database.query(
        sql`insert into notification_preferences (account_id, choices, quiet_from, quiet_until, updated_at)
          values (${id}, '{}', 630, 810, ${portal.now()}) on conflict do nothing`,
      ),
  }
  for (const step of tries) {
    await acts[step]()
    await remind()
    if (isBroken)
      await portal.database.query(sql`update messages set notification_id = null where account_id = ${id}`)
    await run()
    const now = received.filter(to => to === mobile).length
    // Whatever waited: once it is done nothing goes out, and nothing of it stands in the list.
    if (isDone) {
      assert.equal(now, before, 'nothing goes out once it is done')
      const { count } = await portal.database.one<{ count: number }>(
        sql`select count(*)::int as count from notifications n join drafts d on d.id = n.reminds_id
          where n.account_id = ${id} and d.deleted_at is null`,
      )
      assert.equal(count, 0)
    }
    before = now
  }
  // Two reminders, and the warning of its end.
  assert.ok((await listed(id)).length <= 3)
  // Nothing of this walk is left for the next one.
  await portal.database.query(sql`update drafts set deleted_at = ${portal.now()} where id = ${draft}`)
  await run()
}

test('after a month without a server a draft is reminded of once, not twice', async () => {
  toNoon()
  const id = await someone()
  await draftOf(id)
  portal.pass(30 * day)
  await remind()
  portal.pass(hour / 4)
  await remind()
  portal.pass(30 * day)
  await remind()
  assert.deepEqual(await listed(id), ['draftReminder'])
})

test('whoever holds a valid code to pay by is not asked to choose how they will pay', async () => {
  toNoon()
  const citizen: Person = await portal.citizen()
  const { ID } = await citizen.file()
  const payment = randomUUID()
  await portal.database.query(
    sql`insert into payments (id, number, request_id, deliverable_number, service_slug, owner_id, items, amount, currency, status,
        created_at, updated_at)
      select ${payment}, '2026999998', id, 1, 'LIBRARY_CARD', owner_id, '[]', 12550, 'EGP', 'unpaid', ${portal.now()}, ${portal.now()}
      from requests where number = ${ID}`,
  )
  await portal.database.query(
    sql`insert into payment_attempts (id, payment_id, gateway_id, channel, fee, amount, status, created_at, expires_at)
      values (${randomUUID()}, ${payment}, 'sandbox', 'payment-code', 0, 12550, 'open', ${portal.now()},
        ${new Date(portal.now().getTime() + 3 * day)})`,
  )
  portal.pass(2 * day + hour)
  await remind()
  assert.deepEqual(await listed(citizen.id), [])
  portal.pass(day)
  await remind()
  assert.deepEqual(await listed(citizen.id), [], 'until its provider was asked')
  await portal.database.query(
    sql`update payment_attempts set status = 'expired' where payment_id = ${payment}`,
  )
  await remind()
  assert.deepEqual(await listed(citizen.id), ['paymentReminder'], 'the code has expired')
})

test('the property catches a queue that forgets what its messages remind of', () =>
  assert.rejects(walk(['quiet', 'week', 'send', 'day', 'day'], true)))

test('a fee: reminded of while it is unpaid; paid, the reminder leaves the list, the count and the queue at once', async () => {
  toNoon()
  const citizen: Person = await portal.citizen()
  const filed = await citizen.file()
  const request = await portal.database.one<{ id: string }>(
    sql`select id from requests where number = ${filed.ID}`,
  )
  const payment = randomUUID()
  await portal.database.query(
    sql`insert into payments (id, number, request_id, deliverable_number, service_slug, owner_id, items, amount, currency, status,
        created_at, updated_at)
      values (${payment}, '2026999999', ${request.id}, 1, 'LIBRARY_CARD', ${citizen.id}, '[]', 12550, 'EGP', 'created',
        ${portal.now()}, ${portal.now()})`,
  )
  await portal.database.query(
    sql`insert into notification_preferences (account_id, choices, quiet_from, quiet_until, updated_at)
      values (${citizen.id}, '{}', 630, 810, ${portal.now()})`,
  )
  const of = async () =>
    (await citizen.send('GET Notifications')).body.filter(
      ({ kind }: { kind: string }) => kind === 'paymentReminder',
    )
  await portal.passWith(day, citizen)
  await remind()
  assert.equal((await of()).length, 0)
  await portal.passWith(day, citizen)
  await remind()
  const [reminder] = await of()
  assert.match(reminder.text, /EGP 125.50/)
  assert.equal(reminder.meta.requestId, filed.ID)
  const unseen = async () => (await citizen.send('GET Notifications/count')).body.count
  const before = await unseen()
  await portal.database.query(sql`update payments set status = 'paid' where id = ${payment}`)
  assert.equal((await of()).length, 0)
  assert.equal(await unseen(), before - 1)
  const { received, run } = gateway()
  await run()
  portal.pass(2 * day + 2 * hour)
  await run()
  assert.deepEqual(received.filter(to => to === `+2${citizen.username}`).length, 0)
  await remind()
  assert.deepEqual(await listed(citizen.id), ['paymentReminder'])
})

// Last, because it lets a year pass.
test('whatever happens to a draft and whenever, nobody is reminded of one that is sent or deleted', () =>
  fc.assert(
    fc.asyncProperty(steps, tries => walk(tries)),
    { numRuns: 25 },
  ))
