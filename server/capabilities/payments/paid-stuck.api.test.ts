// A request that is paid and that nothing leads on from: an older definition can say so, the check refuses new ones. No timer
// bills it again or cancels it; staff find it and are told.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FormDefinition } from '@bawaba/forms/definition.ts'
import { sql } from '../../platform/database/index.ts'
import { judge } from '../../test-payment-world.ts'
import { type Money, openMoney } from './test-money.ts'

let money: Money
before(async () => {
  money = await openMoney()
})
after(() => money.world.close())

const day = 86_400_000

/** The condition of the only way out of "paid", as a former release accepted it. */
const setCondition = async (when: object) => {
  const { portal } = money.world
  const { id, version, definition } = await portal.database.one<{
    id: string
    version: number
    definition: FormDefinition
  }>(
    sql`select s.id, v.version, v.definition from services s join service_versions v on v.service_id = s.id
      where s.slug = 'ROOM_BOOKING' order by v.version desc limit 1`,
  )
  const paid = definition.workflow.transitions.find(({ activityId }) => activityId === 'PAID')
  Object.assign(paid ?? {}, { when })
  await portal.database.query(
    sql`with added as (insert into service_versions (service_id, version, definition, sha256)
        values (${id}, ${version + 1}, ${JSON.stringify(definition)}::json, 'test'))
      update services set version = ${version + 1} where id = ${id}`,
  )
  await portal.portal.loadCatalogue()
}

test('a timer neither bills a request again that is paid nor cancels it, and staff find it', async () => {
  const { world, citizen, finance, pass, settle, seenRefunds } = money
  await setCondition({ not: [{ field: 'title', is: 'filled' }] })
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'card')
  await world.fate(body.attemptId, 'pay')
  await settle()
  for (const days of [4, 30, 20]) {
    await pass(days * day)
    await world.run('requests.run_due')
    await world.run('payments.publish')
    await world.run('payments.check')
  }
  const { status, payments } = await world.portal.database.one<{ status: string; payments: number }>(
    sql`select r.status, (select count(*)::int from payments p where p.request_id = r.id) as payments
      from requests r where r.number = ${ID}`,
  )
  assert.deepEqual([status, payments, await seenRefunds(paymentId)], ['PAYMENT_DUE', 1, []])
  const rows = (await finance.call('GET owedWork')).body.filter(row => row.ID === ID)
  assert.deepEqual(
    rows.map(({ name, reason }) => [name, reason?.en.slice(0, 42)]),
    [['requests.move', 'The request is paid and does not move on: ']],
  )

  // Its condition holds: it goes on, and nothing is owed.
  await world.portal.database.query(sql`update requests set version = 1 where number = ${ID}`)
  await pass(day)
  await settle()
  await world.run('requests.run_due')
  assert.equal((await world.requestOf(citizen, ID)).status, 'NEW')
  assert.deepEqual((await finance.call('GET owedWork')).body, [])
  assert.deepEqual(await judge(world), [])
})

test('one payment that cannot be followed up rests by itself: who pays meanwhile goes on at once', async () => {
  const { world, citizen, finance, pass, settle } = money
  const stuck = await world.book(citizen)
  const first = await world.begin(citizen, stuck.ID, 'card')
  await world.fate(first.body.attemptId, 'pay')
  await settle()
  const tries = async (): Promise<number> =>
    (
      await world.portal.database.one<{ tries: number }>(
        sql`select tries from payment_outbox where payment_id = ${stuck.paymentId} and kind = 'paid'`,
      )
    ).tries
  assert.equal(await tries(), 1)
  await settle()
  await settle()
  assert.equal(await tries(), 1, 'not before its pause is over')
  const other = await world.book(citizen)
  await world.portal.database.query(sql`update requests set version = 1 where number = ${other.ID}`)
  const second = await world.begin(citizen, other.ID, 'card')
  await world.fate(second.body.attemptId, 'pay')
  await settle()
  assert.equal((await world.requestOf(citizen, other.ID)).status, 'NEW')
  await pass(10_000)
  await settle()
  assert.equal(await tries(), 2)
  const rows = (await finance.call('GET owedWork')).body.filter(row => row.ID === stuck.ID)
  assert.equal(rows.length, 1)
})
