// Decisions that can be undone, over the real API: they wait, are undone or sent once, and say it where they could not be.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../../platform/database/index.ts'
import { eventually } from '../../../platform/test-patience.ts'
import { openTestPortal, type Person, refusal, type TestPortal } from '../../../test-portal.ts'
import type { RequestAt } from '../../../test-requests.ts'

let portal: TestPortal
let second: TestPortal
let citizen: Person
let officer: Person
let colleague: Person
let supervisor: Person
let auditor: Person
before(async () => {
  portal = await openTestPortal()
  second = await openTestPortal({}, portal)
  citizen = await portal.citizen()
  officer = await portal.employee(['CASE_OFFICER'])
  colleague = await portal.employee(['CASE_OFFICER'])
  supervisor = await portal.employee(['SUPERVISOR'])
  auditor = await portal.employee(['AUDITOR'])
})
after(async () => {
  await second.close()
  await portal.close()
})

/** One after the other: two at once of one applicant are refused. */
const fileSeveral = async (count: number) => {
  const filed = []
  for (let index = 0; index < count; index++) filed.push(await citizen.file())
  return filed
}
const tenSeconds = 10_000
const pend = (who: Person, request: RequestAt, activityId: string, data?: Record<string, unknown>) =>
  who.on(request, 'POST :service/:id/pending', { activityId, ...(data ? { data } : {}) })
const undo = (who: Person, { serviceSlug: service, id }: RequestAt) =>
  who.call('DELETE :service/:id/pending', { params: { service, id } })
const decisionsOf = async (who: Person, { id }: RequestAt) =>
  (await who.call('GET decisions')).body.filter(({ requestId }) => requestId === id)
const pass = (ms: number) => {
  portal.pass(ms)
  second.pass(ms)
}
/** The time to undo is over, and a server looks. */
const sendAll = async () => {
  pass(tenSeconds)
  await portal.portal.sendDecisions()
}
const aboutApproval = async ({ ID }: { ID: string }) =>
  (await portal.messagesTo(`+2${citizen.username}`)).filter(
    ({ text }) => text.includes(ID) && text.includes('is ready'),
  ).length
/** What auditors read of decisions on a request that were taken back. */
const undoneIn = async (ID: string) => {
  const filter = encodeURIComponent(JSON.stringify({ where: { kind: 'request.decisionUndone' } }))
  const { body } = await auditor.send(`GET auditLog?filter=${filter}`)
  return body
    .filter(({ detail }: { detail: { ID: string } }) => detail.ID === ID)
    .map(({ actor, subject, detail }: any) => ({ by: actor.id, about: subject.id, detail }))
}
const decided = (request: { history: { kind: string; to?: string }[] }) =>
  request.history.filter(({ kind, to }) => kind === 'status' && to === 'APPROVED').length

test('a decision waits: nothing changes for the applicant, and nobody else decides meanwhile', async () => {
  const filed = await citizen.file()
  const before = await citizen.read(filed)
  const waiting = await pend(officer, filed, 'APPROVE')
  const { activityId, isOwn, leftMs, by } = waiting.pending ?? {}
  assert.deepEqual([activityId, isOwn, leftMs, by?.id], ['APPROVE', true, tenSeconds, officer.id])
  assert.deepEqual([waiting.status, waiting.revision, waiting.can], [before.status, filed.revision, []])
  assert.deepEqual(await citizen.read(filed), before)
  const seen = await colleague.read(filed)
  assert.deepEqual([seen.pending?.isOwn, seen.pending?.by.id, seen.can], [false, officer.id, []])
  await refusal(pend(colleague, filed, 'REJECT'), 'DECISION_PENDING')
  await refusal(pend(officer, filed, 'APPROVE'), 'DECISION_PENDING')
  await refusal(colleague.act(filed, 'APPROVE'), 'DECISION_PENDING')
  assert.equal(await aboutApproval(filed), 0)
  await undo(officer, filed)
})

