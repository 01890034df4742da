// Sales by line and by draw: nobody reserves before it is their turn, whatever they call; places are honest over tabs and
// processes; what comes free goes to the next; and everybody can compute a draw again.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, test } from 'node:test'
import { drawOrder } from '@bawaba/contract/draw.ts'
import { sql } from '@bawaba/server/platform/database/index.ts'
import { outcomeOf, refusal } from '@bawaba/server/test-portal.ts'
import { buyerAnswers } from './test-booking.ts'
import { openUnits, type UnitsPortal } from './units/test-units.ts'

let units: UnitsPortal
before(async () => {
  units = await openUnits()
})
after(() => units.portal.close())

type Person = Awaited<ReturnType<UnitsPortal['portal']['citizen']>>
const minute = 60_000
const later = (minutes: number) => new Date(units.portal.now().getTime() + minutes * minute).toISOString()
const entryOf = async (who: Person, project: string) =>
  (await who.send(`GET projects/${project}/entry`)).body.entry as
    | { status: string; code: string; ahead?: number; rank?: number; until?: string }
    | undefined
const join = (who: Person, project: string) => who.send(`PUT projects/${project}/entry`)
const begin = (project: string, more: object) =>
  units.admin.send(`PUT projects/${project}/sale`, {
    body: { method: 'line', opensAt: later(0), places: 2, turnMinutes: 10, ...more },
  })
const admit = () => units.portal.portal.run('reservations.admit')
const hold = (who: Person, code: string) => who.call('POST reservations', { body: { kind: 'unit', code } })
const book = (who: Person, code: string) =>
  who.call('POST :service', {
    params: { service: 'BOOK_UNIT' },
    body: { data: { ...buyerAnswers, unit: code } },
  })
const people = (count: number) => Promise.all(Array.from({ length: count }, () => units.portal.citizen()))
const statuses = (all: readonly Person[], project: string) =>
  Promise.all(all.map(async who => (await entryOf(who, project))?.status))
const messagesTo = async ({ id }: { id: string }) =>
  (
    await units.portal.database.query<{ body: string }>(
      sql`select body from messages where account_id = ${id} and body like '%/projects/%'`,
    )
  ).map(({ body }) => body)

const quiet = ({ id }: { id: string }) =>
  units.portal.database.query(
    sql`insert into notification_preferences (account_id, choices, quiet_from, quiet_until, updated_at)
      values (${id}, '{}', 0, 1439, ${units.portal.now()})`,
  )
const turnMessage = ({ id }: { id: string }) =>
  units.portal.database.one<{ isHeld: boolean }>(
    sql`select next_try_at is not null as "isHeld" from messages where account_id = ${id} and body like '%/projects/%'`,
  )

