// Legal notices whose gateway is away: they are tried for 30 days, by the other channel of their reader too, and in the end
// somebody owes them.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'
import { createDelivery } from './deliver.ts'
import { createOwedNotices } from './owed-notices.ts'

let portal: TestPortal
let admin: Person
let officer: Person
before(async () => {
  portal = await openTestPortal({ DECISION_UNDO_SECONDS: '0' })
  admin = await portal.employee(['BFM_ADMIN'])
  officer = await portal.employee(['CASE_OFFICER'])
})
after(() => portal.close())

const [hour, day] = [3_600_000, 86_400_000]

/** Gateways that can be away, and what they took. */
const gateways = () => {
  const received: string[] = []
  const away = new Set<string>()
  const sender = (channel: 'sms' | 'email') => ({
    channel,
    send: async ({ text }: { text: string }) => {
      if (away.has(channel)) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
      received.push(`${channel} ${text}`)
    },
  })
  const { run } = createDelivery({
    database: portal.database,
    senders: [sender('sms'), sender('email')],
    clock: portal.now,
    report: () => undefined,
    givenUp: createOwedNotices({ database: portal.database, owed: portal.portal.owed, clock: portal.now })
      .givenUp,
  })
  const about = (ID: string, channel: string) =>
    received.filter(line => line.startsWith(channel) && line.includes(ID)).length
  return { run, away, about }
}
/** Somebody whose request was approved at noon, with an SMS gateway that is away. */
const decided = async ({ hasEmail }: { hasEmail: boolean }) => {
  await portal.passWith((10 * hour - (portal.now().getTime() % day) + day) % day, admin, officer)
  const citizen = await portal.citizen()
  if (hasEmail)
    await portal.database.query(
      sql`update accounts set email = ${`${citizen.username}@example.org`}, email_verified_at = ${portal.now()} where id = ${citizen.id}`,
    )
  const filed = await citizen.file()
  const { run, away, about } = gateways()
  await run()
  await officer.act(filed, 'APPROVE')
  away.add('sms')
  await run()
  return {
    ID: filed.ID,
    run,
    away,
    sms: () => about(filed.ID, 'sms') - 1,
    mails: () => about(filed.ID, 'email'),
  }
}
const wait = async (days: number, run: () => Promise<unknown>) => {
  for (let each = 0; each < days; each += 1) {
    portal.pass(day)
    await run()
  }
}
const owed = async (ID: string) =>
  (await admin.call('GET owedWork')).body.filter(row => row.ID === ID).map(({ name }) => name)

test('a decision is tried for 30 days: a gateway that comes back on the 25th brings it', async () => {
  const { run, away, sms } = await decided({ hasEmail: false })
  await wait(24, run)
  assert.equal(sms(), 0)
  away.clear()
  await wait(1, run)
  assert.equal(sms(), 1)
})

test('after a day it goes by e-mail too; the SMS is not sent besides, and staff read why', async () => {
  const { ID, run, away, sms, mails } = await decided({ hasEmail: true })
  portal.pass(12 * hour)
  await run()
  assert.equal(mails(), 0)
  portal.pass(day)
  for (let each = 0; each < 4; each += 1) {
    portal.pass(6 * hour)
    await run()
  }
  assert.equal(mails(), 1)
  away.clear()
  await wait(3, run)
  assert.deepEqual([sms(), mails()], [0, 1])
  await portal.passWith(0, admin)
  const { body } = await admin.call('GET outgoingMessages', {
    query: { filter: JSON.stringify({ where: { requestId: ID, kind: 'statusChanged' } }) },
  })
  assert.deepEqual(body.map(({ channel, state, dropped }) => [channel, state, dropped]).sort(), [
    ['email', 'sent', undefined],
    ['sms', 'dropped', 'otherChannel'],
  ])
})

test('what reached nobody for 30 days is owed; tried again it arrives, and is owed no more', async () => {
  const { ID, run, away, sms } = await decided({ hasEmail: false })
  await wait(32, run)
  await portal.passWith(0, admin)
  assert.deepEqual(await owed(ID), ['messages.notify'])
  away.clear()
  portal.pass(2 * hour)
  await portal.portal.run('messages.owed')
  portal.pass(day)
  await run()
  assert.equal(sms(), 1)
  portal.pass(day)
  await portal.portal.run('messages.owed')
  await portal.passWith(0, admin)
  assert.deepEqual(await owed(ID), [])
})

test('news that are no legal notice are given up as before', async () => {
  await portal.passWith((10 * hour - (portal.now().getTime() % day) + day) % day, admin, officer)
  const citizen = await portal.citizen()
  const filed = await citizen.file()
  const { run, away } = gateways()
  await run()
  away.add('sms')
  await officer.on(filed, 'POST :service/:id/comment', { text: 'Bring your card', visibleToApplicant: true })
  portal.pass(hour)
  await wait(10, run)
  await portal.passWith(0, admin)
  const { body } = await admin.call('GET outgoingMessages', {
    query: { filter: JSON.stringify({ where: { requestId: filed.ID, kind: 'commented' } }) },
  })
  assert.deepEqual([body[0]?.state, await owed(filed.ID)], ['givenUp', []])
})
