// Money that goes back, comes in parts, or is owed when a request ends: judged by the gateway's own books.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { raw, sql } from '../../platform/database/index.ts'
import { judge, openWorld, type World } from '../../test-payment-world.ts'
import { outcomeOf, type Person } from '../../test-portal.ts'
import { publishService, questionAnswers } from '../../test-services.ts'
import { dropRefundsSql, keepMoneySql, openPaymentSql, returnMoneySql } from '../fees/index.ts'

let world: World
let citizen: Person
let finance: Person
let second: Person
before(async () => {
  world = await openWorld()
  citizen = await world.portal.citizen()
  finance = await world.portal.employee(['FINANCIAL_MANAGER'])
  second = await world.portal.employee(['FINANCIAL_MANAGER'])
})
after(() => world.close())

const minute = 60_000
const day = 24 * 60 * minute
const deliverAll = async () => {
  for (const notice of await world.sent()) await world.deliver(notice)
}
/** Everybody who is signed in stays so while time passes. */
const pass = (ms: number) => world.portal.passWith(ms, citizen, finance, second)
const settle = async () => {
  await deliverAll()
  await world.run('payments.check', 'payments.publish')
}
type Refund = { id: string; amount: number; cause: string; status: string }
const refunds = (paymentId: string) =>
  world.portal.database.query<Refund>(
    sql`select f.id, f.amount, f.cause, f.status from payment_refunds f join payment_attempts a on a.id = f.attempt_id
      where a.payment_id = ${paymentId} order by f.requested_at, f.id`,
  )
const seenRefunds = async (paymentId: string) =>
  (await refunds(paymentId)).map(({ amount, cause, status }) => [amount, cause, status])
const ask = (paymentId: string, attemptId: string, amount: string) =>
  finance.call('POST payments/:id/refunds', {
    params: { id: paymentId },
    body: { attemptId, amount, reason: 'The payer wrote to us' },
  })
const decide = async (paymentId: string, approve: boolean, who = second) => {
  const open = (await refunds(paymentId)).findLast(
    ({ status }) => status === 'requested' || status === 'failed',
  )
  return who.call('POST refunds/:id/decide', {
    params: { id: open?.id ?? '' },
    body: { approve, reason: 'So it is' },
  })
}
const statusOf = async (paymentId: string) =>
  (
    await world.portal.database.one<{ status: string }>(
      sql`select status from payments where id = ${paymentId}`,
    )
  ).status
const cancel = async (ID: string) => citizen.act(await world.requestOf(citizen, ID), 'CANCEL')

test('two parts on two references of transfers are booked, and together they pay', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const first = await world.begin(citizen, ID, 'bank')
  await world.begin(citizen, ID, 'payment-code')
  const third = await world.begin(citizen, ID, 'bank')
  await world.sent()
  await world.fate(third.body.attemptId, 'pay', 5_000)
  await settle()
  assert.equal(await statusOf(paymentId), 'incomplete')
  await world.fate(first.body.attemptId, 'pay', 4_000)
  await settle()
  assert.deepEqual(
    (await world.attempts(paymentId)).map(({ received }) => received),
    [4_000, 0, 5_000],
  )
  assert.equal(await statusOf(paymentId), 'paid')
  assert.deepEqual(await seenRefunds(paymentId), [])
  assert.deepEqual(await judge(world), [])
})

test('a part on a former transfer is booked while another way is open, and staff can ask the provider', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const bank = await world.begin(citizen, ID, 'bank')
  await world.begin(citizen, ID, 'payment-code')
  await world.sent()
  await world.fate(bank.body.attemptId, 'pay', 4_000)
  await settle()
  const checked = await finance.call('POST payments/:id/check', { params: { id: paymentId } })
  assert.deepEqual([checked.body.status, checked.body.received], ['incomplete', '40.00'])
})

test('a declined refund counts as nothing: less can be asked for, and what is owed at the end is queued', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'bank')
  await world.fate(body.attemptId, 'pay', 4_000)
  await settle()
  await ask(paymentId, body.attemptId, '40.00')
  await decide(paymentId, false)
  assert.equal((await ask(paymentId, body.attemptId, '10.00')).status, 200)
  await decide(paymentId, false)
  await cancel(ID)
  await settle()
  await pass(day)
  await settle()
  assert.deepEqual((await seenRefunds(paymentId)).at(-1), [4_000, 'tooLate', 'requested'])
})

