// The morning digest of staff: however much falls due at night, each of them reads one message, at eight on a day of work.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let citizen: Person
let supervisors: Person[]
before(async () => {
  portal = await openTestPortal()
  citizen = await portal.citizen()
  supervisors = [await portal.employee(['SUPERVISOR']), await portal.employee(['SUPERVISOR'])]
})
after(() => portal.close())

const hour = 3_600_000
/** Moves the clock to a moment of Cairo in winter, two hours ahead of UTC. */
const to = (wall: string) => portal.pass(Date.parse(`${wall}:00+02:00`) - portal.now().getTime())
const run = async () => {
  await portal.portal.run('timekeeping.beat')
  await portal.portal.tick()
  await portal.portal.run('timekeeping.digest')
}
/** What left, or is to leave, for somebody outside of the portal; codes apart. */
const sentTo = (who: Person) =>
  portal.database.query<{ kind: string; body: string; at: Date }>(
    sql`select n.kind, m.body, coalesce(m.next_try_at, m.created_at) as at from messages m join notifications n on n.id = m.notification_id
      where m.account_id = ${who.id} order by m.created_at, m.id`,
  )
const dueAt = (numbers: readonly string[], wall: string) =>
  portal.database.query(
    sql`update requests set due_at = ${new Date(`${wall}:59+02:00`)}, overdue_at = ${new Date(`${wall}:59+02:00`)},
        escalate_at = ${new Date(`${wall}:59+02:00`)}, escalate_as = 'overdue'
      where number = any(${[...numbers]}::text[])`,
  )

test('thirty requests that are due at the end of a day make one message for each supervisor, the next working morning', async () => {
  const numbers: string[] = []
  for (let each = 0; each < 30; each += 1) numbers.push((await citizen.file()).ID)
  // A Thursday; Friday and Saturday are off.
  await dueAt(numbers, '2026-11-26T23:59')
  to('2026-11-27T00:01')
  await run()
  for (const who of supervisors) assert.deepEqual(await sentTo(who), [])
  for (const wall of ['2026-11-27T08:01', '2026-11-28T12:00', '2026-11-29T07:59']) {
    to(wall)
    await run()
  }
  for (const who of supervisors) assert.deepEqual(await sentTo(who), [], 'nobody works')
  for (const wall of ['2026-11-29T08:00', '2026-11-29T08:01', '2026-11-29T17:00']) {
    to(wall)
    await Promise.all([run(), run()])
  }
  for (const who of supervisors) {
    const [digest, ...others] = await sentTo(who)
    assert.deepEqual(others, [])
    assert.equal(digest?.kind, 'morningDigest')
    assert.match(digest?.body ?? '', /^Your work this morning: .?30 overdue requests/)
    assert.equal(digest?.at.toISOString(), '2026-11-29T06:00:00.000Z')
  }
  // Each stands in the list, and the digest does not stand there besides.
  await portal.passWith(0, ...supervisors)
  const { body } = await (supervisors[0] as Person).call('GET Notifications', { query: {} })
  assert.ok(body.every(({ kind }) => kind !== 'morningDigest'))
})

test('what is done by the morning is not told', async () => {
  to('2026-11-29T18:00')
  await portal.passWith(0, citizen)
  const { ID } = await citizen.file()
  await dueAt([ID], '2026-11-29T23:59')
  to('2026-11-30T00:01')
  await run()
  await portal.database.query(
    sql`update requests set due_at = due_at + interval '5 days' where number = ${ID}`,
  )
  to('2026-11-30T08:00')
  const before = (await sentTo(supervisors[0] as Person)).length
  await run()
  assert.equal((await sentTo(supervisors[0] as Person)).length, before)
})

test('after a long stop nobody reads at half past two; the digest comes at eight', async () => {
  await portal.passWith(0, citizen)
  const { ID } = await citizen.file()
  await dueAt([ID], '2026-11-30T23:59')
  to('2026-12-01T02:30')
  const [who] = supervisors as [Person]
  const before = (await sentTo(who)).length
  await run()
  assert.equal((await sentTo(who)).length, before)
  to('2026-12-01T08:00')
  await run()
  const [digest] = (await sentTo(who)).slice(before)
  assert.match(digest?.body ?? '', /1 overdue request\b/)
})

test('a portal that was away at eight writes the digest when it is back that day, and at night not at all', async () => {
  await portal.passWith(0, citizen)
  const [first, second] = [await citizen.file(), await citizen.file()]
  const [who] = supervisors as [Person]
  await dueAt([first.ID], '2026-12-01T23:59')
  to('2026-12-02T11:00')
  const before = (await sentTo(who)).length
  await run()
  assert.equal((await sentTo(who)).length, before + 1)
  await dueAt([second.ID], '2026-12-02T23:59')
  to('2026-12-03T22:00')
  await run()
  const [late] = (await sentTo(who)).slice(before + 1)
  assert.equal(late?.at.toISOString(), '2026-12-04T06:00:00.000Z')
})

test('whoever wants none by SMS gets none', async () => {
  const quiet = await portal.employee(['SUPERVISOR'])
  await quiet.send('PUT Notifications/preferences', {
    body: { topics: [{ topic: 'work', inApp: true, sms: false, email: false }], quiet: null },
  })
  await portal.passWith(0, citizen)
  const { ID } = await citizen.file()
  await dueAt([ID], '2026-12-05T23:59')
  to('2026-12-06T08:00')
  await run()
  assert.deepEqual(await sentTo(quiet), [])
  portal.pass(hour)
})
