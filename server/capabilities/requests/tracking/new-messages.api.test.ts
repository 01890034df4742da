// A message of the applicant reaches whoever works on the request, waits until it is read or answered, and after the end of
// the request until staff have decided on it.

import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { filterOf } from '@bawaba/contract/call-address.ts'
import { sql } from '../../../platform/database/index.ts'
import { openTestPortal, type Person, refusal, type TestPortal } from '../../../test-portal.ts'
import type { RequestAt } from '../../../test-requests.ts'

let portal: TestPortal
let citizen: Person
let officer: Person
let colleague: Person
let supervisor: Person
before(async () => {
  portal = await openTestPortal()
})
beforeEach(async () => {
  portal.pass(3_600_000)
  citizen = await portal.citizen()
  officer = await portal.employee(['CASE_OFFICER'])
  colleague = await portal.employee(['CASE_OFFICER'])
  supervisor = await portal.employee(['SUPERVISOR'])
})
after(() => portal.close())

const [hour, day] = [3_600_000, 86_400_000]
const write = (request: RequestAt, text = 'Is anything missing?') =>
  citizen.on(request, 'POST :service/:id/reply', { text })
const take = async () => officer.on(await citizen.file(), 'POST :service/:id/assign', {})
const noticesTo = async (who: Person, { ID }: { ID: string }): Promise<number> =>
  (await who.send('GET Notifications')).body.filter(
    (each: { kind: string; meta: { requestId?: string } }) =>
      each.kind === 'applicantWrote' && each.meta.requestId === ID,
  ).length
const unread = async (who: Person, where: object): Promise<string[]> => {
  const filter = filterOf({ where: { ...where, newMessageAt: { exists: true } }, limit: 100 })
  return (await who.call('GET dynamic_services/requestsInbox', { query: { filter } })).body.map(
    ({ ID = '' }) => ID,
  )
}
const isUnread = async ({ id }: RequestAt): Promise<boolean> => {
  const [row] = await portal.database.query<{ at: Date | null }>(
    sql`select message_at as at from requests where id = ${id}`,
  )
  return row?.at !== null
}
const close = (who: Person, request: RequestAt) => who.on(request, 'POST :service/:id/closeMessage', {})
const waiting = async () =>
  officer.act(await take(), 'ASK_INFORMATION', { data: { informationAsked: 'Which branch?' } })

test('the assignee is notified once, and nobody else', async () => {
  const request = await take()
  await write(request)
  await write(request, 'And when?')
  assert.deepEqual(
    await Promise.all([officer, colleague, supervisor].map(who => noticesTo(who, request))),
    [1, 0, 0],
  )
})

test('the supervisors are notified of a request that nobody has, or whose assignee has left', async () => {
  const filed = await citizen.file()
  await write(filed)
  assert.deepEqual(await Promise.all([officer, supervisor].map(who => noticesTo(who, filed))), [0, 1])
  const decided = await officer.act(await take(), 'APPROVE')
  await portal.database.query(sql`update accounts set status = 'disabled' where id = ${officer.id}`)
  await write(decided)
  assert.equal(await noticesTo(supervisor, decided), 1)
})

test('a list shows it and counts it until its assignee has read it; the applicant never sees the mark', async () => {
  const request = await take()
  const counted = async () =>
    (await officer.call('GET dynamic_services/inbox/count')).body.views.messages ?? 0
  const before = await counted()
  await write(request)
  assert.deepEqual(await unread(officer, { id: request.id }), [request.ID])
  assert.equal(await counted(), before + 1)
  assert.equal((await citizen.read(request)).newMessageAt, undefined)
  assert.ok((await colleague.read(request)).newMessageAt, 'a colleague reads it and it stays new')
  assert.ok((await officer.read(request)).newMessageAt, 'the answer that shows it says that it was new')
  assert.equal((await officer.read(request)).newMessageAt, undefined)
  assert.deepEqual(await unread(officer, { id: request.id }), [])
  assert.equal(await counted(), before)
  assert.equal(await noticesTo(officer, request), 0, 'the notice has gone too')
})

test('an answer that the applicant sees ends it, an internal note does not, and an answer taken back brings it back', async () => {
  const request = await take()
  await write(request)
  const comment = (visibleToApplicant: boolean) =>
    colleague.on(request, 'POST :service/:id/comment', { text: 'It is complete', visibleToApplicant })
  await comment(false)
  assert.equal(await isUnread(request), true)
  const { history } = await comment(true)
  assert.equal(await isUnread(request), false)
  await colleague.call('DELETE :service/:id/comments/:entryId', {
    params: { service: request.serviceSlug, id: request.id, entryId: history[0]?.id ?? '' },
  })
  assert.equal(await isUnread(request), true)
})

