// Why a request waits though its time is over: a proof that finance has not looked at, a provider that cannot be asked. Staff
// are told the same day and then daily, and find it on the page of failed jobs.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { confirmedBy } from '../../test-bookings.ts'
import { multipart, pdf } from '../../test-files.ts'
import { judge, openWorld, type World } from '../../test-payment-world.ts'
import type { Person } from '../../test-portal.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
let world: World
let citizen: Person
let finance: Person
let supervisor: Person
let officer: Person
before(async () => {
  world = await openWorld({
    BANK_IBAN: 'EG380019000500000000263180002',
    BANK_NAME: 'بنك مصر | Banque Misr',
    BANK_ACCOUNT_NAME: 'المكتبة | The library',
  })
  citizen = await world.portal.citizen()
  finance = confirmedBy(
    world.portal,
    await world.portal.employee(['FINANCIAL_MANAGER']),
    await world.portal.employee(['FINANCIAL_MANAGER']),
  )
  supervisor = await world.portal.employee(['SUPERVISOR'])
  officer = await world.portal.employee(['CASE_OFFICER'])
})
after(() => world.close())

const pass = (ms: number) => world.portal.passWith(ms, citizen, finance, supervisor, officer)
const statusOf = async (ID: string): Promise<string> =>
  (await world.portal.database.one<{ status: string }>(sql`select status from requests where number = ${ID}`))
    .status
const work = () => world.run('requests.run_due', 'payments.check', 'payments.publish', 'requests.run_due')
/** A room whose fee is transferred to the own account, with a proof or without. */
const transferred = async (hasProof: boolean) => {
  const booked = await world.book(citizen)
  const service = 'ROOM_BOOKING'
  await citizen.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params: { service, id: booked.ID, activityId: 'APPLY' },
    query: { gatewayId: 'bank-account', channel: 'bank', successURL: '/a', failureURL: '/b' },
  })
  if (hasProof) {
    const { body } = await citizen.send('POST files', multipart(pdf()))
    await citizen.call('POST :service/:id/paymentProof', {
      params: { service, id: booked.ID },
      body: { fileId: body.id },
    })
  }
  return booked
}
const toldOf = async (who: Person, ID: string): Promise<number> =>
  (await who.call('GET Notifications')).body.filter(
    ({ kind, text }) => kind === 'workOwed' && text?.includes(ID),
  ).length
const owedOf = async (who: Person, ID: string) =>
  (await who.call('GET owedWork')).body.filter(row => row.ID === ID)

test('a proof under review keeps a request past its time, and staff are told the same day and then daily', async () => {
  const { ID, paymentId } = await transferred(true)
  await pass(15 * day)
  await work()
  assert.equal(await statusOf(ID), 'PAYMENT_DUE')
  for (const who of [finance, supervisor]) {
    const [row] = await owedOf(who, ID)
    assert.equal(row?.reason?.en, 'A proof of transfer waits for finance.')
    assert.equal(row?.name, 'requests.move')
  }
  await world.run('owed.tell')
  assert.deepEqual([await toldOf(finance, ID), await toldOf(supervisor, ID)], [0, 0])
  await pass(hour)
  await world.run('owed.tell')
  await world.run('owed.tell')
  assert.deepEqual(await Promise.all([finance, supervisor, officer].map(who => toldOf(who, ID))), [1, 1, 0])
  await pass(day)
  await work()
  await world.run('owed.tell')
  assert.deepEqual([await toldOf(finance, ID), await statusOf(ID)], [2, 'PAYMENT_DUE'])
  // Looked at and found right, it counts, however long that took.
  await finance.call('POST payments/:id/transfer', {
    params: { id: paymentId },
    body: { arrived: '90.00', transactionId: 'BANK-1' },
  })
  await work()
  assert.equal(await statusOf(ID), 'NEW')
  assert.deepEqual(await owedOf(finance, ID), [])
})

test('a proof that finance refuse keeps it no longer, and without a proof nothing does', async () => {
  const proven = await transferred(true)
  const bare = await transferred(false)
  await pass(15 * day)
  await work()
  assert.deepEqual([await statusOf(proven.ID), await statusOf(bare.ID)], ['PAYMENT_DUE', 'LAPSED'])
  await finance.call('POST payments/:id/transfer', {
    params: { id: proven.paymentId },
    body: { refused: 'It is of another account' },
  })
  await pass(hour)
  await work()
  assert.equal(await statusOf(proven.ID), 'LAPSED')
  assert.deepEqual(await owedOf(finance, proven.ID), [])
})