test('it goes out once its time is over, not before, though nobody has the page open', async () => {
  const filed = await citizen.file()
  await pend(officer, filed, 'APPROVE')
  pass(tenSeconds - 1)
  await portal.portal.sendDecisions()
  assert.equal((await citizen.read(filed)).status, 'NEW')
  pass(1)
  await portal.portal.sendDecisions()
  const sent = await officer.read(filed)
  assert.deepEqual([sent.status, sent.revision, sent.pending], ['APPROVED', filed.revision + 1, undefined])
  assert.deepEqual([decided(sent), await aboutApproval(filed)], [1, 1])
  assert.equal(sent.history.find(({ to }) => to === 'APPROVED')?.by?.id, officer.id)
  assert.deepEqual(await decisionsOf(officer, filed), [])
})

test('its maker alone undoes it, and only until it has gone out', async () => {
  const filed = await citizen.file()
  await pend(officer, filed, 'APPROVE')
  await refusal(undo(colleague, filed), 'DECISION_SENT')
  await refusal(undo(supervisor, filed), 'DECISION_SENT')
  const { body } = await undo(officer, filed)
  assert.equal(body.pending, undefined)
  assert.ok(body.can?.includes('APPROVE'))
  await sendAll()
  const stands = await officer.read(filed)
  assert.deepEqual([stands.status, decided(stands), await aboutApproval(filed)], ['NEW', 0, 0])
  assert.deepEqual(await undoneIn(filed.ID), [
    { by: officer.id, about: citizen.id, detail: { ID: filed.ID, activityId: 'APPROVE' } },
  ])

  await pend(officer, filed, 'APPROVE')
  await sendAll()
  await refusal(undo(officer, filed), 'DECISION_SENT')
  assert.equal((await officer.read(filed)).status, 'APPROVED')
})

test('whatever an act is refused for, a decision is refused for at once', async () => {
  const filed = await citizen.file()
  await refusal(pend(officer, filed, 'NO_SUCH'), 'ACTIVITY_NOT_FOUND')
  await refusal(pend(officer, filed, 'REJECT', {}), 'VALIDATION_FAILED')
  await refusal(pend(officer, filed, 'REOPEN'), 'TRANSITION_NOT_ALLOWED')
  const { current } = await refusal(pend(officer, { ...filed, revision: 7 }, 'APPROVE'), 'CONFLICT')
  assert.equal(current.revision, filed.revision)
  const params = { service: filed.serviceSlug, id: filed.id }
  const unseen = officer.call('POST :service/:id/pending', { params, body: { activityId: 'APPROVE' } })
  await refusal(unseen, 'PRECONDITION_REQUIRED')
  await refusal(pend(citizen, filed, 'CANCEL'), 'FORBIDDEN')
  const stranger = await portal.employee(['CASE_OFFICER'], [])
  await refusal(pend(stranger, filed, 'APPROVE'), 'NOT_FOUND')
  assert.equal((await officer.read(filed)).pending, undefined)
})

test('a step between states of staff tells its applicant nothing to rely on, and is performed at once', async () => {
  const filed = await citizen.file()
  const started = await pend(officer, filed, 'START_REVIEW')
  assert.deepEqual([started.pending, started.status], [undefined, 'UNDER_REVIEW'])
})

test('what its applicant is told waits, whatever state comes next: a question, and that an outcome holds no more', async () => {
  const filed = await citizen.file()
  const before = await citizen.read(filed)
  const waiting = await pend(officer, filed, 'ASK_INFORMATION', { informationAsked: 'Which branch?' })
  assert.deepEqual([waiting.pending?.activityId, waiting.status], ['ASK_INFORMATION', 'NEW'])
  assert.deepEqual(await citizen.read(filed), before)
  await sendAll()
  assert.equal((await officer.read(filed)).statusKind, 'waiting-on-applicant')

  const decided = await citizen.file()
  const rejected = await officer.act(decided, 'REJECT', { data: { rejectionReason: 'The photo is missing' } })
  const reason = { reasonReopened: 'The photo came by post' }
  const reopened = await pend(supervisor, { ...filed, ...rejected }, 'REOPEN', reason)
  assert.deepEqual([reopened.pending?.activityId, reopened.status], ['REOPEN', 'REJECTED'])
  await undo(supervisor, rejected)
})

