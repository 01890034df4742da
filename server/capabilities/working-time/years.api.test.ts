// Coming years over the API: fixed holidays are added once for each, administrators are warned in time, and no visit is
// offered on a day that could be a feast.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { installed } from '../../programmes.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let admin: Person
before(async () => {
  portal = await openTestPortal(
    {},
    undefined,
    undefined,
    installed.filter(({ slug }) => slug === 'examples'),
  )
  admin = await portal.employee(['BFM_ADMIN'])
})
after(() => portal.close())

const goTo = (day: string) => portal.passWith(Date.parse(`${day}T08:00:00Z`) - portal.now().getTime(), admin)
const warnings = async () =>
  (await admin.send('GET Notifications')).body.filter(({ kind }: { kind: string }) => kind === 'holidaysEnd')
const run = () => portal.portal.run('working-time.prepare_years')
const stored = async () => (await admin.call('GET holidays')).body.map(({ date }) => date)

test('each coming year gets its fixed holidays once: one that was removed stays away', async () => {
  assert.ok(!(await stored()).includes('2028-01-25'))
  await run()
  assert.ok((await stored()).includes('2028-01-25'))
  assert.ok((await stored()).includes('2029-10-06'))
  await admin.send('DELETE holidays/2028-01-25')
  await run()
  assert.ok(!(await stored()).includes('2028-01-25'))
})

test('administrators are warned six months before the last feast that is known, once in a month', async () => {
  await run()
  assert.equal((await warnings()).length, 0)
  await goTo('2027-02-20')
  await run()
  await run()
  assert.equal((await warnings()).length, 1)
  assert.match((await warnings())[0].text, /14 August 2027/)
  await goTo('2027-03-25')
  await run()
  assert.equal((await warnings()).length, 2)
})

test('beyond what is known no visit is offered on a day that could be a feast, and the calendar says so', async () => {
  await goTo('2028-02-20')
  await run()
  const { holidays, knownUntil } = (await (await portal.browser()).call('GET workingCalendar')).body
  assert.equal(knownUntil, '2027-08-14')
  assert.deepEqual(
    holidays.filter(({ date }) => date === '2028-02-27').map(({ isExpected }) => isExpected),
    [true],
  )
  const { days } = (
    await (await portal.browser()).call('GET appointments/:calendar', { params: { calendar: 'NASR' } })
  ).body
  const offered = new Set(days.map(({ day }) => day))
  assert.ok(offered.has('2028-02-22'))
  for (const day of ['2028-02-26', '2028-02-27', '2028-02-28']) assert.ok(!offered.has(day), day)
})

test('feasts that administrators add are known, and nobody is warned any more', async () => {
  for (const date of ['2028-02-26', '2028-05-04', '2028-08-02'])
    await admin.call('POST holidays', { body: { date, name: { ar: 'عيد', en: 'Feast' }, isExpected: true } })
  assert.equal((await (await portal.browser()).call('GET workingCalendar')).body.knownUntil, '2028-08-02')
})
