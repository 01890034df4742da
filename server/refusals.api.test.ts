// Bad input over the real API: each kind answers its code, in the caller's language, and changes nothing.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { errors } from '@bawaba/contract/errors.ts'
import { cardAnswers, openTestPortal, type TestPortal } from './test-portal.ts'
import { filter, refused } from './test-refused.ts'

let portal: TestPortal
type Person = Awaited<ReturnType<TestPortal['citizen']>>
let owner: Person
let stranger: Person
let officer: Person
let filed: { id: string; ID: string }

before(async () => {
  portal = await openTestPortal()
  ;[owner, stranger, officer] = await Promise.all([
    portal.citizen(),
    portal.citizen(),
    portal.employee(['CASE_OFFICER']),
  ])
  filed = await owner.file()
})
after(() => portal.close())

test('malformed JSON, a poisoned one, another media type, a body too large', async () => {
  const post = (raw: string, headers = {}) => owner.send('POST LIBRARY_CARD', { raw, headers })
  refused(await post('{"data": '), 'MALFORMED')
  refused(await post('{"data": {"__proto__": {"x": 1}}}'), 'MALFORMED')
  refused(await post(''), 'MALFORMED')
  refused(await post('data=1', { 'content-type': 'text/plain' }), 'UNSUPPORTED_MEDIA_TYPE')
  refused(await post(JSON.stringify({ data: { wish: 'x'.repeat(300_000) } })), 'PAYLOAD_TOO_LARGE')
})

test('the message is in the language of the caller', async () => {
  const answer = await owner.send('POST LIBRARY_CARD', {
    raw: '{',
    headers: { 'accept-language': 'ar-EG,ar;q=0.9' },
  })
  assert.equal(answer.body.error.message, errors.MALFORMED.ar)
})

test('nothing but what a person may say is taken: id, status, owner, roles, price', async () => {
  for (const field of ['id', 'ID', 'status', 'ownerId', 'roles', 'price', 'createdAt', 'revision']) {
    refused(
      await owner.send('POST LIBRARY_CARD', { body: { data: cardAnswers, [field]: 1 } }),
      'VALIDATION_FAILED',
      `body.${field}`,
    )
    refused(
      await owner.send('POST LIBRARY_CARD', { body: { data: { ...cardAnswers, [field]: 1 } } }),
      'VALIDATION_FAILED',
      `data.${field}`,
    )
  }
  const { body } = await owner.send('POST LIBRARY_CARD', {
    body: { data: { ...cardAnswers, channel: 'mine' } },
  })
  const seen = await owner.send(`GET LIBRARY_CARD/findOne?${filter({ where: { ID: body.ID } })}`)
  assert.equal(seen.body.data.channel, 'portal')
})

test('answers of wrong types and shapes', async () => {
  for (const data of [null, [], 'x', 1])
    refused(await owner.send('POST LIBRARY_CARD', { body: { data } }), 'VALIDATION_FAILED')
  const answer = await owner.send('POST LIBRARY_CARD', {
    body: { data: { ...cardAnswers, fullName: { $ne: 1 }, booksAtOnce: [] } },
  })
  refused(answer, 'VALIDATION_FAILED', 'data.fullName')
  assert.deepEqual(
    answer.body.error.details.map((detail: any) => detail.key),
    ['expectedType', 'expectedType'],
  )
})

test('filters: unknown parts, fields and operators, too deep, too wide, wrong types', async () => {
  let deep: object = { status: 'NEW' }
  for (let level = 0; level < 6; level++) deep = { and: [deep] }
  const wide = { or: Array.from({ length: 51 }, (_, index) => ({ status: `S${index}` })) }
  const wrong: [unknown, string][] = [
    ['{', 'filter'],
    [{ where: { password: 'x' } }, 'where.password'],
    [{ where: { 'data.nationalId': '1' } }, 'where.data.nationalId'],
    [{ where: { ownerId: owner.id } }, 'where.ownerId'],
    [{ where: { status: { $gt: 1 } } }, 'where.status.$gt'],
    [{ where: { status: { regexp: '^(a+)+$' } } }, 'where.status.regexp'],
    [{ where: { version: 'one' } }, 'where.version'],
    [{ where: { status: { like: 'a\u0000' } } }, 'where.status.like'],
    [{ where: deep }, 'where.and.0.and.0.and.0.and.0.and.0'],
    [{ where: wide }, 'where.or.50.status'],
    [{ order: 'ownerId DESC' }, 'order.0'],
    [{ order: 'id; drop table requests' }, 'order.0'],
    [{ fields: ['password'] }, 'fields'],
    [{ limit: 101 }, 'limit'],
    [{ include: ['owner'] }, 'include.0'],
    [{ limit: -1 }, 'limit'],
    [{ having: 1 }, 'having'],
  ]
  for (const [value, path] of wrong)
    refused(await owner.send(`GET LIBRARY_CARD?${filter(value)}`), 'INVALID_FILTER', path)
  refused(await owner.send('GET LIBRARY_CARD?after=xx'), 'INVALID_FILTER', 'after')
  refused(await owner.send('GET LIBRARY_CARD?color=red'), 'MALFORMED')
  // A limit above the most is refused: cut in silence, a part would pass for the whole.
  refused(await owner.send(`GET LIBRARY_CARD?${filter({ limit: 1e9 })}`), 'INVALID_FILTER', 'limit')
})

