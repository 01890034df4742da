// The queues of staff: their age on the first page, the weekly notice, what is a week old without one, and the role above.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type Person, refusal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let citizen: Person
let admin: Person
let supervisor: Person
let finance: Person
let auditor: Person
before(async () => {
  portal = await openTestPortal()
  citizen = await portal.citizen()
  admin = await portal.employee(['BFM_ADMIN'])
  supervisor = await portal.employee(['SUPERVISOR'])
  finance = await portal.employee(['FINANCIAL_MANAGER'])
  auditor = await portal.employee(['AUDITOR'])
})
after(() => portal.close())

const day = 86_400_000
const to = (wall: string) => portal.pass(Date.parse(`${wall}:00+02:00`) - portal.now().getTime())
const run = () => portal.portal.run('timekeeping.digest')
/** Every morning at eight until a day. */
const mornings = async (from: string, count: number) => {
  for (let each = 0; each < count; each += 1) {
    to(`${new Date(Date.parse(from) + each * day).toISOString().slice(0, 10)}T08:00`)
    await run()
  }
}
const notices = (who: Person) =>
  portal.database.query<{ kind: string; en: string; ar: string; day: string }>(
    sql`select kind, text_en as en, text_ar as ar, to_char(created_at, 'MM-DD') as day from notifications
      where account_id = ${who.id} and kind in ('queueWaits', 'queueEscalated') order by created_at, kind`,
  )
const digests = (who: Person) =>
  portal.database.query<{ body: string; day: string }>(
    sql`select m.body, to_char(m.created_at, 'MM-DD') as day from messages m join notifications n on n.id = m.notification_id
      where m.account_id = ${who.id} and n.kind = 'morningDigest' order by m.created_at`,
  )

test('the first page shows what waits and for how long, to its owner alone', async () => {
  await portal.database.query(
    sql`insert into erasure_requests (id, account_id, reason, asked_at)
      values (gen_random_uuid(), ${citizen.id}, 'I moved', ${portal.now()})`,
  )
  const { ID } = await citizen.file()
  await portal.database.query(
    sql`update requests set due_at = ${new Date(portal.now().getTime() - 9 * day)} where number = ${ID}`,
  )
  assert.deepEqual((await admin.call('GET queues')).body, [
    { what: 'erasures', count: 1, oldestDays: 0, isLate: false },
  ])
  assert.deepEqual((await supervisor.call('GET queues')).body, [
    { what: 'lateRequests', count: 1, oldestDays: 9, isLate: true },
  ])
  assert.deepEqual((await finance.call('GET queues')).body, [])
  assert.deepEqual((await auditor.call('GET queues/escalated')).body, [], 'nothing is two weeks old')
  await refusal(citizen.call('GET queues'), 'FORBIDDEN')
})

test('a supervisor of another service has none of it', async () => {
  const other = await portal.employee(['SUPERVISOR'], ['LIBRARY_QUESTION'])
  assert.deepEqual((await other.call('GET queues')).body, [])
})

test('at the beginning of each week owners read what waits; after a second week the role above does', async () => {
  // Friday 20 November; the weeks begin on Sundays.
  await mornings('2026-11-21', 24)
  const toAdmin = (await notices(admin)).filter(({ en }) => en.includes('erase'))
  assert.deepEqual(
    toAdmin.map(({ kind, day }) => [kind, day]),
    [
      ['queueWaits', '11-22'],
      ['queueWaits', '11-29'],
      ['queueWaits', '12-06'],
      ['queueWaits', '12-13'],
    ],
  )
  assert.match(toAdmin[1]?.en ?? '', /1 request to erase data.*the oldest .?9.? days/)
  assert.match(toAdmin[1]?.ar ?? '', /طلب محو بيانات.*أقدمها منذ .?٩.? أيام/)
  const above = (await notices(auditor)).map(({ kind, day }) => [kind, day])
  assert.deepEqual(above, [
    ['queueEscalated', '12-06'],
    ['queueEscalated', '12-13'],
  ])
  await portal.passWith(0, admin, auditor, supervisor, citizen)
  assert.deepEqual(
    (await auditor.call('GET queues/escalated')).body,
    [{ what: 'erasures', count: 1, oldestDays: 24, isLate: true }],
    'their first page shows what the message names',
  )
  assert.deepEqual(
    (await admin.call('GET queues/escalated')).body.map(({ what }: { what: string }) => what),
    ['lateRequests'],
  )
  await refusal(supervisor.call('GET queues/escalated'), 'FORBIDDEN')
  // One message in the morning, with all of it.
  const sent = (await digests(admin)).filter(({ body }) => body.includes('erase'))
  assert.deepEqual(
    sent.map(({ day }) => day),
    ['11-22', '11-29', '12-06', '12-13'],
  )
})

test('late requests of a year ago are told again every week, and administrators hear of them', async () => {
  const late = (await notices(supervisor)).filter(({ en }) => en.includes('late request'))
  assert.equal(late.length, 4)
  const escalated = (await notices(admin)).filter(({ kind }) => kind === 'queueEscalated')
  assert.ok(escalated.length >= 3)
  assert.match(escalated[0]?.en ?? '', /late request/)
})

test('what comes after the beginning of a week that is off is told within a week, in the middle of it', async () => {
  // Sunday 20 December to Monday 28 December are holidays: no week begins as usual.
  await portal.passWith(0, admin)
  for (const date of ['2026-12-20', '2026-12-21', '2026-12-22'])
    assert.equal(
      (
        await admin.send('POST holidays', {
          body: { date, name: { ar: 'عطلة', en: 'Holiday' }, isExpected: false },
        })
      ).status < 300,
      true,
    )
  const before = (await notices(admin)).length
  await mornings('2026-12-20', 6)
  const days = (await notices(admin)).slice(before).map(({ kind, day }) => [kind, day])
  assert.deepEqual(days.at(0), ['queueEscalated', '12-23'], 'the first day of work of that week')
  assert.deepEqual(days.at(1), ['queueWaits', '12-23'])
  assert.equal(days.length, 2)
})

test('an erasure that is decided is told no more', async () => {
  await portal.database.query(sql`update erasure_requests set state = 'withdrawn'`)
  await portal.passWith(0, admin)
  assert.deepEqual((await admin.call('GET queues')).body, [])
})
