// Lists and single requests as LoopBack's clients read them: include with its scope, chosen parts, one by id, whether it is
// there, how many; for the applicant, for staff, and of nobody else.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../../platform/database/index.ts'
import { cardAnswers, openTestPortal, type TestPortal } from '../../../test-portal.ts'

let portal: TestPortal
type Person = Awaited<ReturnType<TestPortal['citizen']>>
let citizen: Person
let stranger: Person
let officer: Person
let filed: { id: string; ID: string }
const clientHooksData = { draft: 'kept by the client', step: 2 }

before(async () => {
  portal = await openTestPortal()
  ;[citizen, stranger, officer] = await Promise.all([
    portal.citizen(),
    portal.citizen(),
    portal.employee(['CASE_OFFICER']),
  ])
  const answer = await citizen.send('POST LIBRARY_CARD', { body: { data: cardAnswers, clientHooksData } })
  filed = answer.body
  assert.equal(answer.status, 201, JSON.stringify(answer.body))
  const comment = { text: 'Look at this', visibleToApplicant: false }
  await officer.send(`POST LIBRARY_CARD/${filed.id}/comment`, { body: comment })
})
after(() => portal.close())

const query = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`
const list = async (who: Person, filter: object) => {
  const { status, body } = await who.send(`GET LIBRARY_CARD?${query(filter)}`)
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

test('an included relation comes beside chosen fields, narrowed by its scope', async () => {
  const scope = { fields: ['kind', 'at'], where: { kind: 'created' }, order: 'at DESC', limit: 1 }
  const [row] = await list(citizen, {
    fields: ['id'],
    include: [{ relation: 'history', scope }, 'documents'],
  })
  assert.deepEqual(Object.keys(row).sort(), ['documents', 'history', 'id'])
  assert.deepEqual([row.documents, row.history.length], [[], 1])
  assert.deepEqual(Object.keys(row.history[0]).sort(), ['at', 'kind'])
  assert.deepEqual(Object.keys((await list(citizen, { fields: ['history'] }))[0]), ['history'])
  assert.equal((await list(citizen, {}))[0].history, undefined)
})

test('an applicant reads no comment of staff in an included history, staff no answers in theirs', async () => {
  const [own] = await list(citizen, { include: 'history' })
  assert.deepEqual(
    own.history.map((entry: any) => entry.kind),
    ['created'],
  )
  const [read] = await list(officer, { include: 'history' })
  assert.deepEqual(read.history.map((entry: any) => entry.kind).sort(), ['comment', 'created'])
  assert.ok(read.history.every((entry: any) => entry.data === undefined && entry.before === undefined))
})

test('staff who read histories by a list are seen in "who saw my data"', async () => {
  const looks = async () => (await citizen.send(`GET citizen/${citizen.id}/viewings`)).body.length
  const before = await looks()
  await list(officer, { limit: 1 })
  assert.equal(await looks(), before)
  portal.pass(86_400_000 / 48)
  const other = await portal.employee(['CASE_OFFICER'])
  await list(other, { include: ['history'] })
  assert.equal(await looks(), before + 1)
})

test('what the client sent along is given back to the applicant, and left out where it is named false', async () => {
  const findOne = (who: Person, filter: object) => who.send(`GET LIBRARY_CARD/findOne?${query(filter)}`)
  const where = { ID: filed.ID }
  const { body } = await findOne(citizen, { where })
  assert.deepEqual(body.clientHooksData, clientHooksData)
  const fields = { clientHooksData: false, history: false }
  const { clientHooksData: _, history: __, ...rest } = body
  assert.deepEqual((await findOne(citizen, { where, fields })).body, rest)
  assert.deepEqual((await list(citizen, { fields: { clientHooksData: true } }))[0], { clientHooksData })
  assert.deepEqual((await findOne(officer, { where })).body.clientHooksData, clientHooksData)
  // It may hold answers, which lists of staff mask.
  const refused = await officer.send(`GET LIBRARY_CARD?${query({ fields: ['clientHooksData'] })}`)
  assert.deepEqual([refused.status, refused.body.error.details[0].key], [400, 'notAllowed'])
  const columns = (await list(officer, { fields }))[0].data
  assert.deepEqual(columns, (await list(officer, {}))[0].data)
  assert.equal((await list(officer, { fields: { data: false } }))[0].data, undefined)
})

test('one request by its id or number, for whoever may see it', async () => {
  for (const name of [filed.id, filed.ID]) {
    const { status, headers, body } = await citizen.send(`GET LIBRARY_CARD/${name}`)
    assert.deepEqual([status, headers.etag, body.ID], [200, '"1"', filed.ID])
    const exists = (who: Person) => who.send(`GET LIBRARY_CARD/${name}/exists`)
    assert.deepEqual((await exists(citizen)).body, { exists: true })
    assert.deepEqual((await exists(stranger)).body, { exists: false })
    assert.equal((await stranger.send(`GET LIBRARY_CARD/${name}`)).body.error.code, 'NOT_FOUND')
  }
  const some = await citizen.send(`GET LIBRARY_CARD/${filed.id}?${query({ fields: ['status'] })}`)
  assert.deepEqual(some.body, { status: 'NEW' })
  const other = await citizen.send(`GET LIBRARY_CARD/${filed.id}?${query({ where: { status: 'NO' } })}`)
  assert.equal(other.status, 404)
  assert.deepEqual((await citizen.send('GET LIBRARY_CARD/none/exists')).body, { exists: false })
})

test('requests are found by their deliverable and their owner', async () => {
  assert.equal((await list(officer, { where: { deliverableNumber: '1' } })).length, 1)
  assert.equal((await list(officer, { where: { deliverableNumber: 2 } })).length, 0)
  assert.equal((await list(officer, { where: { 'owner.id': citizen.id } })).length, 1)
  assert.equal((await list(officer, { where: { 'owner.id': stranger.id } })).length, 0)
  assert.equal((await list(stranger, { where: { 'owner.id': citizen.id } })).length, 0)
})

test('collections in memory: one by id, whether it is there, how many, relations with a scope', async () => {
  const visitor = await portal.browser()
  for (const [name, isWithin] of [
    ['Categories', { slug: 'library' }],
    ['dynamic_services', { serviceSlug: 'LIBRARY_CARD' }],
    ['dynamic_users', { userSlug: 'citizen' }],
  ] as const) {
    const all = (await visitor.send(`GET ${name}`)).body
    const [first] = all
    assert.deepEqual((await visitor.send(`GET ${name}/count`)).body, { count: all.length })
    const where = encodeURIComponent(JSON.stringify({ id: { inq: [first.id] } }))
    assert.deepEqual((await visitor.send(`GET ${name}/count?where=${where}`)).body, { count: 1 })
    assert.deepEqual((await visitor.send(`GET ${name}/${first.id}`)).body, first)
    assert.deepEqual((await visitor.send(`GET ${name}/${first.id}/exists`)).body, { exists: true })
    assert.deepEqual((await visitor.send(`GET ${name}/none/exists`)).body, { exists: false })
    assert.equal((await visitor.send(`GET ${name}/none`)).status, 404)
    assert.equal((await visitor.send(`GET ${name}/findOne?${query({ where: isWithin })}`)).status, 200, name)
  }
  const scope = {
    fields: ['serviceSlug'],
    where: { hiddenOn: { neq: 'web' } },
    order: 'serviceSlug DESC',
    limit: 1,
  }
  const { body } = await visitor.send(
    `GET Categories?${query({ fields: ['slug'], include: [{ relation: 'services', scope }] })}`,
  )
  assert.deepEqual(Object.keys(body[0]).sort(), ['services', 'slug'])
  assert.deepEqual([body[0].services.length, Object.keys(body[0].services[0])], [1, ['serviceSlug']])
})

test('a moment is found by what is shown of it, whole or as milliseconds', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  for (const [who, name, field] of [
    [citizen, 'LIBRARY_CARD', 'createdAt'],
    [citizen, 'LIBRARY_CARD', 'updatedAt'],
    [citizen, 'dynamic_services', 'createdAt'],
    [citizen, 'dynamic_services', 'updatedAt'],
    [admin, 'users', 'createdAt'],
    [admin, 'users', 'updatedAt'],
  ] as const) {
    const rows: any[] = (await who.send(`GET ${name}`)).body
    const moment = rows[0][field]
    for (const value of [moment, Date.parse(moment)]) {
      const { body } = await who.send(`GET ${name}?${query({ where: { [field]: value } })}`)
      assert.ok(
        body.some(({ id }: any) => id === rows[0].id),
        `${name} ${field} ${value}`,
      )
    }
  }
  // Of each of these tables nothing is finer than what is shown.
  const { rows } = await portal.database.one<{ rows: number }>(sql`select count(*)::int as rows from (
    select created_at from accounts union all select updated_at from accounts
    union all select created_at from services union all select updated_at from services
    union all select created_at from requests union all select updated_at from requests
    union all select action_date from requests union all select due_at from requests) m (at)
    where at <> date_trunc('milliseconds', at)`)
  assert.equal(rows, 0)
})

test('every list gives the parts that are chosen, and takes the names that clients of before ask for', async () => {
  const [admin, auditor] = [await portal.employee(['BFM_ADMIN']), await portal.employee(['AUDITOR'])]
  const chosen = async (who: Pick<Person, 'send'>, name: string, fields: unknown) => {
    const { status, body } = await who.send(`GET ${name}?${query({ fields, limit: 1 })}`)
    assert.equal(status, 200, JSON.stringify(body))
    return Object.keys(body[0]).sort()
  }
  assert.deepEqual(await chosen(admin, 'users', 'id,username'), ['id', 'username'])
  assert.ok(!(await chosen(admin, 'users', { mobile: false })).includes('mobile'))
  assert.ok((await chosen(admin, 'users', { mobile: false })).includes('username'))
  assert.deepEqual(await chosen(auditor, 'auditLog', ['at', 'kind']), ['at', 'kind'])
  const former = ['serviceSlug', 'tour', 'images', 'logo', 'extraData', 'personalization']
  assert.deepEqual(await chosen(citizen, 'dynamic_services', former), former.toSorted())
  assert.deepEqual(await chosen(citizen, 'dynamic_users', ['userSlug', 'schema']), ['schema', 'userSlug'])
  const first = await admin.send(`GET users/findOne?${query({ where: { id: admin.id }, fields: ['id'] })}`)
  assert.deepEqual([first.status, first.body], [200, { id: admin.id }])
})
