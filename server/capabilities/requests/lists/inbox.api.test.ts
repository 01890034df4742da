// What staff do with many requests at once: each row is judged by itself, and nothing leaves the services of a person.

import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from '../../../platform/database/index.ts'
import { openTestPortal, type Person, refusal, type TestPortal } from '../../../test-portal.ts'

let portal: TestPortal
let citizen: Person
let officer: Person
let supervisor: Person
before(async () => {
  portal = await openTestPortal()
  officer = await portal.employee(['CASE_OFFICER'])
  supervisor = await portal.employee(['SUPERVISOR'])
})
beforeEach(async () => {
  citizen = await portal.citizen()
})
after(() => portal.close())

const params = { service: 'LIBRARY_CARD' }
const itemsOf = (requests: { id: string; revision: number }[]) =>
  requests.map(({ id, revision }) => ({ id, revision }))
/** So many requests of the citizen, one after another: two at once would be taken for one sent twice. */
const fileSeveral = async (count: number) => {
  const filed = []
  while (filed.length < count) filed.push(await citizen.file())
  return filed
}
/** Each row's new revision, or why there is none. */
const resultsOf = (results: { ID?: string; revision?: number; error?: { code: string } }[]) =>
  results.map(({ ID, revision, error }) => [ID, revision ?? error?.code])
const bulkAssign = async (who: Person, items: { id: string; revision: number }[], assigneeId?: string) => {
  const body = { items, ...(assigneeId ? { assigneeId } : {}) }
  return (await who.call('POST :service/bulkAssign', { params, body })).body.results
}

test('a bulk assignment does what it can and says of each row why not', async () => {
  const [a, b, c] = [await citizen.file(), await citizen.file(), await citizen.file()]
  const stranger = { id: '01a1f000-0000-7000-8000-000000000009', revision: 1 }
  const stale = { ...b, revision: b.revision + 1 }
  const results = await bulkAssign(supervisor, itemsOf([a, stale, c, stranger]), officer.id)
  assert.deepEqual(resultsOf(results), [
    [a.ID, 2],
    [b.ID, 'CONFLICT'],
    [c.ID, 2],
    [undefined, 'NOT_FOUND'],
  ])
  const assigned = await supervisor.read(a)
  assert.deepEqual([assigned.assignee?.id, assigned.history[0]?.kind], [officer.id, 'bulkAssigned'])
  assert.equal((await supervisor.read(b)).assignee, null)
})

test('an assignment is taken away in bulk where there is one', async () => {
  const [free, other] = [await citizen.file(), await citizen.file()]
  const assigned = await officer.on(free, 'POST :service/:id/assign', {})
  assert.deepEqual(resultsOf(await bulkAssign(supervisor, itemsOf([assigned, other]))), [
    [free.ID, 3],
    [other.ID, 'TRANSITION_NOT_ALLOWED'],
  ])
})

test('two bulk assignments of the same rows at once: each row is won once', async () => {
  const items = itemsOf(await fileSeveral(5))
  const second = await portal.employee(['SUPERVISOR'])
  const results = await Promise.all([
    bulkAssign(supervisor, items, supervisor.id),
    bulkAssign(second, items.toReversed(), second.id),
  ])
  const won = results.flat().filter(({ revision }) => revision !== undefined)
  assert.equal(won.length, items.length)
})

test('a bulk act runs each request through its own workflow', async () => {
  const filed = await fileSeveral(2)
  const body = { activityId: 'NO_SUCH', items: itemsOf(filed) }
  const answer = await officer.call('POST :service/bulkPerform', { params, body })
  assert.deepEqual(
    resultsOf(answer.body.results),
    filed.map(({ ID }) => [ID, 'ACTIVITY_NOT_FOUND']),
  )
})

test('who has no service learns nothing by bulk acts or counts', async () => {
  const none = await portal.employee(['SUPERVISOR'], [])
  const filed = await citizen.file()
  assert.deepEqual(resultsOf(await bulkAssign(none, itemsOf([filed]))), [[undefined, 'NOT_FOUND']])
  const body = { wheres: [{ ID: filed.ID }] }
  const counted = await none.call('POST dynamic_services/requestsInbox/counts', { body })
  assert.deepEqual(counted.body.counts, [0])
})

