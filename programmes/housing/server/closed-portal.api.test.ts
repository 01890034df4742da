// A portal that is closed costs nobody their home: what runs for people stands still meanwhile, and they are notified once.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '@bawaba/server/platform/database/index.ts'
import { refusal } from '@bawaba/server/test-portal.ts'
import { buyerAnswers } from './test-booking.ts'
import { openUnits, type UnitsPortal } from './units/test-units.ts'

let units: UnitsPortal
before(async () => {
  units = await openUnits()
})
after(() => units.portal.close())

type Person = Awaited<ReturnType<UnitsPortal['portal']['citizen']>>
const minute = 60_000
const hold = (who: Person, code: string) => who.call('POST reservations', { body: { kind: 'unit', code } })
const book = async (who: Person, code: string): Promise<string> =>
  (
    await who.call('POST :service', {
      params: { service: 'BOOK_UNIT' },
      body: { data: { ...buyerAnswers, unit: code } },
    })
  ).body.ID
const people = (count: number) => Promise.all(Array.from({ length: count }, () => units.portal.citizen()))
const run = async (...jobs: string[]): Promise<void> => {
  for (const job of jobs) await units.portal.portal.run(job)
}
/** A sale that calls people at any hour. */
const dayAndNight = { callsFrom: '00:00', callsUntil: '24:00' }
/** What a server does again and again, whatever the state of the portal. */
const work = () =>
  run('timekeeping.beat', 'reservations.tidy', 'reservations.admit', 'requests.run_due', 'timekeeping.extend')
/** So many minutes in which servers run. */
const pass = async (minutes: number, ...everybody: Person[]): Promise<void> => {
  for (let passed = 0; passed < minutes; passed += 1) {
    units.portal.pass(minute)
    await run('timekeeping.beat')
    if (passed % 5 === 0 || passed === minutes - 1) await work()
  }
  await units.portal.passWith(0, units.admin, ...everybody)
}
const close = () =>
  units.admin.call('PUT maintenance', {
    body: { message: { ar: 'نحدّث الأنظمة', en: 'We update the systems' }, drainMinutes: 0 },
  })
const reopen = async () => assert.equal((await units.admin.call('DELETE maintenance')).body.state, 'open')
const closedFor = async (minutes: number, ...everybody: Person[]): Promise<void> => {
  await run('timekeeping.beat')
  await close()
  for (let passed = 0; passed < minutes; passed += 1) {
    units.portal.pass(minute)
    await run('timekeeping.beat')
    if (passed % 10 === 9) await work()
  }
  await units.portal.passWith(0, units.admin)
  await reopen()
  await work()
  await units.portal.passWith(0, ...everybody)
}
const statusOf = async (ID: string): Promise<string> =>
  (await units.portal.database.one<{ status: string }>(sql`select status from requests where number = ${ID}`))
    .status
/** The words of the notices that somebody has of a kind. */
const noticesOf = async ({ id }: Person, kind = 'closedTime') =>
  units.portal.database.query<{ ar: string; en: string }>(
    sql`select text_ar as ar, text_en as en from notifications where account_id = ${id} and kind = ${kind}`,
  )

