// The line of messages that are due: what leaves first, however much waits.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { createDelivery } from './deliver.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

const addMany = (count: number, urgency: 'now' | 'day') =>
  portal.database.query(
    sql`insert into messages (id, recipient, channel, body, created_at, urgency)
      select gen_random_uuid(), '+201200000000', 'sms', ${urgency}, ${portal.now()}::timestamptz, ${urgency} from generate_series(1, ${count}::int)`,
  )

test('a code leaves first, then an answer, before thousands of messages that were written earlier', async () => {
  await addMany(3000, 'day')
  portal.pass(1000)
  await addMany(1, 'now')
  portal.pass(1000)
  await portal.database.query(
    sql`insert into messages (id, recipient, channel, body, code, created_at, urgency)
      values (gen_random_uuid(), '+201200000001', 'sms', 'code', '123456', ${portal.now()}, 'now')`,
  )
  const received: string[] = []
  const { run } = createDelivery({
    database: portal.database,
    senders: [{ channel: 'sms', send: async ({ text }) => void received.push(text) }],
    clock: portal.now,
    report: error => assert.fail(String(error)),
  })
  await run()
  assert.equal(received.length, 20)
  assert.deepEqual([received.includes('code'), received.includes('now')], [true, true])
})
