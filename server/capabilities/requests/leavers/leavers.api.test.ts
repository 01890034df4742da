// Open requests of those who leave: counted before, handed on with the change, never left with somebody who cannot work.

import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { Handover } from '@bawaba/contract/entities/handover.ts'
import { sql } from '../../../platform/database/index.ts'
import { openTestPortal, type Person, refusal, type TestPortal } from '../../../test-portal.ts'
import type { RequestAt } from '../../../test-requests.ts'
import { publishService, questionAnswers } from '../../../test-services.ts'
import { messagesStore } from '../../messages/index.ts'

let portal: TestPortal
let admin: Person
let supervisor: Person
let citizen: Person
let officer: Person
let colleague: Person
before(async () => {
  portal = await openTestPortal()
  admin = await portal.employee(['BFM_ADMIN'])
  await portal.employee(['BFM_ADMIN'])
  supervisor = await portal.employee(['SUPERVISOR'])
})
beforeEach(async () => {
  await portal.passWith(3_600_000, admin, supervisor)
  citizen = await portal.citizen()
  officer = await portal.employee(['CASE_OFFICER'])
  colleague = await portal.employee(['CASE_OFFICER'])
})
after(() => portal.close())

const take = async (who: Person) => who.on(await citizen.file(), 'POST :service/:id/assign', {})
const disable = (who: Person, handover?: Handover) =>
  admin.call('POST users/:id/disable', { params: { id: who.id }, body: handover ? { handover } : {} })
const openWork = async (who: Person, proposed: object) =>
  (await admin.call('POST users/:id/openWork', { params: { id: who.id }, body: proposed })).body
const change = async (who: Person, rights: object, handover?: Handover) => {
  const { body: user } = await admin.call('GET users/:id', { params: { id: who.id } })
  const { firstName, lastName, roles, services, teams } = user
  const body = { firstName, lastName, roles, services, teams, ...rights, ...(handover ? { handover } : {}) }
  return admin.send(`PATCH users/${who.id}`, { body, headers: { 'if-match': `"${user.revision}"` } })
}
const assigneeOf = async (who: Person, request: RequestAt) => (await who.read(request)).assignee?.id ?? null
const assertUnseen = (who: Person, { serviceSlug: service, id }: RequestAt) =>
  refusal(who.call('GET :service/:id', { params: { service, id }, query: {} }), 'NOT_FOUND')
const noticesTo = async (who: Person, kind: string): Promise<string[]> =>
  (await who.send('GET Notifications')).body.flatMap((each: { kind: string; text: string }) =>
    each.kind === kind ? [each.text] : [],
  )

test('disabling somebody leaves no request with them: a colleague takes it, and the history says why', async () => {
  const request = await take(officer)
  assert.deepEqual(await openWork(officer, { isDisabled: true }).then(({ count }) => count), 1)
  assert.equal((await disable(officer)).status, 200)
  const left = await supervisor.read(request)
  assert.equal(left.assignee, null)
  assert.equal(left.history[0]?.kind, 'handedOver')
  assert.equal(left.history[0]?.visibleToApplicant, false)
  assert.ok(!(await citizen.read(request)).history.some(({ kind }) => kind === 'handedOver'))
  await colleague.on(left, 'POST :service/:id/assign', {})
  assert.equal(await assigneeOf(supervisor, request), colleague.id)
})

test('the supervisor gets one notice with the number of requests that are with nobody', async () => {
  for (let count = 0; count < 3; count += 1) await take(officer)
  await disable(officer)
  const [text, ...others] = await noticesTo(supervisor, 'workReturned')
  assert.match(text ?? '', /Number of requests: \W*3\W*$/)
  assert.ok(!others.includes(text ?? ''))
})

test('requests go to the person they are handed to, who gets one notice', async () => {
  const [one, two] = [await take(officer), await take(officer)]
  const { workers } = await openWork(officer, { isDisabled: true })
  assert.ok(workers.some(({ id }) => id === colleague.id))
  assert.ok(!workers.some(({ id }) => id === officer.id))
  await disable(officer, { to: 'person', assigneeId: colleague.id })
  assert.deepEqual(
    [await assigneeOf(colleague, one), await assigneeOf(colleague, two)],
    [colleague.id, colleague.id],
  )
  assert.equal((await colleague.read(one)).history[0]?.assignee?.id, colleague.id)
  assert.deepEqual(
    (await noticesTo(colleague, 'handedOver')).map(text => /: \W*2\W*$/.test(text)),
    [true],
  )
})

test('a person who may not work on all of it is refused, and nothing is changed', async () => {
  const request = await take(officer)
  const other = await portal.employee(['CASE_OFFICER'], ['LIBRARY_QUESTION'])
  const auditor = await portal.employee(['AUDITOR'])
  for (const assigneeId of [other.id, auditor.id, officer.id, 'nobody'])
    await refusal(disable(officer, { to: 'person', assigneeId }), 'ASSIGNEE_UNKNOWN')
  await refusal(disable(officer, { to: 'person' }), 'ASSIGNEE_UNKNOWN')
  const user = await admin.call('GET users/:id', { params: { id: officer.id } })
  assert.equal(user.body.status, 'active')
  assert.equal(await assigneeOf(officer, request), officer.id)
})

test('a request of the person who would get it stays with nobody', async () => {
  const request = await take(officer)
  const other = await take(officer)
  await portal.database.query(sql`update requests set filed_by = ${colleague.id} where id = ${request.id}`)
  await disable(officer, { to: 'person', assigneeId: colleague.id })
  assert.equal(await assigneeOf(supervisor, request), null)
  assert.equal(await assigneeOf(supervisor, other), colleague.id)
})

