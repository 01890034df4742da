// Teams over the real API: nobody outside a team sees or does what is its own, by any path, over services with random ways;
// parallel opinions wait for each other, the second signature is another's, and time reminds and moves on.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { filterOf } from '@bawaba/contract/call-address.ts'
import fc from 'fast-check'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type Person, refusal, type TestPortal } from '../../test-portal.ts'
import type { RequestAt } from '../../test-requests.ts'
import { publishService, questionAnswers } from '../../test-services.ts'

let portal: TestPortal
let designer: Person
let citizen: Person
before(async () => {
  portal = await openTestPortal()
  designer = await portal.employee(['SERVICE_DESIGNER'])
  citizen = await portal.citizen()
})
after(() => portal.close())

const day = 86_400_000
type Way = {
  activityId: string
  from: readonly string[]
  to: string
  by: readonly string[]
  together?: boolean
  at?: string
  otherThan?: string[]
}
type Flow = { initial: string; teams: object[]; states: Record<string, unknown>[]; transitions: Way[] }
const labels = (ways: Way[]) => [...new Set(ways.map(({ activityId }) => activityId))]
let made = 0
/** Publishes a service of this workflow; answers its slug. */
const publish = (flow: Flow): Promise<string> => {
  made += 1
  return publishService(designer, `TEAMED_${made}`, definition => {
    const [filing] = definition.activities
    const label = definition.serviceLabel
    const named = (each: object) => ({ ...each, label })
    definition.activities = [
      filing,
      ...labels(flow.transitions).map(activityId => ({ activityId, label, steps: [] })),
    ]
    const transitions = flow.transitions.map(each => ({
      ...each,
      by: each.by.map(who => (teams.includes(who) ? `team:${who}` : who)),
    }))
    definition.workflow = {
      ...flow,
      transitions,
      teams: flow.teams.map(named),
      states: flow.states.map(named),
    }
  })
}
const file = (service: string) => citizen.file(questionAnswers as never, { service })

/** A member of teams; none: an officer whom every service is given. */
const officer = async (roles: ('CASE_OFFICER' | 'SUPERVISOR')[], ...teams: string[]): Promise<Person> => {
  const person = await portal.employee(roles)
  await portal.database.query(sql`update accounts set teams = ${teams}::text[] where id = ${person.id}`)
  return person
}
const join = (person: Person, teams: string[]) =>
  portal.database.query(sql`update accounts set teams = ${teams}::text[] where id = ${person.id}`)

/** By which paths somebody learns that a request is there. */
const pathsTo = async (person: Person, { serviceSlug: service, id }: RequestAt, ID: string) => {
  const filter = filterOf({ where: { id } })
  const ok = (answer: { status: number }) => answer.status < 400
  const params = { service, id }
  const rows = (await person.call('GET :service', { params: { service }, query: {} })).body
  const inbox = (await person.call('GET dynamic_services/inbox', { query: {} })).body
  const all = (await person.call('GET dynamic_services/requestsInbox', { query: {} })).body
  const { byService, views } = (await person.call('GET dynamic_services/inbox/count')).body
  const where = JSON.stringify({ status: { neq: 'NOWHERE' } })
  const counts = await person.call('GET :service/count', { params: { service }, query: { where } })
  const plain = await person.call('GET :service/count', { params: { service }, query: {} })
  const total = await person.send(`GET ${service}?total=true`)
  return {
    one: ok(await person.call('GET :service/findOne', { params: { service }, query: { filter } })),
    byId: ok(await person.send(`GET ${service}/${id}`)),
    byNumber: ok(await person.send(`GET ${service}/${ID}`)),
    exists: (await person.send(`GET ${service}/${id}/exists`)).body.exists === true,
    list: rows.some(row => row.id === id),
    all: all.some(row => row.id === id),
    inbox: inbox.items.some(({ request }) => request.id === id),
    badge: (byService[service] ?? 0) > 0,
    open: (views.open ?? 0) > 0,
    count: counts.body.count > 0,
    counted: plain.body.count > 0,
    total: Number(total.headers['x-total-count']) > 0,
    presence: ok(await person.send(`PUT ${service}/${id}/presence`, { body: { isActing: false } })),
    comment: ok(await person.call('POST :service/:id/comment', { params, body: { text: 'Seen' } })),
    assignees: ok(await person.call('GET :service/assignees', { params: { service }, query: { id } })),
  }
}
const only = (paths: Record<string, boolean>, is: boolean) =>
  Object.entries(paths)
    .filter(([, found]) => found === is)
    .map(([path]) => path)
/** `open` counts what somebody sees of every service. */
const assertSeen = async (person: Person, request: RequestAt & { ID: string }, isSeen: boolean) => {
  const { open: _, inbox: __, badge: ___, ...paths } = await pathsTo(person, request, request.ID)
  assert.deepEqual(only(paths, !isSeen), [], isSeen ? 'not seen by' : 'seen by')
}

