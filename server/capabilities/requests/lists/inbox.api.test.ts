// What staff do with many requests at once: each row stands for itself, and nothing leaves what one is given.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../../platform/database/index.ts'
import { cardAnswers, openTestPortal, type TestPortal } from '../../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

const fileCard = async (citizen: Pick<Awaited<ReturnType<TestPortal['citizen']>>, 'call'>) => {
  const filed = await citizen.call('POST LIBRARY_CARD', { body: { data: cardAnswers } })
  assert.equal(filed.status, 201)
  return filed.body as { ID: string; id: string }
}

const staff = (role: 'CASE_OFFICER' | 'SUPERVISOR', services = ['*']) =>
  portal.person({ slug: 'employee', roles: [role], services })

const idOf = async (who: Awaited<ReturnType<typeof staff>>, ID: string) => {
  const { body } = await who.call(
    `GET LIBRARY_CARD/findOne?filter=${encodeURIComponent(JSON.stringify({ where: { ID } }))}`,
  )
  return body as { id: string; ID: string; revision: number; assignee: { id: string } | null; history: any[] }
}

test('a bulk assignment does what it can and says of each row why not', async () => {
  const [supervisor, officer] = [await staff('SUPERVISOR'), await staff('CASE_OFFICER')]
  const citizen = await portal.citizen()
  const filed = [await fileCard(citizen), await fileCard(citizen), await fileCard(citizen)]
  const [a, b, c] = await Promise.all(filed.map(({ ID }) => idOf(supervisor, ID)))
  assert(a && b && c)
  const stranger = '01a1f000-0000-7000-8000-000000000009'
  const answer = await supervisor.call('POST LIBRARY_CARD/bulkAssign', {
    body: {
      assigneeId: officer.id,
      items: [
        { id: a.id, revision: a.revision },
        { id: b.id, revision: b.revision + 1 },
        { id: c.id, revision: c.revision },
        { id: stranger, revision: 1 },
      ],
    },
  })
  assert.equal(answer.status, 200)
  const results = answer.body.results.map((row: any) => [row.ID, row.revision ?? row.error.code])
  assert.deepEqual(results, [
    [a.ID, a.revision + 1],
    [b.ID, 'CONFLICT'],
    [c.ID, c.revision + 1],
    [undefined, 'NOT_FOUND'],
  ])
  const after_ = await idOf(supervisor, a.ID)
  assert.equal(after_.assignee?.id, officer.id)
  assert.equal(after_.history[0].kind, 'bulkAssigned')
  assert.equal((await idOf(supervisor, b.ID)).assignee, null)

  const away = await supervisor.call('POST LIBRARY_CARD/bulkAssign', {
    body: {
      items: [
        { id: a.id, revision: after_.revision },
        { id: b.id, revision: b.revision },
      ],
    },
  })
  assert.deepEqual(
    away.body.results.map((row: any) => row.revision ?? row.error.code),
    [after_.revision + 1, 'TRANSITION_NOT_ALLOWED'],
  )
})

test('two bulk assignments of the same rows at once: each row is won once', async () => {
  const [one, two] = [await staff('SUPERVISOR'), await staff('SUPERVISOR')]
  const citizen = await portal.citizen()
  const rows = []
  for (let count = 0; count < 5; count += 1) rows.push(await idOf(one, (await fileCard(citizen)).ID))
  const items = rows.map(({ id, revision }) => ({ id, revision }))
  const answers = await Promise.all(
    [one, two].map((who, index) =>
      who.call('POST LIBRARY_CARD/bulkAssign', {
        body: { assigneeId: who.id, items: index === 0 ? items : items.toReversed() },
      }),
    ),
  )
  const won = answers.flatMap(({ body }) => body.results).filter((row: any) => row.revision !== undefined)
  assert.equal(won.length, items.length)
})

test('a bulk act runs each request through its own workflow', async () => {
  const officer = await staff('CASE_OFFICER')
  const citizen = await portal.citizen()
  const [a, b] = [await fileCard(citizen), await fileCard(citizen)]
  const [first, second] = [await idOf(officer, a.ID), await idOf(officer, b.ID)]
  const answer = await officer.call('POST LIBRARY_CARD/bulkPerform', {
    body: {
      activityId: 'NO_SUCH',
      items: [first, second].map(({ id, revision }) => ({ id, revision })),
    },
  })
  assert.deepEqual(
    answer.body.results.map((row: any) => [row.ID, row.error.code]),
    [
      [a.ID, 'ACTIVITY_NOT_FOUND'],
      [b.ID, 'ACTIVITY_NOT_FOUND'],
    ],
  )
})

test('who is given no service learns nothing by bulk acts, counts or identifiers', async () => {
  const [none, all] = [await staff('SUPERVISOR', []), await staff('SUPERVISOR')]
  const citizen = await portal.citizen()
  const { ID } = await fileCard(citizen)
  const known = await idOf(all, ID)
  const item = { id: known.id, revision: known.revision }
  const refused = await none.call('POST LIBRARY_CARD/bulkAssign', { body: { items: [item] } })
  assert.equal(refused.body.results[0].error.code, 'NOT_FOUND')
  assert.equal(refused.body.results[0].ID, undefined)
  const counted = await none.call('POST dynamic_services/requestsInbox/counts', {
    body: { wheres: [{ ID }] },
  })
  assert.deepEqual(counted.body.counts, [0])
  const mobile = `+2${citizen.username}`
  const found = await none.call('POST dynamic_services/inboxById', { body: { mobile } })
  assert.deepEqual(found.body, { people: [], requests: [], total: 0 })
  const seen = await all.call('POST dynamic_services/inboxById', { body: { mobile } })
  assert.deepEqual(
    [seen.body.people.length, seen.body.requests.map((row: any) => row.ID), seen.body.total],
    [1, [ID], 1],
  )
  assert.equal(seen.body.requests[0].data, undefined)
  const both = await all.call('POST dynamic_services/inboxById', { body: { mobile, nationalId: '1' } })
  assert.equal(both.body.error.code, 'VALIDATION_FAILED')
})

