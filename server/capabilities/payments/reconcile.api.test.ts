// The daily close by lists of every kind: lines that belong together, odd rows, days that nobody answered about.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addDays, cairoDate } from '@bawaba/language/index.ts'
import { readConfig } from '../../config.ts'
import { sql } from '../../platform/database/index.ts'
import { confirmedBy } from '../../test-bookings.ts'
import { openWorld, type World } from '../../test-payment-world.ts'
import type { Person } from '../../test-portal.ts'
import { OutcomeUnknown, type Settlement } from './gateway.ts'
import { gatewaysOf } from './gateways.ts'
import { withLists } from './test-lists.ts'

let world: World
let citizen: Person
let finance: Person
before(async () => {
  world = await openWorld()
  citizen = await world.portal.citizen()
  finance = confirmedBy(
    world.portal,
    await world.portal.employee(['FINANCIAL_MANAGER']),
    await world.portal.employee(['FINANCIAL_MANAGER']),
  )
})
after(() => world.close())

const dayMs = 24 * 60 * 60_000
const pass = (days: number) => world.portal.passWith(days * dayMs, citizen, finance)
const today = () => cairoDate(world.portal.now())
type Line = Settlement

/** A booking that is paid by a code, and its transaction. */
const paid = async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'payment-code')
  await world.fate(body.attemptId, 'pay')
  for (const notice of await world.sent()) await world.deliver(notice)
  const { transactionId, occurredAt } = await world.portal.database.one<{
    transactionId: string
    occurredAt: Date
  }>(
    sql`select transaction_id as "transactionId", occurred_at as "occurredAt" from payment_events
      where attempt_id = ${body.attemptId} and kind = 'received'`,
  )
  const line = (more: Partial<Line> = {}): Line => ({
    transactionId,
    reference: body.attemptId,
    kind: 'received',
    amount: 9_300,
    currency: 'EGP',
    occurredAt,
    ...more,
  })
  return { ID, paymentId, attemptId: body.attemptId, transactionId, line }
}
const differencesOf = async (transactionId: string) =>
  (await finance.call('GET reconciliation/differences')).body.filter(
    each => each.transactionId === transactionId,
  )

test('lines of one transaction are added up, and each of the others is compared', async () => {
  const whole = await paid()
  const short = await paid()
  const day = today()
  await pass(1)
  const list = [whole.line({ amount: 4_000 }), whole.line({ amount: 5_300 }), short.line({ amount: 9_000 })]
  const { reconcile } = withLists(world, async () => ({ lines: list, unreadable: [] }))
  const closed = await reconcile.closeNow('sandbox', day)
  assert.deepEqual([closed.lines, closed.received], [3, '183.00'])
  assert.deepEqual(await differencesOf(whole.transactionId), [])
  assert.deepEqual(
    (await differencesOf(short.transactionId)).map(({ kind, here, there }) => [kind, here, there]),
    [['amount', '93.00', '90.00']],
  )
})

test('days that nobody answered about are closed once somebody does', async () => {
  const first = today()
  await pass(6)
  let answers = false
  const seen: string[] = []
  const { reconcile, logged } = withLists(world, async day => {
    if (!answers) throw new OutcomeUnknown('down')
    seen.push(day)
    return { lines: [], unreadable: [] }
  })
  await assert.rejects(reconcile.nightly())
  assert.ok(
    logged.some(({ event, day }) => event === 'payments.not_reconciled' && day === addDays(today(), -1)),
  )
  answers = true
  await reconcile.nightly()
  for (let day = first; day < today(); day = addDays(day, 1)) assert.ok(seen.includes(day), day)
})

