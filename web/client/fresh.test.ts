// Whoever reads about a person or money says how fresh the answer is: the compiler insists. Each line below it refuses is
// marked; a line that it took would be an error of its own.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QueryObserver } from '@tanstack/react-query'
import type { Client } from './client.ts'
import { type Fresh, freshness } from './fresh.ts'
import { callQuery, createQueryClient } from './queries.ts'
import { makeStale } from './stale.ts'

/** Written to be compiled, never run. */
export const judged = (
  client: Client,
  { useCall, useCallWhen }: typeof import('./hooks.tsx'),
  { useRead }: typeof import('./use-read.tsx'),
) => {
  useCall('GET Categories')
  useCallWhen({ fresh: 'always' }, 'GET payments')
  useRead({ ...callQuery(client, 'GET payments'), fresh: 'untilChanged' })
  useRead(callQuery(client, 'GET serviceCenters'))
  // @ts-expect-error: payments are about money
  useCall('GET payments')
  // @ts-expect-error: and say nothing of their freshness
  useCallWhen({}, 'GET payments')
  // @ts-expect-error: and move by themselves
  useCallWhen({ fresh: 'untilChanged' }, 'GET payments')
  // @ts-expect-error: drafts are a person's
  useRead(callQuery(client, 'GET drafts'))
  // @ts-expect-error: of a query of one's own nobody knows what it is about
  useRead({ queryKey: ['mine'], queryFn: async () => 1 })
}

/** How often something is asked that two pages show, one after the other. */
const timesAsked = async (fresh: Fresh) => {
  const queries = createQueryClient()
  let times = 0
  const queryFn = async () => ++times
  for (const _ of ['first', 'second']) {
    const page = new QueryObserver(queries, { queryKey: ['GET payments'], queryFn, ...freshness(fresh) })
    const stop = page.subscribe(() => undefined)
    await new Promise(resolve => setTimeout(resolve, 5))
    stop()
  }
  return times
}

test('a page that opens asks again for what is always fresh, and believes the rest', async () => {
  assert.equal(await timesAsked('always'), 2)
  assert.equal(await timesAsked('untilChanged'), 1)
  assert.equal(await timesAsked(60_000), 1)
})

test('a write makes stale what it names, whatever was asked of it, and nothing else', async () => {
  const queries = createQueryClient()
  const keys = [
    ['GET holidays', null],
    ['GET holidays', { filter: 'x' }],
    ['GET holds', null],
  ]
  for (const key of keys) queries.setQueryData(key, [])
  await makeStale(queries, ['GET holidays'])
  assert.deepEqual(
    keys.map(key => queries.getQueryState(key)?.isInvalidated),
    [true, true, false],
  )
})