test('staff find the requests of a person by one identifier, in their services alone', async () => {
  const none = await portal.employee(['SUPERVISOR'], [])
  const { ID } = await citizen.file()
  const find = (who: Person, body: { mobile: string; nationalId?: string }) =>
    who.call('POST dynamic_services/inboxById', { body })
  const mobile = `+2${citizen.username}`
  assert.deepEqual((await find(none, { mobile })).body, { people: [], requests: [], total: 0 })
  const { people, requests, total } = (await find(supervisor, { mobile })).body
  assert.deepEqual([people.length, requests.map(row => row.ID), total], [1, [ID], 1])
  assert.equal(requests[0]?.data, undefined)
  await refusal(find(supervisor, { mobile, nationalId: '1' }), 'VALIDATION_FAILED')
})

test('counts answer each condition, and refuse what may not be asked', async () => {
  await citizen.file()
  const countsOf = (wheres: Record<string, unknown>[]) =>
    officer.call('POST dynamic_services/requestsInbox/counts', { body: { wheres } })
  const { counts } = (await countsOf([{ statusKind: 'open' }, { status: 'NO_SUCH' }])).body
  assert.ok(Number(counts[0]) > 0)
  assert.equal(counts[1], 0)
  await refusal(countsOf([{ 'data.name': 'x' }]), 'INVALID_FILTER')
})

test('presence names who else has the request open, and forgets who fell silent', async () => {
  const [one, two] = [officer, await portal.employee(['CASE_OFFICER'])]
  const at = { ...params, id: (await citizen.file()).ID }
  const enter = async (who: Person, isActing = false) => {
    const { body } = await who.call('PUT :service/:id/presence', { params: at, body: { isActing } })
    return body.others.map(other => [other.person.id, other.isActing])
  }
  assert.deepEqual(await enter(one), [])
  assert.deepEqual(await enter(two, true), [[one.id, false]])
  assert.deepEqual(await enter(one), [[two.id, true]])
  await two.call('DELETE :service/:id/presence', { params: at })
  assert.deepEqual(await enter(one), [])
  await enter(two)
  portal.pass(61_000)
  assert.deepEqual(await enter(one), [])
  await refusal(enter(await portal.employee(['CASE_OFFICER'], [])), 'NOT_FOUND')
})

test('a citizen reads when staff looked at their request, once for one look, and never a name', async () => {
  const viewings = (who: Person) =>
    who.call('GET :slug/:id/viewings', { params: { slug: 'citizen', id: citizen.id } })
  const filed = await citizen.file()
  await officer.read(filed)
  await officer.read(filed)
  const { body } = await viewings(citizen)
  assert.deepEqual(
    body.map(({ at: _, id: __, ...row }) => row),
    [{ kind: 'request.viewed', userSlug: 'employee', ID: filed.ID, serviceSlug: 'LIBRARY_CARD' }],
  )
  assert.ok(!JSON.stringify(body).includes(officer.id))
  await refusal(viewings(await portal.citizen()), 'NOT_FOUND')
})

