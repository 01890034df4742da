// The hours of messages over the real API: what leaves at once, what waits for the day of its reader, and what is dropped
// because its time has passed.

import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type Person, refusal, type TestPortal } from '../../test-portal.ts'
import { createDelivery } from './deliver.ts'

let portal: TestPortal
let admin: Person
let officer: Person
before(async () => {
  portal = await openTestPortal({ DECISION_UNDO_SECONDS: '0' })
  admin = await portal.employee(['BFM_ADMIN'])
  officer = await portal.employee(['CASE_OFFICER'])
})
after(() => portal.close())

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
/** Lets time pass to an hour in Cairo, in winter two ahead of UTC. */
const toHour = (wall: number, ...people: Person[]) =>
  portal.passWith(((wall - 2) * hour - (portal.now().getTime() % day) + day) % day, ...people)

/** A gateway, and what it took, by the number of the request. */
const gateway = () => {
  const received: { to: string; text: string; at: string }[] = []
  const { run } = createDelivery({
    database: portal.database,
    senders: [
      {
        channel: 'sms',
        send: async ({ recipient, text }) =>
          void received.push({ to: recipient, text, at: portal.now().toISOString().slice(11, 16) }),
      },
    ],
    clock: portal.now,
    report: error => assert.fail(String(error)),
  })
  const about = (ID: string) => received.filter(({ text }) => text.includes(ID)).map(({ at }) => at)
  return { run, about }
}
const { run, about } = { run: () => current.run(), about: (ID: string) => current.about(ID) }
let current: ReturnType<typeof gateway>
beforeEach(() => {
  current = gateway()
})
const outgoing = async (ID: string) =>
  (
    await admin.call('GET outgoingMessages', {
      query: { filter: JSON.stringify({ where: { requestId: ID } }) },
    })
  ).body

test('a decision of the night is sent at eight in the morning, and not at half past two', async () => {
  const citizen = await portal.citizen()
  await toHour(12, citizen, officer)
  const filed = await citizen.file()
  await run()
  await toHour(23, officer)
  await officer.act(filed, 'APPROVE')
  for (const wall of [23.5, 2.5, 7.9, 8, 9]) {
    await toHour(wall)
    await run()
  }
  assert.deepEqual(about(filed.ID), ['10:00', '06:00'])
})

test('the day is that of its reader, where they said where they are', async () => {
  const citizen = await portal.citizen()
  await toHour(12, citizen, officer)
  const put = (zone: string) =>
    citizen.send('PUT Notifications/preferences', { body: { topics: [], quiet: null, zone } })
  assert.equal((await put('Asia/Nowhere')).status, 422)
  assert.equal((await put('America/New_York')).body.zone, 'America/New_York')
  const filed = await citizen.file()
  await run()
  // At noon in Cairo it is five in the morning in New York.
  await officer.act(filed, 'APPROVE')
  for (const wall of [12.1, 14.9, 15]) {
    await toHour(wall)
    await run()
  }
  assert.deepEqual(about(filed.ID), ['10:00', '13:00'])
})

test('quiet hours hold no answer to what somebody just did, and hold a decision until they end', async () => {
  const citizen = await portal.citizen()
  await toHour(12, citizen, officer)
  await citizen.send('PUT Notifications/preferences', {
    body: { topics: [], quiet: { from: '11:00', until: '18:01' } },
  })
  const filed = await citizen.file()
  await run()
  await officer.act(filed, 'APPROVE')
  for (const wall of [12.5, 17, 18, 18.1]) {
    await toHour(wall)
    await run()
  }
  assert.deepEqual(about(filed.ID), ['10:00', '16:06'])
})

test('quiet hours that leave nothing of the day hold a message until they end all the same', async () => {
  const citizen = await portal.citizen()
  await toHour(12, citizen, officer)
  await citizen.send('PUT Notifications/preferences', {
    body: { topics: [], quiet: { from: '06:00', until: '22:30' } },
  })
  const filed = await citizen.file()
  await officer.act(filed, 'APPROVE')
  for (const wall of [13, 22, 22.5]) {
    await toHour(wall)
    await run()
  }
  assert.deepEqual(about(filed.ID).at(-1), '20:30')
})

test('an answer that a long stop has held leaves by day', async () => {
  const citizen = await portal.citizen()
  await toHour(20, citizen)
  const { ID } = await citizen.file()
  for (const wall of [2.5, 8]) {
    await toHour(wall)
    await run()
  }
  assert.deepEqual(about(ID), ['06:00'])
})