test("another's request is not there: by id, number, filter, include, order, count, or any act", async () => {
  const find = (where: object) => stranger.send(`GET LIBRARY_CARD/findOne?${filter({ where })}`)
  refused(await find({ id: filed.id }), 'NOT_FOUND')
  refused(await find({ ID: filed.ID }), 'NOT_FOUND')
  refused(await find({ or: [{ ID: filed.ID }, { ID: { like: '%' } }] }), 'NOT_FOUND')
  for (const query of [{ where: { not: { ID: 'x' } }, order: 'ID ASC' }, { include: ['history'] }]) {
    assert.deepEqual((await stranger.send(`GET LIBRARY_CARD?${filter(query)}`)).body, [])
  }
  assert.equal(
    (
      await stranger.send(
        `GET LIBRARY_CARD/count?where=${encodeURIComponent(JSON.stringify({ ID: filed.ID }))}`,
      )
    ).body.count,
    0,
  )
  refused(
    await stranger.send(`PATCH LIBRARY_CARD/${filed.id}`, { body: { activityId: 'CANCEL' } }),
    'NOT_FOUND',
  )
  refused(await stranger.send(`POST LIBRARY_CARD/${filed.id}/comment`, { body: { text: 'x' } }), 'FORBIDDEN')
  // Who may file for others is told that nobody has asked them to.
  refused(
    await officer.send('POST LIBRARY_CARD', { body: { data: cardAnswers } }),
    'INVALID_REQUEST_OWNER_TOKEN',
  )
})

test('unknown services, activities, addresses and methods', async () => {
  refused(await owner.send('GET NO_SUCH_SERVICE'), 'MODEL_NOT_FOUND')
  refused(await owner.send('POST NO_SUCH_SERVICE', { body: { data: {} } }), 'MODEL_NOT_FOUND')
  refused(
    await owner.send('POST LIBRARY_CARD', { body: { activityId: 'FLY', data: {} } }),
    'ACTIVITY_NOT_FOUND',
  )
  refused(await owner.send('POST LIBRARY_CARD', { body: { version: 99, data: {} } }), 'VERSION_CHANGED')
  refused(await owner.send('GET nothing/here'), 'NOT_FOUND')
  refused(await owner.send("PATCH LIBRARY_CARD/' or 1=1", { body: { activityId: 'CANCEL' } }), 'NOT_FOUND')
  const put = await owner.send('PUT LIBRARY_CARD')
  refused(put, 'METHOD_NOT_ALLOWED')
  assert.equal(put.headers.allow, 'POST, GET, HEAD, OPTIONS')
})

test('no session, a wrong token, a foreign page', async () => {
  const visitor = await portal.browser()
  refused(await visitor.send('GET LIBRARY_CARD'), 'UNAUTHENTICATED')
  const body = { data: cardAnswers }
  refused(await owner.send('POST LIBRARY_CARD', { body, headers: { 'x-csrf-token': '' } }), 'CSRF_STALE')
  refused(
    await owner.send('POST LIBRARY_CARD', { body, headers: { 'x-csrf-token': stranger.held.token } }),
    'CSRF_STALE',
  )
  for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
    refused(await owner.send('POST LIBRARY_CARD', { body, headers: { origin } }), 'FORBIDDEN')
  }
  refused(
    await owner.send('POST LIBRARY_CARD', { body, headers: { 'sec-fetch-site': 'cross-site' } }),
    'FORBIDDEN',
  )
  refused(
    await visitor.send('POST citizen/login', {
      body: { username: owner.username, password: portal.password },
      headers: { 'x-csrf-token': 'x' },
    }),
    'CSRF_STALE',
  )
  const count = await owner.send('GET LIBRARY_CARD/count')
  assert.equal(count.body.count, 2)
})