test('whoever orders a closing reads first which sales and short deadlines it would hit', async () => {
  const effects = async (drainMinutes: number, minutes: number) =>
    (await units.admin.call('GET maintenance/effects', { query: { drainMinutes, minutes } })).body
  assert.deepEqual(await effects(0, 60), { sales: [], deadlines: [] })
  const [buyer, holder, inLine] = await people(3)
  assert.ok(buyer && holder && inLine)
  for (const code of ['E-1', 'E-2']) await units.add(code, { project: 'SABA' })
  await units.add('E-3')
  await book(buyer, 'E-1')
  assert.equal((await hold(holder, 'E-2')).status, 200)
  // The hour of the buyer ends after the closing, but within the hour that everybody is given.
  assert.deepEqual(await effects(5, 30), {
    sales: [],
    deadlines: [
      { what: 'holds', count: 1 },
      { what: 'requests', count: 1 },
    ],
  })
  assert.deepEqual(await effects(20, 30), { sales: [], deadlines: [{ what: 'requests', count: 1 }] })
  await units.admin.send('PUT projects/ZAHYA/sale', {
    body: { method: 'line', opensAt: units.portal.now().toISOString(), places: 1, turnMinutes: 30 },
  })
  await inLine.send('PUT projects/ZAHYA/entry')
  const [sale, ...others] = (await effects(0, 1)).sales
  assert.deepEqual([sale?.people, others], [1, []])
  assert.ok(sale?.title.ar && sale.title.en !== 'ZAHYA')
  assert.equal((await buyer.send('GET maintenance/effects?drainMinutes=0&minutes=60')).status, 403)
  await inLine.send('DELETE projects/ZAHYA/entry')
  await units.admin.send('DELETE projects/ZAHYA/sale')
})

test('three units that wait for payment are their buyers’ after maintenance, for as long as was left and an hour at least', async () => {
  const buyers = await people(3)
  const numbers: string[] = []
  for (const [index, buyer] of buyers.entries()) {
    await units.add(`C-${index}`)
    numbers.push(await book(buyer, `C-${index}`))
  }
  await pass(20)
  await closedFor(180, ...buyers)
  assert.deepEqual(await Promise.all(numbers.map(statusOf)), Array(3).fill('AWAITING_DEPOSIT'))
  for (const buyer of buyers) {
    const [notice, ...others] = await noticesOf(buyer)
    assert.deepEqual(others, [])
    assert.match(notice?.en ?? '', /closed for .3 hours.*you now have until/i)
    assert.match(notice?.ar ?? '', /٣ ساعات/)
  }
  await pass(58)
  assert.deepEqual(await Promise.all(numbers.map(statusOf)), Array(3).fill('AWAITING_DEPOSIT'))
  await pass(10)
  assert.deepEqual(await Promise.all(numbers.map(statusOf)), Array(3).fill('EXPIRED'))
  for (const buyer of buyers) assert.equal((await noticesOf(buyer)).length, 1)
})

test('a hold goes on after maintenance, and somebody else does not get the unit before', async () => {
  const [holder, other] = await people(2)
  assert.ok(holder && other)
  await units.add('C-HOLD')
  assert.equal((await hold(holder, 'C-HOLD')).status, 200)
  const own = async () => (await holder.call('GET reservations')).body[0]
  assert.equal((await own())?.closedMinutes, undefined)
  await closedFor(30, holder, other)
  await refusal(hold(other, 'C-HOLD'), 'UNIT_TAKEN')
  assert.equal((await own())?.closedMinutes, 30, 'its page says for how long the portal was closed')
  assert.equal((await hold(holder, 'C-HOLD')).body.closedMinutes, 30)
  assert.ok(await book(holder, 'C-HOLD'))
})

test('whoever is first after it opens again finds the hold and the turn as they were, before any job ran', async () => {
  const [holder, inTurn] = await people(2)
  assert.ok(holder && inTurn)
  await units.add('F-1', { project: 'SABA' })
  await units.add('F-2', { project: 'ZAHYA' })
  await units.admin.send('PUT projects/ZAHYA/sale', {
    body: { method: 'line', opensAt: units.portal.now().toISOString(), places: 1, turnMinutes: 30 },
  })
  await inTurn.send('PUT projects/ZAHYA/entry')
  await run('timekeeping.beat', 'reservations.admit')
  assert.equal((await hold(holder, 'F-1')).status, 200)
  await close()
  await units.portal.passWith(90 * minute, units.admin)
  await reopen()
  await units.portal.passWith(0, holder, inTurn)
  assert.ok(await book(holder, 'F-1'))
  assert.equal((await hold(inTurn, 'F-2')).status, 200)
  await inTurn.send('DELETE projects/ZAHYA/entry')
  await units.admin.send('DELETE projects/ZAHYA/sale')
})

