// Lists over the real database: the filter as SQL, pages by keyset in any mix of directions, nothing of anybody else.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../../platform/database/index.ts'
import { cardAnswers, openTestPortal, type TestPortal } from '../../../test-portal.ts'

let portal: TestPortal
let citizen: Awaited<ReturnType<TestPortal['citizen']>>
let officer: typeof citizen
const branches = ['RIVER', 'GARDEN', 'TOWER']

before(async () => {
  portal = await openTestPortal()
  ;[citizen, officer] = await Promise.all([portal.citizen(), portal.employee(['CASE_OFFICER'])])
  const other = await portal.citizen()
  for (let index = 0; index < 23; index++) {
    const data = {
      ...cardAnswers,
      branch: branches[index % 3],
      booksAtOnce: (index % 10) + 1,
      fullName: `Reader ${index}`,
    }
    await (index % 4 === 0 ? other : citizen).file(data)
    portal.pass(60_000)
  }
})
after(() => portal.close())

const list = (filter: object, rest = '') =>
  officer.send(`GET LIBRARY_CARD?filter=${encodeURIComponent(JSON.stringify(filter))}${rest}`)

test('answers are filtered by their own type, and texts by pattern', async () => {
  const total = async (where: object) =>
    Number((await list({ where, limit: 1 }, '&total=true')).headers['x-total-count'])
  assert.equal(await total({}), 23)
  assert.equal(await total({ 'data.branch': 'TOWER' }), 7)
  assert.equal(await total({ 'data.booksAtOnce': { gt: 9 } }), 2)
  assert.equal(await total({ 'data.booksAtOnce': { between: [9, 10] } }), 4)
  assert.equal(await total({ 'data.fullName': { ilike: 'reader 1%' } }), 11)
  assert.equal(await total({ 'data.branch': { nin: ['TOWER', 'RIVER'] } }), 8)
  assert.equal(await total({ not: { 'data.branch': 'TOWER' } }), 16)
  assert.equal(await total({ createdAt: { lt: '2026-11-20T10:05:00Z' } }), 5)
  assert.equal(await total({ 'data.fullName': { like: "'; drop table requests; --" } }), 0)
})

test('an identifier of a person is filtered in a body, never in an address', async () => {
  const where = { 'data.nationalId': cardAnswers.nationalId }
  assert.equal((await list({ where })).body.error.code, 'INVALID_FILTER')
  const answer = await officer.send('POST LIBRARY_CARD/query', { body: { filter: { where }, total: true } })
  assert.equal(answer.headers['x-total-count'], '23')
})

test('what a list masks no order, cursor or comparison tells; whole it is found', async () => {
  const ask = (filter: object, who = officer) => who.send('POST LIBRARY_CARD/query', { body: { filter } })
  const refused = async (filter: object, path: string, key: string) => {
    const { status, headers, body } = await ask(filter)
    assert.deepEqual([status, body.error.code], [400, 'INVALID_FILTER'])
    assert.deepEqual([body.error.details[0].path, body.error.details[0].key], [path, key])
    assert.equal(headers['x-next-cursor'], undefined)
  }
  const field = 'data.nationalId'
  for (const order of [`${field} ASC`, ['createdAt DESC', field]])
    await refused({ order, limit: 1 }, Array.isArray(order) ? 'order.1' : 'order.0', 'notOrdered')
  const parts: [string, unknown][] = [
    ...['gt', 'gte', 'lt', 'lte', 'neq'].map((one): [string, unknown] => [one, '29104120100000']),
    ...['like', 'nlike', 'ilike', 'nilike'].map((one): [string, unknown] => [one, '2910412%']),
    ...([
      ['between', ['29104120100000', '29104120109999']],
      ['nin', ['29104120103458']],
      ['exists', true],
    ] as [string, unknown][]),
  ]
  for (const [operator, value] of parts)
    await refused({ where: { [field]: { [operator]: value } } }, `where.${field}.${operator}`, 'wholeOnly')
  const where = { [field]: { inq: [cardAnswers.nationalId] } }
  const found = await ask({ where, fields: ['data'], limit: 1 })
  assert.deepEqual([found.status, found.body[0].data.nationalId], [200, '…3458'])
  const cursor = Buffer.from(String(found.headers['x-next-cursor']), 'base64url').toString()
  assert.ok(!cursor.includes(cardAnswers.nationalId), cursor)
  // Nothing of their own is masked for applicants; no order of what is stored sealed is known for them either.
  const own = await ask({ where, limit: 1 }, citizen)
  assert.deepEqual([own.status, own.body[0].data.nationalId], [200, cardAnswers.nationalId])
  assert.equal(
    (await ask({ order: `${field} ASC`, limit: 1 }, citizen)).body.error.details[0].key,
    'notOrdered',
  )
})

