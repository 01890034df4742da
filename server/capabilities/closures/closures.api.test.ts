// A center that is closed for days, or for hours of a day: what it would hit is read first; then its visits are moved or freed
// with one message each, nothing in that time is offered, and nobody is reminded of a visit at a closed door.

import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import { keepInStep, sql } from '../../platform/database/index.ts'
import { eventually } from '../../platform/test-patience.ts'
import { installed } from '../../programmes.ts'
import { openTestPortal, type Person, refusal, type TestPortal } from '../../test-portal.ts'
import type { RequestAt } from '../../test-requests.ts'
import { noticesTo, placesTaken, visitOf } from '../../test-visits.ts'
import { createClosures } from './closures.ts'
import { closuresChannel, closuresStore } from './closures-store.ts'

const examples = installed.filter(({ slug }) => slug === 'examples')
/** It is Friday 20 November 2026, noon in Cairo. */
let portal: TestPortal
let admin: Person
beforeEach(async () => {
  portal = await openTestPortal({}, undefined, undefined, examples)
  admin = await portal.employee(['BFM_ADMIN'])
  await portal.portal.loadCatalogue()
})
afterEach(() => portal.close())

const answers = { childFullName: 'ليلى أحمد سالم', childBirthDate: '2016-03-05', mobile: '01012345678' }
const at = (day: string, time: string, calendar = 'NASR') => `${calendar}/2026-11-${day}T${time}`
const book = async (who: Person, visit: string) =>
  who.read(await who.file({ ...answers, visit }, { service: 'SUMMER_CAMP' }))
const reason = { ar: 'صيانة المبنى', en: 'Building repairs' }
type Days = { from: string; until?: string; hours?: { from: string; until: string } }
const days = ({ from, until = from, hours }: Days) => ({
  calendar: 'NASR',
  from: `2026-11-${from}`,
  until: `2026-11-${until}`,
  ...(hours ? { hours } : {}),
})
const closeCenter = (order: Days & { visits?: 'move' | 'free'; because?: string }, who: Person = admin) =>
  who.call('POST closures', {
    body: {
      ...days(order),
      reason: order.because === undefined ? reason : { ar: order.because, en: order.because },
      ...(order.visits ? { visits: order.visits } : {}),
    },
  })
const clear = () => portal.portal.run('appointments.clear_closed')
const placesAt = (code: string) => placesTaken(portal, code)
const offeredOn = async (day: string): Promise<string[]> => {
  const { body } = await admin.call('GET appointments/:calendar', { params: { calendar: 'NASR' } })
  return body.days.find(one => one.day === `2026-11-${day}`)?.hours.map(({ time }) => time) ?? []
}

test('before a center is closed its administrator reads the visits that it would hit, by day', async () => {
  for (const [day, time] of [
    ['24', '10:00'],
    ['24', '12:00'],
    ['25', '10:00'],
    ['26', '10:00'],
  ] as const)
    await book(await portal.citizen(), at(day, time))
  const effects = async (order: Days) => {
    const { hours, ...rest } = days(order)
    const query = { ...rest, ...(hours ? { hoursFrom: hours.from, hoursUntil: hours.until } : {}) }
    return (await admin.call('GET closures/effects', { query })).body.visits
  }
  assert.deepEqual(await effects({ from: '24', until: '25' }), [
    { day: '2026-11-24', count: 2 },
    { day: '2026-11-25', count: 1 },
  ])
  // The visit from 10:00 to 10:30 is cut in part, the one at 12:00 begins as the center opens again.
  assert.deepEqual(await effects({ from: '24', hours: { from: '10:15', until: '12:00' } }), [
    { day: '2026-11-24', count: 1 },
  ])
  assert.deepEqual(await effects({ from: '24', hours: { from: '10:30', until: '12:00' } }), [])
  await refusal(
    admin.call('GET closures/effects', { query: { ...days({ from: '24' }), calendar: 'NOWHERE' } }),
    'NOT_FOUND',
  )
})

