// Case work over the real API: what is asked for and only that, corrections and reopening after an end, working time,
// reminders that are sent once, the system's own acts, links that tell nobody what they may not see.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { cardAnswers, openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
type Person = Awaited<ReturnType<TestPortal['citizen']>>
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

/** Lets time pass; sessions end meanwhile, so people sign in again. */
const pass = async (ms: number): Promise<void> => {
  portal.pass(ms)
  const back = async (who: Person, slug: 'citizen' | 'employee'): Promise<Person> => {
    const own = await portal.browser(slug === 'citizen' ? 'CITIZEN' : 'EMPLOYEE')
    await portal.signIn(own, slug, who.username)
    return { ...own, id: who.id, username: who.username }
  }
  citizen = await back(citizen, 'citizen')
  officer = await back(officer, 'employee')
  supervisor = await back(supervisor, 'employee')
}
const file = async (who = citizen): Promise<{ id: string; ID: string }> => {
  const { status, body } = await who.call('POST LIBRARY_CARD', { body: { data: cardAnswers } })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}
const act = (who: Person, id: string, revision: number, body: object) =>
  who.call(`PATCH LIBRARY_CARD/${id}`, { body, headers: { 'if-match': `"${revision}"` } })
const read = async (who: Person, id: string) => {
  const filter = encodeURIComponent(JSON.stringify({ where: { id } }))
  return (await who.call(`GET LIBRARY_CARD/findOne?filter=${filter}`)).body
}
const ask = (id: string, revision: number, fields: string[], workingDays?: number) =>
  act(officer, id, revision, {
    activityId: 'ASK_INFORMATION',
    data: { informationAsked: 'The branch and the mobile number, please' },
    ask: { fields, ...(workingDays ? { workingDays } : {}) },
  })
const textsTo = async (mobile: string): Promise<string[]> =>
  (await citizen.call(`GET dev/outbox?to=${encodeURIComponent(mobile)}`)).body.map(({ text }: any) => text)

test('T4: exactly the fields asked for are open, until the time given; others are refused', async () => {
  const { id } = await file()
  const strange = await ask(id, 1, ['branch', 'ghost'])
  assert.deepEqual([strange.status, strange.body.error.details[0].path], [422, 'ask.fields.ghost'])
  assert.equal((await ask(id, 1, ['branch'], 31)).status, 422)
  const unasked = await act(officer, id, 1, { activityId: 'APPROVE', ask: { fields: ['branch'] } })
  assert.equal(unasked.status, 422)

  const requested = await ask(id, 1, ['branch', 'mobile'], 3)
  assert.equal(requested.status, 200, JSON.stringify(requested.body))
  assert.deepEqual(
    [requested.body.asked.fields, requested.body.asked.message, requested.body.asked.workingDays],
    [['mobile', 'branch'], 'The branch and the mobile number, please', 3],
  )
  // From a Friday: Sunday, Monday, Tuesday, to the end of the day.
  assert.equal(requested.body.dueAt, '2026-11-24T21:59:59.000Z')

  const supply = (data: object) => act(citizen, id, 2, { activityId: 'SUPPLY_INFORMATION', data })
  const other = await supply({ branch: 'TOWER', mobile: '+971501234568', fullName: 'Somebody Else' })
  assert.deepEqual(
    [other.status, other.body.error.details[0].path, other.body.error.details[0].key],
    [422, 'data.fullName', 'unknownField'],
  )
  const missing = await supply({ branch: 'TOWER' })
  assert.equal(missing.body.error.details[0].path, 'data.mobile')
  const supplied = await supply({ branch: 'TOWER', mobile: '+971501234568' })
  assert.equal(supplied.status, 200, JSON.stringify(supplied.body))
  assert.deepEqual(
    [supplied.body.data.branch, supplied.body.data.mobile, supplied.body.data.fullName],
    ['TOWER', '+971501234568', 'Layla Hassan'],
  )
  assert.equal(supplied.body.asked, undefined)
  const [newest, before] = supplied.body.history
  assert.deepEqual(newest.before, { branch: 'RIVER', mobile: '+971501234567' })
  assert.deepEqual(before.asked.fields, ['mobile', 'branch'])
})

