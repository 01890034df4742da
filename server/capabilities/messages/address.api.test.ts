// Where a notice goes that has waited while its reader changed their number or gave it up.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'
import { createDelivery } from './deliver.ts'

let portal: TestPortal
let officer: Person
before(async () => {
  portal = await openTestPortal({ DECISION_UNDO_SECONDS: '0' })
  officer = await portal.employee(['CASE_OFFICER'])
})
after(() => portal.close())

const [hour, day] = [3_600_000, 86_400_000]
/** Lets time pass to an hour in Cairo, in winter two ahead of UTC. */
const toHour = (wall: number, ...people: Person[]) =>
  portal.passWith(((wall - 2) * hour - (portal.now().getTime() % day) + day) % day, ...people)

/** Approves a request at night, changes the account of its owner, and answers to whom its messages of the morning went. */
const decidedAtNight = async (change: { mobile: string | null; email: string | null }) => {
  const received: { to: string; text: string }[] = []
  const { run } = createDelivery({
    database: portal.database,
    senders: (['sms', 'email'] as const).map(channel => ({
      channel,
      send: async ({ recipient, text }: { recipient: string; text: string }) =>
        void received.push({ to: recipient, text }),
    })),
    clock: portal.now,
    report: error => assert.fail(String(error)),
  })
  const citizen = await portal.citizen()
  await toHour(12, citizen, officer)
  const filed = await citizen.file()
  await run()
  await toHour(23, officer)
  await officer.act(filed, 'APPROVE')
  received.length = 0
  await portal.database.query(
    sql`update accounts set mobile = ${change.mobile}, email = ${change.email},
        email_verified_at = case when ${change.email}::text is not null then ${portal.now()}::timestamptz end
      where id = ${citizen.id}`,
  )
  await toHour(8)
  await run()
  const [message] = await portal.database.query<{ failure: string | null; hasSubject: boolean }>(
    sql`select m.failure, m.subject is not null as "hasSubject" from messages m join notifications n on n.id = m.notification_id
      where n.request_number = ${filed.ID} and n.kind = 'statusChanged'`,
  )
  return { to: received.filter(({ text }) => text.includes(filed.ID)).map(({ to }) => to), ...message }
}

test('a notice that waited goes to the number that its reader has by then, not to the former one', async () => {
  const { to } = await decidedAtNight({ mobile: '+201099999999', email: null })
  assert.deepEqual(to, ['+201099999999'])
})

test('a notice to a reader who has no number any more goes by email', async () => {
  assert.deepEqual(await decidedAtNight({ mobile: null, email: 'reader@example.org' }), {
    to: ['reader@example.org'],
    failure: null,
    hasSubject: true,
  })
})

test('a notice to a reader who cannot be reached any more goes to nobody, and staff read why', async () => {
  const { to, failure } = await decidedAtNight({ mobile: null, email: null })
  assert.deepEqual([to, failure], [[], 'NoAddress'])
})
