// Case work over the real API: what is asked for and only that, corrections and reopening after an end, what people do to a
// request besides deciding it.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { raw, sql } from '../../platform/database/index.ts'
import { cardAnswers, openTestPortal, type Person, refusal, type TestPortal } from '../../test-portal.ts'
import type { RequestAt } from '../../test-requests.ts'
import { standardNotices } from '../notifications/index.ts'
import { messagesSql } from './notes-store.ts'

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

const day = 86_400_000
const message = 'The branch and the mobile number, please'
/** The officer asks the applicant for some fields again. */
const askFor = (request: RequestAt, fields: string[], workingDays?: number) =>
  officer.act(request, 'ASK_INFORMATION', {
    data: { informationAsked: message },
    ask: { fields, ...(workingDays ? { workingDays } : {}) },
  })
const supply = (request: RequestAt, data: Record<string, unknown>) =>
  citizen.act(request, 'SUPPLY_INFORMATION', { data })

test('only fields of the form are asked for, within the working days that the service allows', async () => {
  const filed = await citizen.file()
  await refusal(askFor(filed, ['branch', 'ghost']), 'VALIDATION_FAILED', 'ask.fields.ghost')
  await refusal(askFor(filed, ['branch'], 31), 'VALIDATION_FAILED')
})

test('a decision asks for nothing', async () => {
  const filed = await citizen.file()
  await refusal(officer.act(filed, 'APPROVE', { ask: { fields: ['branch'] } }), 'VALIDATION_FAILED')
})

test('the applicant is told what is asked for and by when', async () => {
  const { asked, dueAt } = await askFor(await citizen.file(), ['branch', 'mobile'], 3)
  assert.deepEqual([asked?.fields, asked?.message, asked?.workingDays], [['mobile', 'branch'], message, 3])
  // From a Friday: Sunday, Monday, Tuesday, to the end of the day.
  assert.equal(dueAt, '2026-11-24T21:59:59.000Z')
})

test('T4: exactly the fields asked for are open, all of them; others are refused', async () => {
  const waiting = await askFor(await citizen.file(), ['branch', 'mobile'], 3)
  const answers = { branch: 'TOWER', mobile: '+971501234568' }
  const other = supply(waiting, { ...answers, fullName: 'Somebody Else' })
  const { error } = await refusal(other, 'VALIDATION_FAILED', 'data.fullName')
  assert.equal(error.details?.[0]?.key, 'unknownField')
  await refusal(supply(waiting, { branch: 'TOWER' }), 'VALIDATION_FAILED', 'data.mobile')

  const supplied = await supply(waiting, answers)
  assert.deepEqual(
    [supplied.data.branch, supplied.data.mobile, supplied.data.fullName],
    ['TOWER', '+971501234568', 'Layla Hassan'],
  )
  assert.equal(supplied.asked, undefined)
  const [newest, before] = supplied.history
  assert.deepEqual(newest?.before, { branch: 'RIVER', mobile: '+971501234567' })
  assert.deepEqual(before?.asked?.fields, ['mobile', 'branch'])
})

test('the time of staff stops while the applicant is asked, and goes on after', async () => {
  const filed = await citizen.file()
  // Three working days from a Friday.
  assert.equal((await officer.read(filed)).dueAt, '2026-11-24T21:59:59.000Z')
  const waiting = await askFor(filed, ['branch'], 20)
  await portal.passWith(10 * day, citizen, officer, supervisor)
  const supplied = await supply(waiting, { branch: 'TOWER' })
  // Three were left, now from Monday the 30th of November.
  assert.equal(supplied.dueAt, '2026-12-03T21:59:59.000Z')
})

/** A request that the system closed because its applicant did not answer. */
const lapsed = async () => {
  const waiting = await askFor(await citizen.file(), ['branch'], 2)
  await portal.passWith(7 * day, citizen, officer, supervisor)
  await Promise.all([portal.portal.tick(), portal.portal.tick()])
  return citizen.read(waiting)
}

test('the system closes what is not answered in time, once', async () => {
  const closed = await lapsed()
  assert.deepEqual([closed.status, closed.revision, closed.history[0]?.actor], ['LAPSED', 3, 'system'])
  assert.deepEqual(closed.can, [])
  await refusal(supply(closed, { branch: 'TOWER' }), 'TRANSITION_NOT_ALLOWED')
})