test('the time of staff stands still while the applicant is asked, and goes on after', async () => {
  const { id } = await file()
  // Three working days from a Friday.
  assert.equal((await read(officer, id)).dueAt, '2026-11-24T21:59:59.000Z')
  await ask(id, 1, ['branch'], 20)
  await pass(10 * day)
  const supplied = await act(citizen, id, 2, {
    activityId: 'SUPPLY_INFORMATION',
    data: { branch: 'TOWER' },
  })
  // Three were left, now from Monday the 30th of November.
  assert.equal(supplied.body.dueAt, '2026-12-03T21:59:59.000Z')
})

test('the system closes what is not answered in time, once, and a supervisor reopens it with a reason', async () => {
  const { id } = await file()
  await ask(id, 1, ['branch'], 2)
  await pass(7 * day)
  await Promise.all([portal.portal.tick(), portal.portal.tick()])
  const lapsed = await read(citizen, id)
  assert.deepEqual([lapsed.status, lapsed.revision, lapsed.history[0].actor], ['LAPSED', 3, 'system'])
  assert.deepEqual(lapsed.can, [])
  const late = await act(citizen, id, 3, { activityId: 'SUPPLY_INFORMATION', data: { branch: 'TOWER' } })
  assert.equal(late.body.error.code, 'TRANSITION_NOT_ALLOWED')

  const reopen = (who: Person, data: object) => act(who, id, 3, { activityId: 'REOPEN', data })
  assert.equal((await reopen(officer, {})).body.error.code, 'TRANSITION_NOT_ALLOWED')
  assert.equal((await reopen(supervisor, {})).body.error.details[0].path, 'data.reasonReopened')
  const reopened = await reopen(supervisor, { reasonReopened: 'The reader was in hospital' })
  assert.equal(reopened.status, 200, JSON.stringify(reopened.body))
  assert.equal(reopened.body.status, 'UNDER_REVIEW')
  assert.ok(reopened.body.dueAt)
  const kinds = reopened.body.history.map(({ kind }: any) => kind)
  assert.ok(kinds.includes('reopened') && kinds.includes('effect'))
})

test('a decision is corrected by who may, with a reason, and only where the service says', async () => {
  const { id, ID } = await file()
  const approved = await act(officer, id, 1, { activityId: 'APPROVE' })
  assert.deepEqual([approved.body.status, approved.body.dueAt], ['APPROVED', null])
  assert.ok(
    (await textsTo(`+2${citizen.username}`)).some(text => text.includes('is ready') && text.includes(ID)),
  )
  const current = await read(citizen, id)
  const previous = {
    fullName: current.data.fullName,
    mobile: current.data.mobile,
    branch: current.data.branch,
  }
  const correct = (who: Person, data: object) => act(who, id, 2, { activityId: 'CORRECT', data })
  assert.equal((await correct(officer, previous)).body.error.code, 'TRANSITION_NOT_ALLOWED')
  const reasonCorrected = 'The name was misspelt'
  const beyond = await correct(supervisor, { ...previous, reasonCorrected, booksAtOnce: 9 })
  assert.equal(beyond.body.error.details[0].path, 'data.booksAtOnce')
  const corrected = await correct(supervisor, { ...previous, fullName: 'Laila Hassan', reasonCorrected })
  assert.equal(corrected.status, 200, JSON.stringify(corrected.body))
  const [entry] = corrected.body.history
  assert.deepEqual(
    [corrected.body.data.fullName, corrected.body.status, entry.kind, entry.before, entry.data],
    [
      'Laila Hassan',
      'APPROVED',
      'corrected',
      { fullName: 'Layla Hassan' },
      { fullName: 'Laila Hassan', reasonCorrected },
    ],
  )
})

test('people are told before and after a request is due, each time once, whoever looks', async () => {
  const { id, ID } = await file()
  const { body } = await officer.call(`POST LIBRARY_CARD/${id}/assign`, {
    body: {},
    headers: { 'if-match': '1' },
  })
  const due = new Date(body.dueAt)
  const steps = async () =>
    (await read(officer, id)).history
      .filter(({ kind }: any) => kind === 'escalated')
      .map(({ step }: any) => step)
  const runTogether = () => Promise.all([1, 2, 3].map(() => portal.portal.tick()))
  await runTogether()
  assert.deepEqual(await steps(), [])
  await pass(due.getTime() - portal.now().getTime() - 10 * 3_600_000)
  await runTogether()
  assert.deepEqual(await steps(), ['dueSoon'])
  await pass(11 * 3_600_000)
  await runTogether()
  await runTogether()
  assert.deepEqual(await steps(), ['overdue', 'dueSoon'])
  const mobileOf = async (who: Person) => (await portal.accounts.get(who.id)).mobile ?? ''
  const notices = async (who: Person) =>
    (await textsTo(await mobileOf(who))).filter(text => text.includes(ID)).length
  assert.deepEqual([await notices(officer), await notices(supervisor)], [2, 1])
  assert.equal(
    (await read(citizen, id)).history.some(({ kind }: any) => kind === 'escalated'),
    false,
  )
})