test('a part that goes back leaves the payment to be paid, and does not count when the rest comes', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'bank')
  await world.fate(body.attemptId, 'pay', 4_000)
  await settle()
  await ask(paymentId, body.attemptId, '40.00')
  await decide(paymentId, true)
  await world.run('payments.refund')
  await settle()
  assert.notEqual(await statusOf(paymentId), 'refunded')
  await pass(minute)
  await world.fate(body.attemptId, 'pay', 5_000)
  await settle()
  await pass(6 * minute)
  await settle()
  assert.equal(await statusOf(paymentId), 'incomplete')
  const receipt = await citizen
    .call('GET payments/:id/receipt', { params: { id: paymentId } })
    .catch(() => null)
  assert.notEqual(receipt?.status, 200)
  // By another way it can be paid whole once that is given back too.
  await ask(paymentId, body.attemptId, '50.00')
  await decide(paymentId, true)
  await world.run('payments.refund')
  await settle()
  assert.equal((await world.begin(citizen, ID, 'card')).status, 200)
  assert.deepEqual(await judge(world), [])
})

test('a refund that the provider fails late is carried out by another try', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'card')
  await world.fate(body.attemptId, 'pay')
  await settle()
  await world.control('/faults', {
    of: 'refund',
    times: 1,
    ms: 1_000,
    fails: true,
    reference: body.attemptId,
  })
  await ask(paymentId, body.attemptId, '92.90')
  await decide(paymentId, true)
  await world.run('payments.refund')
  await pass(6 * minute)
  await world.run('payments.refund')
  await settle()
  assert.deepEqual(await seenRefunds(paymentId), [[9_290, 'staff', 'failed']])
  await decide(paymentId, true)
  await world.run('payments.refund')
  await pass(6 * minute)
  await settle()
  assert.deepEqual(await seenRefunds(paymentId), [[9_290, 'staff', 'returned']])
  assert.deepEqual(await judge(world), [])
})

test('what was paid for a request that its applicant then cancels is queued to go back', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'card')
  await world.fate(body.attemptId, 'pay')
  await settle()
  await cancel(ID)
  await settle()
  assert.deepEqual(await seenRefunds(paymentId), [[9_290, 'tooLate', 'requested']])
  const [owed] = await refunds(paymentId)
  const declined = await second.send(`POST refunds/${owed?.id}/decide`, {
    body: { approve: false, reason: 'We keep it' },
  })
  assert.deepEqual(outcomeOf(declined), [409, 'REFUND_OWED'])
  await decide(paymentId, true)
  await world.run('payments.refund')
  await settle()
  assert.equal(await statusOf(paymentId), 'refunded')
  assert.deepEqual(await judge(world), [])
})

test('whoever recorded money of a payment does not approve that it goes back', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body: begun } = await world.begin(citizen, ID, 'card')
  await world.fate(begun.attemptId, 'cancel')
  await settle()
  await finance.call('POST payments/:id/office', {
    params: { id: paymentId },
    body: { amount: '90.00', receiptNumber: `OFF-${ID}` },
  })
  await world.run('payments.publish')
  await cancel(ID)
  await settle()
  const [refund] = await refunds(paymentId)
  assert.equal(refund?.status, 'requested')
  const params = { id: refund?.id ?? '' }
  const body = { approve: true, reason: 'I took it myself' }
  const own = await finance.send(`POST refunds/${params.id}/decide`, { body })
  assert.deepEqual(outcomeOf(own), [403, 'SECOND_PERSON_NEEDED'])
  assert.equal((await second.call('POST refunds/:id/decide', { params, body })).body.status, 'approved')
})

/** What happens to the money of a request that is taken up again. */
const takeUp = (ID: string) =>
  world.portal.database.query(
    sql`with changed as (select id from requests where number = ${ID}),
        retained as (${keepMoneySql(true, world.portal.now(), raw('changed'))}),
        unasked as (${dropRefundsSql(true, world.portal.now(), raw('retained'))}),
        refolded as (${returnMoneySql(true, world.portal.now(), raw('retained'))})
      select from changed`,
  )