test('pages by keyset give every row once, whatever the order', async () => {
  for (const order of [
    [],
    ['data.branch ASC', 'createdAt DESC'],
    ['dueAt DESC'],
    ['data.booksAtOnce DESC', 'ID ASC'],
    ['status ASC'],
  ]) {
    const ids: string[] = []
    let after = ''
    for (let page = 0; page < 10; page++) {
      const answer = await list(
        { order, limit: 5, fields: ['id', 'createdAt', 'data', 'dueAt', 'ID', 'status'] },
        after && `&after=${after}`,
      )
      assert.equal(answer.status, 200, JSON.stringify(answer.body))
      ids.push(...answer.body.map((row: any) => row.id))
      after = String(answer.headers['x-next-cursor'] ?? '')
      if (!after) break
    }
    assert.equal(ids.length, 23, order.join())
    assert.equal(new Set(ids).size, 23, order.join())
  }
})

test('a cursor is taken back however long the answers are, in a column of their own or not', async () => {
  const long = (sign: string) => `${sign.repeat(99)}\\u0000"`.repeat(4)
  const answers = (sign: string) => JSON.stringify({ fullName: long(sign), branch: long('"') })
  await portal.database.query(
    sql`update requests set data = data || ${answers('ن')}::jsonb || jsonb_build_object('booksAtOnce', 1e-320)`,
  )
  await portal.database.query(
    sql`update requests set data = data || ${answers('𐍈')}::jsonb where number like '%1'`,
  )
  const order = ['data.fullName ASC', 'data.branch DESC', 'data.booksAtOnce ASC', 'status ASC', 'ID DESC']
  for (const isReady of [true, false]) {
    await portal.database.query(sql`update hot_fields set is_ready = ${isReady}`)
    await portal.portal.loadCatalogue()
    for (const ask of [
      (after: object) => list({ order, limit: 5 }, 'after' in after ? `&after=${after.after}` : ''),
      (after: object) =>
        officer.send('POST LIBRARY_CARD/query', { body: { filter: { order, limit: 5 }, ...after } }),
    ]) {
      const ids = new Set<string>()
      let after: object = {}
      for (let page = 0; page < 6; page += 1) {
        const answer = await ask(after)
        assert.equal(answer.status, 200, JSON.stringify(answer.body))
        for (const { id } of answer.body) ids.add(id)
        const next = answer.headers['x-next-cursor']
        if (next === undefined) break
        after = { after: next }
      }
      assert.equal(ids.size, 23)
    }
  }
})

test('a forged cursor is refused, whatever it holds', async () => {
  const forged = (cursor: unknown) => Buffer.from(JSON.stringify(cursor)).toString('base64url')
  const id = '01a1f000-0000-7000-8000-000000000001'
  const instants = ['2026-02-30 10:00:00+00', '0000-01-01 00:00:00+00', '2026-01-01 00:00:00+23', 'x']
  const texts = ['"\\ud800"', '"\\u0000"', '1e999999', '1e-99999', '{}', '[1]', 'null', '"', '']
  const cursors: [order: string, cursor: unknown][] = [
    ...instants.map((at): [string, unknown] => ['createdAt ASC', [at, id]]),
    ...texts.map((text): [string, unknown] => ['data.branch ASC', [text, id]]),
    ['status ASC', ['a\0', id]],
    ['status ASC', ['\ud800', id]],
    ['status ASC', ['NEW', `urn:uuid:${id}`]],
  ]
  for (const [order, cursor] of cursors) {
    const answer = await list({ order }, `&after=${forged(cursor)}`)
    assert.deepEqual(
      [answer.status, answer.body.error?.code],
      [400, 'INVALID_FILTER'],
      JSON.stringify(cursor),
    )
  }
})

test('an applicant lists and counts their own alone; the fixed fields work across services', async () => {
  const own = await citizen.send('GET LIBRARY_CARD?total=true')
  assert.equal(own.headers['x-total-count'], '17')
  const inbox = await citizen.send(
    `GET dynamic_services/requestsInbox?total=true&filter=${encodeURIComponent('{"where":{"statusKind":"open"},"limit":2}')}`,
  )
  assert.deepEqual([inbox.body.length, inbox.headers['x-total-count']], [2, '17'])
  const counts = await officer.call('GET dynamic_services/inbox/count')
  assert.deepEqual(
    [counts.body.count, counts.body.views.unassigned, counts.body.views.new, counts.body.byService],
    [23, 23, 23, { LIBRARY_CARD: 23 }],
  )
  // Three working days, of which none is a Friday or a Saturday.
  portal.pass(6 * 86_400_000)
  const late = await portal.employee(['CASE_OFFICER'])
  const { views } = (await late.call('GET dynamic_services/inbox/count')).body
  assert.deepEqual([views.late, views.new], [23, 0])
})