test('supervisors of a center are told of its requests and of those without one, not of another center', async () => {
  const ownCenter = await portal.employee(['SUPERVISOR'])
  const otherCenter = await portal.employee(['SUPERVISOR'])
  const sql = (text: string, values: string[]) => portal.database.query({ text, values } as never)
  await sql("update accounts set service_center = 'RIVER' where id = $1", [ownCenter.id])
  await sql("update accounts set service_center = 'TOWER' where id = $1", [otherCenter.id])
  const centerless = await file()
  await sql("update services set center_field = 'branch' where slug = $1", ['LIBRARY_CARD'])
  const placed = await file()
  await sql('update services set center_field = null where slug = $1', ['LIBRARY_CARD'])

  const offered = async ({ id }: { id: string }) => {
    const { body } = await supervisor.call(`GET LIBRARY_CARD/assignees?id=${id}`)
    const ids = new Set(body.map((person: { id: string }) => person.id))
    return [supervisor, ownCenter, otherCenter].map(who => ids.has(who.id))
  }
  assert.deepEqual(await offered(placed), [true, true, false], 'nobody is offered who cannot be assigned')
  assert.deepEqual(await offered(centerless), [true, true, true])
  assert.equal((await otherCenter.call(`GET LIBRARY_CARD/assignees?id=${placed.id}`)).status, 404)

  await pass(8 * day)
  await portal.portal.tick()
  const notices = async (who: Person, { ID }: { ID: string }) => {
    const { mobile } = await portal.accounts.get(who.id)
    return (await textsTo(mobile ?? '')).some(text => text.includes(ID))
  }
  const whoKnows = (request: { ID: string }) =>
    Promise.all([supervisor, ownCenter, otherCenter].map(who => notices(who, request)))
  assert.deepEqual(await whoKnows(placed), [true, true, false])
  assert.deepEqual(await whoKnows(centerless), [true, true, true])
})

test('a supervisor sets a due date with a reason; nobody else does, nor in the past, nor on what has ended', async () => {
  const { id } = await file()
  const set = (who: Person, dueAt: Date, revision = 1) =>
    who.call(`POST LIBRARY_CARD/${id}/due`, {
      body: { dueAt: dueAt.toISOString(), reason: 'A holiday of the branch' },
      headers: { 'if-match': `${revision}` },
    })
  const later = new Date(portal.now().getTime() + 20 * day)
  assert.equal((await set(officer, later)).status, 403)
  assert.equal((await set(citizen, later)).status, 403)
  assert.equal((await set(supervisor, portal.now())).status, 422)
  const changed = await set(supervisor, later)
  assert.equal(changed.status, 200, JSON.stringify(changed.body))
  assert.deepEqual(
    [changed.body.dueAt, changed.body.history[0].kind, changed.body.history[0].text],
    [later.toISOString(), 'dueChanged', 'A holiday of the branch'],
  )
  assert.equal((await set(supervisor, later)).status, 409)
  await act(officer, id, 2, { activityId: 'APPROVE' })
  assert.equal((await set(supervisor, later, 3)).body.error.code, 'TRANSITION_NOT_ALLOWED')
})

test('who prints a request stands in its history, for staff alone, and changes nothing else', async () => {
  const { id } = await file()
  const before = await read(officer, id)
  const print = (who: Person) => who.call(`POST LIBRARY_CARD/${id}/print`, { body: {} })
  const printed = await print(officer)
  assert.equal(printed.status, 200, JSON.stringify(printed.body))
  const [entry] = printed.body.history
  assert.deepEqual([entry.kind, entry.actor, entry.by.id], ['printed', 'staff', officer.id])
  assert.deepEqual(
    [printed.body.revision, printed.body.updatedAt, printed.body.history.length],
    [before.revision, before.updatedAt, before.history.length + 1],
  )
  assert.ok((await read(citizen, id)).history.every(({ kind }: any) => kind !== 'printed'))
  assert.equal((await print(citizen)).status, 403)
  assert.equal((await print(await portal.employee(['CASE_OFFICER'], ['ROOM_BOOKING']))).status, 404)
  assert.equal((await read(officer, id)).history.length, before.history.length + 1)
})