test('a message past its use is dropped, staff read why, and nobody sends it', async () => {
  const citizen = await portal.citizen()
  await toHour(12, citizen)
  const { ID } = await citizen.file()
  await portal.passWith(2 * day + minute, admin)
  await run()
  const [message] = await outgoing(ID)
  assert.deepEqual([message?.state, message?.dropped, message?.isOver], ['dropped', 'useless', true])
  await refusal(
    admin.call('POST outgoingMessages/:id/resend', { params: { id: message?.id ?? '' } }),
    'MESSAGE_OVER',
  )
  await run()
  assert.deepEqual(about(ID), [])
})

test('what was sent is not sent again past its use', async () => {
  const citizen = await portal.citizen()
  await toHour(12, citizen)
  const { ID } = await citizen.file()
  await run()
  await portal.passWith(2 * day + minute, admin)
  const [message] = await outgoing(ID)
  assert.deepEqual([message?.state, message?.isOver], ['sent', true])
})

/** Writes a notice of a kind about a request, as long ago as it says. */
const notice = async (ID: string, kind: string, agoMs: number) => {
  const at = new Date(portal.now().getTime() - agoMs)
  await portal.database.query(
    sql`with n as (insert into notifications (id, account_id, kind, topic, is_locked, title_ar, title_en, text_ar, text_en,
          request_number, is_listed, created_at, visible_at)
        select gen_random_uuid(), owner_id, ${kind}, 'payments', false, '', '', ${`${kind} ${ID}`}, ${`${kind} ${ID}`}, number, true,
          ${at}::timestamptz, ${at}::timestamptz from requests where number = ${ID} returning *)
      insert into messages (id, notification_id, recipient, account_id, channel, body, created_at, urgency)
      select gen_random_uuid(), n.id, a.mobile, a.id, 'sms', n.text_en, n.created_at, 'day' from n join accounts a on a.id = n.account_id`,
  )
}
const pairOf = async (first: string, second: string, firstAgo = 20 * minute) => {
  const citizen = await portal.citizen()
  await toHour(12, citizen, admin)
  const { ID } = await citizen.file()
  await run()
  await notice(ID, first, firstAgo)
  await notice(ID, second, 10 * minute)
  await run()
  const rows = await outgoing(ID)
  const stateOf = (kind: string) => rows.find(row => row.kind === kind)
  return [first, second].map(kind => stateOf(kind)?.dropped ?? stateOf(kind)?.state)
}

test('of two that contradict each other the older is dropped, with a record', async () => {
  assert.deepEqual(await pairOf('paymentFailed', 'paymentExpired'), ['contradicted', 'sent'])
  assert.deepEqual(await pairOf('paymentExpired', 'paymentFailed'), ['contradicted', 'sent'])
})

test('money that arrived is told, and nobody reads besides that the time ran out', async () => {
  assert.deepEqual(await pairOf('paymentExpired', 'paymentReceived'), ['contradicted', 'sent'])
  assert.deepEqual(await pairOf('paymentReceived', 'paymentExpired'), ['sent', 'contradicted'])
})

test('"choose how you will pay" is not sent beside "the time to pay ran out"', async () => {
  assert.deepEqual(await pairOf('paymentReminder', 'paymentExpired'), ['contradicted', 'sent'])
  assert.deepEqual(await pairOf('paymentExpired', 'paymentReminder'), ['sent', 'contradicted'])
})

test('a reminder is not sent beside what had to wait for days until the gateway was back', async () => {
  assert.deepEqual(await pairOf('paymentExpired', 'paymentReminder', 2 * day), ['sent', 'contradicted'])
})

test('messages that say different things are both sent', async () => {
  assert.deepEqual(await pairOf('paymentSurplus', 'paymentReceived'), ['sent', 'sent'])
})

test('two that concern different requests are both sent', async () => {
  const citizen = await portal.citizen()
  await toHour(12, citizen, admin)
  const [first, second] = [await citizen.file(), await citizen.file()]
  await notice(first.ID, 'paymentFailed', 20 * minute)
  await notice(second.ID, 'paymentExpired', 10 * minute)
  await run()
  for (const { ID } of [first, second]) assert.ok((await outgoing(ID)).every(({ state }) => state === 'sent'))
})