test('a line in another currency, or one that cannot be read, is a difference and stops nothing', async () => {
  const booking = await paid()
  const day = today()
  await pass(1)
  let unreadable = ['{"amount":"a lot"}']
  const currency = () => booking.line({ currency: 'USD' })
  let line = currency
  const { reconcile } = withLists(world, async () => ({ lines: [line()], unreadable }))
  await reconcile.closeNow('sandbox', day)
  const [foreign] = await differencesOf(booking.transactionId)
  assert.deepEqual(
    [foreign?.kind, foreign?.here, foreign?.there, foreign?.note],
    ['currency', '93.00', '0.00', 'USD'],
  )
  const odd = async () =>
    (await finance.call('GET reconciliation/differences')).body.filter(each => each.kind === 'unreadable')
  assert.deepEqual(
    (await odd()).map(({ note, resolution }) => [note, resolution]),
    [['{"amount":"a lot"}', undefined]],
  )
  // The same again is no second one; mended, both are gone.
  await reconcile.closeNow('sandbox', day)
  assert.equal((await odd()).length, 1)
  unreadable = []
  line = booking.line
  const { open } = await reconcile.closeNow('sandbox', day)
  assert.equal(open, 0)
  assert.deepEqual([(await odd())[0]?.resolution], ['vanished'])
})

test('a line that stands on the next day’s list is no difference, and a wrong reference is one', async () => {
  const late = await paid()
  const other = await paid()
  const day = today()
  await pass(2)
  const next = addDays(day, 1)
  const wrong = { reference: crypto.randomUUID() }
  const lists: Record<string, Line[]> = { [day]: [other.line(wrong)], [next]: [late.line()] }
  const { reconcile } = withLists(world, async of => ({ lines: lists[of] ?? [], unreadable: [] }))
  await reconcile.closeNow('sandbox', day)
  assert.deepEqual(
    (await differencesOf(late.transactionId)).map(({ kind, resolution }) => [kind, resolution]),
    [['missingThere', undefined]],
  )
  const [found] = await differencesOf(other.transactionId)
  assert.deepEqual([found?.kind, found?.reference], ['reference', wrong.reference])
  await reconcile.closeNow('sandbox', next)
  assert.deepEqual(
    (await differencesOf(late.transactionId)).map(({ resolution }) => resolution),
    ['vanished'],
  )
})

test('a difference that was accepted opens again when a side changes', async () => {
  const booking = await paid()
  const day = today()
  await pass(1)
  let amount = 9_000
  const list = async () => ({ lines: [booking.line({ amount })], unreadable: [] })
  const { reconcile } = withLists(world, list)
  await reconcile.closeNow('sandbox', day)
  const [found] = await differencesOf(booking.transactionId)
  const params = { id: found?.id ?? '' }
  const body = { resolution: 'accepted' as const, reason: 'Their fee' }
  await finance.call('POST reconciliation/differences/:id/resolve', { params, body })
  await reconcile.closeNow('sandbox', day)
  assert.equal((await differencesOf(booking.transactionId))[0]?.resolution, 'accepted')
  amount = 8_000
  await reconcile.closeNow('sandbox', day)
  const [again] = await differencesOf(booking.transactionId)
  assert.deepEqual([again?.there, again?.resolution, again?.reason], ['80.00', undefined, undefined])
})

test('finance see which days were not compared, and why; the portal catches up by itself', async () => {
  await pass(5)
  const isSilent = new Set([addDays(today(), -3)])
  const { reconcile } = withLists(world, async day => {
    if (isSilent.has(day)) throw new OutcomeUnknown('down')
    return { lines: [], unreadable: [] }
  })
  assert.ok(await reconcile.isBehind())
  await assert.rejects(reconcile.nightly())
  // One day that fails stops no other.
  const gaps = async () => (await finance.call('GET reconciliation/gaps')).body
  assert.deepEqual(
    (await gaps()).map(({ gatewayId, day, why }) => [gatewayId, day, why]),
    [['sandbox', addDays(today(), -3), 'noAnswer']],
  )
  assert.equal(await reconcile.isBehind(), false)
  assert.equal((await citizen.call('GET reconciliation/gaps')).status, 403)
  isSilent.clear()
  await reconcile.nightly()
  assert.deepEqual(await gaps(), [])
})

