// A long statement: most of its lines agree, and each of the odd ones is reached on a page of the differences and resolved.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addDays, cairoDate } from '@bawaba/language/index.ts'
import { confirmedBy } from '../../test-bookings.ts'
import { differencePage, differencePages } from '../../test-differences.ts'
import { multipart } from '../../test-files.ts'
import { openWorld, type World } from '../../test-payment-world.ts'
import { outcomeOf, type Person } from '../../test-portal.ts'

let world: World
let citizens: Person[]
let finance: Person
before(async () => {
  world = await openWorld()
  citizens = await Promise.all(Array.from({ length: 7 }, () => world.portal.citizen()))
  finance = confirmedBy(
    world.portal,
    await world.portal.employee(['FINANCIAL_MANAGER']),
    await world.portal.employee(['FINANCIAL_MANAGER']),
  )
})
after(() => world.close())

const dayMs = 24 * 60 * 60_000
/** The reference of a transfer of EGP 90 that its payer promised. */
const promised = async (citizen: Person): Promise<string> => {
  const { ID } = await world.book(citizen)
  const { body } = await citizen.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params: { service: 'ROOM_BOOKING', id: ID, activityId: 'APPLY' },
    query: { gatewayId: 'bank-account', channel: 'bank', successURL: '/a', failureURL: '/b' },
  })
  return body.transfer?.reference ?? ''
}
const imported = async (day: string, rows: readonly string[]) => {
  const lines = ['Date,Transaction ID,Name,Description,Amount', ...rows.map(row => `${day},${row}`)]
  const { status, body } = await finance.send(
    'POST reconciliation/statements?gatewayId=bank-account',
    multipart({ name: 'long.csv', type: 'text/csv', bytes: Buffer.from(lines.join('\n')) }),
  )
  assert.equal(status, 200, JSON.stringify(body))
  return body
}
const openCount = async () => (await finance.call('GET reconciliation/differences/count')).body.count
const accept = (id: string) =>
  finance.call('POST reconciliation/differences/:id/resolve', {
    params: { id },
    body: { resolution: 'accepted', reason: 'A charge of the bank' },
  })

test('a statement of 300 lines of which 20 are odd is closed: the others are booked, and each odd line is resolved', async () => {
  const references: string[] = []
  for (let made = 0; made < 280; made += citizens.length)
    references.push(...(await Promise.all(citizens.map(promised))))
  const day = cairoDate(world.portal.now())
  await world.portal.passWith(dayMs, ...citizens, finance)
  const report = await imported(day, [
    ...references.map((reference, index) => `IN-${index},X,fee ${reference},90.00`),
    ...Array.from({ length: 20 }, (_, index) => `ODD-${index},Bank,charge ${index},-1.50`),
  ])
  assert.deepEqual([report.books, report.odd, report.known], [280, 20, 0])
  assert.equal(await openCount(), 20)
  const [first = []] = await differencePages(finance)
  assert.equal(first.length, 20)
  for (const { id } of first) await accept(id)
  assert.equal(await openCount(), 0)
  const closed = (await finance.call('GET reconciliation')).body.find(
    ({ gatewayId }) => gatewayId === 'bank-account',
  )
  assert.deepEqual([closed?.day, closed?.lines, closed?.open], [day, 300, 0])
})

test('the list of differences has a page for each 25, however many are open, and none is skipped', async () => {
  const day = cairoDate(new Date(world.portal.now().getTime() - dayMs))
  await imported(
    day,
    Array.from({ length: 230 }, (_, index) => `MORE-${index},Bank,charge,-2.50`),
  )
  const read = await differencePages(finance)
  const rows = read.flat()
  assert.deepEqual([rows.length, new Set(rows.map(({ id }) => id)).size], [250, 250])
  assert.ok(read.every(each => each.length <= 25))
  // The open ones come first, then those resolved last.
  assert.ok(rows.slice(0, 230).every(({ resolvedAt }) => resolvedAt === undefined))
  assert.ok(rows.slice(230).every(({ resolvedAt }) => resolvedAt !== undefined))

  // The last of a page is resolved while somebody reads the next one.
  const { rows: first, next } = await differencePage(finance)
  await accept(first.at(-1)?.id ?? '')
  const { rows: second } = await differencePage(finance, next)
  assert.deepEqual(
    second.map(({ id }) => id),
    rows.slice(25, 50).map(({ id }) => id),
  )
  assert.equal(await openCount(), 229)
  assert.deepEqual(outcomeOf(await finance.send('GET reconciliation/differences?after=nothing')), [
    400,
    'INVALID_FILTER',
  ])
})

test('differences are read, and counted, of one account and of the days between two', async () => {
  const today = cairoDate(world.portal.now())
  const [early, late] = [addDays(today, -9), addDays(today, -7)]
  await imported(early, ['EARLY,Bank,charge,-1.00'])
  await imported(
    late,
    Array.from({ length: 30 }, (_, index) => `LATE-${index},Bank,charge,-1.00`),
  )
  const read = async (where: object) => {
    const rows = (await differencePages(finance, where)).flat()
    const { count } = (await finance.call('GET reconciliation/differences/count', { query: where })).body
    return [rows.length, count, new Set(rows.map(({ day }) => day)).size]
  }
  const gatewayId = 'bank-account'
  assert.deepEqual(await read({ gatewayId, from: early, to: early }), [1, 1, 1])
  assert.deepEqual(await read({ from: early, to: late }), [31, 31, 2])
  assert.deepEqual(await read({ from: addDays(early, 1), to: late }), [30, 30, 1])
  assert.deepEqual(await read({ gatewayId: 'sandbox', from: early, to: late }), [0, 0, 0])
  assert.deepEqual(await read({ to: early }), [1, 1, 1])
})