test('a line: in the order in which they came, as many as there are places and units, and nobody past it', async () => {
  const project = 'ZAHYA'
  for (const code of ['L-1', 'L-2', 'L-3']) await units.add(code, { project })
  const line = await people(5)
  const [first, second, third, fourth, fifth] = line as [Person, Person, Person, Person, Person]
  assert.equal((await begin(project, { opensAt: later(10) })).status, 204)
  for (const who of line) assert.equal((await join(who, project)).status, 200)
  await admit()
  assert.deepEqual(
    await statuses(line, project),
    Array(5).fill('waiting'),
    'before it opens nobody is admitted',
  )
  await refusal(hold(first, 'L-1'), 'NOT_YOUR_TURN')
  // Quiet hours hold no call to a turn.
  await quiet(first)
  units.portal.pass(10 * minute)
  await admit()
  assert.deepEqual(await statuses(line, project), ['admitted', 'admitted', 'waiting', 'waiting', 'waiting'])
  assert.deepEqual(
    await Promise.all([third, fourth, fifth].map(async who => (await entryOf(who, project))?.ahead)),
    [0, 1, 2],
  )
  assert.match((await messagesTo(first))[0] ?? '', /\/projects\/ZAHYA/)
  assert.deepEqual(await turnMessage(first), { isHeld: false })
  assert.deepEqual(await messagesTo(third), [])

  // A second tab and a reload have the same place; leaving and coming back is the end of the line.
  assert.equal((await join(third, project)).body.entry.ahead, 0)
  await fourth.send(`DELETE projects/${project}/entry`)
  assert.equal((await join(fourth, project)).body.entry.ahead, 2)

  await refusal(hold(third, 'L-1'), 'NOT_YOUR_TURN')
  await refusal(book(third, 'L-1'), 'NOT_YOUR_TURN')
  assert.equal((await book(first, 'L-1')).status, 201)
  await refusal(hold(first, 'L-2'), 'NOT_YOUR_TURN')
  await admit()
  assert.deepEqual(await statuses([first, third], project), ['used', 'admitted'])

  // The second lets the time pass: the turn goes to the next, and they come last if they come again.
  units.portal.pass(10 * minute)
  await admit()
  assert.deepEqual(await statuses([second, third, fifth, fourth], project), [
    'missed',
    'missed',
    'admitted',
    'admitted',
  ])
  await refusal(hold(second, 'L-2'), 'NOT_YOUR_TURN')
  assert.equal((await join(second, project)).body.entry.ahead, 0)
  assert.equal((await hold(fifth, 'L-2')).status, 200)
  assert.equal((await hold(fourth, 'L-3')).status, 200)
  const { sale } = (await units.visitor.send(`GET projects/${project}/sale`)).body
  assert.deepEqual(
    { waiting: sale.waiting, admitted: sale.admitted, free: sale.free },
    { waiting: 1, admitted: 2, free: 0 },
  )
  const end = (who: typeof units.admin) => who.send(`DELETE projects/${project}/sale`)
  const proposed = async (who: typeof units.admin) =>
    (await who.send(`GET projects/${project}/sale/end`)).body.proposed?.isMine
  assert.deepEqual((await end(units.admin)).body, { isEnded: false }, 'somebody waits')
  assert.deepEqual((await end(units.admin)).body, { isEnded: false }, 'twice one person is one person')
  const another = await units.portal.employee(['BFM_ADMIN'])
  assert.deepEqual([await proposed(units.admin), await proposed(another)], [true, false])
  await units.portal.database.query(
    sql`update lot_sales set end_at = end_at - interval '1 day' where lot = ${project}`,
  )
  assert.equal(await proposed(another), undefined)
  await join(second, project)
  assert.deepEqual(
    (await end(another)).body,
    { isEnded: false },
    'what was wanted a day ago counts for nothing',
  )
  assert.deepEqual((await end(units.admin)).body, { isEnded: true })
  assert.deepEqual((await units.visitor.send(`GET projects/${project}/sale`)).body, {})
})

test('everybody at once: each has one place, and several processes admit no more than one would', async () => {
  const project = 'LATINCITY'
  for (const code of ['R-1', 'R-2', 'R-3']) await units.add(code, { project })
  await begin(project, { places: 10 })
  const crowd = await people(12)
  const tabs = await Promise.all([...crowd, ...crowd].map(who => join(who, project)))
  assert.ok(tabs.every(({ status }) => status === 200))
  const { sales } = units.portal.portal
  await Promise.all(Array.from({ length: 8 }, () => sales.run()))
  const found = await statuses(crowd, project)
  assert.deepEqual(
    ['admitted', 'waiting'].map(status => found.filter(each => each === status).length),
    [3, 9],
    'three units are free: a fourth person would find nothing',
  )
  assert.deepEqual(
    (await Promise.all(crowd.map(messagesTo))).map(({ length }) => length),
    found.map(status => (status === 'admitted' ? 1 : 0)),
    'each is notified once',
  )
  const outcomes = await Promise.all(crowd.map(async who => outcomeOf(await hold(who, 'R-1'))[1] ?? 'held'))
  assert.equal(outcomes.filter(each => each === 'held').length, 1)
  assert.equal(outcomes.filter(each => each === 'NOT_YOUR_TURN').length, 9)
  const ahead = await Promise.all(crowd.map(async who => (await entryOf(who, project))?.ahead))
  assert.deepEqual(
    ahead.filter(each => each !== undefined).sort((a, b) => a - b),
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
  )
})

