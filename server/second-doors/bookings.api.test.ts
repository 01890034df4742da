// Second doors to a booking that takes two: a statement, another act on the same money, closing a month, another's call, the
// same call again. Whichever is tried, one person alone books nothing, and what waits is booked once or not at all.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { cairoDate } from '@bawaba/language/index.ts'
import { sql } from '../platform/database/index.ts'
import { multipart } from '../test-files.ts'
import { judge, openWorld, type World } from '../test-payment-world.ts'
import { outcomeOf, type Person } from '../test-portal.ts'

let world: World
let citizen: Person
let finance: Person
let second: Person
/** Of finance, and by another account the payer. */
let insider: Person
let own: Person
before(async () => {
  world = await openWorld()
  const { portal } = world
  ;[citizen, own] = [await portal.citizen(), await portal.citizen()]
  ;[finance, second, insider] = [
    await portal.employee(['FINANCIAL_MANAGER']),
    await portal.employee(['FINANCIAL_MANAGER']),
    await portal.employee(['FINANCIAL_MANAGER']),
  ]
  await portal.database.query(
    sql`update accounts set national_id = 'sealed', national_id_index = ${Buffer.from('one person, two accounts')}
      where id in (${insider.id}, ${own.id})`,
  )
})
after(() => world.close())

const today = () => cairoDate(world.portal.now())
const pass = (days: number) =>
  world.portal.passWith(days * 24 * 60 * 60_000, citizen, own, finance, second, insider)
const promised = async (who: Person = citizen) => {
  const { ID, paymentId } = await world.book(who)
  const { body } = await who.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params: { service: 'ROOM_BOOKING', id: ID, activityId: 'APPLY' },
    query: { gatewayId: 'bank-account', channel: 'bank', successURL: '/a', failureURL: '/b' },
  })
  return { ID, paymentId, attemptId: body.attemptId, reference: body.transfer?.reference ?? '' }
}
const arrive = (who: Person, paymentId: string, transactionId: string, arrived: string) =>
  who.call('POST payments/:id/transfer', { params: { id: paymentId }, body: { arrived, transactionId } })
const importFile = async (who: Person, rows: readonly string[]) =>
  (
    await who.send(
      'POST reconciliation/statements?gatewayId=bank-account',
      multipart({
        name: 'statement.csv',
        type: 'text/csv',
        bytes: Buffer.from(['Date,Transaction ID,Description,Amount', ...rows].join('\n')),
      }),
    )
  ).body
const differenceOf = async (transactionId: string) =>
  (await second.call('GET reconciliation/differences')).body.find(
    found => found.transactionId === transactionId && !found.resolvedAt,
  )
const resolve = (who: Person, id: string | undefined, resolution: string, attemptId?: string) =>
  who.send(`POST reconciliation/differences/${id}/resolve`, {
    body: { resolution, reason: 'So it is', ...(attemptId ? { attemptId } : {}) },
  })
const receivedOf = async (paymentId: string): Promise<number> =>
  (await world.attempts(paymentId)).reduce((sum, { received }) => sum + received, 0)
const bookingOf = async (transactionId: string, who = second) =>
  (await who.call('GET bookings')).body.filter(booking => booking.transactionId === transactionId)
const confirm = (who: Person, id: string | undefined) => who.send(`POST bookings/${id}/confirm`)

test('what waits is not booked by a statement with the same line, nor twice where both are confirmed', async () => {
  const { paymentId, reference } = await promised()
  await arrive(finance, paymentId, 'DOOR-1', '70.00')
  const day = today()
  await pass(1)
  assert.equal((await importFile(finance, [`${day},DOOR-1,${reference},70.00`])).books, 0)
  const found = await differenceOf('DOOR-1')
  assert.equal((await resolve(finance, found?.id, 'applied')).status, 200)
  assert.equal(await receivedOf(paymentId), 0)
  const waiting = await bookingOf('DOOR-1')
  assert.deepEqual(waiting.map(({ act }) => act).sort(), ['difference', 'transfer'])
  for (const { id } of waiting)
    assert.deepEqual(outcomeOf(await confirm(finance, id))[1], 'SECOND_BOOKER_NEEDED')
  await Promise.all(waiting.map(({ id }) => confirm(second, id)))
  for (const { id } of await bookingOf('DOOR-1')) await confirm(second, id)
  assert.equal(await receivedOf(paymentId), 7_000)
  assert.deepEqual(await judge(world), [])
})

test('a line of the bank with what is due stands before another amount that somebody wants booked', async () => {
  const { paymentId, reference } = await promised()
  await arrive(finance, paymentId, 'DOOR-2', '200.00')
  const day = today()
  await pass(1)
  assert.equal((await importFile(finance, [`${day},DOOR-2,${reference},90.00`])).books, 1)
  const [waiting] = await bookingOf('DOOR-2')
  const { status } = await confirm(second, waiting?.id)
  assert.ok(status >= 400 && status < 500, String(status))
  assert.equal(await receivedOf(paymentId), 9_000)
  assert.deepEqual(await judge(world), [])
})

