// Visits on a time that is closed later: listed before, then moved or freed with one message each; staff do the same with a
// reason; and a person is at one place at a time.

import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { installed } from '../../programmes.ts'
import { openTestPortal, type Person, refusal, type TestPortal } from '../../test-portal.ts'
import type { RequestAt } from '../../test-requests.ts'
import { noticesTo, placesTaken, visitOf } from '../../test-visits.ts'
import { createAppointments } from './appointments.ts'

/** It is Friday 20 November 2026, noon in Cairo. */
let portal: TestPortal
let admin: Person
let officer: Person
beforeEach(async () => {
  portal = await openTestPortal(
    {},
    undefined,
    undefined,
    installed.filter(({ slug }) => slug === 'examples'),
  )
  admin = await portal.employee(['BFM_ADMIN'])
  officer = await portal.employee(['CASE_OFFICER'])
  await portal.portal.loadCatalogue()
})
const close: (() => Promise<void>)[] = []
after(() => Promise.all(close.map(end => end())))

const answers = { childFullName: 'ليلى أحمد سالم', childBirthDate: '2016-03-05', mobile: '01012345678' }
const at = (day: string, time: string, calendar = 'NASR') => `${calendar}/2026-11-${day}T${time}`
const book = async (who: Person, visit: string) =>
  who.read(await who.file({ ...answers, visit }, { service: 'SUMMER_CAMP' }))
const addHoliday = (day: string, visits?: 'move' | 'free') =>
  admin.call('POST holidays', {
    body: {
      date: `2026-11-${day}`,
      name: { ar: 'عيد', en: 'Feast' },
      isExpected: false,
      ...(visits ? { visits } : {}),
    },
  })
const clear = () => portal.portal.run('appointments.clear_closed')
const placesAt = (code: string) => placesTaken(portal, code)
const visit = (who: Person, request: RequestAt, body: { to?: string; reason: string }) =>
  who.on(request, 'POST :service/:id/visit', body)

test('before a day off is added, the visits booked on it are counted', async () => {
  close.push(portal.close)
  for (let count = 0; count < 2; count += 1) await book(await portal.citizen(), at('24', '10:00'))
  const { body } = await admin.call('GET holidays/:date/effects', { params: { date: '2026-11-24' } })
  assert.deepEqual(
    body.visits.map(({ calendar, count }) => [calendar, count]),
    [['NASR', 2]],
  )
  assert.deepEqual(
    (await admin.call('GET holidays/:date/effects', { params: { date: '2026-11-25' } })).body.visits,
    [],
  )
})

test('a day off moves visits to the same time of the next day with room, with one message, and the old place is free', async () => {
  close.push(portal.close)
  const [one, two] = [await portal.citizen(), await portal.citizen()]
  const first = await book(one, at('24', '10:00'))
  const second = await book(two, at('24', '10:00'))
  for (let count = 0; count < 2; count += 1) await book(await portal.citizen(), at('25', '10:00'))
  await addHoliday('24')
  await clear()
  await clear()
  const moved = [await visitOf(one, first), await visitOf(two, second)].sort()
  assert.deepEqual(
    moved,
    [at('25', '10:00'), at('26', '10:00')],
    'the third place of one day, then the next day',
  )
  assert.equal(await placesAt(at('24', '10:00')), 0)
  assert.equal(await placesAt(at('25', '10:00')), 3)
  assert.equal((await noticesTo(one, 'visitMoved')).length, 1)
  assert.match((await noticesTo(one, 'visitMoved'))[0] ?? '', /Feast/)
  const [entry] = (await one.read(first)).history
  assert.deepEqual([entry?.kind, entry?.visit], ['visitMoved', at('24', '10:00')])
})

test('one run moves a visit once, also where this server has not heard of a second day off yet', async () => {
  close.push(portal.close)
  const me = await portal.citizen()
  const request = await book(me, at('24', '10:00'))
  // By another server; what it notified is still on its way.
  await portal.database.query(
    sql`insert into holidays (date, name_ar, name_en) values ('2026-11-24', 'عيد', 'Feast'), ('2026-11-25', 'عيد', 'Feast')`,
  )
  await clear()
  assert.equal(await visitOf(me, request), at('26', '10:00'))
  assert.equal((await noticesTo(me, 'visitMoved')).length, 1)
})

test('a closure that is taken back while its visits are looked for moves nobody', async () => {
  close.push(portal.close)
  const me = await portal.citizen()
  const request = await book(me, at('24', '10:00'))
  const { body } = await admin.call('POST closures', {
    body: {
      calendar: 'NASR',
      from: '2026-11-24',
      until: '2026-11-24',
      reason: { ar: 'صيانة المبنى', en: 'Building repairs' },
    },
  })
  const { closures, clearing, workingTime, reservations } = portal.portal
  const job = createAppointments({
    database: portal.serverDatabase,
    clock: portal.now,
    workingCalendar: workingTime.calendar,
    reservations,
    closures,
    clearing: {
      ...clearing,
      at: async codes => {
        const found = await clearing.at(codes)
        assert.equal((await admin.call('DELETE closures/:id', { params: { id: body.id } })).status, 204)
        return found
      },
    },
    report: error => assert.fail(String(error)),
  })
  await job.clearClosed()
  assert.deepEqual(await noticesTo(me, 'visitMoved'), [])
  assert.equal(await visitOf(me, request), at('24', '10:00'))
})

