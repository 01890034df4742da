// A page of the inbox as a question: its conditions, its order, and how the page after it is found.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createClient } from '../../../client/client.ts'
import { createQueryClient } from '../../../client/queries.ts'
import { createStored, memoryShelf } from '../../../client/stored.ts'
import type { InboxSearch } from '../address.ts'
import { allRows, isSameList, mayReadAll, pageQuery } from './list-query.ts'

const setUp = () => {
  const addresses: URLSearchParams[] = []
  const client = createClient({
    transport: async path => {
      addresses.push(new URL(path, 'http://portal').searchParams)
      return new Response('[]', {
        headers: { 'content-type': 'application/json', 'x-total-count': '34', 'x-next-cursor': 'c1' },
      })
    },
    mode: 'EMPLOYEE',
    language: 'en',
    device: () => 'web',
    stored: createStored(memoryShelf(), 'EMPLOYEE'),
    reactions: { signedOut() {}, maintenance() {}, ownerRefused() {}, proof: async () => false },
  })
  const queries = createQueryClient()
  const ask = async (search: InboxSearch) => {
    const page = await queries.fetchQuery(pageQuery({ client, queries, me: 'u1' }, search))
    const last = addresses.at(-1)
    return { page, after: last?.get('after'), filter: JSON.parse(last?.get('filter') ?? '') }
  }
  const all = (search: InboxSearch) => allRows({ client, queries, me: 'u1' }, search)
  return { ask, all, asked: addresses }
}

test("a first look: one's own, what is due first on top, with the total and the way on", async () => {
  const { page, filter, after } = await setUp().ask({})
  assert.deepEqual(page, { rows: [], total: 34, isTruncated: false, next: 'c1' })
  assert.equal(filter.where.assigneeId, 'u1')
  assert.deepEqual([filter.order, filter.limit, filter.skip, after], ['dueAt ASC', 20, undefined, null])
})

test('the page after one that is known goes on from its cursor, a pasted address counts its way', async () => {
  const { ask } = setUp()
  const pasted = await ask({ view: 'open', from: 20 })
  assert.deepEqual([pasted.filter.skip, pasted.after], [20, null])
  await ask({ view: 'late' })
  const turned = await ask({ view: 'late', from: 20 })
  assert.deepEqual([turned.filter.skip, turned.after], [undefined, 'c1'])
})

test('a number is looked for in every view, letter by letter', async () => {
  const { filter } = await setUp().ask({ view: 'late', number: '10%_' })
  assert.deepEqual(filter.where, { ID: { ilike: '%10\\%\\_%' } })
})

test('finished requests come by the day they were decided, unless sorted', async () => {
  const { ask } = setUp()
  assert.equal((await ask({ view: 'finished' })).filter.order, 'actionDate DESC')
  assert.equal((await ask({ view: 'finished', sort: '-sent' })).filter.order, 'createdAt DESC')
})

test('all of a list is read with its conditions, and of a person nothing is: no filter has their name', async () => {
  const { all, asked: queries } = setUp()
  await all({ view: 'open', service: 'CARD' })
  assert.deepEqual(JSON.parse(queries.at(-1)?.get('filter') ?? '').where.and[1], { serviceSlug: 'CARD' })
  assert.equal(mayReadAll({ person: 'p1' }), false)
  await assert.rejects(all({ person: 'p1' }))
  assert.equal(queries.length, 1)
})

test('the pages of one list are one list; what is open beside it changes nothing', () => {
  const { queryKey } = pageQuery({} as Parameters<typeof pageQuery>[0], { view: 'late', from: 20 })
  assert.equal(isSameList(queryKey, { view: 'late', request: 'CARD-2026-000001-1' }), true)
  assert.equal(isSameList(queryKey, { view: 'late', sort: 'due' }), true, 'its own order said or not')
  assert.equal(isSameList(queryKey, { view: 'late', sort: '-sent' }), false)
  assert.equal(isSameList(queryKey, { view: 'open' }), false)
  assert.equal(isSameList(undefined, { view: 'late' }), false)
})
