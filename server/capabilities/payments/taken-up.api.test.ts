// What becomes of money when a request ends, is taken up again or is corrected.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { raw, sql } from '../../platform/database/index.ts'
import { judge } from '../../test-payment-world.ts'
import { publishService, questionAnswers } from '../../test-services.ts'
import { dropRefundsSql, keepMoneySql, openPaymentSql, returnMoneySql } from '../fees/index.ts'
import { type Money, openMoney } from './test-money.ts'

let { world, citizen, pass, settle, seenRefunds, ask, decide, statusOf, cancel } = {} as Money
before(async () => {
  ;({ world, citizen, pass, settle, seenRefunds, ask, decide, statusOf, cancel } = await openMoney())
})
after(() => world.close())

const minute = 60_000

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

test('a booking keeps its hours while another payment of it is paid', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const first = await world.begin(citizen, ID, 'card')
  await world.fate(first.body.attemptId, 'pay')
  await settle()
  // The newer of two payments is the one that is due.
  await pass(1000)
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
  let takingUp: Promise<unknown> | undefined
  await world.portal.database.transaction(async queries => {
    await queries.query(sql`select from payments where id = ${paymentId} for update`)
    takingUp = takeUp(ID)
    await new Promise(resolve => setTimeout(resolve, 300))
    await queries.query(sql`insert into payment_refunds (id, attempt_id, amount, cause, reason, status, requested_at)
        values (gen_random_uuid(), ${body.attemptId}, 9290, 'tooLate', 'tooLate', 'requested', ${world.portal.now()})`)
  })
  await takingUp
  await settle()
  assert.deepEqual(
    (await seenRefunds(paymentId)).filter(([, , s]) => s === 'requested'),
    [],
  )
})

/** A question whose fee was paid and that was refused then. */
const paidAndRefused = async (name: string) => {
  const designer = await world.portal.employee(['SERVICE_DESIGNER'])
  const officer = await world.portal.employee(['SUPERVISOR'])
  const service = await publishService(designer, name, definition => {
    const label = definition.serviceLabel
    const act = (activityId: string, more = {}) => ({ activityId, label, steps: [], ...more })
    const [step] = definition.activities[0].steps
    definition.allowAnonymous = false
    definition.cost = { free: false, amount: '50.00' }
    definition.fees = [{ label, amount: '50.00' }]
    const why = { why: step.fieldsSchema.question }
    definition.activities.push(
      act('PAID'),
      act('REFUSE'),
      act('REOPEN'),
      act('BILL'),
      act('TAKE_BACK'),
      act('CORRECT', { corrects: {}, steps: [{ ...step, key: 'why', fieldsSchema: why }] }),
    )
    definition.workflow.initial = 'DUE'
    definition.workflow.states.push(
      { code: 'DUE', label, kind: 'waiting-on-payment' },
      { code: 'REFUSED', label, kind: 'rejected' },
      { code: 'GONE', label, kind: 'cancelled' },
    )
    definition.workflow.transitions.push(
      { activityId: 'PAID', from: ['DUE'], to: 'NEW', by: ['system'] },
      { activityId: 'REFUSE', from: ['NEW'], to: 'REFUSED', by: ['SUPERVISOR'] },
      { activityId: 'BILL', from: ['NEW'], to: 'DUE', by: ['SUPERVISOR'] },
      { activityId: 'TAKE_BACK', from: ['DUE'], to: 'GONE', by: ['SUPERVISOR'] },
      { activityId: 'REOPEN', from: ['REFUSED'], to: 'NEW', by: ['SUPERVISOR'] },
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
  const statuses = async () => (await seenRefunds(paymentId)).map(([, , status]) => status)
  const isVoid = async () =>
    (
      await world.portal.database.one<{ isVoid: boolean }>(
        sql`select is_void as "isVoid" from payments where id = ${paymentId}`,
      )
    ).isVoid
  return { officer, refused, paymentId, statuses, isVoid }
}

test('a rejection that is corrected to an approval keeps what was paid', async () => {
  const { officer, refused, statuses } = await paidAndRefused('PAID_QUESTION')
  assert.deepEqual(await statuses(), ['requested'])
  const corrected = await officer.act(refused, 'CORRECT', {
    data: { ...questionAnswers, why: 'Refused by mistake' },
  })
  assert.equal(corrected.status, 'DELIVERED')
  await settle()
  assert.deepEqual(await statuses(), ['declined'])
})

test('what was paid is kept however often a request ends and is taken up again', async () => {
  const { officer, refused, statuses, isVoid } = await paidAndRefused('REFUSED_TWICE')
  let request = refused
  for (const turn of [1, 2]) {
    request = await officer.act(request, 'REOPEN')
    await settle()
    assert.deepEqual([turn, await isVoid()], [turn, false])
    assert.ok(!(await statuses()).includes('requested'))
    request = await officer.act(request, 'REFUSE')
    await settle()
  }
  assert.deepEqual((await statuses()).sort(), ['declined', 'declined', 'requested'])
})

test('a refund that is approved as the request is taken up goes back, or is not approved: never both', async () => {
  const { officer, refused, paymentId, statuses, isVoid } = await paidAndRefused('CROSSING')
  const outcomes: Promise<unknown>[] = []
  await world.portal.database.transaction(async queries => {
    // Whoever approves has begun, and whoever takes it up comes before the approval stands.
    await queries.query(sql`select from payment_refunds f join payment_attempts a on a.id = f.attempt_id
      where a.payment_id = ${paymentId} for update of f`)
    outcomes.push(decide(paymentId, true))
    await new Promise(resolve => setTimeout(resolve, 300))
    outcomes.push(officer.act(refused, 'REOPEN'))
    await new Promise(resolve => setTimeout(resolve, 300))
  })
  await Promise.all(outcomes)
  await settle()
  assert.deepEqual([await statuses(), await isVoid()], [['approved'], true])
})

test('a fee whose money was kept is not billed a second time: the request goes on', async () => {
  const { officer, refused, paymentId, statuses, isVoid } = await paidAndRefused('BILLED_AGAIN')
  const reopened = await officer.act(refused, 'REOPEN')
  await settle()
  const billed = await officer.act(reopened, 'BILL')
  assert.equal(billed.status, 'DUE')
  await settle()
  const rows = await world.portal.database.query<{ id: string; status: string; request: string }>(
    sql`select p.id, p.status, r.status as request from payments p join requests r on r.id = p.request_id
      where p.request_id = (select request_id from payments where id = ${paymentId})`,
  )
  assert.deepEqual(rows, [{ id: paymentId, status: 'paid', request: 'NEW' }])
  assert.deepEqual([await statuses(), await isVoid()], [['declined'], false])
  assert.deepEqual(await judge(world), [])
})
