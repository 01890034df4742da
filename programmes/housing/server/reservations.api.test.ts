// Reserving over the wire, with housing units: held by one, taken over by a request, free again when it
// ends. Whatever happens, what a thing has taken is what its live reservations say.

import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { offer, stopOffering } from '@bawaba/server/capabilities/reservations/index.ts'
import { sql } from '@bawaba/server/platform/database/index.ts'
import { installed } from '@bawaba/server/programmes.ts'
import {
  openTestPortal,
  outcomeOf,
  type Person,
  refusal,
  type TestPortal,
} from '@bawaba/server/test-portal.ts'
import { buyerAnswers } from './test-booking.ts'

const minute = 60_000
let portal: TestPortal
before(async () => {
  portal = await openTestPortal(
    { RESERVATION_LIMIT: '2' },
    undefined,
    undefined,
    installed.filter(({ slug }) => slug === 'housing'),
  )
})
after(() => portal.close())

let units = 0
/** A unit that nobody has. */
const unit = async (more: { opensAt?: Date; capacity?: number } = {}): Promise<string> => {
  units += 1
  const code = `T-${units}`
  await offer(portal.database, 'unit', [{ code, ...more }])
  return code
}
const hold = (who: Person, code: string) => who.call('POST reservations', { body: { kind: 'unit', code } })
const own = async (who: Person) =>
  (await who.call('GET reservations')).body.map(({ code, status }) => `${code} ${status}`)

const sendIt = (who: Person, code: string, key?: string) =>
  who.call('POST :service', {
    params: { service: 'BOOK_UNIT' },
    body: { data: { ...buyerAnswers, unit: code } },
    headers: key ? { 'idempotency-key': key } : {},
  })
const book = async (who: Person, code: string) => {
  const { ID } = (await sendIt(who, code)).body
  return (await who.call('GET :service/:id', { params: { service: 'BOOK_UNIT', id: ID } }))
    .body as never as Parameters<Person['act']>[0] & { ID: string }
}
/** The deposit is paid: the office recorded it, whoever tells of it. */
const paid = async (ID: string): Promise<void> => {
  await portal.database.query(
    sql`update payments p set status = 'paid' from requests r where r.id = p.request_id and r.number = ${ID}`,
  )
  const { id, paymentId } = await portal.database.one<{ id: string; paymentId: string }>(
    sql`select r.id, p.id as "paymentId" from requests r join payments p on p.request_id = r.id where r.number = ${ID}`,
  )
  assert.equal(await portal.portal.casework.paid(id, paymentId), 'moved')
}

afterEach(async () => {
  const wrong = await portal.database.query(
    sql`select b.kind, b.code, b.taken, count(v.id) from reservables b
      left join reservations v on v.kind = b.kind and v.code = b.code and v.status <> 'freed'
      group by b.kind, b.code having b.taken <> count(v.id)`,
  )
  const people = await portal.database.query(
    sql`select h.account_id, h.live, count(v.id) from reservation_holders h
      left join reservations v on v.kind = h.kind and v.account_id = h.account_id and v.status <> 'freed'
      group by h.kind, h.account_id having h.live <> count(v.id)`,
  )
  assert.deepEqual([wrong, people], [[], []])
})

test('whoever may not send the form holds nothing, by whichever call', async () => {
  const nationalId = '31202020160001'
  const visitor = await portal.browser()
  const mobile = '+201080001777'
  const password = 'Citizen#2026'
  const data = {
    identity: 'NATIONAL_ID',
    nationalId,
    firstName: 'منى',
    lastName: 'سعيد علي',
    mobile,
    email: 'mona.young@example.com',
    address: '٧ شارع النيل، الجيزة',
  }
  const { body } = await visitor.send('POST citizen', { body: { data, password, confirmPassword: password } })
  const otp = await portal.codeTo(mobile)
  await visitor.send('POST citizen/verifyMobile', { body: { id: body.id, mobile, code: otp } })
  const young = await portal.browser()
  const session = await young.send('POST citizen/login', { body: { username: mobile, password } })
  young.held.token = session.body.usertoken
  const code = await unit()
  const { error } = await refusal(hold(young as Person, code), 'NOT_ELIGIBLE', 'eligibility')
  assert.match(error.details?.[0]?.text?.en ?? '', /21/)
  assert.deepEqual(await own(young as Person), [])
  assert.equal((await hold(await portal.citizen(), code)).status, 200)
})