test('a draw: the seed is fixed before, the list after, anybody computes it again, and what is not claimed goes to the next', async () => {
  const project = 'SABA'
  await units.add('D-1', { project })
  await begin(project, { method: 'draw', closesAt: later(10), places: 100, turnMinutes: 10 })
  const drawOf = async () => (await units.visitor.send(`GET projects/${project}/draw`)).body.draw
  const before = await drawOf()
  assert.deepEqual([before.seed, before.order, before.entries], [undefined, undefined, 0])
  const entrants = await people(6)
  for (const who of entrants) await join(who, project)
  const [leaver] = entrants as [Person]
  await leaver.send(`DELETE projects/${project}/entry`)
  await admit()
  assert.deepEqual(await statuses(entrants.slice(1), project), Array(5).fill('waiting'))
  assert.equal((await units.visitor.send(`GET projects/${project}/draw/entries`)).status, 404)
  assert.equal((await units.admin.send(`DELETE projects/${project}/sale`)).status, 409)

  units.portal.pass(10 * minute)
  assert.equal((await join(leaver, project)).status, 409, 'the list is closed')
  await Promise.all([1, 2, 3].map(() => units.portal.portal.sales.run()))
  const draw = await drawOf()
  const sha = (text: string) => createHash('sha256').update(text).digest('hex')
  assert.equal(draw.seedHash, before.seedHash)
  assert.equal(sha(draw.seed), draw.seedHash)
  const list = (await units.portal.portal.app.inject({ url: `/api/projects/${project}/draw/entries` })).body
  assert.equal(sha(list), draw.entriesHash)
  assert.deepEqual(draw.order, (await drawOrder(draw.seed, list.split('\n'))).order)
  assert.equal(draw.order.length, 5)

  const rankOf = async (who: Person) => (await entryOf(who, project))?.rank ?? 0
  const ranked = await Promise.all(entrants.slice(1).map(async who => ({ who, rank: await rankOf(who) })))
  const [winner, next] = ranked.sort((a, b) => a.rank - b.rank).map(({ who }) => who) as [Person, Person]
  assert.deepEqual(await statuses([winner, next], project), ['admitted', 'waiting'])
  assert.equal((await messagesTo(winner)).length, 1)
  await refusal(hold(next, 'D-1'), 'NOT_YOUR_TURN')
  units.portal.pass(10 * minute)
  await admit()
  assert.deepEqual(await statuses([winner, next], project), ['missed', 'admitted'])
  assert.equal((await join(winner, project)).status, 200, 'asking again answers the place that they had')
  assert.equal((await entryOf(winner, project))?.status, 'missed')
  assert.equal((await book(next, 'D-1')).status, 201)
})

