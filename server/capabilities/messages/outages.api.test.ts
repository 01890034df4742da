// The gateway of text messages is away: administrators read since when and how many failed, everybody is warned, the log has one
// line when it begins and one when it ends, and what failed leaves at once. The gateway is an HTTP server of the test.

import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let admin: Person
let officer: Person
const gateway = { status: 202, received: 0, isFlaky: false, calls: 0 }
const server = createServer((request, response) => {
  request.resume()
  gateway.calls += 1
  const status = gateway.isFlaky && gateway.calls % 2 === 0 ? 503 : gateway.status
  if (status === 202) gateway.received += 1
  response.writeHead(status).end('{}')
})
before(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  portal = await openTestPortal({
    SMS_URL: `http://127.0.0.1:${port}/`,
    SMS_TOKEN: 'right',
    SMS_FROM: 'Bawaba',
    LOG_LEVEL: 'info',
  })
  admin = await portal.employee(['BFM_ADMIN'])
  officer = await portal.employee(['CASE_OFFICER'])
})
after(async () => {
  await portal.close()
  await new Promise(resolve => server.close(resolve))
})

const minute = 60_000
/** One round of deliveries, after which another process would read what it noted. */
const round = async (): Promise<void> => {
  await portal.portal.deliver()
  await portal.portal.loadCatalogue()
}
const write = (count: number) =>
  portal.database.query(
    sql`insert into messages (id, recipient, channel, body, created_at, urgency)
      select gen_random_uuid(), '+2011' || lpad((n + (random() * 90000000)::int)::text, 8, '0'), 'sms', 'News', ${portal.now()}::timestamptz, 'now'
      from generate_series(1, ${count}::int) n`,
  )
const smsOf = async () => {
  const { body } = await admin.call('GET outgoingMessages/channels')
  return body.find(({ channel }) => channel === 'sms')
}
const warned = async (who: Pick<Person, 'call'>) =>
  (await who.call('GET announcements/current')).body.map(({ title }) => title.en)
const logged = (name: string) => portal.log.filter(line => line.includes(`"${name}"`)).length

test('one number that takes nothing is no outage; the third message that fails is, told once and to everybody', async () => {
  gateway.status = 202
  await round()
  gateway.status = 503
  const begun = portal.now()
  await write(2)
  await round()
  assert.equal((await smsOf())?.down, undefined)
  assert.deepEqual(await warned(await portal.browser()), [])
  portal.pass(20_000)
  await write(14)
  await round()
  assert.deepEqual(await smsOf(), {
    channel: 'sms',
    retrying: 16,
    down: { since: begun.toISOString(), failed: 16, failure: '503' },
  })
  for (const who of [await portal.browser(), officer])
    assert.deepEqual(await warned(who), ['Text messages are not arriving'])
  // Tries again and fails again: the same sixteen, the same outage, no more lines.
  const lines = logged('outbox.delivery_failed')
  portal.pass(10 * minute)
  await round()
  assert.equal((await smsOf())?.down?.failed, 16)
  assert.equal(logged('outbox.channel_down'), 1)
  assert.equal(logged('outbox.delivery_failed'), lines)
})

test('once a message leaves, the outage is over and what failed is tried at once, each message once', async () => {
  // Their next tries are four minutes away.
  portal.pass(minute)
  gateway.status = 202
  gateway.received = 0
  await write(1)
  await round()
  assert.equal((await smsOf())?.down, undefined)
  assert.deepEqual(await warned(officer), [])
  assert.equal(logged('outbox.channel_back'), 1)
  await round()
  assert.equal(gateway.received, 17)
  await round()
  assert.equal(gateway.received, 17)
  assert.deepEqual(await smsOf(), { channel: 'sms', retrying: 0 })
})

test('administrators try again everything that failed, also what was given up; others may not', async () => {
  gateway.status = 500
  gateway.received = 0
  await write(5)
  await round()
  await portal.database.query(
    sql`update messages set given_up_at = ${portal.now()} where id in
      (select id from messages where sent_at is null and failure = '500' order by id limit 2)`,
  )
  // What was given up long ago is news to nobody.
  await portal.database.query(
    sql`update messages set given_up_at = ${new Date(portal.now().getTime() - 31 * 24 * 60 * minute)} where id in
      (select id from messages where sent_at is null and failure = '500' and given_up_at is null order by id limit 1)`,
  )
  portal.pass(1_000)
  gateway.status = 202
  const resend = (who: Person) => who.call('POST outgoingMessages/resend', { body: { channel: 'sms' } })
  assert.equal((await resend(officer)).status, 403)
  // The other two have their next try within a minute anyway, and could be on their way.
  const { body } = await resend(admin)
  assert.equal(body.count, 2)
  await round()
  assert.equal(gateway.received, 2)
  portal.pass(minute)
  await round()
  assert.equal(gateway.received, 4)
  const { rows } = await portal.database.one<{ rows: { channel: string; count: number }[] }>(
    sql`select jsonb_agg(detail) as rows from audit_entries where kind = 'notification.allResent'`,
  )
  assert.deepEqual(rows, [{ channel: 'sms', count: 2 }])
})

test('a gateway that refuses every second message is no outage, and all messages arrive once', async () => {
  gateway.status = 202
  await round()
  Object.assign(gateway, { received: 0, isFlaky: true, calls: 0 })
  await write(12)
  await round()
  assert.equal((await smsOf())?.down, undefined)
  assert.deepEqual(await warned(officer), [])
  for (let tries = 0; tries < 8; tries += 1) {
    portal.pass(4 * minute)
    await round()
  }
  gateway.isFlaky = false
  // Those that failed again and again have long pauses by now.
  await admin.call('POST outgoingMessages/resend', { body: { channel: 'sms' } })
  await round()
  assert.deepEqual([gateway.received, await smsOf()], [12, { channel: 'sms', retrying: 0 }])
})