test('a closure of days moves its visits with one message each, and nothing in it is offered', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => portal.citizen()))
  const requests: RequestAt[] = []
  for (const [index, who] of people.entries())
    requests.push(await book(who, at(index < 3 ? '24' : '25', index < 3 ? '10:00' : '11:00')))
  await closeCenter({ from: '24', until: '25' })
  assert.deepEqual([await offeredOn('24'), await offeredOn('25')], [[], []])
  assert.ok((await offeredOn('26')).includes('10:00'))
  await clear()
  await clear()
  const moved = await Promise.all(people.map((who, index) => visitOf(who, requests[index] as RequestAt)))
  assert.deepEqual(moved, [
    ...Array.from({ length: 3 }, () => at('26', '10:00')),
    ...Array.from({ length: 2 }, () => at('26', '11:00')),
  ])
  for (const [index, who] of people.entries()) {
    const texts = await noticesTo(who, 'visitMoved')
    assert.equal(texts.length, 1)
    assert.match(texts[0] ?? '', /Building repairs/)
    assert.match(texts[0] ?? '', index < 3 ? /26 November 2026, 10:00/ : /26 November 2026, 11:00/)
    const { history } = await who.read(requests[index] as RequestAt)
    assert.deepEqual(
      [history[0]?.kind, history[0]?.visit],
      ['visitMoved', index < 3 ? at('24', '10:00') : at('25', '11:00')],
    )
  }
  assert.deepEqual(
    await Promise.all(
      [at('24', '10:00'), at('25', '11:00'), at('26', '10:00'), at('26', '11:00')].map(placesAt),
    ),
    [0, 0, 3, 2],
  )
})

test('three visits of a closed day with room for two that day go to two days, never four into a time', async () => {
  for (let count = 0; count < 2; count += 1) await book(await portal.citizen(), at('25', '10:00'))
  const people = await Promise.all(Array.from({ length: 3 }, () => portal.citizen()))
  const requests = await Promise.all(people.map(who => book(who, at('24', '10:00'))))
  await closeCenter({ from: '24' })
  await Promise.all([clear(), clear()])
  const moved = await Promise.all(people.map((who, index) => visitOf(who, requests[index] as RequestAt)))
  assert.deepEqual(moved.sort(), [at('25', '10:00'), at('26', '10:00'), at('26', '10:00')])
  assert.equal(await placesAt(at('25', '10:00')), 3)
  for (const who of people) assert.equal((await noticesTo(who, 'visitMoved')).length, 1)
})

test('nobody is moved to a time at which they are elsewhere', async () => {
  const me = await portal.citizen()
  const request = await book(me, at('24', '10:00'))
  await portal.database.query(
    sql`insert into reservables (kind, code, capacity, is_open, taken) values ('appointment', ${at('25', '10:00', 'DOKKI')}, 3, true, 1)`,
  )
  await portal.database.query(
    sql`insert into reservations (id, kind, code, is_single, account_id, status, request_id, created_at, updated_at)
      select gen_random_uuid(), 'appointment', ${at('25', '10:00', 'DOKKI')}, false, v.account_id, 'reserved', v.request_id, v.created_at, v.updated_at
      from reservations v where v.code = ${at('24', '10:00')}`,
  )
  await closeCenter({ from: '24' })
  await clear()
  assert.equal(await visitOf(me, request), at('26', '10:00'))
})

test('a closure of hours moves what begins or lasts into it, and the rest of the day stays', async () => {
  const [early, cut, late] = [await portal.citizen(), await portal.citizen(), await portal.citizen()]
  const stays = await book(early, at('24', '09:30'))
  const goes = await book(cut, at('24', '10:00'))
  const after = await book(late, at('24', '12:00'))
  await closeCenter({ from: '24', hours: { from: '10:15', until: '12:00' } })
  assert.deepEqual(await offeredOn('24'), ['09:00', '09:30', '12:00', '12:30', '13:00', '13:30'])
  await clear()
  assert.equal(await visitOf(early, stays), at('24', '09:30'))
  assert.equal(await visitOf(cut, goes), at('25', '10:00'))
  assert.equal(await visitOf(late, after), at('24', '12:00'))
})

