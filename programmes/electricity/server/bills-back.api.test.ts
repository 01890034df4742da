// An acceptance with a fee: it waits like any decision, and until it is paid staff take it back. Its payer is told once, nothing
// can be paid afterwards, and money that came meanwhile keeps the request.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '@bawaba/server/platform/database/index.ts'
import { confirmBookings } from '@bawaba/server/test-bookings.ts'
import { judge } from '@bawaba/server/test-payment-world.ts'
import { type Person, refusal } from '@bawaba/server/test-portal.ts'
import examples from '../services/CODE_METER/examples.json' with { type: 'json' }
import { type Electricity, openElectricity } from './test-electricity.ts'

let electricity: Electricity
let citizen: Person
before(async () => {
  electricity = await openElectricity()
})
after(() => electricity.close())

const service = 'CODE_METER'
const reason = 'The meter stands in another district'
const back = { data: { reasonTakenBack: reason } }

/** One request for each person: a meter is asked for once. */
const filed = async () => {
  citizen = await electricity.portal.citizen()
  const papers = await Promise.all(
    ['identity', 'residence', 'receipt'].map(async name => [name, [await electricity.upload(citizen)]]),
  )
  return citizen.file({ ...examples.valid[0]?.data, ...Object.fromEntries(papers) }, { service })
}
const accepted = async () => {
  const request = await filed()
  return electricity.officer.act(await electricity.officer.read(request), 'APPROVE')
}
const begin = async (ID: string): Promise<string> => {
  const { body } = await citizen.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params: { service, id: ID, activityId: 'APPLY' },
    query: { gatewayId: 'sandbox', channel: 'card', successURL: '/a', failureURL: '/b' },
  })
  return body.attemptId
}
const settle = async () => {
  const { world } = electricity
  for (const notice of await world.sent()) await world.deliver(notice)
  await world.run('payments.check', 'payments.publish', 'payments.publish')
}
const bills = (ID: string) =>
  electricity.portal.database.query<{ id: string; status: string; isVoid: boolean; amount: string }>(
    sql`select p.id, p.status, p.is_void as "isVoid", (p.amount / 100.0)::numeric(12, 2)::text as amount from payments p join requests r on r.id = p.request_id
      where r.number = ${ID} order by p.created_at, p.id`,
  )
const stateOf = async (ID: string) => (await bills(ID)).map(({ status, isVoid }) => [status, isVoid])
const refunds = (ID: string) =>
  electricity.portal.database.query<{ cause: string; status: string }>(
    sql`select f.cause, f.status from payment_refunds f join payment_attempts a on a.id = f.attempt_id
      join payments p on p.id = a.payment_id join requests r on r.id = p.request_id where r.number = ${ID}`,
  )
const messagesAbout = async (ID: string, words = '') =>
  (await electricity.portal.messagesTo(`+2${citizen.username}`)).filter(
    ({ text }) => text.includes(ID) && text.includes(words),
  ).length

test('an acceptance with a fee waits: nothing is billed and nobody told until its seconds are over', async () => {
  const { portal, officer } = electricity
  const request = await filed()
  const before = await messagesAbout(request.ID)
  const pend = async () =>
    officer.on(await officer.read(request), 'POST :service/:id/pending', { activityId: 'APPROVE' })
  const waiting = await pend()
  assert.deepEqual([waiting.pending?.activityId, waiting.status], ['APPROVE', 'NEW'])
  assert.deepEqual([await bills(request.ID), await messagesAbout(request.ID)], [[], before])
  await officer.call('DELETE :service/:id/pending', { params: { service, id: request.id } })
  await portal.passWith(10_000, citizen, officer)
  await portal.portal.sendDecisions()
  assert.deepEqual([(await officer.read(request)).status, await bills(request.ID)], ['NEW', []])

  await pend()
  await portal.passWith(10_000, citizen, officer)
  await portal.portal.sendDecisions()
  assert.equal((await officer.read(request)).status, 'FEES_DUE')
  assert.deepEqual((await bills(request.ID)).length, 1)
  assert.deepEqual(
    [
      (await messagesAbout(request.ID)) - before,
      await messagesAbout(request.ID, 'fees are paid on its page'),
    ],
    [1, 1],
  )
})

test('an acceptance is taken back while nothing is paid: its way is closed at the provider first, and its payer told once', async () => {
  const { world, officer } = electricity
  const request = await accepted()
  const attempt = await begin(request.ID)
  const before = await messagesAbout(request.ID)
  await refusal(officer.act(await officer.read(request), 'TAKE_BACK'), 'VALIDATION_FAILED')
  const changed = await officer.act(await officer.read(request), 'TAKE_BACK', back)
  assert.equal(changed.status, 'UNDER_REVIEW')
  assert.equal(await world.fate(attempt, 'pay'), false)
  await settle()
  assert.deepEqual(await stateOf(request.ID), [['cancelled', true]])
  assert.deepEqual(
    [(await messagesAbout(request.ID)) - before, await messagesAbout(request.ID, 'under review again')],
    [1, 1],
  )
  const shown = JSON.stringify((await citizen.read(request)).history)
  assert.ok(shown.includes(reason))

  // Accepted again it is billed again, once.
  await officer.act(await officer.read(request), 'APPROVE')
  await electricity.pay(citizen, service, request.ID)
  assert.equal((await officer.read(request)).status, 'INSTALLATION')
  assert.deepEqual(await judge(world), [])
})

test('what is paid is not taken back, though its news has not come yet', async () => {
  const { world, officer } = electricity
  const request = await accepted()
  const attempt = await begin(request.ID)
  assert.ok(await world.fate(attempt, 'pay'))
  await refusal(officer.act(await officer.read(request), 'TAKE_BACK', back), 'REQUEST_PAID')
  await settle()
  assert.equal((await officer.read(request)).status, 'INSTALLATION')
  assert.deepEqual([await refunds(request.ID), await judge(world)], [[], []])
})

test('while the provider cannot be asked nothing is taken back', async () => {
  const { world, officer } = electricity
  const request = await accepted()
  const reference = await begin(request.ID)
  await world.control('/faults', {
    of: 'call',
    times: 9,
    reference,
    call: 'status',
    mode: 'down',
    after: false,
  })
  const error = await refusal(
    officer.act(await officer.read(request), 'TAKE_BACK', back),
    'PAYMENT_MAY_ARRIVE',
  )
  assert.equal(error.error.statusCode, 409)
  assert.equal((await officer.read(request)).status, 'FEES_DUE')
  assert.deepEqual(await stateOf(request.ID), [['created', false]])
})

test('money that arrives for an acceptance that was taken back goes to the refunds', async () => {
  const { portal, world, officer } = electricity
  const finance = await portal.employee(['FINANCIAL_MANAGER'])
  const request = await accepted()
  const [bill] = await bills(request.ID)
  await officer.act(await officer.read(request), 'TAKE_BACK', back)
  await finance.call('POST payments/:id/office', {
    params: { id: bill?.id ?? '' },
    body: { amount: bill?.amount ?? '', receiptNumber: 'R-1', hasArrived: true },
  })
  await confirmBookings(await portal.employee(['FINANCIAL_MANAGER']), bill?.id)
  await settle()
  assert.deepEqual(await refunds(request.ID), [{ cause: 'tooLate', status: 'requested' }])
  assert.deepEqual([(await officer.read(request)).status, await judge(world)], ['UNDER_REVIEW', []])
})
