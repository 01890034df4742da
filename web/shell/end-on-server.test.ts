// A session that ended in the browser alone: the server is told until it has heard, and never about a newer one.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createStored, memoryShelf } from '../client/stored.ts'
import { endOnServer } from './end-on-server.ts'

const page = new EventTarget()
Object.assign(globalThis, {
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
})
const turn = () => new Promise(done => setImmediate(done))
const online = async () => {
  page.dispatchEvent(new Event('online'))
  await turn()
}

const setUp = () => {
  const stored = createStored(memoryShelf(), 'CITIZEN')
  const calls: unknown[] = []
  const server = { isThere: true }
  const call = async (key: string, input: { params: unknown }) => {
    calls.push([key, input.params])
    if (!server.isThere) throw new Error('away')
    return {}
  }
  const shown = new Set<string>()
  const toasts = {
    announce: ({ id }: { id: string }) => void shown.add(id),
    retract: (id: string) => void shown.delete(id),
  }
  return { toasts, shown, client: { stored, mode: 'CITIZEN', call } as never, stored, calls, server }
}
const logout = ['POST :slug/logout', { slug: 'citizen' }]

test('the server is told once it answers; nothing is shown where nothing is owed', async () => {
  const { client, stored, calls, server, toasts, shown } = setUp()
  await endOnServer(client, toasts)
  assert.deepEqual(calls, [])
  stored.set('endOwed', 'yes')
  server.isThere = false
  const ending = endOnServer(client, toasts)
  await endOnServer(client, toasts)
  await turn()
  assert.deepEqual(calls, [logout])
  assert.deepEqual([stored.get('endOwed'), [...shown]], ['yes', ['not-ended']])
  server.isThere = true
  await online()
  await ending
  assert.deepEqual([calls, stored.get('endOwed'), [...shown]], [[logout, logout], null, []])
})

test('a newer session is not ended', async () => {
  const { client, stored, calls, server, toasts } = setUp()
  stored.set('endOwed', 'yes')
  server.isThere = false
  const ending = endOnServer(client, toasts)
  await turn()
  stored.remove('endOwed')
  server.isThere = true
  await online()
  await ending
  assert.deepEqual(calls, [logout])
})
