// An outage is nobody's time: what waited for somebody goes on after it by as much, and is warned of before it ends.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { cardAnswers, openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let citizen: Person
let officer: Person
before(async () => {
  portal = await openTestPortal()
  citizen = await portal.citizen()
  officer = await portal.employee(['CASE_OFFICER'])
})
after(() => portal?.close())

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const run = async (...jobs: string[]): Promise<void> => {
  for (const job of jobs) await portal.portal.run(job)
}
/** Every server stops, and one comes back after so long: what it does first. */
const outage = async (ms: number): Promise<void> => {
  await run('timekeeping.beat')
  portal.pass(ms)
  // In no order: whatever comes first must not end anything.
  await run('requests.run_due', 'timekeeping.beat', 'requests.run_due', 'timekeeping.extend')
  await portal.passWith(0, citizen, officer)
}
/** Lets time pass with a server that runs. */
const pass = async (ms: number): Promise<void> => {
  for (let passed = 0; passed < ms; passed += minute) {
    portal.pass(minute)
    if (passed % (10 * minute) === 0) await run('requests.run_due')
    await portal.portal.run('timekeeping.beat')
  }
}
type Filed = { ID: string; serviceSlug: string; id: string; revision: number }
const ask = async (workingDays?: number): Promise<Filed> => {
  const filed = await citizen.file(cardAnswers)
  const waiting = await officer.act(filed, 'ASK_INFORMATION', {
    data: { informationAsked: 'Which branch?' },
    ...(workingDays === undefined ? {} : { ask: { fields: ['branch'], workingDays } }),
  })
  return { ...filed, ...waiting }
}
const dueOf = async ({ ID }: Filed) =>
  portal.database.one<{ dueAt: Date; status: string }>(
    sql`select due_at as "dueAt", status from requests where number = ${ID}`,
  )
const notices = (kind: string) =>
  portal.database.query<{ ar: string; en: string }>(
    sql`select text_ar as ar, text_en as en from notifications where account_id = ${citizen.id} and kind = ${kind}`,
  )

test('a request that waits for information over an outage is not closed by it: its owner is told, and warned before it ends', async () => {
  const filed = await ask(5)
  const { dueAt } = await dueOf(filed)
  const away = dueAt.getTime() - portal.now().getTime() + 2 * day
  await outage(away)
  const after = await dueOf(filed)
  assert.equal(after.status, 'NEEDS_EXTRA_INFORMATION')
  assert.ok(after.dueAt.getTime() >= dueAt.getTime() + away, 'all of it was added')
  assert.equal(after.dueAt.toISOString().slice(14, 19), '59:59', 'the end of a day stays the end of one')
  const [notice, ...others] = await notices('closedTime')
  assert.deepEqual(others, [])
  assert.ok(notice?.en.includes(filed.ID))
  assert.ok(notice?.ar.includes(filed.ID))
  assert.match(notice?.en ?? '', /closed for .8 days/)
  // A start that is repeated extends nothing twice.
  await run('timekeeping.beat', 'requests.run_due')
  assert.deepEqual(await dueOf(filed), after)
  assert.equal((await notices('closedTime')).length, 1)
  // The warning before the end comes as if nothing had been.
  assert.deepEqual(await notices('applicantDueSoon'), [])
})

test('two servers that come back at once add an outage once', async () => {
  const filed = await ask(3)
  const { dueAt } = await dueOf(filed)
  await portal.database.query(
    sql`update requests set due_at = due_at - interval '90 minutes' where number = ${filed.ID}`,
  )
  await run('timekeeping.beat')
  portal.pass(70 * minute)
  await Promise.all([
    run('requests.run_due'),
    run('timekeeping.beat'),
    run('requests.run_due'),
    run('timekeeping.beat'),
  ])
  await run('requests.run_due')
  assert.equal((await dueOf(filed)).dueAt.getTime() - dueAt.getTime(), -20 * minute)
})

test('a short outage is rounded up to five minutes; one before somebody was asked adds nothing', async () => {
  await outage(12 * minute)
  const filed = await ask(3)
  const { dueAt } = await dueOf(filed)
  await run('timekeeping.beat', 'requests.run_due')
  assert.deepEqual((await dueOf(filed)).dueAt, dueAt)
  await portal.database.query(
    sql`update requests set due_at = due_at - interval '10 hours' where number = ${filed.ID}`,
  )
  await outage(12 * minute)
  assert.equal((await dueOf(filed)).dueAt.getTime(), dueAt.getTime() - 10 * hour + 15 * minute)
})