test('where administrators chose to free them, people choose another time themselves, late as it is', async () => {
  close.push(portal.close)
  const me = await portal.citizen()
  const request = await book(me, at('24', '10:00'))
  await addHoliday('24', 'free')
  await clear()
  assert.equal(await visitOf(me, request), undefined)
  assert.equal(await placesAt(at('24', '10:00')), 0)
  assert.equal((await noticesTo(me, 'visitFreed')).length, 1)
  const changed = await me.act(await me.read(request), 'CHANGE_VISIT', { data: { visit: at('25', '11:00') } })
  assert.equal(changed.data.visit, at('25', '11:00'))
})

test('fewer hours move what they cut off; what is still offered stays, and so does a calendar that nobody names', async () => {
  close.push(portal.close)
  const [early, late] = [await portal.citizen(), await portal.citizen()]
  const stays = await book(early, at('24', '09:30'))
  const cut = await book(late, at('24', '13:00'))
  await portal.database.query(sql`update appointment_calendars set rules = jsonb_set(rules::jsonb, '{hours,0,to}', '"12:00"')
    where code = 'NASR'`)
  await clear()
  assert.equal(await visitOf(early, stays), at('24', '09:30'))
  assert.notEqual(await visitOf(late, cut), at('24', '13:00'))
  await portal.database.query(sql`update appointment_calendars set is_offered = false where code = 'NASR'`)
  await clear()
  assert.equal(await visitOf(early, stays), at('24', '09:30'))
})

test('staff move a visit or cancel it, with a reason that its applicant reads; the applicant cannot', async () => {
  close.push(portal.close)
  const me = await portal.citizen()
  const request = await book(me, at('24', '10:00'))
  const moved = await visit(officer, request, { to: at('25', '12:00'), reason: 'The lift is broken' })
  assert.equal(moved.data.visit, at('25', '12:00'))
  assert.match((await noticesTo(me, 'visitMoved'))[0] ?? '', /The lift is broken/)
  await refusal(visit(officer, moved, { to: at('27', '12:00'), reason: 'x' }), 'APPOINTMENT_NOT_OFFERED')
  for (let count = 0; count < 3; count += 1) await book(await portal.citizen(), at('26', '12:00'))
  await refusal(visit(officer, moved, { to: at('26', '12:00'), reason: 'x' }), 'APPOINTMENT_FULL')
  assert.equal(await visitOf(me, request), at('25', '12:00'), 'a refusal changes nothing')
  const freed = await visit(officer, moved, { reason: 'The center is closed' })
  assert.equal(freed.data.visit, undefined)
  await refusal(visit(officer, freed, { reason: 'Again' }), 'TRANSITION_NOT_ALLOWED')
  assert.equal((await visit(me, request, { reason: 'x' }).catch(() => undefined)) === undefined, true)
})

test('one person has one place at a time, in whatever center and for whatever request', async () => {
  close.push(portal.close)
  const me = await portal.citizen()
  await book(me, at('24', '10:00'))
  const again = (code: string) => me.call('POST reservations', { body: { kind: 'appointment', code } })
  await refusal(again(at('24', '10:00')), 'APPOINTMENT_SAME_TIME')
  await refusal(again(at('24', '10:00', 'DOKKI')), 'APPOINTMENT_SAME_TIME')
  assert.equal((await again(at('24', '11:00'))).status, 200)
})

test('a visit that staff move to its own time stays, takes no second place and sends no message', async () => {
  close.push(portal.close)
  const me = await portal.citizen()
  const request = await book(me, at('24', '10:00'))
  await visit(officer, request, { to: at('24', '10:00'), reason: 'x' }).catch(() => undefined)
  assert.equal(await placesAt(at('24', '10:00')), 1)
  assert.equal((await noticesTo(me, 'visitMoved')).length, 0)
})

test('a visit that is moved after its reminder is reminded of again at its new time only', async () => {
  close.push(portal.close)
  const me = await portal.citizen()
  const request = await book(me, at('24', '10:00'))
  await portal.passWith(3 * 86_400_000, me, officer)
  await portal.portal.run('notifications.remind')
  assert.equal((await noticesTo(me, 'appointmentReminder')).length, 1)
  await visit(officer, await officer.read(request), { to: at('26', '10:00'), reason: 'The lift is broken' })
  assert.deepEqual(await noticesTo(me, 'appointmentReminder'), [], 'the old time is no longer listed')
  await portal.passWith(2 * 86_400_000, me)
  await portal.portal.run('notifications.remind')
  const reminders = await noticesTo(me, 'appointmentReminder')
  assert.equal(reminders.length, 1)
  assert.match(reminders[0] ?? '', /26 November/)
})

test('staff move a visit only to calendars that the form of its request offers', async () => {
  close.push(portal.close)
  await portal.database.query(sql`insert into appointment_calendars (code, rules, is_offered)
    select 'ELSEWHERE', jsonb_set(rules::jsonb, '{code}', '"ELSEWHERE"'), true from appointment_calendars where code = 'NASR'`)
  const request = await book(await portal.citizen(), at('24', '10:00'))
  const body = { to: at('25', '10:00', 'ELSEWHERE'), reason: 'x' }
  await refusal(visit(officer, request, body), 'APPOINTMENT_NOT_OFFERED')
  const other = await visit(officer, request, { ...body, to: at('25', '10:00', 'DOKKI') })
  assert.equal(other.data.visit, at('25', '10:00', 'DOKKI'))
})
