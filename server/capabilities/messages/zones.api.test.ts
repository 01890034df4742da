// Time zones of readers: which are accepted, and one that this PostgreSQL does not know.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { createDelivery } from './deliver.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal({ DECISION_UNDO_SECONDS: '0' })
})
after(() => portal.close())

test('a zone is accepted by its new and by its old name, and an offset is none', async () => {
  const citizen = await portal.citizen()
  const put = async (zone: string) =>
    (await citizen.send('PUT Notifications/preferences', { body: { topics: [], quiet: null, zone } })).status
  for (const zone of ['Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv', 'America/Argentina/Buenos_Aires'])
    assert.deepEqual([zone, await put(zone)], [zone, 200])
  for (const zone of ['Asia/Nowhere', '+03:00', 'x/y']) assert.deepEqual([zone, await put(zone)], [zone, 422])
})

test('a stored zone that the database does not know stops neither a decision nor the messages of others', async () => {
  const [officer, citizen] = [await portal.employee(['CASE_OFFICER']), await portal.citizen()]
  await portal.database.query(
    sql`insert into notification_preferences (account_id, choices, time_zone, updated_at)
      values (${citizen.id}, '{}', 'Asia/Nowhere', ${portal.now()})`,
  )
  const received: string[] = []
  const { run } = createDelivery({
    database: portal.database,
    senders: [{ channel: 'sms', send: async ({ text }) => void received.push(text) }],
    clock: portal.now,
    report: error => assert.fail(String(error)),
  })
  const filed = await citizen.file()
  await officer.act(filed, 'APPROVE')
  await run()
  assert.equal(received.filter(text => text.includes(filed.ID)).length, 2)
})
