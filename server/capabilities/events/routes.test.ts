// What ends a stream: a refusal of its person, and no error of the server.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Call, SignedIn } from '../../platform/http/call.ts'
import type { Hub } from './hub.ts'
import { eventRoutes } from './routes.ts'

type Subscription = Parameters<Hub['open']>[0]
const actor = { accountId: 'a', roles: [], services: [], teams: [], sessionId: 's' } as unknown as SignedIn
const openWith = async (admittedAs: () => Promise<SignedIn>): Promise<Subscription> => {
  let opened: Subscription | undefined
  const hub = { open: (subscription: Subscription) => (opened = subscription) } as never
  const call = { actor, scope: 'own', exchange: () => ({ response: {} }) } as unknown as Call<'GET events'>
  await eventRoutes({ hub, admittedAs })['GET events'](call as never)
  assert.ok(opened)
  return opened
}

test('a person who is refused, or may see something else by now, listens no more', async () => {
  const refused = await openWith(() => Promise.reject(new Problem('UNAUTHENTICATED')))
  assert.equal(await refused.isLive(), false)
  const changed = await openWith(async () => ({ ...actor, roles: ['AUDITOR'] }))
  assert.equal(await changed.isLive(), false)
  const same = await openWith(async () => ({ ...actor }))
  assert.equal(await same.isLive(), true)
})

test('a database that is away, or a server that is overloaded, ends no stream', async () => {
  for (const error of [new Error('connection terminated'), new Problem('OVERLOADED')]) {
    const { isLive } = await openWith(() => Promise.reject(error))
    await assert.rejects(isLive, error)
  }
})