const teams = ['RED', 'BLUE']
const way = fc.record({
  activityId: fc.constantFrom('GO', 'RUN', 'JUMP'),
  from: fc.constantFrom(['NEW'], ['NEXT'], ['NEW', 'NEXT']),
  to: fc.constantFrom('NEXT', 'DONE'),
  by: fc.subarray([...teams, 'CASE_OFFICER'], { minLength: 1, maxLength: 2 }),
})
/** Ways that let every request come to its end, whatever else there is. */
const sure = (by: (readonly string[])[]): Way[] => [
  { activityId: 'PASS', from: ['NEW'], to: 'NEXT', by: by[0] ?? ['RED'] },
  { activityId: 'END', from: ['NEXT'], to: 'DONE', by: by[1] ?? ['BLUE'] },
  { activityId: 'STOP', from: ['NEXT'], to: 'DONE', by: teams },
]
const state = (code: string, kind: string, more: object = {}) => ({ code, kind, ...more })
const flowOf = (transitions: Way[]): Flow => ({
  initial: 'NEW',
  teams: teams.map(code => ({ code })),
  states: [state('NEW', 'open'), state('NEXT', 'open'), state('DONE', 'done')],
  transitions,
})
const team = fc.constantFrom(['RED'], ['BLUE'], ['RED', 'BLUE'], ['BLUE', 'CASE_OFFICER'])
const graphs = fc.sample(
  fc.tuple(fc.array(way, { maxLength: 3 }), fc.array(team, { minLength: 2, maxLength: 2 })),
  { numRuns: 6, seed: 1863 },
)

for (const [index, [more, by]] of graphs.entries())
  test(`nobody outside its teams sees or acts on a request, random ways ${index + 1}`, async () => {
    const transitions: Way[] = [...sure(by), ...more]
    const service = await publish(flowOf(transitions))
    const members = new Map<string, Person>()
    for (const code of teams) members.set(code, await officer(['CASE_OFFICER'], `${service}:${code}`))
    const people: [roles: string[], Person][] = [
      [['CASE_OFFICER'], await officer(['CASE_OFFICER'])],
      [['SUPERVISOR'], await officer(['SUPERVISOR'])],
      [['CASE_OFFICER'], await officer(['CASE_OFFICER'], 'TEAMED_999:RED', 'RED')],
      ...teams.map((code): [string[], Person] => [['CASE_OFFICER', code], members.get(code) as Person]),
    ]
    const filed = await file(service)
    let at: RequestAt = filed
    for (const status of ['NEW', 'NEXT']) {
      const out = transitions.filter(({ from }) => from.includes(status))
      const isKept = out.every(each => each.by.every(who => teams.includes(who)))
      for (const [roles, person] of people) {
        const mine = out.filter(each => each.by.some(who => roles.includes(who)))
        const isSeen = !isKept || mine.length > 0
        await assertSeen(person, { ...at, ID: filed.ID }, isSeen)
        if (isSeen) assert.deepEqual((await person.read(at)).can?.sort(), labels(mine).sort())
        for (const activityId of labels(out.filter(each => !mine.includes(each))))
          if (!labels(mine).includes(activityId))
            await refusal(person.act(at, activityId), isSeen ? 'TRANSITION_NOT_ALLOWED' : 'NOT_FOUND')
        if (isSeen) continue
        await refusal(person.on(at, 'POST :service/:id/assign', {}), 'NOT_FOUND')
        const due = person.on(at, 'POST :service/:id/due', { dueAt: '2027-01-01T10:00:00Z', reason: 'So' })
        await refusal(due, roles.includes('SUPERVISOR') ? 'NOT_FOUND' : 'FORBIDDEN')
      }
      const [first] = transitions.filter(({ from }) => from.includes(status))
      const by = members.get(first?.by.find(who => teams.includes(who)) ?? '') as Person
      at = await by.act(at, first?.activityId as string)
    }
    assert.equal((await citizen.read(at)).status, 'DONE')
  })

const board: Flow = {
  initial: 'NEW',
  teams: [{ code: 'DOCTORS' }, { code: 'SOCIAL' }, { code: 'BOARD' }],
  states: [
    state('NEW', 'open'),
    state('OPINIONS', 'open', { dueIn: 3, escalate: { before: 1 } }),
    state('DECIDING', 'open'),
    state('DONE', 'done', { seenBy: ['BOARD'] }),
  ],
  transitions: [
    { activityId: 'REVIEW', from: ['NEW'], to: 'OPINIONS', by: ['CASE_OFFICER'] },
    { activityId: 'EXAMINE', from: ['OPINIONS'], to: 'DECIDING', by: ['team:DOCTORS'], together: true },
    { activityId: 'VISIT', from: ['OPINIONS'], to: 'DECIDING', by: ['team:SOCIAL'], together: true },
    { activityId: 'GO_ON', from: ['OPINIONS'], to: 'DECIDING', by: ['system'], at: 'due' },
    {
      activityId: 'SIGN',
      from: ['DECIDING'],
      to: 'DONE',
      by: ['team:BOARD'],
      otherThan: ['REVIEW', 'EXAMINE'],
    },
  ],
}
const boardOf = async () => {
  const service = await publish(board)
  const named = (...codes: string[]) => codes.map(code => `${service}:${code}`)
  return {
    service,
    named,
    reviewer: await officer(['CASE_OFFICER'], ...named('BOARD')),
    doctor: await officer(['CASE_OFFICER'], ...named('DOCTORS')),
    social: await officer(['CASE_OFFICER'], ...named('SOCIAL')),
    chair: await officer(['CASE_OFFICER'], ...named('BOARD')),
  }
}

