// A request from filing to decision over the real API: exactly once, by revision, each reader their own view.

import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { cardAnswers, openTestPortal, type Person, refusal, type TestPortal } from '../../test-portal.ts'

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

const informationAsked = 'Which branch is nearer to you?'

test('a citizen files a request, which gets a number and waits for the office', async () => {
  const filed = await citizen.file()
  assert.match(filed.ID, /^LIBR-2026-\d{6}-\d$/)
  assert.deepEqual([filed.status, filed.revision, filed.next.kind], ['NEW', 1, 'wait'])
})

test('an officer asks for information, the citizen supplies it, the officer approves', async () => {
  const filed = await citizen.file()
  const waiting = await officer.act(filed, 'ASK_INFORMATION', { data: { informationAsked } })
  assert.deepEqual([waiting.statusKind, waiting.revision], ['waiting-on-applicant', 2])
  const { body: inbox } = await citizen.call('GET dynamic_services/inbox')
  assert.deepEqual([inbox.total, inbox.items[0]?.waitingFor], [1, 'applicant'])

  const informationSupplied = 'The river one'
  const supplied = await citizen.act(waiting, 'SUPPLY_INFORMATION', { data: { informationSupplied } })
  const approved = await officer.act(supplied, 'APPROVE')
  assert.equal(approved.statusKind, 'done')
  const messages = await portal.messagesTo(citizen.username)
  assert.ok(messages.at(-1)?.text.includes(filed.ID))
})

test('an applicant reads the whole history, of staff the role and never a name', async () => {
  const filed = await citizen.file()
  const waiting = await officer.act(filed, 'ASK_INFORMATION', { data: { informationAsked } })
  const supplied = await citizen.act(waiting, 'SUPPLY_INFORMATION', { data: { informationSupplied: 'Yes' } })
  await officer.act(supplied, 'APPROVE')
  const seen = await citizen.read(filed)
  assert.deepEqual(
    seen.history.map(({ kind, actor, to }) => [kind, actor, to]),
    [
      ['status', 'staff', 'APPROVED'],
      ['status', 'applicant', 'UNDER_REVIEW'],
      ['status', 'staff', 'NEEDS_EXTRA_INFORMATION'],
      ['created', 'applicant', 'NEW'],
    ],
  )
  assert.ok(seen.history.every(({ actor, by }) => actor === 'applicant' || by === undefined))
  assert.deepEqual([seen.data.channel, seen.can], ['portal', []])
})

test('one key files once, however often and in parallel it is sent', async () => {
  const input = { params: { service: 'LIBRARY_CARD' }, body: { data: cardAnswers } }
  const send = () => citizen.call('POST :service', { ...input, headers: { 'idempotency-key': 'key-1' } })
  const answers = await Promise.all(Array.from({ length: 20 }, send))
  const filed = answers.filter(({ status }) => status === 201)
  assert.ok(filed.length > 0)
  assert.equal(new Set(filed.map(({ body }) => body.ID)).size, 1)
  assert.ok(answers.every(one => one.status === 201 || one.error.code === 'DUPLICATE_REQUEST'))
  assert.deepEqual((await send()).body, filed[0]?.body)
  assert.equal((await citizen.call('GET :service/count', { params: input.params })).body.count, 1)
})

test('a key is refused with another body', async () => {
  await citizen.file(cardAnswers, { key: 'key-2' })
  const other = citizen.file({ ...cardAnswers, booksAtOnce: 6 }, { key: 'key-2' })
  await refusal(other, 'IDEMPOTENCY_KEY_REUSED')
})

test('the same key of another person is another key', async () => {
  const second = await portal.citizen()
  const mine = await citizen.file(cardAnswers, { key: 'key-3' })
  const theirs = await second.file(cardAnswers, { key: 'key-3' })
  assert.notEqual(mine.ID, theirs.ID)
})