test('a supervisor reopens what has lapsed, with a reason', async () => {
  const closed = await lapsed()
  await refusal(officer.act(closed, 'REOPEN'), 'TRANSITION_NOT_ALLOWED')
  await refusal(supervisor.act(closed, 'REOPEN'), 'VALIDATION_FAILED', 'data.reasonReopened')
  const data = { reasonReopened: 'The reader was in hospital' }
  const reopened = await supervisor.act(closed, 'REOPEN', { data })
  assert.equal(reopened.status, 'UNDER_REVIEW')
  assert.ok(reopened.dueAt)
  const kinds = reopened.history.map(({ kind }) => kind)
  assert.ok(kinds.includes('reopened') && kinds.includes('effect'))
})

test('an approval ends the request and tells its applicant', async () => {
  const filed = await citizen.file()
  const approved = await officer.act(filed, 'APPROVE')
  assert.deepEqual([approved.status, approved.dueAt], ['APPROVED', null])
  const messages = await portal.messagesTo(`+2${citizen.username}`)
  // One when it was filed, and one for the act: the service speaks in place of the portal.
  const about = messages.filter(({ text }) => text.includes(filed.ID))
  assert.equal(about.length, 2)
  assert.ok(about.some(({ text }) => text.includes('is ready')))
})

test('an assignee who supervises too reads one message of an act', async () => {
  const filed = await citizen.file()
  const both = await portal.employee(['CASE_OFFICER', 'SUPERVISOR'])
  const { database } = portal
  const account = await database.one<{ id: string }>(
    sql`select id from accounts where username = ${both.username}`,
  )
  await database.query(sql`update requests set assignee_id = ${account.id} where number = ${filed.ID}`)
  const notice = (text: string) => ({
    ...standardNotices.write('workNotice', () => ({})),
    text: { ar: `${text} {number}`, en: `${text} {number}` },
  })
  const messages = [
    { id: randomUUID(), audience: 'assignee' as const, notice: notice('first') },
    { id: randomUUID(), audience: 'supervisors' as const, notice: notice('second') },
  ]
  const parts = messagesSql(messages, new Date('2026-11-20T10:00:00Z'), raw('held'))
  await database.query(
    sql`with held as (select * from requests where number = ${filed.ID}), told as (${parts.listed})
      ${parts.sent(raw('told'))}`,
  )
  const read = await database.query<{ body: string }>(
    sql`select text_en as body from notifications where account_id = ${account.id} and text_en like ${`%${filed.ID}`}`,
  )
  assert.deepEqual(
    read.map(({ body }) => body),
    [`first ${filed.ID}`],
  )
})

test('a decision is corrected by who may, with a reason, and only where the service says', async () => {
  const approved = await officer.act(await citizen.file(), 'APPROVE')
  const { fullName, mobile, branch } = cardAnswers
  const previous = { fullName, mobile, branch }
  await refusal(officer.act(approved, 'CORRECT', { data: previous }), 'TRANSITION_NOT_ALLOWED')
  const reasonCorrected = 'The name was misspelt'
  const correct = (data: Record<string, unknown>) =>
    supervisor.act(approved, 'CORRECT', { data: { ...previous, reasonCorrected, ...data } })
  await refusal(correct({ booksAtOnce: 9 }), 'VALIDATION_FAILED', 'data.booksAtOnce')

  const corrected = await correct({ fullName: 'Laila Hassan' })
  assert.deepEqual([corrected.data.fullName, corrected.status], ['Laila Hassan', 'APPROVED'])
  const entry = corrected.history.find(({ kind }) => kind === 'corrected')
  assert.deepEqual(
    [entry?.kind, entry?.before, entry?.data],
    ['corrected', { fullName: 'Layla Hassan' }, { fullName: 'Laila Hassan', reasonCorrected }],
  )
})

test('who prints a request is in its history, for staff alone, and nothing else changes', async () => {
  const filed = await citizen.file()
  const before = await officer.read(filed)
  const print = (who: Person) => who.on(filed, 'POST :service/:id/print', {})
  const printed = await print(officer)
  const [entry] = printed.history
  assert.deepEqual([entry?.kind, entry?.actor, entry?.by?.id], ['printed', 'staff', officer.id])
  assert.deepEqual(
    [printed.revision, printed.updatedAt, printed.history.length],
    [before.revision, before.updatedAt, before.history.length + 1],
  )
  assert.ok((await citizen.read(filed)).history.every(({ kind }) => kind !== 'printed'))
  await refusal(print(citizen), 'FORBIDDEN')
  await refusal(print(await portal.employee(['CASE_OFFICER'], ['ROOM_BOOKING'])), 'NOT_FOUND')
  assert.equal((await officer.read(filed)).history.length, before.history.length + 1)
})

