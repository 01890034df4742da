// How long a notice is of use: no notice is over before its reader could have read it.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { raw, sql } from '../../platform/database/index.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'
import { createDelivery } from '../messages/index.ts'
import { listedSql, noticeColumns, outgoingSql } from './notice-store.ts'
import { standardNotices } from './notices.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

/** Moves the clock to a moment of Cairo in winter, two hours ahead of UTC. */
const to = (wall: string) => portal.pass(Date.parse(`${wall}:00+02:00`) - portal.now().getTime())
const notify = (kind: 'workOwed' | 'available', { id }: Person) => {
  const notice = standardNotices.write(kind, () => ({
    number: 'N-1',
    lot: 'North',
    link: 'https://localhost/x',
  }))
  return portal.database.query(
    sql`with told as (${listedSql(sql`select ${noticeColumns(notice, sql`${id}::uuid`)}`, portal.now())})
      ${outgoingSql(raw('told'))}`,
  )
}

test('work of the last day before the weekend is in the digest after it', async () => {
  const supervisor = await portal.employee(['SUPERVISOR'])
  to('2026-11-26T09:00')
  await notify('workOwed', supervisor)
  to('2026-11-29T08:00')
  await portal.portal.run('timekeeping.digest')
  const digests = await portal.database.query<{ text: string }>(
    sql`select text_en as text from notifications where account_id = ${supervisor.id} and kind = 'morningDigest'`,
  )
  assert.equal(digests.length, 1)
})

test('an alert of the evening reaches a reader whose quiet hours end late in the morning', async () => {
  const citizen = await portal.citizen()
  to('2026-11-30T20:10')
  await portal.database.query(
    sql`insert into notification_preferences (account_id, choices, quiet_from, quiet_until, updated_at)
      values (${citizen.id}, '{}', 1200, 600, ${portal.now()})`,
  )
  await notify('available', citizen)
  const received: string[] = []
  const { run } = createDelivery({
    database: portal.database,
    senders: [{ channel: 'sms', send: async ({ text }) => void received.push(text) }],
    clock: portal.now,
    report: error => assert.fail(String(error)),
  })
  to('2026-12-01T10:00')
  await run()
  assert.equal(received.filter(text => text.includes('North')).length, 1)
})
