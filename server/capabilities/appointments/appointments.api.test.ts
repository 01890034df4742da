// Appointments over the wire: what a center offers, holding, changing and giving up, and that no time ever takes more people
// than it has places, over two servers.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { installed } from '../../programmes.ts'
import { openTestPortal, outcomeOf, type Person, refusal, type TestPortal } from '../../test-portal.ts'

const minute = 60_000
const examples = installed.filter(({ slug }) => slug === 'examples')
/** It is Friday 20 November 2026, noon in Cairo. */
let portal: TestPortal
before(async () => {
  portal = await openTestPortal({}, undefined, undefined, examples)
})
after(() => portal.close())

const at = (day: string, time: string, calendar = 'NASR') => `${calendar}/2026-11-${day}T${time}`
const hold = (who: Pick<Person, 'call'>, code: string) =>
  who.call('POST reservations', { body: { kind: 'appointment', code } })
const answers = { childFullName: 'ليلى أحمد سالم', childBirthDate: '2016-03-05', mobile: '01012345678' }
const apply = (who: Person, visit: string) =>
  who.call('POST :service', { params: { service: 'SUMMER_CAMP' }, body: { data: { ...answers, visit } } })
const booked = async (who: Person, visit: string) =>
  who.read(await who.file({ ...answers, visit }, { service: 'SUMMER_CAMP' }))
const offered = async (calendar = 'NASR') =>
  (await portal.browser()).call('GET appointments/:calendar', { params: { calendar } })
const freeAt = async (code: string) =>
  (await offered(code.split('/')[0])).body.days.flatMap(({ hours }) => hours).find(hour => hour.code === code)
    ?.free

test('a center offers its hours from now on: no Friday, no holiday, no closed day, nothing that has passed', async () => {
  await portal.database.query(
    sql`insert into holidays (date, name_ar, name_en) values ('2026-11-23', 'عيد', 'Feast') on conflict do nothing`,
  )
  await portal.portal.loadCatalogue()
  const { days, capacity } = (await offered()).body
  assert.equal(capacity, 3)
  assert.deepEqual(
    days.slice(0, 3).map(({ day }) => day),
    ['2026-11-22', '2026-11-24', '2026-11-25'],
  )
  assert.deepEqual(
    days[0]?.hours.map(({ time }) => time),
    ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00', '13:30'],
  )
  assert.equal(days.at(-1)?.day, '2026-12-10', 'no further ahead than it says')
  assert.equal((await offered('DOKKI')).body.days[0]?.day, '2026-11-21')
  await refusal(
    (await portal.browser()).call('GET appointments/:calendar', { params: { calendar: 'GIZA' } }),
    'NOT_FOUND',
  )
})

test('what a calendar does not offer is refused, whoever asks', async () => {
  const me = await portal.citizen()
  for (const code of [
    at('20', '10:00'),
    at('27', '10:00'),
    at('24', '10:10'),
    at('24', '14:00'),
    at('19', '10:00'),
  ])
    await refusal(hold(me, code), 'APPOINTMENT_NOT_OFFERED')
  await refusal(hold(me, 'GIZA/2026-11-24T10:00'), 'NOT_FOUND')
  await refusal(apply(me, at('27', '10:00')), 'APPOINTMENT_NOT_OFFERED')
})

test('a time has as many places as its calendar says; a hold takes one until it is over', async () => {
  const code = at('24', '09:00')
  const people = [await portal.citizen(), await portal.citizen(), await portal.citizen()]
  for (const person of people) assert.equal((await hold(person, code)).status, 200)
  assert.equal(await freeAt(code), 0)
  const late = await portal.citizen()
  await refusal(hold(late, code), 'APPOINTMENT_FULL')
  await refusal(apply(late, code), 'APPOINTMENT_FULL')
  portal.pass(16 * minute)
  assert.equal((await apply(late, code)).status, 201, 'holds that are over take no place')
})

test('many at once, over two servers: never more than there are places', async () => {
  const code = at('24', '11:00')
  const second = await openTestPortal({}, portal, undefined, examples)
  try {
    const people = await Promise.all(
      Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? portal : second).citizen()),
    )
    const outcomes = await Promise.all(people.map(async person => outcomeOf(await apply(person, code))))
    assert.deepEqual(outcomes.filter(([, code]) => code !== 'APPOINTMENT_FULL').length, 3, outcomes.join())
    const { count } = await portal.database.one<{ count: number }>(
      sql`select count(*)::int as count from reservations where code = ${code} and status <> 'freed'`,
    )
    assert.equal(count, 3)
  } finally {
    await second.close()
  }
})

test('an appointment is changed until a day before: the old place is free, the new one taken, in one step', async () => {
  const me = await portal.citizen()
  const [from, to] = [at('25', '09:30'), at('25', '12:00')]
  const request = await booked(me, from)
  assert.deepEqual([await freeAt(from), await freeAt(to)], [2, 3])
  const changed = await me.act(request, 'CHANGE_VISIT', { data: { visit: to } })
  assert.equal(changed.status, 'NEW')
  assert.deepEqual([await freeAt(from), await freeAt(to)], [3, 2])
  assert.equal((await me.read(request)).data.visit, to)
})

test('a change to a time that is full leaves everything as it was', async () => {
  const me = await portal.citizen()
  const [from, full] = [at('25', '10:00'), at('25', '10:30')]
  for (let count = 0; count < 3; count += 1) await apply(await portal.citizen(), full)
  const request = await booked(me, from)
  await refusal(me.act(request, 'CHANGE_VISIT', { data: { visit: full } }), 'APPOINTMENT_FULL')
  assert.deepEqual([await freeAt(from), await freeAt(full)], [2, 0])
  assert.equal((await me.read(request)).data.visit, from)
})

test('giving up frees the place; from a day before on nothing is changed or given up; once over it counts no more', async () => {
  const me = await portal.citizen()
  const first = await booked(me, at('26', '09:00'))
  await me.act(first, 'CANCEL')
  assert.equal(await freeAt(at('26', '09:00')), 3)
  const code = at('26', '13:00')
  const request = await booked(me, code)
  await portal.passWith((5 * 24 + 2) * 60 * minute, me)
  await refusal(me.act(request, 'CANCEL'), 'APPOINTMENT_TOO_LATE')
  await refusal(
    me.act(request, 'CHANGE_VISIT', { data: { visit: 'NASR/2026-11-30T09:00' } }),
    'APPOINTMENT_TOO_LATE',
  )
  const officer = await portal.employee(['CASE_OFFICER'], ['SUMMER_CAMP'])
  const visits = async (who: Person) =>
    (await who.call('GET appointments/:calendar/:day', { params: { calendar: 'NASR', day: '2026-11-26' } }))
      .body
  assert.deepEqual(
    (await visits(officer)).map(({ time, ID }) => [time, ID]),
    [['13:00', request.ID]],
  )
  const elsewhere = await portal.employee(['CASE_OFFICER'], ['LIBRARY_CARD'])
  assert.deepEqual(await visits(elsewhere), [], 'those of other services are not theirs')
  await portal.passWith(24 * 60 * minute, me, officer)
  await portal.portal.run('appointments.end')
  assert.deepEqual(
    (await me.call('GET reservations')).body.filter(({ code: one }) => one === code),
    [],
  )
  assert.equal((await visits(officer)).length, 1, 'who came stays readable')
  await me.act(await me.read(request), 'CANCEL')
})