test('a thing is held by one person, who may ask again, until its time is over', async () => {
  const [me, other] = [await portal.citizen(), await portal.citizen()]
  const code = await unit()
  const first = (await hold(me, code)).body
  assert.equal(first.heldUntil, new Date(portal.now().getTime() + 15 * minute).toISOString())
  portal.pass(5 * minute)
  assert.deepEqual((await hold(me, code)).body, first, 'asking again does not lengthen it')
  await refusal(hold(other, code), 'UNIT_TAKEN')
  assert.deepEqual(await own(other), [])
  portal.pass(10 * minute)
  assert.equal((await hold(other, code)).status, 200, 'free at once, before any job ran')
  assert.deepEqual([await own(me), await own(other)], [[], [`${code} held`]])
})

test('one person holds one thing for so long in a day; sending reserves it still, and tomorrow it can be held again', async () => {
  const [me, other] = [await portal.citizen(), await portal.citizen()]
  const [code, second] = [await unit(), await unit()]
  for (const isLast of [false, false, true]) {
    const { body } = await hold(me, code)
    assert.equal(body.isLast, isLast)
    assert.equal((await hold(me, code)).body.isLast, isLast, 'asked again it says the same')
    portal.pass(15 * minute)
  }
  await refusal(hold(me, code), 'HOLD_TIME_SPENT')
  assert.equal((await hold(me, second)).status, 200, 'another thing has its own time')
  assert.equal((await hold(other, code)).status, 200, 'and so has another person')
  portal.pass(16 * minute)
  await portal.passWith(24 * 60 * minute, me)
  assert.equal((await hold(me, code)).body.isLast, false)
})

test('reserving and cancelling counts like holding, and sendings that fail keep nothing for long', async () => {
  const [me, other] = [await portal.citizen(), await portal.citizen()]
  const [code, second] = [await unit(), await unit()]
  const request = await book(me, code)
  for (let part = 0; part < 4; part++) await portal.passWith(14 * minute, me, other)
  await me.act(request, 'CANCEL')
  await refusal(hold(me, code), 'HOLD_TIME_SPENT')
  await refusal(sendIt(me, code), 'RESERVED_TOO_OFTEN')
  assert.equal((await hold(other, code)).status, 200)
  assert.equal((await hold(me, second)).status, 200)

  // Sendings that fail, minute after minute, do not hold it all day.
  await portal.database.query(sql`create function refuse_filing() returns trigger language plpgsql as $$
    begin raise exception 'refused' using errcode = '23514'; end $$`)
  await portal.database.query(
    sql`create trigger refuse_filing before insert on requests for each row execute function refuse_filing()`,
  )
  try {
    for (let sent = 0; sent < 75; sent++) {
      await portal.passWith(minute, me, other)
      await sendIt(me, second).catch(() => undefined)
    }
  } finally {
    await portal.database.query(sql`drop trigger refuse_filing on requests`)
  }
  await portal.passWith(minute, me, other)
  assert.equal((await hold(other, second)).status, 200)
})

test('giving back and holding again gains no time', async () => {
  const [me, code] = [await portal.citizen(), await unit()]
  let minutes = 0
  for (let round = 0; round < 10; round += 1) {
    const answer = await hold(me, code)
    if (answer.status !== 200) break
    const until = Date.parse(answer.body.heldUntil ?? '')
    assert.ok(until <= portal.now().getTime() + (45 - minutes) * minute)
    portal.pass(10 * minute)
    minutes += 10
    await me.call('DELETE reservations/:id', { params: { id: answer.body.id } })
  }
  assert.ok(minutes <= 50, `${minutes}`)
  await refusal(hold(me, code), 'HOLD_TIME_SPENT')
  assert.equal((await sendIt(me, code)).status, 201, 'a request takes what is free')
})

test('choosing another lets go of the first; one that cannot be had leaves it held', async () => {
  const [me, other] = [await portal.citizen(), await portal.citizen()]
  const [first, second, taken] = [await unit(), await unit(), await unit()]
  await hold(other, taken)
  await hold(me, first)
  await refusal(hold(me, taken), 'UNIT_TAKEN')
  assert.deepEqual(await own(me), [`${first} held`])
  await hold(me, second)
  assert.deepEqual(await own(me), [`${second} held`])
  assert.equal((await hold(await portal.citizen(), first)).status, 200)
})

test('a hold is given back by its owner alone', async () => {
  const [me, other] = [await portal.citizen(), await portal.citizen()]
  const code = await unit()
  const { id } = (await hold(me, code)).body
  await other.call('DELETE reservations/:id', { params: { id } })
  assert.deepEqual(await own(me), [`${code} held`])
  assert.equal((await me.call('DELETE reservations/:id', { params: { id } })).status, 204)
  assert.equal((await me.call('DELETE reservations/:id', { params: { id } })).status, 204)
  assert.deepEqual(await own(me), [])
})

