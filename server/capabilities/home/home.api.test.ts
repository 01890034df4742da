// The home page of a citizen: what waits for them, with its amount and end, and their next date; nobody else's.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { installed } from '../../programmes.ts'
import { roomAnswers } from '../../test-payment-world.ts'
import { openTestPortal, type Person, refusal, type TestPortal } from '../../test-portal.ts'

/** It is Friday 20 November 2026, noon in Cairo. */
let portal: TestPortal
before(async () => {
  portal = await openTestPortal({}, undefined, undefined, installed)
})
after(() => portal.close())

const homeOf = async (who: Person) => (await who.call('GET home')).body
const book = async (who: Person): Promise<string> => {
  const filed = await who.call('POST :service', {
    params: { service: 'ROOM_BOOKING' },
    body: { data: roomAnswers() },
  })
  assert.equal(filed.status, 201, JSON.stringify(filed.body))
  return filed.body.ID
}

test('nothing waits for a person without requests', async () => {
  const { waiting, next, person } = await homeOf(await portal.citizen())
  assert.deepEqual([waiting, next], [{ total: 0, first: [] }, null])
  assert.ok(person.name.length > 0)
})

test('a request that waits for payment says what is to be paid and until when', async () => {
  const me = await portal.citizen()
  const ID = await book(me)
  const { waiting, now } = await homeOf(me)
  assert.equal(waiting.total, 1)
  const [request] = waiting.first
  assert.equal(request?.ID, ID)
  assert.equal(request?.serviceSlug, 'ROOM_BOOKING')
  const details = await me.call('GET :service/:id/activity/:activityId/paymentDetails', {
    params: { service: 'ROOM_BOOKING', id: ID, activityId: 'APPLY' },
  })
  assert.deepEqual(request?.payment, { status: 'created', amount: details.body.total.amount })
  const { body } = await me.call('GET :service/:id', { params: { service: 'ROOM_BOOKING', id: ID } })
  assert.equal(request?.dueAt, body.dueAt)
  assert.equal(now, portal.now().toISOString())
})

test('three of those that wait are named, those due first, and all are counted', async () => {
  const me = await portal.citizen()
  const IDs: string[] = []
  for (let count = 0; count < 4; count += 1) {
    IDs.push(await book(me))
    portal.pass(60_000)
  }
  const { waiting } = await homeOf(me)
  assert.deepEqual([waiting.total, waiting.first.map(({ ID }) => ID)], [4, IDs.slice(0, 3)])
})

test('the next date is the soonest of visits and promised answers, and of the person alone', async () => {
  const [me, other] = [await portal.citizen(), await portal.citizen()]
  const answers = { childFullName: 'ليلى أحمد سالم', childBirthDate: '2016-03-05', mobile: '01012345678' }
  const filed = await me.read(
    await me.file({ ...answers, visit: 'NASR/2026-11-24T13:00' }, { service: 'SUMMER_CAMP' }),
  )
  const { next } = await homeOf(me)
  assert.deepEqual([next?.kind, next?.ID, next?.at], ['visit', filed.ID, '2026-11-24T11:00:00.000Z'])
  assert.match(next?.center?.en ?? '', /Nasr/)
  assert.equal((await homeOf(other)).next, null)
})

test('only citizens have a home of their own', async () => {
  await refusal((await portal.employee(['CASE_OFFICER'])).call('GET home'), 'FORBIDDEN')
  await refusal((await portal.browser()).call('GET home'), 'UNAUTHENTICATED')
})
