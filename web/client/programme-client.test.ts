// The calls of a programme through the portal's client: with its headers, typed by their own definitions. The definitions of
// one capability stand for a programme's.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { favouriteCalls } from '@bawaba/contract/calls/favourites.ts'
import { QueryClient } from '@tanstack/react-query'
import { createClient } from './client.ts'
import { programmeClient } from './programme-client.ts'
import { createStored, memoryShelf } from './stored.ts'

const setUp = () => {
  const paths: string[] = []
  const client = createClient({
    transport: async path => {
      paths.push(path)
      return Response.json(path.endsWith('appData') ? { csrfToken: 't' } : ['LIBRARY_CARD'])
    },
    mode: 'CITIZEN',
    language: 'en',
    device: () => 'web',
    stored: createStored(memoryShelf(), 'CITIZEN'),
    reactions: {
      signedOut: () => {},
      maintenance: () => {},
      ownerRefused: () => {},
      proof: async () => false,
    },
  })
  return { own: programmeClient<typeof favouriteCalls>(client), paths }
}

test('a call goes to its address, and its answer has the type of its definition', async () => {
  const { own, paths } = setUp()
  const slugs: string[] = await own.call('GET favourites')
  await own.call('PUT favourites/:service', { params: { service: 'LIBRARY_CARD' } })
  assert.deepEqual(slugs, ['LIBRARY_CARD'])
  assert.deepEqual(paths, ['/api/favourites', '/api/misc/appData', '/api/favourites/LIBRARY_CARD'])
})

test('a reading call is a query: the same one is requested once', async () => {
  const { own, paths } = setUp()
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  for (let count = 0; count < 2; count += 1)
    assert.deepEqual(await queries.fetchQuery(own.query('GET favourites')), ['LIBRARY_CARD'])
  assert.equal(paths.length, 1)
})

test('what a definition does not know does not compile', async () => {
  const { own } = setUp()
  // @ts-expect-error: these definitions hold no such call
  await own.call('GET drafts')
  // @ts-expect-error: the service is missing
  await assert.rejects(own.call('PUT favourites/:service'), TypeError)
})