/** A card of the citizen, one of somebody else, and a question of the citizen that not every officer may see. */
const linkable = async () => {
  const stranger = await portal.citizen()
  const question = { question: 'Is it open on Friday?' }
  return {
    mine: await citizen.file(),
    theirs: await stranger.file(),
    question: await citizen.file(question, { service: 'LIBRARY_QUESTION' }),
    narrow: await portal.employee(['CASE_OFFICER'], ['LIBRARY_CARD']),
  }
}

test('a request is linked by staff, to another that they may see', async () => {
  const { mine, question, narrow } = await linkable()
  const link = (who: Person, ID: string) => who.on(mine, 'POST :service/:id/links', { ID, kind: 'related' })
  await refusal(link(narrow, question.ID), 'LINK_UNKNOWN')
  await refusal(link(officer, mine.ID), 'LINK_UNKNOWN')
  await refusal(link(citizen, question.ID), 'FORBIDDEN')
  assert.equal((await link(officer, question.ID)).links?.[0]?.request.ID, question.ID)
})

test('linked requests are seen by those who may see both; others learn of nothing', async () => {
  const { mine, theirs, question, narrow } = await linkable()
  await officer.on(mine, 'POST :service/:id/links', { ID: question.ID, kind: 'related' })
  // As it is typed on an Arabic keyboard.
  const arabic = theirs.ID.toLowerCase().replace(/\d/g, digit => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))
  const linked = await officer.on(mine, 'POST :service/:id/links', { ID: arabic, kind: 'duplicate' })
  assert.deepEqual(
    linked.links?.map(({ kind, direction, request }) => [kind, direction, request.ID]),
    [
      ['duplicate', 'from', theirs.ID],
      ['related', 'from', question.ID],
    ],
  )
  const numbers = async (who: Person) => (await who.read(mine)).links?.map(({ request }) => request.ID)
  assert.deepEqual(await numbers(narrow), [theirs.ID])
  assert.deepEqual(await numbers(citizen), [question.ID])
  assert.ok(!JSON.stringify(await narrow.read(mine)).includes(question.ID))
  assert.ok(!JSON.stringify(await citizen.read(mine)).includes(theirs.ID))
  assert.ok(JSON.stringify((await officer.read(mine)).history).includes(question.ID))
})

test('a link is removed again', async () => {
  const { mine, question } = await linkable()
  const linked = await officer.on(mine, 'POST :service/:id/links', { ID: question.ID, kind: 'related' })
  const linkId = linked.links?.[0]?.id ?? ''
  const params = { service: mine.serviceSlug, id: mine.id, linkId }
  const { body } = await officer.call('DELETE :service/:id/links/:linkId', { params })
  assert.deepEqual(body.links, [])
  assert.equal(body.history?.[0]?.kind, 'unlinked')
})

test('two people at once: one wins, the other is shown how the request stands', async () => {
  const filed = await citizen.file()
  const second = await portal.employee(['CASE_OFFICER'])
  const both = [officer, second].map(who => who.act(filed, 'START_REVIEW'))
  const outcomes = await Promise.allSettled(both)
  const late = outcomes.findIndex(({ status }) => status === 'rejected')
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
  const { current } = await refusal(both[late] as Promise<unknown>, 'CONFLICT')
  assert.equal(current.status, 'UNDER_REVIEW')
})

test('who lost the assignment acts on nothing, and is shown that they lost it', async () => {
  const assigned = await officer.on(await citizen.file(), 'POST :service/:id/assign', {})
  await supervisor.on(assigned, 'POST :service/:id/unassign', {})
  const { current } = await refusal(officer.act(assigned, 'APPROVE'), 'CONFLICT')
  assert.deepEqual([current.assignee, current.revision], [null, 3])
})

test('who lost their role acts on nothing', async () => {
  const filed = await citizen.file()
  const former = await portal.employee(['CASE_OFFICER'])
  await portal.database.query(sql`update accounts set roles = '{}' where id = ${former.id}`)
  await refusal(former.act(filed, 'APPROVE'), 'FORBIDDEN')
})

test('a request that nobody can move is counted; there are none otherwise', async () => {
  const health = async () => (await portal.portal.app.inject({ url: '/healthz' })).json().stranded
  await portal.portal.tidy()
  assert.equal(await health(), 0)
  const { id } = await citizen.file()
  await portal.database.query(sql`update requests set status = 'GHOST' where id = ${id}`)
  await portal.portal.tidy()
  assert.equal(await health(), 1)
  const metrics = await portal.portal.app.inject({ url: '/metrics' })
  assert.match(metrics.body, /requests_stranded 1/)
})
