// Two ways of paying at once, two payments by one paper receipt, and paying while a request is cancelled.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { judge, openWorld, type World } from '../../test-payment-world.ts'
import { outcomeOf, type Person } from '../../test-portal.ts'

let world: World
let citizen: Person
let finance: Person
before(async () => {
  world = await openWorld()
  citizen = await world.portal.citizen()
  finance = await world.portal.employee(['FINANCIAL_MANAGER'])
})
after(() => world.close())

const minute = 60_000
const settle = async () => {
  for (const notice of await world.sent()) await world.deliver(notice)
  await world.run('payments.check', 'payments.publish')
}
const means = (ID: string, channel: string) =>
  citizen.send(
    `GET ROOM_BOOKING/${ID}/activity/APPLY/paymentMeans?gatewayId=sandbox&channel=${channel}&successURL=/a&failureURL=/b`,
  )
const attemptIds = async (paymentId: string) => (await world.attempts(paymentId)).map(({ id }) => id)

test('another way that is chosen while a card is begun leaves nothing of the card to pay', async () => {
  const { ID, paymentId } = await world.book(citizen)
  await world.control('/faults', {
    of: 'call',
    times: 1,
    call: 'begin',
    mode: 'slow',
    after: false,
    ms: 1_500,
  })
  const [card, code] = await Promise.all([
    means(ID, 'card'),
    new Promise(done => setTimeout(done, 300)).then(() => means(ID, 'payment-code')),
  ])
  assert.deepEqual([outcomeOf(card), code?.status], [[409, 'PAYMENT_WAY_CHANGED'], 200])
  const [first = '', second = ''] = await attemptIds(paymentId)
  assert.equal(await world.fate(first, 'pay'), false, 'the order of the card is over at the provider')
  assert.equal(await world.fate(second, 'pay'), true)
  await settle()
  assert.deepEqual(await judge(world), [])
})

test('a fee that was paid voids the code that is still alive', async () => {
  const { ID, paymentId } = await world.book(citizen)
  const bank = await world.begin(citizen, ID, 'bank')
  const code = await world.begin(citizen, ID, 'payment-code')
  await world.sent()
  await world.fate(bank.body.attemptId, 'pay')
  await settle()
  await settle()
  assert.equal(
    (
      await world.portal.database.one<{ status: string }>(
        sql`select status from payments where id = ${paymentId}`,
      )
    ).status,
    'paid',
  )
  assert.equal(await world.fate(code.body.attemptId, 'pay'), false, 'the provider takes nothing for it')
})

test('one paper receipt is recorded for one payment, whoever comes at the same moment', async () => {
  for (let round = 0; round < 4; round++) {
    const booked = [await world.book(citizen), await world.book(citizen)]
    const outcomes = await Promise.all(
      booked.map(async ({ paymentId }) =>
        outcomeOf(
          await finance.send(`POST payments/${paymentId}/office`, {
            body: { amount: '90.00', receiptNumber: `SAME-${round}` },
          }),
        ),
      ),
    )
    assert.deepEqual(outcomes.map(([status]) => status).sort(), [200, 409])
    assert.ok(outcomes.some(outcome => JSON.stringify(outcome).includes('RECEIPT_USED')))
    // The one that was refused can be recorded by its own receipt.
    const left = booked[outcomes.findIndex(([status]) => status === 409)]
    const again = await finance.send(`POST payments/${left?.paymentId}/office`, {
      body: { amount: '90.00', receiptNumber: `OWN-${round}` },
    })
    assert.equal(again.status, 200)
  }
})

test('paying and cancelling at the same moment do not wait for each other for ever', async () => {
  const deadlocks = async () =>
    (
      await world.portal.database.one<{ deadlocks: number }>(
        sql`select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()`,
      )
    ).deadlocks
  const before = await deadlocks()
  for (let round = 0; round < 12; round++) {
    const { ID } = await world.book(citizen)
    const seen = await world.requestOf(citizen, ID)
    const [begun] = await Promise.all([means(ID, 'bank'), citizen.act(seen, 'CANCEL')])
    assert.ok([200, 404, 409].includes(begun.status), JSON.stringify(begun.body))
    await world.portal.passWith(minute, citizen, finance)
  }
  assert.equal(await deadlocks(), before)
})
