// The journal of open time: what no server ran in, and what an administrator closed.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'
import { createTimekeeping } from './timekeeping.ts'

let portal: TestPortal
let admin: Person
before(async () => {
  portal = await openTestPortal()
  admin = await portal.employee(['BFM_ADMIN'])
})
after(() => portal?.close())

const minute = 60_000
const beat = () => portal.portal.run('timekeeping.beat')
const another = () =>
  createTimekeeping({
    database: portal.database,
    clock: portal.now,
    server: crypto.randomUUID(),
    contributions: new Map(),
    calendar: portal.portal.workingTime.calendar,
  })
/** Minutes of closed time since an instant, each stretch by itself. */
const closedSince = async (from: Date): Promise<number[]> => {
  const found = await portal.portal.timekeeping.closedBetween(from, portal.now())
  return found.map(({ from, until }) => (until.getTime() - from.getTime()) / minute)
}
const message = { ar: 'نحدّث الأنظمة', en: 'We update the systems' }
const close = (drainMinutes?: number) =>
  admin.call('PUT maintenance', {
    body: { message, ...(drainMinutes === undefined ? {} : { drainMinutes }) },
  })

test('time before the first word of a server counts as open, and so does a pause of up to two minutes', async () => {
  const begun = portal.now()
  portal.pass(60 * minute)
  await beat()
  portal.pass(2 * minute)
  await beat()
  assert.deepEqual(await closedSince(begun), [])
})

test('what no server ran in for longer is closed time, once, however many servers come back', async () => {
  const begun = portal.now()
  const others = [another(), another()]
  await others[0]?.beat()
  portal.pass(minute)
  await beat()
  portal.pass(30 * minute)
  await Promise.all([beat(), ...others.map(other => other.beat())])
  assert.deepEqual(await closedSince(begun), [30])
})

test('while one server runs the portal is open, whatever becomes of the others', async () => {
  const begun = portal.now()
  const other = another()
  for (let passed = 0; passed < 10; passed += 1) {
    portal.pass(minute)
    await other.beat()
  }
  await beat()
  assert.deepEqual(await closedSince(begun), [])
})

test('words of servers whose clocks were ahead hide no outage after they are right again', async () => {
  await portal.database.query(sql`delete from server_heartbeats`)
  await beat()
  const own = await portal.database.one<{ server: string }>(sql`select server from server_heartbeats`)
  const beatAhead = (server: string, hours: number) =>
    portal.database.query(
      sql`insert into server_heartbeats (server, beat_at) values (${server}, ${new Date(portal.now().getTime() + hours * 60 * minute)})
        on conflict (server) do update set beat_at = excluded.beat_at`,
    )
  const begun = portal.now()
  await beatAhead(own.server, 3)
  await beatAhead(crypto.randomUUID(), 9000)
  await beat()
  portal.pass(minute)
  await beat()
  portal.pass(30 * minute)
  await beat()
  assert.deepEqual(await closedSince(begun), [30])
})

/** Minutes in which a server says again and again that it runs. */
const run = async (minutes: number): Promise<void> => {
  for (let passed = 0; passed < minutes; passed += 1) {
    await portal.passWith(minute, admin)
    await beat()
  }
}
const reopen = async () => assert.equal((await admin.call('DELETE maintenance')).body.state, 'open')

test('an administrator closes and opens: the stretch between stands in the journal, the warning before does not', async () => {
  await run(1)
  const begun = portal.now()
  await close(10)
  await run(11)
  await close()
  await run(1)
  await reopen()
  assert.deepEqual(await closedSince(begun), [2])
})

test('an order to close that is taken back in time closes nothing', async () => {
  const begun = portal.now()
  await close(10)
  await run(1)
  await reopen()
  assert.deepEqual(await closedSince(begun), [])
})

test('opened for a last drain it is two stretches; what no server ran in within one is not counted twice', async () => {
  await close(0)
  const begun = portal.now()
  await run(10)
  await close(1)
  await run(3)
  await portal.passWith(9 * minute, admin)
  await run(1)
  await reopen()
  const stretches = await closedSince(begun)
  // Ten minutes, a minute open, then twelve: two, nine without any server, and one.
  assert.equal(
    stretches.reduce((sum, minutes) => sum + minutes, 0),
    22,
  )
})

test('nothing of the journal is changed or deleted', async () => {
  for (const change of [sql`update closed_times set why = 'away'`, sql`delete from closed_times`])
    await assert.rejects(portal.database.query(change))
})