test('what is unknown, not open yet or offered no more is not held, and each says so', async () => {
  const me = await portal.citizen()
  await refusal(hold(me, 'T-NONE'), 'NOT_FOUND')
  const later = await unit({ opensAt: new Date(portal.now().getTime() + minute) })
  await refusal(hold(me, later), 'RESERVATIONS_CLOSED')
  portal.pass(minute)
  assert.equal((await hold(me, later)).status, 200)
  const stopped = await unit()
  await stopOffering(portal.database, 'unit', [stopped])
  await refusal(hold(me, stopped), 'UNIT_TAKEN')
})

test('a person has as many as the limit, whatever becomes of the rest', async () => {
  const me = await portal.citizen()
  const [first, second, third] = [await unit(), await unit(), await unit()]
  const request = await book(me, first)
  await book(me, second)
  await refusal(hold(me, third), 'RESERVATION_LIMIT')
  await refusal(sendIt(me, third), 'RESERVATION_LIMIT')
  await me.act(request, 'CANCEL')
  assert.equal((await hold(me, third)).status, 200)
})

test('something with several places takes as many, and not one more', async () => {
  const hour = await unit({ capacity: 3 })
  const people = await Promise.all(Array.from({ length: 5 }, () => portal.citizen()))
  const outcomes = await Promise.all(people.map(async who => outcomeOf(await hold(who, hour))[1] ?? 'held'))
  assert.deepEqual(outcomes.sort(), ['UNIT_TAKEN', 'UNIT_TAKEN', 'held', 'held', 'held'])
})

test('a request takes over the hold; without one it takes what is free; never what somebody holds', async () => {
  const [me, other] = [await portal.citizen(), await portal.citizen()]
  const [first, free] = [await unit(), await unit()]
  await hold(me, first)
  await refusal(sendIt(other, first), 'UNIT_TAKEN')
  await book(me, first)
  await book(me, free)
  assert.deepEqual(await own(me), [`${free} reserved`, `${first} reserved`])
  assert.deepEqual(await own(other), [])
  portal.pass(16 * minute)
  await refusal(hold(other, first), 'UNIT_TAKEN')
})

test('the same sending, also at the same time, reserves once', async () => {
  const [me, code] = [await portal.citizen(), await unit()]
  const key = crypto.randomUUID()
  const sent = await Promise.all([1, 2, 3].map(() => sendIt(me, code, key)))
  const again = (await sendIt(me, code, key)).body
  assert.ok(
    sent.every(answer =>
      answer.status < 300 ? answer.body.ID === again.ID : answer.code === 'DUPLICATE_REQUEST',
    ),
  )
  assert.deepEqual(await own(me), [`${code} reserved`])
})

test('asked for twice at once by one person, it is one hold', async () => {
  const me = await portal.citizen()
  for (let round = 0; round < 5; round += 1) {
    const code = await unit()
    const answers = await Promise.all([hold(me, code), hold(me, code), hold(me, code)])
    assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1)
  }
})

test('a hold that runs out while the form is open is no loss: sending takes it again, unless it is gone', async () => {
  const [me, other] = [await portal.citizen(), await portal.citizen()]
  const [mine, gone] = [await unit(), await unit()]
  await hold(me, mine)
  portal.pass(20 * minute)
  await book(me, mine)
  await hold(me, gone)
  portal.pass(20 * minute)
  await hold(other, gone)
  await refusal(sendIt(me, gone), 'UNIT_TAKEN')
})

test('cancelled, or not paid in time, it is free again; the history says which', async () => {
  const [me, other] = [await portal.citizen(), await portal.citizen()]
  const [cancelled, late] = [await unit(), await unit()]
  await me.act(await book(me, cancelled), 'CANCEL')
  assert.equal((await hold(other, cancelled)).status, 200)
  const request = await book(me, late)
  portal.pass(59 * minute)
  await portal.portal.run('requests.run_due')
  assert.deepEqual(await own(me), [`${late} reserved`])
  portal.pass(2 * minute)
  await portal.portal.run('requests.run_due')
  await portal.passWith(0, me, other)
  const { body } = await me.call('GET :service/:id', { params: { service: 'BOOK_UNIT', id: request.ID } })
  assert.equal(body.status, 'EXPIRED')
  assert.equal((await hold(other, late)).status, 200)
})