test('counts answer each condition, and refuse what may not be asked', async () => {
  const officer = await staff('CASE_OFFICER')
  const wheres = [{ statusKind: 'open' }, { status: 'NO_SUCH' }]
  const answer = await officer.call('POST dynamic_services/requestsInbox/counts', { body: { wheres } })
  assert(answer.body.counts[0] > 0)
  assert.equal(answer.body.counts[1], 0)
  const refused = await officer.call('POST dynamic_services/requestsInbox/counts', {
    body: { wheres: [{ 'data.name': 'x' }] },
  })
  assert.equal(refused.body.error.code, 'INVALID_FILTER')
})

test('presence names who else has the request open, and forgets who fell silent', async () => {
  const [one, two] = [await staff('CASE_OFFICER'), await staff('CASE_OFFICER')]
  const { ID } = await fileCard(await portal.citizen())
  const enter = (who: typeof one, isActing = false) =>
    who.call(`PUT LIBRARY_CARD/${ID}/presence`, { body: { isActing } })
  assert.deepEqual((await enter(one)).body.others, [])
  const seen = (await enter(two, true)).body.others
  assert.deepEqual(
    seen.map((row: any) => [row.person.id, row.isActing]),
    [[one.id, false]],
  )
  assert.equal((await enter(one)).body.others[0].isActing, true)
  assert.equal((await two.call(`DELETE LIBRARY_CARD/${ID}/presence`)).status, 204)
  assert.deepEqual((await enter(one)).body.others, [])
  await enter(two)
  portal.pass(61_000)
  assert.deepEqual((await enter(one)).body.others, [])
  const stranger = await staff('CASE_OFFICER', [])
  assert.equal((await enter(stranger)).status, 404)
})

test('a citizen reads when staff looked at their request, once for one look, and never a name', async () => {
  const officer = await staff('CASE_OFFICER')
  const [citizen, other] = [await portal.citizen(), await portal.citizen()]
  const { ID } = await fileCard(citizen)
  await idOf(officer, ID)
  await idOf(officer, ID)
  const looks = await citizen.call(`GET citizen/${citizen.id}/viewings`)
  assert.deepEqual(
    looks.body.map(({ at: _, id: __, ...row }: any) => row),
    [{ kind: 'request.viewed', userSlug: 'employee', ID, serviceSlug: 'LIBRARY_CARD' }],
  )
  assert(!JSON.stringify(looks.body).includes(officer.id))
  assert.equal((await other.call(`GET citizen/${citizen.id}/viewings`)).status, 404)
})

test('employees are those of the services one is given', async () => {
  const assigned = await staff('SUPERVISOR', ['LIBRARY_CARD'])
  const none = await staff('CASE_OFFICER', [])
  const run = (who: typeof assigned, filter?: object) =>
    who.call('POST tasks/runTasks', { body: { taskIds: ['getEmployees'], ...(filter ? { filter } : {}) } })
  const employees = (await run(assigned)).body.employees as { id: string }[]
  assert(employees.some(({ id }) => id === assigned.id))
  assert(!employees.some(({ id }) => id === none.id))
  assert.deepEqual((await run(assigned, { where: { serviceSlug: 'OTHER' } })).body.employees, [])
  assert.deepEqual((await run(none)).body.employees, [])
  assert.equal((await run(await portal.citizen())).status, 403)
})

test('a comment can be taken back for ten seconds, and until then the applicant neither reads nor hears of it', async () => {
  const [officer, other] = [await staff('CASE_OFFICER'), await staff('CASE_OFFICER')]
  const citizen = await portal.citizen()
  const { ID } = await fileCard(citizen)
  const say = async (text: string) => {
    const { body } = await officer.call(`POST LIBRARY_CARD/${ID}/comment`, {
      body: { text, visibleToApplicant: true },
    })
    return body.history.find((entry: any) => entry.text === text).id as string
  }
  const read = async () => {
    const filter = encodeURIComponent(JSON.stringify({ where: { ID } }))
    const { body } = await citizen.call(`GET LIBRARY_CARD/findOne?filter=${filter}`)
    return body.history.filter((entry: any) => entry.kind === 'comment').map((entry: any) => entry.text)
  }
  const retracted = await say('Not this one')
  assert.deepEqual(await read(), [])
  assert.equal((await other.call(`DELETE LIBRARY_CARD/${ID}/comments/${retracted}`)).status, 409)
  const back = await officer.call(`DELETE LIBRARY_CARD/${ID}/comments/${retracted}`)
  assert.equal(back.status, 200)
  assert(!JSON.stringify(back.body).includes('Not this one'))
  assert.equal((await officer.call(`DELETE LIBRARY_CARD/${ID}/comments/${retracted}`)).status, 409)
  const stored = await say('This one')
  portal.pass(13_000)
  assert.deepEqual(await read(), ['This one'])
  assert.equal((await officer.call(`DELETE LIBRARY_CARD/${ID}/comments/${stored}`)).status, 409)
  const rows = await portal.database.query<{ waits: boolean }>(
    sql`select given_up_at is null as waits from messages where next_try_at is not null order by created_at`,
  )
  assert.deepEqual(
    rows.map(({ waits }) => waits),
    [false, true],
  )
})