test('staff must name the revision they saw', async () => {
  const { id } = await citizen.file()
  const params = { service: 'LIBRARY_CARD', id }
  const bare = officer.call('PATCH :service/:id', { params, body: { activityId: 'APPROVE' } })
  await refusal(bare, 'PRECONDITION_REQUIRED')
})

test('of two acts on one revision one is performed, and the other is shown how the request stands', async () => {
  const filed = await citizen.file()
  const acts = ['START_REVIEW', 'APPROVE'].map(activityId => officer.act(filed, activityId))
  const outcomes = await Promise.allSettled(acts)
  const late = outcomes.findIndex(({ status }) => status === 'rejected')
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
  const { current } = await refusal(acts[late] as Promise<unknown>, 'CONFLICT')
  assert.equal(current.revision, 2)
})

test('only activities of the present state, by those who may, are performed', async () => {
  const filed = await citizen.file()
  await refusal(citizen.act(filed, 'APPROVE'), 'TRANSITION_NOT_ALLOWED')
  await refusal(officer.act(filed, 'SUPPLY_INFORMATION'), 'TRANSITION_NOT_ALLOWED')
  await refusal(officer.act(filed, 'FLY'), 'ACTIVITY_NOT_FOUND')
})

test('a rejection wants a reason of some length', async () => {
  const filed = await citizen.file()
  const reject = (rejectionReason: string) => officer.act(filed, 'REJECT', { data: { rejectionReason } })
  await refusal(reject('no'), 'VALIDATION_FAILED', 'data.rejectionReason')
  assert.equal((await reject('The form names no branch.')).statusKind, 'rejected')
})

test('an officer takes what is free, and has it among their own', async () => {
  const filed = await citizen.file()
  const assigned = await officer.on(filed, 'POST :service/:id/assign', {})
  assert.equal(assigned.assignee?.id, officer.id)
  assert.equal((await citizen.read(filed)).assignee, null)
  assert.equal((await officer.call('GET dynamic_services/inbox/count')).body.views.mine, 1)
})

test('only who may work on a request is assigned, by who may assign', async () => {
  const outsider = await portal.employee(['CASE_OFFICER'], ['OTHER_SERVICE'])
  const filed = await citizen.file()
  const assign = (who: Person, assigneeId?: string) =>
    who.on(filed, 'POST :service/:id/assign', assigneeId ? { assigneeId } : {})
  await refusal(assign(outsider), 'NOT_FOUND')
  await refusal(assign(supervisor, outsider.id), 'ASSIGNEE_UNKNOWN')
  await refusal(assign(officer, supervisor.id), 'ASSIGNEE_UNKNOWN')
})

test('an officer neither takes nor gives back what is a colleague’s; a supervisor does', async () => {
  const colleague = await portal.employee(['CASE_OFFICER'])
  const theirs = await colleague.on(await citizen.file(), 'POST :service/:id/assign', {})
  await refusal(officer.on(theirs, 'POST :service/:id/assign', {}), 'TRANSITION_NOT_ALLOWED')
  await refusal(officer.on(theirs, 'POST :service/:id/unassign', {}), 'TRANSITION_NOT_ALLOWED')
  assert.equal((await colleague.read(theirs)).assignee?.id, colleague.id)
  const free = await colleague.on(theirs, 'POST :service/:id/unassign', {})
  assert.equal(free.assignee, null)
  const again = await colleague.on(free, 'POST :service/:id/assign', {})
  const reassigned = await supervisor.on(again, 'POST :service/:id/assign', {})
  assert.equal(reassigned.assignee?.id, supervisor.id)
})

test('a comment conflicts with nothing, and one for staff is read by staff alone', async () => {
  const filed = await citizen.file()
  await officer.on(filed, 'POST :service/:id/assign', {})
  const commented = await officer.on(filed, 'POST :service/:id/comment', { text: ' Call them ' })
  assert.deepEqual([commented.history[0]?.text, commented.revision], ['Call them', 2])
  assert.ok(!JSON.stringify(await citizen.read(filed)).includes('Call them'))
})
