// Lists over the real database: the filter as SQL, pages by keyset in any mix of directions, nothing of anybody else.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { cardAnswers, openTestPortal, type TestPortal } from '../../test-portal.ts'

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
    const filed = await (index % 4 === 0 ? other : citizen).call('POST LIBRARY_CARD', { body: { data } })
    assert.equal(filed.status, 201)
    portal.pass(60_000)
  }
})
after(() => portal.close())

const list = (filter: object, rest = '') =>
  officer.call(`GET LIBRARY_CARD?filter=${encodeURIComponent(JSON.stringify(filter))}${rest}`)

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
  const answer = await officer.call('POST LIBRARY_CARD/query', { body: { filter: { where }, total: true } })
  assert.equal(answer.headers['x-total-count'], '23')
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

test('an applicant lists and counts their own alone; the fixed fields work across services', async () => {
  const own = await citizen.call('GET LIBRARY_CARD?total=true')
  assert.equal(own.headers['x-total-count'], '17')
  const inbox = await citizen.call(
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