test('a request that moved on cancels it, with a notice to its maker alone until they dismiss it', async () => {
  const filed = await citizen.file()
  await pend(officer, filed, 'REJECT', { rejectionReason: 'The photo is missing' })
  await citizen.act(await citizen.read(filed), 'CANCEL')
  await sendAll()
  const stands = await officer.read(filed)
  assert.deepEqual([stands.statusKind, stands.pending, decided(stands)], ['cancelled', undefined, 0])
  const [notice] = await decisionsOf(officer, filed)
  assert.deepEqual([notice?.leftMs, notice?.cancelled?.code, notice?.ID], [null, 'CONFLICT', filed.ID])
  assert.ok(notice?.cancelled?.message)
  assert.deepEqual(await decisionsOf(colleague, filed), [])
  const stored = await portal.database.query(
    sql`select body from pending_decisions where request_id = ${filed.id}`,
  )
  assert.equal(stored.length, 1)
  assert.ok(!JSON.stringify(stored).includes('photo'), 'what was written stays sealed')
  const params = { id: notice?.id ?? '' }
  await refusal(colleague.call('DELETE decisions/:id', { params }), 'NOT_FOUND')
  assert.equal((await officer.call('DELETE decisions/:id', { params })).status, 204)
  assert.deepEqual(await decisionsOf(officer, filed), [])
})

test('whoever may not decide any more when its time comes has not decided', async () => {
  const leaving = await portal.employee(['CASE_OFFICER'])
  for (const change of [
    sql`roles = '{}'`,
    sql`roles = '{CASE_OFFICER}', services = '{}'`,
    sql`status = 'disabled'`,
  ]) {
    const filed = await citizen.file()
    await portal.database.query(
      sql`update accounts set roles = '{CASE_OFFICER}', services = '{*}' where id = ${leaving.id}`,
    )
    await pend(leaving, filed, 'APPROVE')
    await portal.database.query(sql`update accounts set ${change} where id = ${leaving.id}`)
    await sendAll()
    assert.equal((await citizen.read(filed)).status, 'NEW')
    const [{ code }] = (await portal.database.query<{ code: string }>(
      sql`select cancelled_by as code from pending_decisions where request_id = ${filed.id}`,
    )) as [{ code: string }]
    assert.ok(['FORBIDDEN', 'NOT_FOUND'].includes(code), code)
  }
})

test('what it says is sealed while it waits, and gone once it was sent', async () => {
  const filed = await citizen.file()
  const secret = 'Comment 29104120103458'
  await officer.on(filed, 'POST :service/:id/pending', { activityId: 'APPROVE', comment: secret })
  const rows = () =>
    portal.database.query<{ row: string }>(
      sql`select p::text as row from pending_decisions p where request_id = ${filed.id}`,
    )
  const [stored] = await rows()
  assert.ok(stored && !stored.row.includes('29104120103458'))
  await sendAll()
  assert.deepEqual(await rows(), [])
  const sent = await officer.read(filed)
  assert.equal(sent.history.find(({ to }) => to === 'APPROVED')?.text, secret)
})

test('two servers that look at once send each once', async () => {
  const filed = await fileSeveral(6)
  for (const request of filed) await pend(officer, request, 'APPROVE')
  pass(tenSeconds)
  await Promise.all([portal, second, portal, second].map(each => each.portal.sendDecisions()))
  for (const request of filed) {
    const sent = await officer.read(request)
    assert.deepEqual([decided(sent), await aboutApproval(request)], [1, 1])
    assert.deepEqual(await decisionsOf(officer, request), [])
  }
})