test('linked requests are seen by those who may see both; others learn of nothing', async () => {
  const [mine, theirs] = [await file(), await file(await portal.citizen())]
  const question = (
    await citizen.call('POST LIBRARY_QUESTION', { body: { data: { question: 'Is it open on Friday?' } } })
  ).body
  const narrow = await portal.employee(['CASE_OFFICER'], ['LIBRARY_CARD'])
  const link = (who: Person, ID: string, kind = 'related') =>
    who.call(`POST LIBRARY_CARD/${mine.id}/links`, { body: { ID, kind } })
  assert.equal((await link(narrow, question.ID)).body.error.code, 'LINK_UNKNOWN')
  assert.equal((await link(officer, mine.ID)).body.error.code, 'LINK_UNKNOWN')
  assert.equal((await link(citizen, question.ID)).status, 403)
  assert.equal((await link(officer, question.ID)).status, 200)
  // As it is typed on an Arabic keyboard.
  const arabic = theirs.ID.toLowerCase().replace(/\d/g, (digit: string) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))
  const linked = await link(officer, arabic, 'duplicate')
  assert.deepEqual(
    linked.body.links.map(({ kind, direction, request }: any) => [kind, direction, request.ID]),
    [
      ['duplicate', 'from', theirs.ID],
      ['related', 'from', question.ID],
    ],
  )
  const numbers = async (who: Person) =>
    (await read(who, mine.id)).links.map(({ request }: any) => request.ID)
  assert.deepEqual(await numbers(narrow), [theirs.ID])
  assert.deepEqual(await numbers(citizen), [question.ID])
  assert.ok(!JSON.stringify(await read(narrow, mine.id)).includes(question.ID))
  assert.ok(!JSON.stringify(await read(citizen, mine.id)).includes(theirs.ID))
  assert.ok(JSON.stringify((await read(officer, mine.id)).history).includes(question.ID))
  const removed = await officer.call(`DELETE LIBRARY_CARD/${mine.id}/links/${linked.body.links[0].id}`)
  assert.deepEqual(
    removed.body.links.map(({ request }: any) => request.ID),
    [question.ID],
  )
  assert.equal(removed.body.history[0].kind, 'unlinked')
})

test('two people at once, a lost assignment, a lost role: one wins, the other is shown how it stands', async () => {
  const { id } = await file()
  const second = await portal.employee(['CASE_OFFICER'])
  const both = await Promise.all(
    [officer, second].map(who => act(who, id, 1, { activityId: 'START_REVIEW' })),
  )
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409])
  const lost = both.find(({ status }) => status === 409)
  assert.deepEqual([lost?.body.error.code, lost?.body.current.status], ['CONFLICT', 'UNDER_REVIEW'])
  const assigned = await officer.call(`POST LIBRARY_CARD/${id}/assign`, {
    body: {},
    headers: { 'if-match': '2' },
  })
  assert.equal(assigned.body.revision, 3)
  await supervisor.call(`POST LIBRARY_CARD/${id}/unassign`, { body: {}, headers: { 'if-match': '3' } })
  const stale = await act(officer, id, 3, { activityId: 'APPROVE' })
  assert.deepEqual([stale.status, stale.body.current.assignee, stale.body.current.revision], [409, null, 4])
  await portal.database.query({
    text: "update accounts set roles = '{}' where id = $1",
    values: [second.id],
  } as never)
  assert.ok([403, 404].includes((await act(second, id, 4, { activityId: 'APPROVE' })).status))
})

test('a stranded request is counted; there are none otherwise', async () => {
  const health = async () => (await portal.portal.app.inject({ url: '/healthz' })).json().stranded
  await portal.portal.tidy()
  assert.equal(await health(), 0)
  const { id } = await file()
  await portal.database.query({
    text: "update requests set status = 'GHOST' where id = $1",
    values: [id],
  } as never)
  await portal.portal.tidy()
  assert.equal(await health(), 1)
  const metrics = await portal.portal.app.inject({ url: '/metrics' })
  assert.match(metrics.body, /requests_stranded 1/)
})

test('everybody is told which days are worked', async () => {
  const visitor = await portal.browser()
  const { body } = await visitor.call('GET workingCalendar')
  assert.deepEqual(body.weekend, [5, 6])
  assert.ok(body.holidays.some(({ date }: any) => date === '2027-01-07'))
})
