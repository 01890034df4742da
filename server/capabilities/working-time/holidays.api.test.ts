// Holidays over the API: who may change them, what follows a change and what stays, and that every server learns of it.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { eventually } from '../../platform/test-patience.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { watchHolidays } from './capability.ts'
import { workingTimeStore } from './store.ts'
import { createWorkingTime } from './working-time.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

type Who = Pick<Awaited<ReturnType<TestPortal['browser']>>, 'call' | 'send'>
const name = { ar: 'إجازة طارئة', en: 'A day off' }
const add = (who: Who, date: string, change: object = {}) =>
  who.call('POST holidays', { body: { date, name, isExpected: false, ...change } })
const dates = async (who: Who): Promise<string[]> =>
  (await who.call('GET workingCalendar')).body.holidays.map(({ date }: { date: string }) => date)
/** Files a request; answers how to read when it is due. */
const dueAfterFiling = async () => {
  const citizen = await portal.citizen()
  const filed = await citizen.file()
  return async () => (await citizen.read(filed)).dueAt
}

test('a holiday counts at once for what is reckoned after it; due dates that were given stay', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  const before = await dueAfterFiling()
  // Three working days from a Friday, to the end of the day.
  assert.equal(await before(), '2026-11-24T21:59:59.000Z')
  const added = await add(admin, '2026-11-23', { name: { ar: ' إجازة طارئة ', en: 'A day off ' } })
  assert.deepEqual([added.status, added.body], [201, { date: '2026-11-23', name, isExpected: false }])
  assert.ok((await dates(await portal.browser())).includes('2026-11-23'))
  const during = await dueAfterFiling()
  assert.deepEqual([await before(), await during()], ['2026-11-24T21:59:59.000Z', '2026-11-25T21:59:59.000Z'])
  assert.equal((await admin.send('DELETE holidays/2026-11-23')).status, 204)
  assert.equal((await admin.send('DELETE holidays/2026-11-23')).status, 404)
  for (const none of ['2027-02-30', 'never'])
    assert.equal((await admin.send(`DELETE holidays/${none}`)).status, 404)
  const after = await dueAfterFiling()
  assert.deepEqual([await during(), await after()], ['2026-11-25T21:59:59.000Z', '2026-11-24T21:59:59.000Z'])
})

test('what an applicant is asked for never ends on a day that became a holiday; their warning moves along', async () => {
  const [admin, officer, citizen] = [
    await portal.employee(['BFM_ADMIN']),
    await portal.employee(['CASE_OFFICER']),
    await portal.citizen(),
  ]
  const filed = await citizen.file()
  const others = await citizen.file()
  await officer.act(filed, 'ASK_INFORMATION', {
    data: { informationAsked: 'Which branch?' },
    ask: { fields: ['branch'], workingDays: 3 },
  })
  const times = () =>
    portal.database.one<{ due: string; warned: string | null }>(
      sql`select due_at::text as due, escalate_at::text as warned from requests where number = ${filed.ID}`,
    )
  const { warned } = await times()
  assert.equal((await citizen.read(filed)).dueAt, '2026-11-24T21:59:59.000Z')
  assert.equal((await add(admin, '2026-11-24')).status, 201)
  assert.equal((await citizen.read(filed)).dueAt, '2026-11-25T21:59:59.000Z')
  assert.equal((await citizen.read(others)).dueAt, '2026-11-24T21:59:59.000Z', 'what staff were given stays')
  const after = await times()
  assert.equal(Date.parse(after.warned ?? '') - Date.parse(warned ?? ''), 86_400_000)
  assert.equal((await admin.send('DELETE holidays/2026-11-24')).status, 204)
  assert.equal(
    (await citizen.read(filed)).dueAt,
    '2026-11-25T21:59:59.000Z',
    'nobody has less time than they read',
  )
})

test('a day is a holiday once, has a name in both languages and lies ahead', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  assert.equal((await add(admin, '2026-12-24')).status, 201)
  assert.equal((await add(admin, '2026-12-24')).error.code, 'HOLIDAY_TAKEN')
  const errors = async (date: string, change: object = {}) =>
    (await add(admin, date, change)).error.details?.map(({ path, key }) => `${path} ${key}`)
  assert.deepEqual(await errors('2026-11-19'), ['body.date past'])
  assert.deepEqual(await errors('2026-02-30', { name: { ar: '', en: 'x'.repeat(81) } }), [
    'body.date required',
    'body.name.ar required',
    'body.name.en tooLong',
  ])
})

test('only administrators change holidays, and every change is in the audit', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  const others = [
    await portal.employee(['CASE_OFFICER', 'SUPERVISOR', 'SERVICE_DESIGNER', 'AUDITOR']),
    await portal.citizen(),
  ]
  for (const who of others) {
    assert.equal((await who.call('GET holidays')).status, 403)
    assert.equal((await add(who, '2026-12-27')).status, 403)
    assert.equal((await who.send('DELETE holidays/2027-01-07')).status, 403)
  }
  assert.equal((await add(admin, '2026-12-27')).status, 201)
  assert.equal((await admin.send('DELETE holidays/2026-12-27')).status, 204)
  const stored = await portal.database.query<{ kind: string; detail: object }>(
    sql`select kind, detail from audit_entries where actor_id = ${admin.id} and stream = 'holiday' order by place`,
  )
  assert.deepEqual(
    stored.map(({ kind }) => kind),
    ['holiday.added', 'holiday.removed'],
  )
})

test('another server reckons by a change as soon as it is told', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  const time = createWorkingTime(workingTimeStore(portal.database))
  const failures: unknown[] = []
  const stop = await watchHolidays({
    time,
    listen: portal.database.listen,
    everyMs: 3_600_000,
    report: error => failures.push(error),
  })
  const isHoliday = () => time.calendar().holidays.has('2026-12-30')
  assert.equal(isHoliday(), false)
  await add(admin, '2026-12-30')
  assert.equal(await eventually(isHoliday, is => is), true)
  await admin.send('DELETE holidays/2026-12-30')
  assert.equal(await eventually(isHoliday, is => !is), false)
  await stop()
  assert.deepEqual(failures, [])
})

test('everybody is told which days are worked', async () => {
  const { body } = await (await portal.browser()).call('GET workingCalendar')
  assert.deepEqual(body.weekend, [5, 6])
  assert.ok(body.holidays.some(({ date }) => date === '2027-01-07'))
})

test('an end moves past a day off that another server added a moment ago', async () => {
  const [admin, officer, citizen] = [
    await portal.employee(['BFM_ADMIN']),
    await portal.employee(['CASE_OFFICER']),
    await portal.citizen(),
  ]
  const filed = await citizen.file()
  await officer.act(filed, 'ASK_INFORMATION', {
    data: { informationAsked: 'Which branch?' },
    ask: { fields: ['branch'], workingDays: 2 },
  })
  assert.equal((await citizen.read(filed)).dueAt, '2026-11-23T21:59:59.000Z')
  // This server has not heard of it yet.
  await portal.database.query(
    sql`insert into holidays (date, name_ar, name_en) values ('2026-11-24', 'إجازة طارئة', 'A day off')`,
  )
  assert.equal((await add(admin, '2026-11-23')).status, 201)
  assert.equal((await citizen.read(filed)).dueAt, '2026-11-25T21:59:59.000Z')
  for (const date of ['2026-11-23', '2026-11-24']) await admin.send(`DELETE holidays/${date}`)
})