test('a request that is taken up again keeps what was paid, unless it is going back already', async () => {
  const cancelled = async () => {
    const { ID, paymentId } = await world.book(citizen)
    const { body } = await world.begin(citizen, ID, 'card')
    await world.fate(body.attemptId, 'pay')
    await settle()
    await cancel(ID)
    await settle()
    return { ID, paymentId }
  }
  const undecided = await cancelled()
  await takeUp(undecided.ID)
  await settle()
  assert.deepEqual(await seenRefunds(undecided.paymentId), [[9_290, 'tooLate', 'declined']])
  const approved = await cancelled()
  await decide(approved.paymentId, true)
  await takeUp(approved.ID)
  await world.run('payments.refund')
  await settle()
  assert.deepEqual(await seenRefunds(approved.paymentId), [[9_290, 'tooLate', 'returned']])
  assert.deepEqual(await judge(world), [])
})

test('a part that went back before the price was reached is asked for no second time', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'bank')
  await world.fate(body.attemptId, 'pay', 4_000)
  await settle()
  await ask(paymentId, body.attemptId, '40.00')
  await decide(paymentId, true)
  await world.run('payments.refund')
  await settle()
  await pass(minute)
  await world.fate(body.attemptId, 'pay', 5_000)
  await settle()
  await pass(6 * minute)
  await settle()
  await world.fate(body.attemptId, 'pay', 4_000)
  await settle()
  await pass(6 * minute)
  await settle()
  assert.equal(await statusOf(paymentId), 'paid')
  assert.deepEqual(await seenRefunds(paymentId), [[4_000, 'staff', 'returned']])
})

test('the receipt of parts on two references names all that went back', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const first = await world.begin(citizen, ID, 'bank')
  await world.begin(citizen, ID, 'payment-code')
  const third = await world.begin(citizen, ID, 'bank')
  await world.sent()
  await world.fate(third.body.attemptId, 'pay', 5_000)
  await world.fate(first.body.attemptId, 'pay', 4_000)
  await settle()
  await pass(6 * minute)
  await settle()
  assert.equal(await statusOf(paymentId), 'paid')
  for (const [attemptId, amount] of [
    [first.body.attemptId, '40.00'],
    [third.body.attemptId, '50.00'],
  ] as const) {
    await ask(paymentId, attemptId, amount)
    await decide(paymentId, true)
    await world.run('payments.refund')
    await pass(6 * minute)
    await settle()
  }
  const { body } = await citizen.call('GET payments/:id/receipt', { params: { id: paymentId } })
  assert.deepEqual([body.refund?.amount, body.refund?.isWhole], ['90.00', true])
})

test('of a part the payer reads what arrived and what is missing, on whichever reference it came', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const bank = await world.begin(citizen, ID, 'bank')
  await world.begin(citizen, ID, 'payment-code')
  await world.sent()
  await world.fate(bank.body.attemptId, 'pay', 4_000)
  await settle()
  await pass(6 * minute)
  await settle()
  assert.equal(await statusOf(paymentId), 'incomplete')
  const texts = await world.portal.database.query<{ text: string }>(
    sql`select text_en as text from notifications where request_number = ${ID} and kind = 'paymentIncomplete'`,
  )
  assert.match(texts.at(-1)?.text ?? '', /EGP.40.*EGP.50/)
})

/** The request waits for a second payment, as a service with two fees has it. */
const owesAgain = async (ID: string) => {
  await world.portal.database.query(
    sql`with changed as (update requests set status = 'PAYMENT_DUE', status_kind = 'waiting-on-payment', revision = revision + 1
          where number = ${ID} returning id, service_slug, owner_id)
      ${openPaymentSql(
        {
          id: randomUUID(),
          deliverableNumber: 1,
          due: {
            items: [{ label: { ar: 'رسم', en: 'Fee' }, amount: 9_000, of: 'definition' }],
            total: 9_000,
          },
        },
        world.portal.now(),
        raw('changed'),
      )}`,
  )
}

test('a booking keeps its hours while another payment of it is paid', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const first = await world.begin(citizen, ID, 'card')
  await world.fate(first.body.attemptId, 'pay')
  await settle()
  await owesAgain(ID)
  const again = await world.begin(citizen, ID, 'card')
  await world.fate(again.body.attemptId, 'pay')
  await settle()
  await ask(paymentId, first.body.attemptId, '92.90')
  await decide(paymentId, true)
  await world.run('payments.refund')
  await settle()
  assert.equal(await statusOf(paymentId), 'refunded')
  const places = await world.portal.database.query(
    sql`select from slot_places s join requests r on r.id = s.request_id where r.number = ${ID}`,
  )
  assert.equal(places.length > 0, true)
})