test('a provider that is away is asked with pauses, and another request ends meanwhile', async () => {
  const waiting = await world.book(citizen)
  const { body } = await world.begin(citizen, waiting.ID, 'payment-code')
  const other = await world.book(citizen)
  await world.control('/faults', {
    of: 'call',
    times: 3,
    reference: body.attemptId,
    call: 'status',
    mode: 'down',
    after: false,
  })
  await pass(10 * day)
  await world.run('requests.run_due')
  assert.deepEqual([await statusOf(waiting.ID), await statusOf(other.ID)], ['PAYMENT_DUE', 'LAPSED'])
  // Until its pause is over it is not asked again, and nothing is due for it.
  await world.run('requests.run_due', 'requests.run_due')
  const [row] = await owedOf(finance, waiting.ID)
  assert.equal(row?.tries, 1)
  for (const ms of [2 * minute, 3 * minute, 5 * minute]) {
    await pass(ms)
    await world.run('requests.run_due')
  }
  assert.equal(await statusOf(waiting.ID), 'LAPSED')
  assert.equal(await world.fate(body.attemptId, 'pay'), false)
  await work()
  assert.deepEqual(await judge(world), [])
})

test('money on a former reference that nobody told of keeps a request, by when it arrived', async () => {
  const paidOn = async (isInTime: boolean) => {
    const { ID } = await world.book(citizen)
    const { body: former } = await world.begin(citizen, ID, 'bank')
    await pass(hour)
    await world.begin(citizen, ID, 'payment-code')
    await work()
    await pass(hour)
    await work()
    if (!isInTime) await pass(10 * day)
    assert.ok(await world.fate(former.attemptId, 'pay'))
    if (isInTime) await pass(10 * day)
    // Of all notices only those of other payments come through.
    await world.sent()
    await work()
    return statusOf(ID)
  }
  assert.deepEqual([await paidOn(true), await paidOn(false)], ['NEW', 'LAPSED'])
  await work()
  assert.deepEqual(await judge(world), [])
})

test('money that came too late does not hide money that came in time and nobody told of', async () => {
  for (const late of ['former', 'present'] as const) {
    const { ID, paymentId } = await world.book(citizen)
    const { body: former } = await world.begin(citizen, ID, 'bank')
    await pass(hour)
    const { body: present } = await world.begin(citizen, ID, 'payment-code')
    const other = late === 'former' ? present : former
    assert.ok(await world.fate(other.attemptId, 'pay'))
    await world.sent()
    await pass(10 * day)
    const isLatePaid = late === 'former' && (await world.fate(former.attemptId, 'pay'))
    assert.equal(isLatePaid, late === 'former')
    // Of the late payment alone a notice arrives.
    for (const notice of await world.sent()) await world.deliver(notice)
    await work()
    assert.equal(await statusOf(ID), 'NEW', late)
    const rows = await world.portal.database.query<{ cause: string; amount: number; status: string }>(
      sql`select f.cause, f.amount, f.status from payment_refunds f join payment_attempts a on a.id = f.attempt_id
        where a.payment_id = ${paymentId} and f.status <> 'declined'`,
    )
    assert.deepEqual(
      rows.map(({ cause, amount, status }) => [cause, amount, status]),
      late === 'former' ? [['paidTwice', 9_000, 'requested']] : [],
    )
  }
  assert.deepEqual(await judge(world), [])
})

test('a provider that left the settings is named as what a request waits for, and finance lead it on', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'payment-code')
  await world.portal.database.query(
    sql`update payment_attempts set gateway_id = 'former' where id = ${body.attemptId}`,
  )
  await pass(10 * day)
  await work()
  const reasons = async () => (await owedOf(finance, ID)).map(({ reason }) => reason?.en.slice(0, 67))
  assert.deepEqual(await reasons(), ['The payment provider by which paying began is no longer in the sett'])
  // The former provider says that it was paid there.
  const { status } = await finance.send(`POST payments/${paymentId}/office`, {
    body: { amount: '90.00', receiptNumber: `FORMER-${ID}`, hasArrived: true },
  })
  assert.equal(status, 200)
  await work()
  assert.deepEqual([await statusOf(ID), await owedOf(finance, ID)], ['NEW', []])
})

test('a provider that hangs while a request is to end keeps no work inside waiting', () => {
  const laneOf = (job: string) => world.portal.portal.jobs.find(({ name }) => name === job)?.lane ?? 'inside'
  // Both ask providers.
  assert.deepEqual(['requests.run_due', 'payments.check'].map(laneOf), ['outside', 'outside'])
})

test('what was told as late is not told again once money in time pays', async () => {
  const { ID } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'bank')
  await pass(hour)
  assert.ok(await world.fate(body.attemptId, 'pay', 9_000))
  // Nobody hears of the first; the second comes too late, with a notice.
  await world.sent()
  await pass(10 * day)
  assert.ok(await world.fate(body.attemptId, 'pay', 9_000))
  const [late] = await world.sent()
  assert.ok(late)
  await world.deliver(late)
  await work()
  const lines = await world.portal.database.query<{ kind: string; amount: string }>(
    sql`select h.kind, h.detail ->> 'amount' as amount from request_history h join requests r on r.id = h.request_id
      where r.number = ${ID} and h.kind in ('paymentSucceeded', 'paymentSurplus', 'paymentReceived') order by h.id`,
  )
  const total = lines.reduce((sum, { amount }) => sum + Number(amount), 0)
  assert.deepEqual([await statusOf(ID), total], ['NEW', 180])
})