test('a draw with a public value: the list is fixed first, two administrators enter the same, and anybody computes it', async () => {
  const project = 'ARABISK'
  await units.add('V-1', { project })
  const beaconSource = 'Buying rate of the US dollar, Central Bank of Egypt, first of 22 November 2026'
  await begin(project, { method: 'draw', closesAt: later(10), places: 5, beaconSource })
  const drawOf = async () => (await units.visitor.send(`GET projects/${project}/draw`)).body.draw
  const { portal } = units.portal
  const enter = (who: Pick<Person, 'send'>, value: string) =>
    who.send(`PUT projects/${project}/draw/beacon`, { body: { value } })
  const other = await units.portal.employee(['BFM_ADMIN'])
  assert.equal((await drawOf()).beaconSource, beaconSource)
  const entrants = await people(4)
  for (const who of entrants) await join(who, project)
  assert.equal(
    (await enter(units.admin, '48.29')).status,
    409,
    'nothing is entered before entries are closed',
  )

  units.portal.pass(10 * minute)
  await Promise.all([1, 2, 3].map(() => portal.sales.run()))
  const frozen = await drawOf()
  assert.deepEqual([frozen.entries, frozen.seed, frozen.order], [4, undefined, undefined])
  const list = (await portal.app.inject({ url: `/api/projects/${project}/draw/entries` })).body
  const sha = (text: string) => createHash('sha256').update(text).digest('hex')
  assert.equal(sha(list), frozen.entriesHash)
  // Whoever leaves now stays on the list: it is published.
  const [leaver] = entrants as [Person]
  await leaver.send(`DELETE projects/${project}/entry`)
  assert.equal((await units.visitor.send(`GET projects/${project}/sale`)).body.sale.awaits, beaconSource)

  assert.equal((await enter(leaver, '48.29')).status, 403)
  assert.equal((await enter(units.admin, ' ')).status, 422)
  assert.deepEqual((await enter(units.admin, '48.29')).body, { isConfirmed: false })
  assert.deepEqual(
    (await enter(units.admin, '48.29')).body,
    { isConfirmed: false },
    'nobody confirms their own',
  )
  assert.deepEqual(
    (await enter(other, '48.92')).body,
    { isConfirmed: false },
    'another value confirms nothing',
  )
  await portal.sales.run()
  assert.deepEqual([(await drawOf()).drawnAt, (await drawOf()).beaconValue], [undefined, undefined])
  assert.deepEqual((await enter(units.admin, ' ٤٨٫٩٢ ')).body, { isConfirmed: true })
  assert.equal((await enter(other, '1')).status, 409, 'what is confirmed is not changed')
  await Promise.all([1, 2, 3].map(() => portal.sales.run()))
  const draw = await drawOf()
  assert.deepEqual([draw.beaconValue, draw.entriesHash], ['48.92', frozen.entriesHash])
  assert.deepEqual(draw.order, (await drawOrder(draw.seed, list.split('\n'), '48.92')).order)
  assert.equal((await units.visitor.send(`GET projects/${project}/sale`)).body.sale.awaits, undefined)
  assert.equal((await statuses(entrants, project)).filter(status => status === 'admitted').length, 1)
  const rows = await units.portal.database.query<{ kind: string }>(
    sql`select kind from audit_entries where stream = 'sale' order by place desc limit 1`,
  )
  assert.deepEqual(rows, [{ kind: 'sale.beacon_entered' }])
})

test('a sale is set up by administrators, once, with times that can be; and stands in the audit', async () => {
  const project = 'MADINATY'
  const citizen = await units.portal.citizen()
  assert.equal((await citizen.send(`PUT projects/${project}/sale`, { body: {} })).status, 403)
  assert.equal((await units.visitor.send(`PUT projects/${project}/entry`)).status, 401)
  assert.equal((await begin('NO_SUCH', {})).status, 404)
  assert.equal((await begin(project, { method: 'draw' })).status, 422)
  assert.equal((await begin(project, { method: 'draw', closesAt: later(-1) })).status, 422)
  assert.equal((await begin(project, { closesAt: later(5) })).status, 422)
  assert.equal((await begin(project, { beaconSource: 'A rate' })).status, 422)
  assert.equal((await join(citizen, project)).status, 409)
  const both = await Promise.all([begin(project, {}), begin(project, {})])
  assert.deepEqual(both.map(({ status }) => status).sort(), [204, 409])
  await units.admin.send(`DELETE projects/${project}/sale`)
  const rows = await units.portal.database.query<{ kind: string }>(
    sql`select kind from audit_entries where stream = 'sale' order by place desc limit 2`,
  )
  assert.deepEqual(rows, [{ kind: 'sale.ended' }, { kind: 'sale.begun' }])
})