test('what was paid twice still goes back when the request is taken up again', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const bank = await world.begin(citizen, ID, 'bank')
  const { body } = await world.begin(citizen, ID, 'card')
  await world.fate(body.attemptId, 'pay')
  await settle()
  await cancel(ID)
  await settle()
  await world.fate(bank.body.attemptId, 'pay', 9_000)
  await settle()
  await pass(6 * minute)
  await settle()
  await takeUp(ID)
  await settle()
  await pass(120 * minute)
  await settle()
  assert.ok(
    (await seenRefunds(paymentId)).some(
      ([amount, cause, status]) => amount === 9_000 && cause === 'paidTwice' && status === 'requested',
    ),
  )
})

test('no refund stays that is asked for at the moment at which the request is taken up', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'card')
  await world.fate(body.attemptId, 'pay')
  await settle()
  await cancel(ID)
  let taken: Promise<unknown> | undefined
  await world.portal.database.transaction(async queries => {
    await queries.query(sql`select from payments where id = ${paymentId} for update`)
    taken = takeUp(ID)
    await new Promise(resolve => setTimeout(resolve, 300))
    await queries.query(sql`insert into payment_refunds (id, attempt_id, amount, cause, reason, status, requested_at)
        values (gen_random_uuid(), ${body.attemptId}, 9290, 'tooLate', 'tooLate', 'requested', ${world.portal.now()})`)
  })
  await taken
  await settle()
  assert.deepEqual(
    (await seenRefunds(paymentId)).filter(([, , s]) => s === 'requested'),
    [],
  )
})

test('a rejection that is corrected to an approval keeps what was paid', async () => {
  const designer = await world.portal.employee(['SERVICE_DESIGNER'])
  const officer = await world.portal.employee(['SUPERVISOR'])
  const service = await publishService(designer, 'PAID_QUESTION', definition => {
    const label = definition.serviceLabel
    const act = (activityId: string, more = {}) => ({ activityId, label, steps: [], ...more })
    const [step] = definition.activities[0].steps
    definition.allowAnonymous = false
    definition.cost = { free: false, amount: '50.00' }
    definition.fees = [{ label, amount: '50.00' }]
    definition.paymentInAdvance = true
    const why = { why: step.fieldsSchema.question }
    definition.activities.push(
      act('PAID'),
      act('REFUSE'),
      act('CORRECT', { corrects: {}, steps: [{ ...step, key: 'why', fieldsSchema: why }] }),
    )
    definition.workflow.initial = 'DUE'
    definition.workflow.states.push(
      { code: 'DUE', label, kind: 'waiting-on-payment' },
      { code: 'REFUSED', label, kind: 'rejected' },
    )
    definition.workflow.transitions.push(
      { activityId: 'PAID', from: ['DUE'], to: 'NEW', by: ['system'] },
      { activityId: 'REFUSE', from: ['NEW'], to: 'REFUSED', by: ['SUPERVISOR'] },
      { activityId: 'CORRECT', from: ['REFUSED'], to: 'DELIVERED', by: ['SUPERVISOR'] },
    )
  })
  const filed = await citizen.file(questionAnswers as never, { service })
  const begun = await citizen.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params: { service, id: filed.ID, activityId: 'ASK' },
    query: { gatewayId: 'sandbox', channel: 'card', successURL: '/a', failureURL: '/b' },
  })
  await world.fate(begun.body.attemptId, 'pay')
  await settle()
  const refused = await officer.act(await officer.read(filed), 'REFUSE')
  await settle()
  const { id: paymentId } = await world.portal.database.one<{ id: string }>(
    sql`select p.id from payments p join requests r on r.id = p.request_id where r.number = ${filed.ID}`,
  )
  assert.deepEqual(
    (await seenRefunds(paymentId)).map(([, , status]) => status),
    ['requested'],
  )
  const corrected = await officer.act(refused, 'CORRECT', {
    data: { ...questionAnswers, why: 'Refused by mistake' },
  })
  assert.equal(corrected.status, 'DELIVERED')
  await settle()
  assert.deepEqual(
    (await seenRefunds(paymentId)).map(([, , status]) => status),
    ['declined'],
  )
})