test('where administrators chose to free them, people choose another time', async () => {
  const me = await portal.citizen()
  const request = await book(me, at('24', '10:00'))
  await closeCenter({ from: '24', visits: 'free' })
  await clear()
  assert.equal(await visitOf(me, request), undefined)
  assert.equal(await placesAt(at('24', '10:00')), 0)
  assert.match((await noticesTo(me, 'visitFreed'))[0] ?? '', /24 November 2026, 10:00.*Building repairs/)
  const changed = await me.act(await me.read(request), 'CHANGE_VISIT', { data: { visit: at('25', '11:00') } })
  assert.equal(changed.data.visit, at('25', '11:00'))
})

test('of two closures of one day each visit follows its own: its reason, and whether it is moved or freed', async () => {
  const [early, late] = [await portal.citizen(), await portal.citizen()]
  const first = await book(early, at('24', '10:00'))
  const second = await book(late, at('24', '12:00'))
  await closeCenter({ from: '24', hours: { from: '10:00', until: '11:00' }, because: 'Fire drill' })
  await closeCenter({
    from: '24',
    hours: { from: '12:00', until: '13:00' },
    because: 'Staff meeting',
    visits: 'free',
  })
  await clear()
  assert.equal(await visitOf(early, first), at('25', '10:00'))
  assert.match((await noticesTo(early, 'visitMoved')).join(), /Fire drill/)
  assert.equal(await visitOf(late, second), undefined)
  assert.match((await noticesTo(late, 'visitFreed')).join(), /Staff meeting/)
})

test('braces in a reason stay words of the reason: nothing is filled into them', async () => {
  const who = await portal.citizen()
  const { ID } = await book(who, at('24', '10:00'))
  await closeCenter({ from: '24', because: 'See notice {number} of {time}' })
  await clear()
  const [text = ''] = await noticesTo(who, 'visitMoved')
  assert.match(text, /See notice \(number\) of \(time\)/)
  assert.equal(text.split(ID).length, 2, 'the number of the request stands once')
})

test('a closure of hours that is over cannot be taken back on its day, a later one can', async () => {
  const idOf = async (from: string, until: string): Promise<string> =>
    (await closeCenter({ from: '24', hours: { from, until } })).body.id
  const [over, later] = [await idOf('09:00', '10:00'), await idOf('10:15', '12:00')]
  // 10:00 in Cairo.
  await portal.passWith(Date.parse('2026-11-24T08:00:00Z') - portal.now().getTime(), admin)
  const remove = (id: string) => admin.call('DELETE closures/:id', { params: { id } })
  await refusal(remove(over), 'NOT_FOUND')
  assert.equal((await remove(later)).status, 204)
})

test('a closed time cannot be held, and a center that is open again offers it', async () => {
  const me = await portal.citizen()
  const { body } = await closeCenter({ from: '24' })
  const hold = () => me.call('POST reservations', { body: { kind: 'appointment', code: at('24', '10:00') } })
  await refusal(hold(), 'APPOINTMENT_NOT_OFFERED')
  assert.equal((await admin.call('DELETE closures/:id', { params: { id: body.id } })).status, 204)
  await refusal(admin.call('DELETE closures/:id', { params: { id: body.id } }), 'NOT_FOUND')
  assert.equal((await hold()).status, 200)
})

test('a reminder asks nobody to a closed door, even before the visit was moved', async () => {
  const me = await portal.citizen()
  await book(me, at('24', '10:00'))
  await portal.passWith(3 * 86_400_000, me, admin)
  await closeCenter({ from: '24' })
  await portal.portal.run('notifications.remind')
  assert.deepEqual(await noticesTo(me, 'appointmentReminder'), [])
  await clear()
  await portal.portal.run('notifications.remind')
  assert.deepEqual(await noticesTo(me, 'appointmentReminder'), [], 'its new time is the day after tomorrow')
})