test('one person takes no money back by a correction, and closes no month over what waits', async () => {
  const { paymentId, reference } = await promised()
  await arrive(finance, paymentId, 'DOOR-3', '90.00')
  const day = today()
  await pass(1)
  await importFile(finance, [`${day},DOOR-3,${reference},20.00`])
  const found = await differenceOf('DOOR-3')
  assert.equal((await resolve(finance, found?.id, 'corrected')).status, 200)
  assert.deepEqual(outcomeOf(await resolve(finance, found?.id, 'accepted')), [409, 'BOOKING_WAITS'])
  assert.deepEqual(outcomeOf(await resolve(second, found?.id, 'corrected')), [409, 'BOOKING_WAITS'])
  assert.equal(await receivedOf(paymentId), 9_000)
  assert.equal((await differenceOf('DOOR-3'))?.resolvedAt, undefined)
  const closed = await finance.send('POST reconciliation/period', { body: { from: day, to: day } })
  assert.ok(closed.status >= 400, JSON.stringify(closed.body))
  const [waiting] = await bookingOf('DOOR-3')
  assert.equal((await confirm(second, waiting?.id)).status, 200)
  assert.equal(await receivedOf(paymentId), 2_000)
  assert.equal(await differenceOf('DOOR-3'), undefined)
})

test('what is settled otherwise leaves no booking behind that keeps its request from ending', async () => {
  const { paymentId, attemptId, reference } = await promised()
  const day = today()
  await pass(1)
  await importFile(finance, [`${day},DOOR-4,${reference},70.00`])
  const found = await differenceOf('DOOR-4')
  assert.equal((await resolve(finance, found?.id, 'applied')).status, 200)
  const [waiting] = await bookingOf('DOOR-4')
  // Another records the same: what waited is settled by it.
  await arrive(second, paymentId, 'DOOR-4', '70.00')
  const [transfer] = (await bookingOf('DOOR-4', finance)).filter(({ act }) => act === 'transfer')
  assert.equal((await confirm(finance, transfer?.id)).status, 200)
  assert.equal(await receivedOf(paymentId), 7_000)
  assert.equal((await confirm(second, waiting?.id)).status, 200)
  assert.equal(await receivedOf(paymentId), 7_000)
  const left = await world.portal.database.query(
    sql`select id from payment_bookings where attempt_id = ${attemptId}`,
  )
  assert.deepEqual(left, [])
})

test('a difference that is gone takes what waited for it along', async () => {
  const { paymentId, attemptId, reference } = await promised()
  const day = today()
  await pass(1)
  await importFile(finance, [`${day},DOOR-5,${reference},70.00`])
  await resolve(finance, (await differenceOf('DOOR-5'))?.id, 'applied')
  const [waiting] = await bookingOf('DOOR-5')
  await arrive(finance, paymentId, 'DOOR-5', '70.00')
  const [transfer] = (await bookingOf('DOOR-5')).filter(({ act }) => act === 'transfer')
  await confirm(second, transfer?.id)
  // The same days again: both sides are equal now.
  await importFile(second, [`${day},DOOR-5,${reference},70.00`])
  assert.equal(await differenceOf('DOOR-5'), undefined)
  assert.deepEqual(outcomeOf(await confirm(second, waiting?.id)), [404, 'NOT_FOUND'])
  assert.deepEqual(
    await world.portal.database.query(sql`select id from payment_bookings where attempt_id = ${attemptId}`),
    [],
  )
})

test('a proof is not refused while money of its transfer waits for a second person', async () => {
  const { paymentId } = await promised()
  await arrive(finance, paymentId, 'DOOR-6', '60.00')
  const refused = await second.send(`POST payments/${paymentId}/transfer`, {
    body: { refused: 'Unreadable' },
  })
  assert.deepEqual(outcomeOf(refused), [409, 'BOOKING_WAITS'])
})

test('nobody outside finance, and nobody for their own request, reads, confirms or declines what waits', async () => {
  const { paymentId } = await promised(own)
  await arrive(finance, paymentId, 'DOOR-7', '60.00')
  const [waiting] = await bookingOf('DOOR-7')
  const id = waiting?.id ?? ''
  const reason = { body: { reason: 'So' } }
  const tryAll = async (who: Person) => [
    outcomeOf(await who.send(`GET bookings/${id}/preview`))[1],
    outcomeOf(await who.send(`POST bookings/${id}/confirm`))[1],
    outcomeOf(await who.send(`POST bookings/${id}/decline`, reason))[1],
  ]
  const officer = await world.portal.employee(['CASE_OFFICER', 'SUPERVISOR', 'BFM_ADMIN', 'AUDITOR'])
  for (const who of [citizen, own, officer])
    assert.deepEqual(await tryAll(who), ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'])
  assert.deepEqual(await tryAll(insider), ['OWN_REQUEST', 'OWN_REQUEST', 'OWN_REQUEST'])
  for (const unknown of [crypto.randomUUID(), paymentId])
    assert.deepEqual(outcomeOf(await confirm(second, unknown)), [404, 'NOT_FOUND'])
  assert.equal(await receivedOf(paymentId), 0)
  // Nothing more is asked of a second person than that they confirm: the amount is the one that was asked for.
  await second.send(`POST bookings/${id}/confirm`, { body: { arrived: '900.00' } })
  assert.ok([0, 6_000].includes(await receivedOf(paymentId)))
})

test('whoever proved themselves more than ten minutes ago confirms nothing', async () => {
  const { paymentId } = await promised()
  await arrive(finance, paymentId, 'DOOR-8', '60.00')
  const [waiting] = await bookingOf('DOOR-8')
  world.portal.pass(11 * 60_000)
  assert.deepEqual(outcomeOf(await confirm(second, waiting?.id)), [422, 'STEP_UP_REQUIRED'])
  await pass(0)
  assert.equal(await receivedOf(paymentId), 0)
})
