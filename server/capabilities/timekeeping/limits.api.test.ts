// What an extension leaves alone and where it may end: limits of the law, days without payments; and what people read of it.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { cairoInstant, cairoWall } from '@bawaba/language/wall-clock.ts'
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
const outage = async (ms: number): Promise<void> => {
  await portal.portal.run('timekeeping.beat')
  portal.pass(ms)
  for (const job of ['timekeeping.beat', 'requests.run_due', 'timekeeping.extend'])
    await portal.portal.run(job)
  await portal.passWith(0, citizen, officer)
}
const ask = async () => {
  const filed = await citizen.file(cardAnswers)
  const data = { informationAsked: 'Which branch?' }
  return { ...filed, ...(await officer.act(filed, 'ASK_INFORMATION', { data })) }
}
type Filed = Awaited<ReturnType<typeof ask>>
const rowOf = ({ ID }: Filed) =>
  portal.database.one<{ dueAt: Date; escalateAt: Date; escalateAs: string }>(
    sql`select due_at as "dueAt", escalate_at as "escalateAt", escalate_as as "escalateAs" from requests where number = ${ID}`,
  )
const extensionsOf = async (who: Person, filed: Filed) =>
  (await who.read(filed)).history.filter(({ kind }) => kind === 'extended')

test('each extension is an entry of the history, which applicant and staff read', async () => {
  const filed = await ask()
  await portal.database.query(
    sql`update requests set due_at = due_at - interval '10 hours' where number = ${filed.ID}`,
  )
  const before = (await rowOf(filed)).dueAt
  await outage(2 * hour)
  const { dueAt } = await rowOf(filed)
  for (const who of [citizen, officer]) {
    assert.deepEqual(
      (await who.read(filed)).history.map(({ kind }) => kind),
      ['extended', 'status', 'created'],
    )
    const [entry, ...others] = await extensionsOf(who, filed)
    assert.deepEqual(others, [])
    assert.deepEqual(
      [entry?.wasDueAt, entry?.dueAt, entry?.closedMinutes],
      [before.toISOString(), dueAt.toISOString(), 120],
    )
  }
  await portal.portal.run('timekeeping.extend')
  assert.equal((await extensionsOf(citizen, filed)).length, 1)
})

test('a limit that the law sets is not extended: its warning comes as much sooner', async () => {
  const filed = await ask()
  await portal.database.query(sql`update requests set due_fixed = true where number = ${filed.ID}`)
  const before = await rowOf(filed)
  assert.equal(before.escalateAs, 'dueSoon')
  await outage(2 * day)
  const { dueAt, escalateAt } = await rowOf(filed)
  assert.deepEqual(dueAt, before.dueAt)
  assert.equal(escalateAt.getTime(), before.escalateAt.getTime() - 2 * day)
  assert.deepEqual(await extensionsOf(citizen, filed), [])
  // Closed over the warning, it comes at once.
  await outage(escalateAt.getTime() - portal.now().getTime() + hour)
  assert.equal((await rowOf(filed)).escalateAs, null)
})

test('a limit that ended while the portal was closed is not warned of any more', async () => {
  const filed = await ask()
  await portal.database.query(sql`update requests set due_fixed = true where number = ${filed.ID}`)
  await outage((await rowOf(filed)).dueAt.getTime() - portal.now().getTime() + hour)
  const warnings = (await noticesOf(citizen, filed.ID)).map(({ kind }) => kind)
  assert.deepEqual(
    warnings.filter(kind => ['applicantDueSoon', 'lastMinutes'].includes(kind)),
    [],
  )
})

test('closed time moves no end onto a day without payments', async () => {
  const filed = await ask()
  const now = portal.now()
  const [year, month] = cairoWall(new Date(now.getTime() + 40 * day))
    .split('-')
    .map(Number)
  // The last paid day of a month to come is the 28th, and the portal is closed on it.
  const end = (date: string) => cairoInstant(`${year}-${String(month).padStart(2, '0')}-${date}`)
  await portal.database.query(
    sql`update requests set due_at = ${new Date(end('28T23:59').getTime() + 59_000)}, status_kind = 'waiting-on-payment',
      pay_from = 2, pay_to = 28 where number = ${filed.ID}`,
  )
  await portal.portal.run('timekeeping.beat')
  portal.pass(end('28T12:00').getTime() - portal.now().getTime())
  await portal.database.query(sql`update server_heartbeats set beat_at = ${portal.now()}`)
  await outage(3 * hour)
  const wall = cairoWall((await rowOf(filed)).dueAt)
  assert.ok(Number(wall.slice(8, 10)) >= 2 && Number(wall.slice(8, 10)) <= 28, wall)
  assert.ok(wall.endsWith('T23:59'), wall)
  const weekday = new Date(`${wall.slice(0, 10)}T12:00:00Z`).getUTCDay()
  assert.ok(weekday !== 5 && weekday !== 6, wall)
})

const noticesOf = (who: Person, number: string) =>
  portal.database.query<{ kind: string; en: string; ar: string }>(
    sql`select kind, text_en as en, text_ar as ar from notifications where account_id = ${who.id} and request_number = ${number}
      and kind in ('dueSoon', 'applicantDueSoon', 'paymentDueSoon', 'lastMinutes') order by created_at`,
  )
const warnedAt = async (filed: Filed, end: Date, statusKind: string) => {
  await portal.database.query(
    sql`update requests set due_at = ${end}, status_kind = ${statusKind}, escalate_at = ${portal.now()}, escalate_as = 'dueSoon'
      where number = ${filed.ID}`,
  )
  await portal.portal.run('requests.run_due')
}

test('who has to pay is warned, and not staff; the warning says until when', async () => {
  const filed = await ask()
  await officer.on(filed, 'POST :service/:id/assign', {})
  await warnedAt(filed, cairoInstant('2031-03-10T23:59'), 'waiting-on-payment')
  const [notice, ...others] = await noticesOf(citizen, filed.ID)
  assert.deepEqual([notice?.kind, others], ['paymentDueSoon', []])
  assert.match(notice?.en ?? '', /10 March 2031/)
  assert.match(notice?.ar ?? '', /١٠ مارس ٢٠٣١/)
  assert.deepEqual(await noticesOf(officer, filed.ID), [])
})

test('what ends within the hour has a last reminder with its time', async () => {
  const filed = await ask()
  await warnedAt(filed, new Date(portal.now().getTime() + 15 * minute), 'waiting-on-payment')
  const [notice] = await noticesOf(citizen, filed.ID)
  assert.equal(notice?.kind, 'lastMinutes')
  assert.match(notice?.en ?? '', /\d:\d\d.? (?:am|pm).* Cairo time/)
  assert.match(notice?.ar ?? '', /الساعة.*بتوقيت القاهرة/)
})