test('paid for it is locked: neither time nor an end frees it, but a refund; decided it is allocated', async () => {
  const [me, officer] = [await portal.citizen(), await portal.employee(['CASE_OFFICER'])]
  const [first, second] = [await unit(), await unit()]
  const [allocated, given] = [await book(me, first), await book(me, second)]
  await paid(allocated.ID)
  await paid(given.ID)
  assert.deepEqual((await own(me)).sort(), [`${first} locked`, `${second} locked`])
  const seen = async (ID: string) =>
    (await officer.call('GET :service/:id', { params: { service: 'BOOK_UNIT', id: ID } })).body
  const decided = await officer.act((await seen(allocated.ID)) as never, 'ALLOCATE')
  assert.equal(decided.status, 'ALLOCATED')
  await officer.act((await seen(given.ID)) as never, 'REJECT', { data: { reason: 'جواز السفر منتهٍ' } })
  assert.deepEqual((await own(me)).sort(), [`${first} allocated`, `${second} locked`])
  await refusal(hold(await portal.citizen(), second), 'UNIT_TAKEN')
  await portal.portal.reservations.refunded(given.id)
  await portal.portal.reservations.refunded(given.id)
  assert.equal((await hold(await portal.citizen(), second)).status, 200)
})

test('a unit that was allocated is free again once its money went back', async () => {
  const [me, code] = [await portal.citizen(), await unit()]
  const officer = await portal.employee(['CASE_OFFICER'])
  const { ID, id } = await book(me, code)
  await paid(ID)
  const { body } = await officer.call('GET :service/:id', { params: { service: 'BOOK_UNIT', id: ID } })
  assert.equal((await officer.act(body as never, 'ALLOCATE')).status, 'ALLOCATED')
  await portal.portal.reservations.refunded(id)
  assert.equal((await hold(await portal.citizen(), code)).status, 200)
})

test('money that never arrived leaves a unit reserved, for the time that its request has', async () => {
  const [me, code] = [await portal.citizen(), await unit()]
  const { ID, id } = await book(me, code)
  await paid(ID)
  await portal.portal.reservations.unpaid(id)
  assert.deepEqual(await own(me), [`${code} reserved`])
})

test('what is reserved says by which channels it is paid', async () => {
  const me = await portal.citizen()
  units += 1
  const code = `T-${units}`
  await offer(portal.database, 'unit', [{ code, channels: ['bank'] }])
  const { ID } = await book(me, code)
  const params = { service: 'BOOK_UNIT', id: ID, activityId: 'APPLY' }
  const { means } = (await me.call('GET :service/:id/activity/:activityId/paymentDetails', { params })).body
  assert.ok(means.length > 0 && means.every(({ channel }) => channel === 'bank'), JSON.stringify(means))
  const begin = (channel: 'card' | 'bank', gatewayId: string) =>
    me.call('GET :service/:id/activity/:activityId/paymentMeans', {
      params,
      query: { gatewayId, channel, successURL: '/a', failureURL: '/b' },
    })
  await refusal(begin('card', 'sandbox'), 'PAYMENT_MEANS_UNKNOWN')
  assert.equal((await begin('bank', means[0]?.gatewayId ?? '')).status, 200)
  // A transfer that has begun has its time: the unit is not taken away meanwhile.
  portal.pass(3 * 60 * minute)
  await portal.portal.run('requests.run_due')
  assert.deepEqual(
    await portal.database.query(
      sql`select status from reservations where code = ${code} and status <> 'freed'`,
    ),
    [{ status: 'reserved' }],
  )
})

test('visitors hold nothing, and nobody sees what another holds', async () => {
  const visitor = await portal.browser()
  await refusal(
    visitor.call('POST reservations', { body: { kind: 'unit', code: await unit() } }),
    'UNAUTHENTICATED',
  )
  await refusal(visitor.call('GET reservations'), 'UNAUTHENTICATED')
  const staff = await portal.employee(['BFM_ADMIN'])
  await refusal(staff.call('GET reservations'), 'INVALID_REQUEST_OWNER_TOKEN')
})

test('odd kinds and codes are refused or unknown, never more', async () => {
  const me = await portal.citizen()
  for (const body of [
    {},
    { kind: 'unit' },
    { kind: 'UNIT', code: 'x' },
    { kind: 'unit', code: "x' or 1=1" },
    { kind: 'unit', code: 7 },
  ])
    assert.equal((await me.send('POST reservations', { body })).status, 422, JSON.stringify(body))
  await refusal(me.call('POST reservations', { body: { kind: 'meter', code: await unit() } }), 'NOT_FOUND')
})

test('the job ends holds and tells open pages what is free again', async () => {
  const [me, code] = [await portal.citizen(), await unit()]
  await hold(me, code)
  portal.pass(16 * minute)
  await portal.portal.run('reservations.tidy')
  const { status, told } = await portal.database.one<{ status: string; told: boolean }>(
    sql`select status, is_announced as told from reservations where code = ${code}`,
  )
  assert.deepEqual([status, told], ['freed', true])
})