test('six people in the line of a sale: nobody is called while it is closed, and nobody misses a turn by it', async () => {
  const project = 'ZAHYA'
  for (const code of ['S-1', 'S-2', 'S-3', 'S-4', 'S-5', 'S-6']) await units.add(code, { project })
  const line = await people(6)
  await units.admin.send(`PUT projects/${project}/sale`, {
    body: {
      method: 'line',
      opensAt: units.portal.now().toISOString(),
      places: 1,
      turnMinutes: 30,
      ...dayAndNight,
    },
  })
  for (const who of line) await who.send(`PUT projects/${project}/entry`)
  await work()
  const statuses = () =>
    Promise.all(line.map(async who => (await who.send(`GET projects/${project}/entry`)).body.entry?.status))
  const waiting = Array(5).fill('waiting')
  assert.deepEqual(await statuses(), ['admitted', ...waiting])
  await closedFor(240, ...line)
  assert.deepEqual(await statuses(), ['admitted', ...waiting])
  const [first] = line as [Person]
  const [notice] = await noticesOf(first)
  assert.match(notice?.en ?? '', /closed for .4 hours.*you now have until/i)
  for (const who of line.slice(1))
    assert.deepEqual(await noticesOf(who), [], 'only who has a deadline is told')
  await pass(61, ...line)
  assert.deepEqual((await statuses()).slice(0, 2), ['missed', 'admitted'])
})

test('whoever is the first to call after no server could answer is given their own hold, and not refused', async () => {
  const [holder] = await people(1)
  assert.ok(holder)
  await units.add('A-1', { project: 'SABA' })
  assert.equal((await hold(holder, 'A-1')).status, 200)
  await run('timekeeping.beat')
  await units.portal.passWith(40 * minute, units.admin, holder)
  assert.equal((await hold(holder, 'A-1')).status, 200)
  assert.ok(await book(holder, 'A-1'))
})

test('days in which the portal was closed are not counted as days in which somebody kept units without paying', async () => {
  const [buyer] = await people(1)
  assert.ok(buyer)
  for (const code of ['W-1', 'W-2']) await units.add(code, { project: 'SABA' })
  const ID = await book(buyer, 'W-1')
  await run('timekeeping.beat')
  await units.portal.passWith(5 * 24 * 60 * minute, units.admin)
  await work()
  await pass(70, buyer)
  assert.equal(await statusOf(ID), 'EXPIRED')
  assert.equal((await hold(buyer, 'W-2')).status, 200)
})

test('entries of a draw close later by what the portal was closed, and nobody is drawn meanwhile', async () => {
  const [early, late] = await people(2)
  assert.ok(early && late)
  await units.add('D-1', { project: 'MARINALAKE' })
  const closesAt = new Date(units.portal.now().getTime() + 60 * minute)
  const { status } = await units.admin.send('PUT projects/MARINALAKE/sale', {
    body: {
      method: 'draw',
      opensAt: units.portal.now().toISOString(),
      closesAt: closesAt.toISOString(),
      places: 1,
      turnMinutes: 30,
      ...dayAndNight,
    },
  })
  assert.equal(status, 204)
  await early.send('PUT projects/MARINALAKE/entry')
  await closedFor(120, early, late)
  const draw = async () => (await early.send('GET projects/MARINALAKE/sale')).body.sale
  const end = Date.parse((await draw()).closesAt)
  assert.equal(end - closesAt.getTime(), 120 * minute)
  assert.equal((await draw()).drawnAt, undefined)
  assert.equal((await late.send('PUT projects/MARINALAKE/entry')).status, 200)
  await pass(50)
  assert.equal((await draw()).drawnAt, undefined)
  await pass(15, early, late)
  assert.ok((await draw()).drawnAt, 'it is drawn once the time that was left is over')
})