test('an undo and a sending at the same moment: one of them holds', async () => {
  for (let round = 0; round < 8; round++) {
    const filed = await citizen.file()
    await pend(officer, filed, 'APPROVE')
    pass(tenSeconds)
    const [undone] = await Promise.all([undo(officer, filed), second.portal.sendDecisions()])
    const stands = await officer.read(filed)
    const isBack = undone.status === 200
    assert.deepEqual([stands.status, decided(stands)], isBack ? ['NEW', 0] : ['APPROVED', 1])
    assert.equal(await aboutApproval(filed), isBack ? 0 : 1)
  }
})

test('a server that dies while it sends has sent nothing, and another sends it once', async () => {
  const filed = await citizen.file()
  await pend(officer, filed, 'APPROVE')
  pass(tenSeconds)
  const run = (words: ReturnType<typeof sql>) => portal.database.query(words, { named: false })
  await run(
    sql`create function hold_sending() returns trigger language plpgsql as $$ begin perform pg_sleep(30); return new; end $$`,
  )
  await run(
    sql`create trigger hold_sending before insert on request_history for each row execute function hold_sending()`,
  )
  const sending = portal.portal.sendDecisions()
  // Its own role sees what a server's connection does, and may end it.
  const sleeping = sql`from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`
  const isHeld = async () => (await second.serverDatabase.query(sql`select pid ${sleeping}`)).length === 1
  assert.ok(await eventually(isHeld, Boolean))
  // What PostgreSQL sees of kill -9: the connection is gone in the middle of the statement.
  await second.serverDatabase.query(sql`select pg_terminate_backend(pid) ${sleeping}`)
  await run(sql`drop trigger hold_sending on request_history`)
  await run(sql`drop function hold_sending()`)
  await sending
  assert.deepEqual([(await officer.read(filed)).status, await aboutApproval(filed)], ['NEW', 0])
  pass(30_000)
  await second.portal.sendDecisions()
  const sent = await officer.read(filed)
  assert.deepEqual([sent.status, decided(sent), await aboutApproval(filed)], ['APPROVED', 1, 1])
})

test('bulk decisions wait together and are undone together', async () => {
  const filed = await fileSeveral(3)
  const params = { service: 'LIBRARY_CARD' }
  const items = filed.map(({ id, revision }) => ({ id, revision }))
  const body = { items, activityId: 'APPROVE' }
  const results = async () => (await officer.call('POST :service/bulkPending', { params, body })).body.results
  assert.deepEqual(
    (await results()).map(({ isPending, revision }) => [isPending, revision]),
    items.map(({ revision }) => [true, revision]),
  )
  assert.deepEqual(
    (await results()).map(({ error }) => error?.code),
    items.map(() => 'DECISION_PENDING'),
  )
  const ids = items.slice(0, 2).map(({ id }) => id)
  const undone = await officer.call('POST :service/bulkUndo', { params, body: { ids } })
  assert.deepEqual(
    undone.body.results.map(({ error }) => error),
    [undefined, undefined],
  )
  await sendAll()
  const statuses = await Promise.all(filed.map(async request => (await officer.read(request)).status))
  assert.deepEqual(statuses, ['NEW', 'NEW', 'APPROVED'])
  const traces = await Promise.all(filed.map(async ({ ID }) => (await undoneIn(ID)).length))
  assert.deepEqual(traces, [1, 1, 0], 'each that was undone stands in the audit')
})

test('without time to undo, a decision is performed at once', async () => {
  const quick = await openTestPortal({ DECISION_UNDO_SECONDS: '0' })
  try {
    const filed = await (await quick.citizen()).file()
    const approved = await pend(await quick.employee(['CASE_OFFICER']), filed, 'APPROVE')
    assert.deepEqual([approved.status, approved.pending], ['APPROVED', undefined])
  } finally {
    await quick.close()
  }
})
