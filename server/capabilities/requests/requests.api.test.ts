// A request from filing to decision over the real API: exactly once, by revision, each reader their own view.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { cardAnswers, openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

const file = (
  who: { call: TestPortal['send'] extends never ? never : any },
  key?: string,
  data: unknown = cardAnswers,
) => who.call('POST LIBRARY_CARD', { body: { data }, headers: key ? { 'idempotency-key': key } : {} })

test('a citizen files, an officer asks, the citizen answers, the officer approves', async () => {
  const [citizen, officer] = await Promise.all([portal.citizen(), portal.employee(['CASE_OFFICER'])])
  const filed = await file(citizen)
  assert.equal(filed.status, 201)
  assert.match(filed.body.ID, /^LIBR-2026-\d{6}-\d$/)
  assert.deepEqual([filed.body.status, filed.body.revision, filed.body.next.kind], ['NEW', 1, 'wait'])

  const path = `LIBRARY_CARD/${filed.body.id}`
  const act = (who: typeof citizen, activityId: string, revision: number, data = {}) =>
    who.call(`PATCH ${path}`, { body: { activityId, data }, headers: { 'if-match': `"${revision}"` } })

  const requested = await act(officer, 'ASK_INFORMATION', 1, {
    informationAsked: 'Which branch is nearer to you?',
  })
  assert.equal(requested.status, 200)
  assert.deepEqual([requested.body.statusKind, requested.body.revision], ['waiting-on-applicant', 2])

  const waiting = await citizen.call('GET dynamic_services/inbox')
  assert.equal(waiting.body.total, 1)
  assert.equal(waiting.body.items[0].waitingFor, 'applicant')

  const supplied = await act(citizen, 'SUPPLY_INFORMATION', 2, { informationSupplied: 'The river one' })
  assert.equal(supplied.status, 200)
  const approved = await act(officer, 'APPROVE', 3)
  assert.equal(approved.body.statusKind, 'done')

  const seen = await citizen.call(
    `GET LIBRARY_CARD/findOne?filter=${encodeURIComponent(JSON.stringify({ where: { ID: filed.body.ID } }))}`,
  )
  assert.deepEqual(
    seen.body.history.map((entry: any) => [entry.kind, entry.actor, entry.to]),
    [
      ['status', 'staff', 'APPROVED'],
      ['status', 'applicant', 'UNDER_REVIEW'],
      ['status', 'staff', 'NEEDS_EXTRA_INFORMATION'],
      ['created', 'applicant', 'NEW'],
    ],
  )
  assert.equal(seen.body.data.channel, 'portal')
  // An applicant is told the role of staff, never a name.
  assert.ok(seen.body.history.every((entry: any) => entry.actor === 'applicant' || entry.by === undefined))
  assert.deepEqual(seen.body.can, [])

  const outbox = await citizen.call(`GET dev/outbox?to=${citizen.username}`)
  assert.ok(outbox.body.at(-1).text.includes(filed.body.ID))
})

test('one key files once: repeated, in parallel, and refused with another body or of another service', async () => {
  const citizen = await portal.citizen()
  const answers = await Promise.all(Array.from({ length: 20 }, () => file(citizen, 'key-1')))
  const filed = answers.filter(({ status }) => status === 201)
  assert.ok(filed.length > 0)
  assert.equal(new Set(filed.map(({ body }) => body.ID)).size, 1)
  assert.ok(answers.every(({ status, body }) => status === 201 || body.error.code === 'DUPLICATE_REQUEST'))
  assert.deepEqual((await file(citizen, 'key-1')).body, filed[0]?.body)
  const count = await citizen.call('GET LIBRARY_CARD/count')
  assert.equal(count.body.count, 1)

  const other = await file(citizen, 'key-1', { ...cardAnswers, booksAtOnce: 6 })
  assert.deepEqual([other.status, other.body.error.code], [422, 'IDEMPOTENCY_KEY_REUSED'])
  // The same key of another person is another key.
  const second = await portal.citizen()
  assert.notEqual((await file(second, 'key-1')).body.ID, filed[0]?.body.ID)
})

