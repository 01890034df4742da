// The client of an open request: acts on it are told of, reading and other requests are not.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Client } from '../../../client/client.ts'
import { watchedClient } from './watched-client.ts'

const ID = 'CARD-2026-000001-1'
const setUp = (call: (key: string) => Promise<unknown>) => {
  let count = 0
  const seen: number[] = []
  const client = watchedClient({ call } as unknown as Client, ID, by => {
    count += by
    seen.push(count)
  })
  return { seen, call: client.call as unknown as (key: string, input?: unknown) => Promise<unknown> }
}

test('an act on the request is under way until its answer, be it a refusal', async () => {
  const { call, seen } = setUp(async key => {
    if (key.startsWith('DELETE')) throw new Error('refused')
    return key
  })
  assert.equal(await call('PATCH :service/:id', { params: { id: ID } }), 'PATCH :service/:id')
  await assert.rejects(call('DELETE :service/:id/comments/:entryId', { params: { id: ID } }))
  assert.deepEqual(seen, [1, 0, 1, 0])
})

test('reading it, and acts on another, are not told of', async () => {
  const { call, seen } = setUp(async key => key)
  await call('GET :service/:id', { params: { id: ID } })
  await call('PATCH :service/:id', { params: { id: 'CARD-2026-000002-9' } })
  await call('POST tasks/runTasks')
  assert.deepEqual(seen, [])
})