test('citizens read from when to when a center is closed and why, until it is over', async () => {
  await closeCenter({ from: '22', hours: { from: '10:00', until: '12:00' } })
  await closeCenter({ from: '24', until: '26' })
  const visitor = await portal.browser()
  const read = async () =>
    (await visitor.call('GET appointments/:calendar', { params: { calendar: 'NASR' } })).body.closures
  const later = { from: '2026-11-24', until: '2026-11-26', reason }
  assert.deepEqual(await read(), [
    { from: '2026-11-22', until: '2026-11-22', hours: { from: '10:00', until: '12:00' }, reason },
    later,
  ])
  await portal.pass(2 * 86_400_000 - 60_000)
  assert.equal((await read()).length, 2, 'it is 11:59 on the day')
  const { closures } = portal.portal
  const mark = closures.mark()
  assert.equal(closures.mark(), mark, 'a public page stays as it was drawn')
  await portal.pass(60_000)
  assert.deepEqual(await read(), [later])
  assert.notEqual(closures.mark(), mark, 'and is drawn again once a closure is over')
})

test('only administrators close centers, never twice at the same time, and each change is in the audit', async () => {
  for (const who of [
    await portal.employee(['CASE_OFFICER', 'SUPERVISOR', 'SERVICE_DESIGNER', 'AUDITOR']),
    await portal.citizen(),
  ]) {
    assert.equal((await closeCenter({ from: '24' }, who)).status, 403)
    assert.equal((await who.call('GET closures')).status, 403)
  }
  const { body } = await closeCenter({ from: '24', until: '25' })
  await refusal(closeCenter({ from: '25', until: '26' }), 'CLOSURE_OVERLAPS')
  await refusal(closeCenter({ from: '25', hours: { from: '10:00', until: '12:00' } }), 'CLOSURE_OVERLAPS')
  assert.equal((await closeCenter({ from: '26', hours: { from: '10:00', until: '12:00' } })).status, 201)
  assert.equal((await closeCenter({ from: '26', hours: { from: '12:00', until: '13:00' } })).status, 201)
  const details = (await closeCenter({ from: '26', until: '24' })).error.details
  assert.deepEqual(
    details?.map(({ path, key }) => `${path} ${key}`),
    ['body.until early'],
  )
  await admin.call('DELETE closures/:id', { params: { id: body.id } })
  const { centers, closures } = (await admin.call('GET closures')).body
  assert.deepEqual(centers.map(({ calendar }) => calendar).sort(), [
    'DOKKI',
    'NASR',
    'PITCH-DAY',
    'PITCH-EVENING',
  ])
  assert.deepEqual(
    closures.map(({ from, hours }) => [from, hours?.from]),
    [
      ['2026-11-26', '10:00'],
      ['2026-11-26', '12:00'],
    ],
  )
  const recorded = await portal.database.query<{ kind: string; detail: Record<string, unknown> }>(
    sql`select kind, detail from audit_entries where actor_id = ${admin.id} and stream = 'closure' order by place`,
  )
  assert.deepEqual(
    recorded.map(({ kind }) => kind),
    ['closure.added', 'closure.added', 'closure.added', 'closure.removed'],
  )
  assert.deepEqual([recorded[0]?.detail.calendar, recorded[0]?.detail.words], ['NASR', reason])
})

test('another server knows of a closure as soon as it is notified', async () => {
  const closures = createClosures({
    store: closuresStore(portal.database),
    audit: { deed: () => assert.fail('it only reads') },
    clock: portal.now,
    newId: () => assert.fail('it adds none'),
  })
  const failures: unknown[] = []
  const stop = await keepInStep({
    load: closures.load,
    channel: closuresChannel,
    listen: portal.database.listen,
    everyMs: 3_600_000,
    report: error => failures.push(error),
  })
  const count = () => closures.of('NASR').length
  const { body } = await closeCenter({ from: '24' })
  assert.equal(await eventually(count, found => found === 1), 1)
  await admin.call('DELETE closures/:id', { params: { id: body.id } })
  assert.equal(await eventually(count, found => found === 0), 0)
  await stop()
  assert.deepEqual(failures, [])
})
