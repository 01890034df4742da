// When a request is due, over the real API: who is reminded, once each, and who sets another date.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../../platform/database/index.ts'
import { openTestPortal, type Person, refusal, type TestPortal } from '../../../test-portal.ts'

let portal: TestPortal
let citizen: Person
let officer: Person
let supervisor: Person
before(async () => {
  portal = await openTestPortal()
  citizen = await portal.citizen()
  officer = await portal.employee(['CASE_OFFICER'])
  supervisor = await portal.employee(['SUPERVISOR'])
})
after(() => portal.close())

const [hour, day] = [3_600_000, 86_400_000]
const pass = (ms: number) => portal.passWith(ms, citizen, officer, supervisor)
/** How often somebody was notified that a request is due. */
const reminders = async (who: Person, { ID }: { ID: string }): Promise<number> => {
  const { count } = await portal.database.one<{ count: number }>(
    sql`select count(*)::int as count from notifications
      where account_id = ${who.id} and request_number = ${ID} and kind in ('dueSoon', 'overdue')`,
  )
  return count
}

test('people are reminded before and after a request is due, each time once, whoever looks', async () => {
  const filed = await citizen.file()
  const { dueAt } = await officer.on(filed, 'POST :service/:id/assign', {})
  const steps = async () =>
    (await officer.read(filed)).history.flatMap(({ kind, step }) => (kind === 'escalated' ? [step] : []))
  const runTogether = () => Promise.all([1, 2, 3].map(() => portal.portal.tick()))
  await runTogether()
  assert.deepEqual(await steps(), [])
  await pass(Date.parse(dueAt ?? '') - portal.now().getTime() - 10 * hour)
  await runTogether()
  assert.deepEqual(await steps(), ['dueSoon'])
  await pass(11 * hour)
  await runTogether()
  await runTogether()
  assert.deepEqual(await steps(), ['overdue', 'dueSoon'])
  assert.deepEqual([await reminders(officer, filed), await reminders(supervisor, filed)], [2, 1])
  assert.ok((await citizen.read(filed)).history.every(({ kind }) => kind !== 'escalated'))
})

/** A request of one center, one of none, and a supervisor of each of two centers. */
const inCenters = async () => {
  const [own, other] = [await portal.employee(['SUPERVISOR']), await portal.employee(['SUPERVISOR'])]
  await portal.database.query(sql`update accounts set service_center = 'RIVER' where id = ${own.id}`)
  await portal.database.query(sql`update accounts set service_center = 'TOWER' where id = ${other.id}`)
  const centerField = (field: string | null) =>
    portal.database.query(sql`update services set center_field = ${field} where slug = 'LIBRARY_CARD'`)
  const centerless = await citizen.file()
  await centerField('branch')
  const centered = await citizen.file()
  await centerField(null)
  return { centered, centerless, supervisors: [supervisor, own, other], other }
}

test('who works on a request of a center is chosen from those who see it', async () => {
  const { centered, centerless, supervisors, other } = await inCenters()
  const assigneesOf = (who: Person, { id }: { id: string }) =>
    who.call('GET :service/assignees', { params: { service: 'LIBRARY_CARD' }, query: { id } })
  const offered = async (request: { id: string }) => {
    const { body } = await assigneesOf(supervisor, request)
    return supervisors.map(who => body.some(({ id }) => id === who.id))
  }
  assert.deepEqual(await offered(centered), [true, true, false], 'nobody is offered who cannot be assigned')
  assert.deepEqual(await offered(centerless), [true, true, true])
  await refusal(assigneesOf(other, centered), 'NOT_FOUND')
})

test('supervisors are reminded of requests of their center and of those without one, not of another', async () => {
  const { centered, centerless, supervisors } = await inCenters()
  await pass(8 * day)
  await portal.portal.tick()
  const whoKnows = (request: { ID: string }) =>
    Promise.all(supervisors.map(async who => (await reminders(who, request)) > 0))
  assert.deepEqual(await whoKnows(centered), [true, true, false])
  assert.deepEqual(await whoKnows(centerless), [true, true, true])
})

const reason = 'A holiday of the branch'
const inDays = (days: number): string => new Date(portal.now().getTime() + days * day).toISOString()

test('a supervisor sets a due date with a reason', async () => {
  const filed = await citizen.file()
  const dueAt = inDays(20)
  const changed = await supervisor.on(filed, 'POST :service/:id/due', { dueAt, reason })
  const [entry] = changed.history
  assert.deepEqual([changed.dueAt, entry?.kind, entry?.text], [dueAt, 'dueChanged', reason])
  await refusal(supervisor.on(filed, 'POST :service/:id/due', { dueAt, reason }), 'CONFLICT')
})

test('nobody else sets a due date, nor in the past, nor on what has ended', async () => {
  const filed = await citizen.file()
  const set = (who: Person, dueAt: string, request = filed) =>
    who.on(request, 'POST :service/:id/due', { dueAt, reason })
  await refusal(set(officer, inDays(20)), 'FORBIDDEN')
  await refusal(set(citizen, inDays(20)), 'FORBIDDEN')
  await refusal(set(supervisor, inDays(0)), 'VALIDATION_FAILED')
  const approved = await officer.act(filed, 'APPROVE')
  await refusal(set(supervisor, inDays(20), { ...filed, ...approved }), 'TRANSITION_NOT_ALLOWED')
})

test('a request whose time ends with a day lapses at eight the next morning; until then its owner can answer', async () => {
  const ask = async () => {
    const filed = await citizen.file()
    const waiting = await officer.act(filed, 'ASK_INFORMATION', {
      data: { informationAsked: 'Which branch?' },
      ask: { fields: ['branch'], workingDays: 2 },
    })
    return { ...filed, ...waiting }
  }
  const [left, answered] = [await ask(), await ask()]
  const statusOf = async ({ ID }: { ID: string }) =>
    (await portal.database.one<{ status: string }>(sql`select status from requests where number = ${ID}`))
      .status
  const ends = Date.parse(left.dueAt ?? '')
  assert.equal(new Date(ends).toISOString().slice(11), '21:59:59.000Z')
  const at = async (ms: number) => {
    await pass(ends + ms - portal.now().getTime())
    await portal.portal.tick()
    return statusOf(left)
  }
  assert.equal(await at(1000), 'NEEDS_EXTRA_INFORMATION')
  assert.equal(await at(3 * hour), 'NEEDS_EXTRA_INFORMATION')
  await citizen.act(answered, 'SUPPLY_INFORMATION', { data: { branch: 'TOWER' } })
  assert.equal(await at(8 * hour), 'NEEDS_EXTRA_INFORMATION')
  assert.equal(await at(8 * hour + 1000), 'LAPSED')
  assert.notEqual(await statusOf(answered), 'LAPSED')
})