test('opinions wait for each other, are given once, and the time of the state goes on meanwhile', async () => {
  const { service, reviewer, doctor, social, chair } = await boardOf()
  const filed = await file(service)
  const opened = await reviewer.act(filed, 'REVIEW')
  const messages = (await portal.messagesTo(`+2${citizen.username}`)).length
  const first = await doctor.act(opened, 'EXAMINE')
  assert.deepEqual([first.status, first.can], ['OPINIONS', []])
  assert.equal(first.dueAt, (await social.read(first)).dueAt)
  assert.equal(first.dueAt, opened.dueAt)
  assert.equal((await portal.messagesTo(`+2${citizen.username}`)).length, messages)
  await refusal(doctor.act(first, 'EXAMINE'), 'TRANSITION_NOT_ALLOWED')
  await refusal(chair.act(first, 'SIGN'), 'NOT_FOUND')
  const second = await social.act(first, 'VISIT')
  assert.equal(second.status, 'DECIDING')
  assert.equal((await chair.act(second, 'SIGN')).status, 'DONE')
})

test('two opinions at the same moment: one is told that it changed, and none is lost', async () => {
  const { service, reviewer, doctor, social } = await boardOf()
  const opened = await reviewer.act(await file(service), 'REVIEW')
  const both = await Promise.allSettled([doctor.act(opened, 'EXAMINE'), social.act(opened, 'VISIT')])
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  const isFirst = both[0]?.status === 'fulfilled'
  const [other, activityId] = isFirst ? ([social, 'VISIT'] as const) : ([doctor, 'EXAMINE'] as const)
  assert.equal((await other.act(await other.read(opened), activityId)).status, 'DECIDING')
})

test('whoever reviewed does not sign, member or not; another does', async () => {
  const { service, reviewer, doctor, social, chair, named } = await boardOf()
  const opened = await reviewer.act(await file(service), 'REVIEW')
  const deciding = await social.act(await doctor.act(opened, 'EXAMINE'), 'VISIT')
  await join(doctor, named('DOCTORS', 'BOARD'))
  for (const who of [reviewer, doctor]) {
    assert.deepEqual((await who.read(deciding)).can, [])
    await refusal(who.act(deciding, 'SIGN'), 'TRANSITION_NOT_ALLOWED')
  }
  assert.deepEqual((await chair.read(deciding)).can, ['SIGN'])
})

test('who leaves a team sees nothing of it from the next call on', async () => {
  const { service, reviewer, doctor, named } = await boardOf()
  const opened = await reviewer.act(await file(service), 'REVIEW')
  assert.equal((await doctor.read(opened)).status, 'OPINIONS')
  await join(doctor, [])
  await refusal(
    doctor.call('GET :service/:id', { params: { service, id: opened.id }, query: {} }),
    'NOT_FOUND',
  )
  await join(doctor, named('DOCTORS'))
  assert.equal((await doctor.read(opened)).status, 'OPINIONS')
})

test('an assignment ends where the next team is another', async () => {
  const { service, reviewer, doctor, social, chair } = await boardOf()
  const opened = await reviewer.act(await file(service), 'REVIEW')
  const assigned = await doctor.on(opened, 'POST :service/:id/assign', {})
  assert.equal(assigned.assignee?.id, doctor.id)
  await refusal(doctor.on(assigned, 'POST :service/:id/assign', { assigneeId: chair.id }), 'ASSIGNEE_UNKNOWN')
  const stays = await doctor.act(assigned, 'EXAMINE')
  assert.equal(stays.assignee?.id, doctor.id)
  assert.equal((await social.act(stays, 'VISIT')).assignee, null)
})

test('the members of a team are reminded before the time is over, and nobody else; then it moves on', async () => {
  const { service, reviewer, doctor, social, chair } = await boardOf()
  const outsider = await officer(['SUPERVISOR'])
  const opened = await reviewer.act(await file(service), 'REVIEW')
  const numbers = async (people: Person[]) => {
    const rows = await portal.database.query<{ account_id: string }>(
      sql`select account_id from notifications where kind = 'dueSoon' and request_number = ${opened.ID} and account_id = any(${people.map(({ id }) => id)}::uuid[])`,
    )
    return new Set(rows.map(row => row.account_id))
  }
  const people = [reviewer, doctor, social, chair, outsider]
  await portal.passWith(4 * day, citizen, ...people)
  await portal.portal.tick()
  assert.deepEqual(await numbers(people), new Set([doctor.id, social.id]))
  await portal.passWith(5 * day, citizen, ...people)
  await portal.portal.tick()
  assert.equal((await chair.read(opened)).status, 'DECIDING')
})