test('employees are those of the services one has', async () => {
  const assigned = await portal.employee(['SUPERVISOR'], ['LIBRARY_CARD'])
  const none = await portal.employee(['CASE_OFFICER'], [])
  const run = (who: Person, where?: Record<string, unknown>) =>
    who.call('POST tasks/runTasks', {
      body: { taskIds: ['getEmployees'], ...(where ? { filter: { where } } : {}) },
    })
  const employees = (await run(assigned)).body.employees ?? []
  assert.ok(employees.some(({ id }) => id === assigned.id))
  assert.ok(employees.every(({ id }) => id !== none.id))
  assert.deepEqual((await run(assigned, { serviceSlug: 'OTHER' })).body.employees, [])
  assert.deepEqual((await run(none)).body.employees, [])
  await refusal(run(citizen), 'FORBIDDEN')

  // The filter as lists take it, over what the caller may see and no further.
  const admin = await portal.employee(['BFM_ADMIN'])
  const far = await portal.employee(['CASE_OFFICER'], ['OTHER'])
  const ask = (who: Person, filter: object | string) =>
    who.send('POST tasks/runTasks', { body: { taskIds: ['getEmployees'], filter } })
  const idsOf = async (who: Person, filter: object | string) => {
    const { status, body } = await ask(who, filter)
    assert.equal(status, 200, JSON.stringify(body))
    return body.employees.map(({ id }: { id: string }) => id)
  }
  const named = { id: { inq: [assigned.id, far.id] } }
  assert.deepEqual(new Set(await idsOf(admin, { where: named })), new Set([assigned.id, far.id]))
  assert.deepEqual(await idsOf(assigned, { where: named }), [assigned.id])
  assert.deepEqual(await idsOf(admin, { where: { ...named, roles: 'SUPERVISOR' } }), [assigned.id])
  assert.deepEqual(await idsOf(admin, { where: { ...named, serviceSlug: 'OTHER' } }), [far.id])
  assert.deepEqual(await idsOf(admin, { where: { or: [{ id: far.id }, { id: 'none' }] } }), [far.id])
  assert.deepEqual(await idsOf(admin, JSON.stringify({ where: { id: far.id } })), [far.id])
  // Nor does it tell of services that the caller does not have, of somebody who works on both.
  const both = await portal.employee(['CASE_OFFICER'], ['LIBRARY_CARD', 'OTHER'])
  assert.deepEqual(await idsOf(assigned, { where: { id: both.id, serviceSlug: 'OTHER' } }), [])
  assert.deepEqual(await idsOf(assigned, { where: { id: both.id, serviceSlug: 'LIBRARY_CARD' } }), [both.id])
  const sorted = await idsOf(admin, { where: named, order: 'id DESC' })
  assert.deepEqual(sorted, [assigned.id, far.id].sort().reverse())
  assert.deepEqual(await idsOf(admin, { where: named, order: 'id DESC', skip: 1, limit: 1 }), sorted.slice(1))
  const { employees: bare } = (await ask(admin, { where: { id: far.id }, fields: ['id'] })).body
  assert.deepEqual(bare, [{ id: far.id }])
  assert.equal((await ask(admin, { where: { mobile: 'x' } })).body.error.code, 'INVALID_FILTER')
})

test('a comment can be taken back for ten seconds, and until then the applicant neither reads nor hears of it', async () => {
  const other = await portal.employee(['CASE_OFFICER'])
  const filed = await citizen.file()
  const comment = async (text: string): Promise<string> => {
    const { history } = await officer.on(filed, 'POST :service/:id/comment', {
      text,
      visibleToApplicant: true,
    })
    return history.find(entry => entry.text === text)?.id ?? ''
  }
  const retract = (who: Person, entryId: string) =>
    who.call('DELETE :service/:id/comments/:entryId', { params: { ...params, id: filed.id, entryId } })
  const commentsRead = async () =>
    (await citizen.read(filed)).history.flatMap(({ kind, text }) => (kind === 'comment' ? [text] : []))

  const retracted = await comment('Not this one')
  portal.pass(10_000)
  assert.deepEqual(await commentsRead(), [])
  await refusal(retract(other, retracted), 'TRANSITION_NOT_ALLOWED')
  assert.ok(!JSON.stringify((await retract(officer, retracted)).body).includes('Not this one'))
  await refusal(retract(officer, retracted), 'TRANSITION_NOT_ALLOWED')

  const stored = await comment('This one')
  portal.pass(13_000)
  assert.deepEqual(await commentsRead(), ['This one'])
  await refusal(retract(officer, stored), 'TRANSITION_NOT_ALLOWED')
  const rows = await portal.database.query<{ waits: boolean }>(
    sql`select given_up_at is null as waits from messages where next_try_at is not null order by created_at`,
  )
  assert.deepEqual(
    rows.map(({ waits }) => waits),
    [false, true],
  )
})