test('a hidden service is not there for a citizen; a closed one is seen and takes nothing', async () => {
  const set = (text: string) =>
    portal.database
      .query({ text: `update services set ${text}`, values: [] } as never)
      .then(() => portal.portal.loadCatalogue())
  const fresh = await portal.citizen()
  await set('deactivated = true')
  // A form may have been open while its service closed: whoever sends it reads why it is refused.
  refused(await fresh.send('POST LIBRARY_CARD', { body: { data: cardAnswers } }), 'SERVICE_UNAVAILABLE')
  refused(await fresh.send('GET LIBRARY_CARD'), 'MODEL_NOT_FOUND')
  refused(await fresh.send('GET LIBRARY_CARD/count'), 'MODEL_NOT_FOUND')
  // Nothing else that is asked of it tells it from one that does not exist.
  const alike = [
    ...[`${filter({ where: { nope: 1 } })}`, filter('{'), 'after=xx', filter({ order: 'data.branch' })].map(
      query => `GET LIBRARY_CARD?${query}`,
    ),
    `GET LIBRARY_CARD/findOne?${filter({ where: { 'data.fullName': 'x' } })}`,
    `GET LIBRARY_CARD/count?where=${encodeURIComponent('{"nope":1}')}`,
    'POST LIBRARY_CARD/query',
    'POST LIBRARY_CARD/x/reply',
    'PATCH LIBRARY_CARD/x',
    `PATCH LIBRARY_CARD/${filed.ID}`,
  ]
  const bodies: Record<string, object> = {
    PATCH: { activityId: 'CANCEL' },
    query: { filter: { where: { nope: 1 } } },
    reply: { text: 'x' },
  }
  const bodyOf = (key: string) => bodies[key.split('/').at(-1) ?? ''] ?? bodies[key.split(' ')[0] ?? '']
  for (const key of alike)
    for (const one of [key, key.replace('LIBRARY_CARD', 'NO_SUCH_SERVICE')])
      refused(await fresh.send(one, { body: bodyOf(one) }), 'MODEL_NOT_FOUND')
  refused(await owner.send(`GET LIBRARY_CARD?${filter({ where: { nope: 1 } })}`), 'INVALID_FILTER')
  refused(
    await fresh.send(`GET dynamic_services/findOne?${filter({ where: { serviceSlug: 'LIBRARY_CARD' } })}`),
    'MODEL_NOT_FOUND',
  )
  assert.deepEqual((await fresh.call('GET dynamic_services')).body, [])
  assert.deepEqual((await fresh.send(`GET Categories?${filter({ include: 'services' })}`)).body, [])
  assert.equal((await fresh.send('GET search?q=library')).body.total, 0)
  assert.equal((await officer.call('GET dynamic_services')).body.length, 4)
  // Whoever has requests of it goes on seeing them, and the version they were filed under.
  const pinned = `GET dynamic_services/findOne?${filter({ where: { serviceSlug: 'LIBRARY_CARD', version: 1 } })}`
  assert.equal((await owner.send(pinned)).body.version, 1)
  refused(await fresh.send(pinned), 'MODEL_NOT_FOUND')
  assert.equal((await owner.send('GET LIBRARY_CARD')).body.length, 2)
  await set(`deactivated = false, to_date = '2026-11-01'`)
  refused(await fresh.send('POST LIBRARY_CARD', { body: { data: cardAnswers } }), 'SERVICE_UNAVAILABLE')
  assert.equal((await fresh.call('GET dynamic_services')).body[0]?.availabilityStatus, 'deactivated')
  await set('to_date = null')
})

test('of a service that a case worker is not given nobody is named', async () => {
  const elsewhere = await portal.employee(['CASE_OFFICER'], ['ANOTHER'])
  refused(await elsewhere.send('GET LIBRARY_CARD/assignees'), 'MODEL_NOT_FOUND')
  refused(await elsewhere.send(`GET LIBRARY_CARD/assignees?id=${filed.ID}`), 'NOT_FOUND')
  refused(await elsewhere.send('GET LIBRARY_CARD/assignees?service=ANOTHER'), 'MODEL_NOT_FOUND')
  const options = await officer.send('GET LIBRARY_CARD/assignees')
  assert.ok(options.body.some(({ id }: { id: string }) => id === officer.id))
})