test('after a restore the days since the backup are closed, and money that the backup does not know is found', async () => {
  // Begun and paid after the backup: the provider alone knows of it.
  const gateway = gatewaysOf(readConfig({ DEMO: 'on', ...world.environment }), {
    isDemo: true,
    clock: world.portal.now,
  }).get('sandbox')
  const reference = crypto.randomUUID()
  await gateway?.begin({
    reference,
    channel: 'payment-code',
    amount: 9_300,
    currency: 'EGP',
    description: { ar: 'حجز قاعة', en: 'Room booking' },
    language: 'ar',
    successUrl: 'http://localhost/a',
    failureUrl: 'http://localhost/b',
    returnUrl: 'http://localhost/c',
    expiresAt: new Date(world.portal.now().getTime() + dayMs),
  })
  assert.ok(await world.fate(reference, 'pay'))
  await world.sent()
  const backup = today()
  await pass(4)
  await world.portal.database.query(sql`delete from reconciliation_days where day >= ${backup}`)
  await world.run('payments.catch_up')
  const { body: days } = await finance.call('GET reconciliation')
  const closed = new Set(days.map(({ day }) => day))
  for (let day = backup; day < today(); day = addDays(day, 1)) assert.ok(closed.has(day), day)
  const found = (await finance.call('GET reconciliation/differences')).body.find(
    each => each.reference === reference,
  )
  assert.deepEqual(
    [found?.kind, found?.here, found?.there, found?.day],
    ['unknownReference', '0.00', '93.00', backup],
  )
})

/** Money over 93.00 that has so much of a surplus here, of which the provider's list knows less; the list is applied. */
const lessThanCounted = async (
  counted: number,
  listed: number,
  prepare?: (ID: string) => Promise<unknown>,
) => {
  const { ID } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'bank')
  assert.ok(await world.fate(body.attemptId, 'pay', counted))
  await world.status(citizen, ID, true)
  await prepare?.(ID)
  const { database } = world.portal
  const [money] = await database.query<{ transactionId: string; occurredAt: Date }>(
    sql`select transaction_id as "transactionId", occurred_at as "occurredAt" from payment_events
      where attempt_id = ${body.attemptId} and kind = 'received'`,
  )
  const { transactionId, occurredAt } = money ?? assert.fail('Nothing came')
  const day = today()
  await pass(1)
  const { reconcile } = withLists(world, async () => ({
    lines: [
      {
        transactionId,
        reference: body.attemptId,
        kind: 'received',
        amount: listed,
        currency: 'EGP',
        occurredAt,
      },
    ],
    unreadable: [],
  }))
  await reconcile.closeNow('sandbox', day)
  const [found] = await differencesOf(transactionId)
  const { status } = await finance.call('POST reconciliation/differences/:id/resolve', {
    params: { id: found?.id ?? '' },
    body: { resolution: 'corrected', reason: 'By the list' },
  })
  assert.equal(status, 200)
  return database.query<{ amount: number; cause: string; status: string }>(
    sql`select amount, cause, status from payment_refunds where attempt_id = ${body.attemptId} order by requested_at, amount desc`,
  )
}

test('a surplus that is corrected to less is asked back in its new amount, and not at all where none is left', async () => {
  const due = 9_000
  assert.deepEqual(await lessThanCounted(due + 1_000, due + 400), [
    { amount: 1_000, cause: 'tooMuch', status: 'declined' },
    { amount: 400, cause: 'tooMuch', status: 'requested' },
  ])
  assert.deepEqual(await lessThanCounted(due + 1_000, due), [
    { amount: 1_000, cause: 'tooMuch', status: 'declined' },
  ])
})

test('money that goes back whole and is corrected to less is asked back in its new amount', async () => {
  const refunds = await lessThanCounted(9_000, 8_000, async ID => {
    await citizen.act(await world.requestOf(citizen, ID), 'CANCEL')
    await world.run('payments.publish')
  })
  assert.deepEqual(refunds, [
    { amount: 9_000, cause: 'tooLate', status: 'declined' },
    { amount: 8_000, cause: 'tooLate', status: 'requested' },
  ])
})