test('a server that starts again has added the outage before its first call', async () => {
  const filed = await ask(4)
  const { dueAt } = await dueOf(filed)
  await portal.database.query(
    sql`update requests set due_at = due_at - interval '10 hours' where number = ${filed.ID}`,
  )
  await run('timekeeping.beat')
  portal.pass(2 * hour)
  await portal.portal.loadCatalogue()
  assert.equal((await dueOf(filed)).dueAt.getTime(), dueAt.getTime() - 8 * hour)
  await portal.passWith(0, citizen, officer)
})

test('what runs for staff is not extended', async () => {
  const filed = await citizen.file(cardAnswers)
  const { dueAt } = await dueOf({ ...filed })
  await outage(day)
  assert.deepEqual((await dueOf({ ...filed })).dueAt, dueAt)
})

test('nothing ends within an hour after the portal is open again', async () => {
  const filed = await ask(2)
  const ends = new Date(portal.now().getTime() + 5 * minute)
  await portal.database.query(sql`update requests set due_at = ${ends} where number = ${filed.ID}`)
  await outage(20 * minute)
  await pass(54 * minute)
  assert.equal((await dueOf(filed)).status, 'NEEDS_EXTRA_INFORMATION')
  await pass(15 * minute)
  assert.equal((await dueOf(filed)).status, 'LAPSED')
})

test('a portal that is closed for a moment gives no hour: as often as it is closed, what ends soon ends', async () => {
  await run('timekeeping.beat', 'timekeeping.extend')
  await portal.passWith(0, citizen, officer)
  const filed = await ask(2)
  const ends = new Date(portal.now().getTime() + minute)
  await portal.database.query(sql`update requests set due_at = ${ends} where number = ${filed.ID}`)
  for (let closing = 0; closing < 3; closing += 1) {
    const { dueAt } = await dueOf(filed)
    // A server runs all the while.
    for (let left = dueAt.getTime() - portal.now().getTime() - 1000; left > 0; left -= minute) {
      portal.pass(Math.min(left, minute))
      await run('timekeeping.beat')
    }
    const from = portal.now()
    portal.pass(2000)
    await portal.database.query(
      sql`insert into closed_times (id, from_at, until_at, why) values (gen_random_uuid(), ${from}, ${portal.now()}, 'maintenance')`,
    )
    await run('timekeeping.extend')
  }
  assert.ok(
    (await dueOf(filed)).dueAt.getTime() <= ends.getTime() + 6 * minute,
    'five minutes, rounded up once',
  )
  await portal.passWith(0, citizen, officer)
  await pass(7 * minute)
  assert.equal((await dueOf(filed)).status, 'LAPSED')
})

test('a draft stays as much longer as the portal was closed', async () => {
  await portal.passWith(0, citizen)
  const draftId = crypto.randomUUID()
  const save = await citizen.send(`PUT drafts/LIBRARY_CARD/${draftId}`, {
    body: { version: 1, activityId: 'APPLY', answers: { fullName: 'Layla' } },
  })
  assert.equal(save.status, 200, JSON.stringify(save.body))
  const expires = async () =>
    (await citizen.call('GET drafts')).body.find(({ id }) => id === draftId)?.expiresAt ?? ''
  const before = Date.parse(await expires())
  await outage(100 * day)
  assert.equal(Date.parse(await expires()), before + 100 * day)
  await run('retention.delete')
  assert.equal(Date.parse(await expires()), before + 100 * day)
})

/** Lets days pass in each of which every server stops for so long. */
const shortDays = async (days: number, closed: number): Promise<void> => {
  for (let passed = 0; passed < days; passed += 1) {
    portal.pass(day - closed)
    await portal.database.query(sql`update server_heartbeats set beat_at = ${portal.now()}`)
    await outage(closed)
  }
}

test('a few minutes without a server every day keep no request open for ever: they make a day together', async () => {
  const filed = await ask(3)
  const { dueAt } = await dueOf(filed)
  await shortDays(2, 5 * minute)
  const moved = (await dueOf(filed)).dueAt.getTime() - dueAt.getTime()
  assert.ok(moved >= day, 'closed time was added')
  await shortDays(8, 5 * minute)
  assert.equal((await dueOf(filed)).status, 'LAPSED')
})

test('a closing over the end of every day keeps no request open for ever', async () => {
  const filed = await ask(3)
  const { dueAt } = await dueOf(filed)
  const toEvening = (dueAt.getTime() - 10 * minute - portal.now().getTime()) % day
  portal.pass(toEvening)
  await portal.database.query(sql`update server_heartbeats set beat_at = ${portal.now()}`)
  await outage(20 * minute)
  await shortDays(10, 20 * minute)
  assert.equal((await dueOf(filed)).status, 'LAPSED')
})