for (const [what, rights] of [
  ['role', { roles: ['REPORT_MANAGER'] }],
  ['service', { services: ['LIBRARY_QUESTION'] }],
] as const)
  test(`a ${what} that is taken away takes the requests along that it was needed for`, async () => {
    const request = await take(officer)
    assert.equal((await openWork(officer, rights)).count, 1)
    assert.equal((await openWork(officer, {})).count, 0)
    assert.equal((await change(officer, rights)).status, 200)
    assert.equal(await assigneeOf(supervisor, request), null)
  })

test('a center that somebody moves to takes those requests away that are of another one', async () => {
  const request = await take(officer)
  const stays = await take(officer)
  await portal.database.query(sql`update requests set center = 'ELSEWHERE' where id = ${request.id}`)
  await portal.database.query(sql`update accounts set service_center = 'LUXOR' where id = ${officer.id}`)
  await portal.portal.run('requests.find_left_behind')
  assert.equal(await assigneeOf(supervisor, request), null, 'whichever way the rights were changed')
  assert.equal(await assigneeOf(supervisor, stays), officer.id)
})

test('a change that takes nothing away leaves requests where they are, and so do finished ones', async () => {
  const request = await take(officer)
  const finished = await officer.act(await take(officer), 'APPROVE')
  assert.equal((await change(officer, { lastName: 'Renamed' })).status, 200)
  assert.equal(await assigneeOf(supervisor, request), officer.id)
  assert.equal((await openWork(officer, { isDisabled: true })).count, 1)
  await disable(officer)
  assert.equal(await assigneeOf(supervisor, finished), officer.id, 'who decided stays on record')
})

/** Writes a notice and its text message, as the portal would have a moment ago; answers the id of the message. */
const writeMessage = async (who: Person): Promise<string> => {
  const { id } = await portal.database.one<{ id: string }>(
    sql`with notice as (
        insert into notifications (id, account_id, kind, topic, is_locked, title_ar, title_en, text_ar, text_en, is_listed,
          created_at, visible_at)
        values (gen_random_uuid(), ${who.id}, 'overdue', 'work', false, 'x', 'x', 'x', 'x', true, ${portal.now()}, ${portal.now()})
        returning id
      )
      insert into messages (id, notification_id, recipient, account_id, channel, body, created_at)
      select gen_random_uuid(), id, '+201299999999', ${who.id}, 'sms', 'late', ${portal.now()} from notice returning id`,
  )
  return id
}
test('a message that waits is not sent to somebody whose account was disabled', async () => {
  const [toLeaver, toColleague] = [await writeMessage(officer), await writeMessage(colleague)]
  await disable(officer)
  const later = new Date(portal.now().getTime() + 60_000)
  const ids = (
    await messagesStore(portal.database).claim([toLeaver, toColleague], portal.now(), later, 1000)
  ).map(({ id }) => id)
  assert.deepEqual([ids.includes(toLeaver), ids.includes(toColleague)], [false, true])
})

test('a request whose assignee lost the right by another way warns nobody who cannot read it', async () => {
  const request = await take(officer)
  await portal.database.query(
    sql`update accounts set services = '{LIBRARY_QUESTION}' where id = ${officer.id}`,
  )
  await portal.database.query(
    sql`update requests set escalate_at = ${portal.now()}, escalate_as = 'overdue', overdue_at = ${portal.now()} where id = ${request.id}`,
  )
  await portal.portal.tick()
  const { count } = await portal.database.one<{ count: number }>(
    sql`select count(*)::int as count from notifications where account_id = ${officer.id} and kind = 'overdue'`,
  )
  assert.equal(count, 0)
  assert.equal((await noticesTo(supervisor, 'overdue')).length, 1)
})

test('a team that loses its last member: supervisors see the request and are told; a new member gets it back', async () => {
  const designer = await portal.employee(['SERVICE_DESIGNER'])
  const service = await publishService(designer, 'BOARDED', definition => {
    const label = definition.serviceLabel
    definition.activities = [definition.activities[0], { activityId: 'GO', label, steps: [] }]
    definition.workflow = {
      initial: 'NEW',
      teams: [{ code: 'BOARD', label }],
      states: [
        { code: 'NEW', kind: 'open', label },
        { code: 'DONE', kind: 'done', label },
      ],
      transitions: [{ activityId: 'GO', from: ['NEW'], to: 'DONE', by: ['team:BOARD'] }],
    }
  })
  const member = (who: Person, teams: string[]) =>
    portal.database.query(sql`update accounts set teams = ${teams}::text[] where id = ${who.id}`)
  await member(officer, ['BOARDED:BOARD'])
  const filed = await citizen.file(questionAnswers as never, { service })
  await assertUnseen(supervisor, filed)
  assert.equal((await openWork(officer, { isDisabled: true })).withoutTeam, 1)
  assert.equal((await openWork(officer, { teams: [] })).withoutTeam, 1)
  await disable(officer)
  assert.ok((await supervisor.read(filed)).history.some(({ kind }) => kind === 'teamEmpty'))
  assert.equal((await noticesTo(supervisor, 'teamEmpty')).length, 1)
  await assertUnseen(colleague, filed)
  await portal.portal.run('requests.find_left_behind')
  assert.equal((await noticesTo(supervisor, 'teamEmpty')).length, 1, 'told once')
  assert.equal((await change(colleague, { teams: ['BOARDED:BOARD'] })).status, 200)
  await assertUnseen(supervisor, filed)
  assert.equal((await colleague.act(await colleague.read(filed), 'GO')).status, 'DONE')
})