test('a stale revision changes nothing and shows how the request stands; staff must name one', async () => {
  const [citizen, officer] = await Promise.all([portal.citizen(), portal.employee(['CASE_OFFICER'])])
  const { body } = await file(citizen)
  const path = `PATCH LIBRARY_CARD/${body.id}`
  const approve = { activityId: 'APPROVE' }
  const bare = await officer.call(path, { body: approve })
  assert.deepEqual([bare.status, bare.body.error.code], [428, 'PRECONDITION_REQUIRED'])
  const [first, second] = await Promise.all(
    ['START_REVIEW', 'APPROVE'].map(activityId =>
      officer.call(path, { body: { activityId }, headers: { 'if-match': '1' } }),
    ),
  )
  assert.deepEqual([first?.status, second?.status].sort(), [200, 409])
  const stale = [first, second].find(answer => answer?.status === 409)
  assert.equal(stale?.body.error.code, 'CONFLICT')
  assert.equal(stale?.body.current.revision, 2)
})

test('only activities of the present state, by those who may, are performed', async () => {
  const [citizen, officer] = await Promise.all([portal.citizen(), portal.employee(['CASE_OFFICER'])])
  const { body } = await file(citizen)
  const act = (who: typeof citizen, activityId: string, data = {}) =>
    who.call(`PATCH LIBRARY_CARD/${body.id}`, { body: { activityId, data }, headers: { 'if-match': '1' } })
  assert.equal((await act(citizen, 'APPROVE')).body.error.code, 'TRANSITION_NOT_ALLOWED')
  assert.equal((await act(officer, 'SUPPLY_INFORMATION')).body.error.code, 'TRANSITION_NOT_ALLOWED')
  assert.equal((await act(officer, 'FLY')).body.error.code, 'ACTIVITY_NOT_FOUND')
  const short = await act(officer, 'REJECT', { rejectionReason: 'no' })
  assert.deepEqual([short.status, short.body.error.code], [422, 'VALIDATION_FAILED'])
  assert.equal(short.body.error.details[0].path, 'data.rejectionReason')
  assert.equal(
    (await act(officer, 'REJECT', { rejectionReason: 'The form names no branch.' })).body.statusKind,
    'rejected',
  )
})

test('a supervisor assigns, an officer takes what is free, and a comment conflicts with nothing', async () => {
  const [citizen, officer, supervisor, outsider] = await Promise.all([
    portal.citizen(),
    portal.employee(['CASE_OFFICER']),
    portal.employee(['SUPERVISOR']),
    portal.employee(['CASE_OFFICER'], ['OTHER_SERVICE']),
  ])
  const { body } = await file(citizen)
  const assign = (who: typeof citizen, assigneeId: string | undefined, revision: number) =>
    who.call(`POST LIBRARY_CARD/${body.id}/assign`, {
      body: assigneeId ? { assigneeId } : {},
      headers: { 'if-match': `${revision}` },
    })
  assert.equal((await assign(outsider, undefined, 1)).status, 404)
  assert.equal((await assign(supervisor, outsider.id, 1)).body.error.code, 'ASSIGNEE_UNKNOWN')
  assert.equal((await assign(officer, supervisor.id, 1)).body.error.code, 'ASSIGNEE_UNKNOWN')
  const assigned = await assign(officer, undefined, 1)
  assert.equal(assigned.body.assignee.id, officer.id)
  const counts = await officer.call('GET dynamic_services/inbox/count')
  assert.equal(counts.body.views.mine, 1)
  const comment = await officer.call(`POST LIBRARY_CARD/${body.id}/comment`, {
    body: { text: ' Call them ' },
  })
  assert.deepEqual(
    [comment.status, comment.body.history[0].text, comment.body.revision],
    [200, 'Call them', 2],
  )
  const read = await citizen.call(
    `GET LIBRARY_CARD/findOne?filter=${encodeURIComponent(JSON.stringify({ where: { id: body.id } }))}`,
  )
  assert.ok(!JSON.stringify(read.body).includes('Call them'))
  assert.equal(read.body.assignee, null)
})