test('after the end reading is not enough: staff answer it or close it', async () => {
  const decided = await officer.act(await take(), 'APPROVE')
  await refusal(close(officer, decided), 'TRANSITION_NOT_ALLOWED')
  await write(decided, 'My name is wrong')
  await officer.read(decided)
  assert.equal(await isUnread(decided), true)
  const closed = await close(officer, decided)
  assert.equal(closed.history[0]?.kind, 'messageClosed')
  assert.equal((await citizen.read(decided)).history[0]?.kind, 'messageClosed')
  assert.equal(await isUnread(decided), false)
  await write(decided, 'Really')
  await officer.on(decided, 'POST :service/:id/comment', { text: 'We correct it', visibleToApplicant: true })
  assert.equal(await isUnread(decided), false)
})

test('a message that nobody had read when the request ended waits for that decision', async () => {
  const request = await take()
  await write(request)
  await officer.act(request, 'APPROVE')
  await officer.read(request)
  assert.equal(await isUnread(request), true)
})

// What ends with a day is followed at eight the next morning.
test('an unread message delays the end by one working day, further ones by none', async () => {
  const request = await waiting()
  const due = new Date(request.dueAt ?? '')
  const goTo = async (moment: Date) => {
    await portal.passWith(moment.getTime() - portal.now().getTime(), citizen, officer)
    await portal.portal.tick()
    return (await citizen.read(request)).statusKind
  }
  assert.equal(await goTo(new Date(due.getTime() - 2 * hour)), 'waiting-on-applicant')
  await write(request)
  assert.equal(await goTo(new Date(due.getTime() + 10 * hour)), 'waiting-on-applicant')
  await write(request, 'And again')
  // Three days are longer than a weekend, and the rest between two looks is over.
  const after = await goTo(new Date(due.getTime() + 4 * day))
  assert.notEqual(after, 'waiting-on-applicant')
})

test('a message that was read, or none, delays nothing', async () => {
  const request = await waiting()
  await write(request)
  await officer.read(request)
  await portal.passWith(
    new Date(request.dueAt ?? '').getTime() + 10 * hour - portal.now().getTime(),
    citizen,
    officer,
  )
  await portal.portal.tick()
  assert.notEqual((await citizen.read(request)).statusKind, 'waiting-on-applicant')
})

test('a request that something is reserved for is never delayed', async () => {
  const request = await waiting()
  await portal.database.query(
    sql`insert into reservables (kind, code, capacity, taken) values ('seat', ${request.ID}, 1, 1)`,
  )
  await portal.database.query(sql`insert into reservations (id, kind, code, is_single, account_id, request_id, status, created_at, updated_at)
    values (gen_random_uuid(), 'seat', ${request.ID}, true, ${citizen.id}, ${request.id}, 'reserved', ${portal.now()}, ${portal.now()})`)
  await write(request)
  await portal.passWith(
    new Date(request.dueAt ?? '').getTime() + 10 * hour - portal.now().getTime(),
    citizen,
    officer,
  )
  await portal.portal.tick()
  assert.notEqual((await citizen.read(request)).statusKind, 'waiting-on-applicant')
})

test('an employee who reads their own request as staff leaves its message unread', async () => {
  const filed = await citizen.file()
  await write(filed)
  await portal.database.query(sql`update requests set filed_by = ${officer.id} where id = ${filed.id}`)
  await officer.read(filed)
  assert.equal(await isUnread(filed), true)
  await colleague.read(filed)
  assert.equal(await isUnread(filed), false)
})

test('a request that a message delayed does not end at night', async () => {
  const request = await waiting()
  await write(request)
  const due = new Date(request.dueAt ?? '')
  await portal.passWith(due.getTime() + 9 * hour - portal.now().getTime(), citizen, officer)
  await portal.portal.tick()
  // The night after the working day that follows; Friday and Saturday are days off.
  const { latest } = await portal.database.one<{ latest: Date }>(
    sql`select (date_trunc('day', ${due}::timestamptz at time zone 'Africa/Cairo')
      + case extract(dow from ${due}::timestamptz at time zone 'Africa/Cairo')::int when 4 then 4 else 2 end * interval '1 day') at time zone 'Africa/Cairo' as latest`,
  )
  await portal.passWith(latest.getTime() + hour - portal.now().getTime(), citizen, officer)
  await portal.portal.tick()
  assert.equal((await citizen.read(request)).statusKind, 'waiting-on-applicant')
  await portal.passWith(8 * hour, citizen, officer)
  await portal.portal.tick()
  assert.notEqual((await citizen.read(request)).statusKind, 'waiting-on-applicant')
})
