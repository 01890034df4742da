// Who is told what, and how it travels.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBus, packed } from './bus.ts'
import { eventFor, type Happening, type Listener } from './happening.ts'
import { createHub } from './hub.ts'

const request: Happening = {
  kind: 'request',
  ID: 'X-1',
  serviceSlug: 'X',
  revision: 2,
  ownerId: 'owner',
  center: '',
  teams: [],
}
const listener = (scope: Listener['scope'], accountId: string, services: string[] = []): Listener => ({
  scope,
  actor: { accountId, roles: [], services, teams: [], serviceCenter: null },
})

test('a change of a request is told to its owner and to whoever is given its service', () => {
  const event = { kind: 'request', ID: 'X-1', serviceSlug: 'X', revision: 2 }
  assert.deepEqual(eventFor(request, listener('own', 'owner')), event)
  assert.deepEqual(eventFor(request, listener('given', 'officer', ['X'])), event)
  assert.deepEqual(eventFor(request, listener('given', 'officer', ['*'])), event)
  assert.equal(eventFor(request, listener('own', 'someone')), undefined)
  assert.equal(eventFor(request, listener('given', 'officer', ['Y'])), undefined)
  assert.equal(eventFor(request, listener('given', 'owner', [])), undefined)
})

test('staff of a center are told of its requests and of those that name none', () => {
  const officer = (serviceCenter: string): Listener => ({
    scope: 'given',
    actor: { accountId: 'officer', roles: [], services: ['X'], teams: [], serviceCenter },
  })
  const of = (center: string): Happening => ({ ...request, center }) as Happening
  assert(eventFor(of('LUXOR'), officer('LUXOR')))
  assert(eventFor(of(''), officer('LUXOR')))
  assert.equal(eventFor(of('ASWAN'), officer('LUXOR')), undefined)
})

test('of a request that is some teams’ alone their members are told, and its applicant', () => {
  const member = (...teams: string[]): Listener => ({
    scope: 'given',
    actor: { accountId: 'officer', roles: [], services: ['*'], teams, serviceCenter: null },
  })
  const teamed = { ...request, teams: ['X:BOARD', 'X:DOCTORS'] } as Happening
  assert(eventFor(teamed, member('X:DOCTORS')))
  assert(eventFor(teamed, listener('own', 'owner')))
  for (const outside of [member(), member('Y:BOARD'), member('X:CASHIER')])
    assert.equal(eventFor(teamed, outside), undefined)
  const there: Happening = { kind: 'presence', ID: 'X-1', serviceSlug: 'X', center: '', teams: ['X:BOARD'] }
  assert.equal(eventFor(there, member('X:CASHIER')), undefined)
})

test('who is at a request is told to staff alone, a notice to its person, maintenance to everyone', () => {
  const presence: Happening = { kind: 'presence', ID: 'X-1', serviceSlug: 'X', center: '', teams: [] }
  assert.equal(eventFor(presence, listener('own', 'owner')), undefined)
  assert(eventFor(presence, listener('given', 'officer', ['X'])))
  const notice: Happening = { kind: 'notification', accountId: 'a' }
  assert.deepEqual(eventFor(notice, listener('own', 'a')), { kind: 'notification' })
  assert.equal(eventFor(notice, listener('given', 'b', ['*'])), undefined)
  // Whoever acts for the person listens as them, and hears nothing of their list.
  const { actor, scope } = listener('own', 'a')
  const acting = { scope, actor: { ...actor, by: { accountId: 'agent', actingId: '1' } } }
  assert.equal(eventFor(notice, acting), undefined)
  assert(eventFor({ kind: 'maintenance' }, listener('own', 'a')))
})

test('a burst travels in one text, and no text is larger than a notification may be', async () => {
  const sent: string[] = []
  const bus = createBus({
    notify: async text => void sent.push(text),
    everyMs: 60_000,
    report: assert.fail,
  })
  for (let count = 0; count < 500; count += 1) bus.publish({ ...request, revision: count })
  await bus.flush()
  assert(sent.every(text => Buffer.byteLength(text) < 8_000))
  assert(sent.length < 20)
  const revisions = sent.flatMap(text => JSON.parse(text).map((one: { revision: number }) => one.revision))
  assert.deepEqual(
    revisions,
    Array.from({ length: 500 }, (_, count) => count),
  )
  assert.deepEqual(packed([]), [])
})

const response = () => {
  const written: string[] = []
  const state = { isEnded: false, unread: 0 }
  return {
    written,
    state,
    get writableLength() {
      return state.unread
    },
    on: () => undefined,
    writeHead: () => undefined,
    write: (text: string) => void written.push(text),
    end: () => {
      state.isEnded = true
    },
  }
}
const opened = (hub: ReturnType<typeof createHub>, sessionId: string, who = listener('own', 'owner')) => {
  const stream = response()
  hub.open({ ...who, sessionId, isLive: async () => true, take: () => stream as never })
  return stream
}

test('a session has few streams, a server has a limit, and a slow reader is let go', () => {
  const hub = createHub({ most: 6, report: assert.fail })
  const own = Array.from({ length: 5 }, () => opened(hub, 's'))
  assert.deepEqual(
    own.map(({ state }) => state.isEnded),
    [true, false, false, false, false],
  )
  opened(hub, 't')
  opened(hub, 'u')
  assert.throws(() => opened(hub, 'v'), { code: 'OVERLOADED' })
  const [, slow, quick] = own
  assert(slow && quick)
  slow.state.unread = 100_000
  hub.tell([request])
  assert(slow.state.isEnded)
  assert(quick.written.at(-1)?.includes('"X-1"'))
  hub.tellMissed()
  assert(quick.written.at(-1)?.startsWith('event: missed'))
  hub.close()
  assert(quick.state.isEnded)
})

test('an account has few streams over all of its sessions: the oldest gives way, and nobody else’s', () => {
  const hub = createHub({ most: 100, report: assert.fail })
  const other = opened(hub, 'other', listener('own', 'somebody else'))
  const own = Array.from({ length: 14 }, (_, index) => opened(hub, `s${index}`))
  const ended = own.filter(({ state }) => state.isEnded).length
  assert.deepEqual(
    [ended, own[0]?.state.isEnded, own[1]?.state.isEnded, other.state.isEnded],
    [2, true, true, false],
  )
  hub.close()
})
