// Keeping a draft on the server: with timers of the test, a server that is held, fails, or was elsewhere first.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Draft, DraftRow } from '@bawaba/contract/entities/draft.ts'
import { errorOf, noAnswer } from '../../client/call-error.ts'
import { createDraftSync } from './sync.ts'

const row = (revision: number): DraftRow => ({
  id: 'd',
  serviceSlug: 'CARD',
  version: 1,
  opensVersion: 1,
  activityId: 'APPLY',
  name: '',
  revision,
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
  expiresAt: '2027-02-18T10:00:00Z',
})
const current: Draft = { ...row(7), answers: { name: 'other' }, documents: [] }
const conflict = errorOf(409, { error: { statusCode: 409, code: 'CONFLICT' }, current }, 'en')
const notFound = errorOf(404, { error: { statusCode: 404, code: 'NOT_FOUND' } }, 'en')

/** A draft over a server whose answers the test gives, one for each saving. */
const syncWith = (
  answers: (DraftRow | Error)[],
  revision?: number,
  typed: { now: object; unanswered?: object } = { now: { name: 'mine' } },
) => {
  const sent: (number | undefined)[] = []
  const saved: number[] = []
  const timers = new Map<number, { action: () => void; ms: number }>()
  let last = 0
  const sync = createDraftSync({
    id: () => 'd',
    answers: () => typed.now,
    unanswered: typed.unanswered,
    put: async seen => {
      sent.push(seen)
      const answer = answers.shift() ?? row(99)
      if (answer instanceof Error) throw answer
      return answer
    },
    onSaved: ({ revision: now }) => saved.push(now),
    revision,
    timers: {
      set: (action, ms) => {
        timers.set(++last, { action, ms })
        return last
      },
      clear: timer => void timers.delete(timer as number),
    },
  })
  const ring = async () => {
    const [key, timer] = [...timers][0] ?? []
    if (key !== undefined) timers.delete(key)
    timer?.action()
    await new Promise(resolve => setImmediate(resolve))
  }
  return { sync, asked: sent, saved, ring, waits: () => [...timers.values()].map(({ ms }) => ms) }
}

test('typing is saved once it pauses, each time upon the revision before', async () => {
  const { sync, asked: sent, saved, ring, waits } = syncWith([row(1), row(2)])
  sync.change()
  sync.change()
  assert.equal(waits().length, 1)
  await ring()
  sync.change()
  await ring()
  assert.deepEqual(sent, [undefined, 1])
  assert.deepEqual(saved, [1, 2])
  assert.equal(sync.state().kind, 'saved')
})

test('without a connection the answers stay here, and it is tried again', async () => {
  const { sync, asked: sent, ring, waits } = syncWith([noAnswer('en'), row(1)])
  sync.change()
  await ring()
  assert.equal(sync.state().kind, 'device')
  assert.deepEqual(waits(), [10_000])
  await ring()
  assert.equal(sync.state().kind, 'saved')
  assert.deepEqual(sent, [undefined, undefined])
})

test('who leaves learns that a refused saving has not arrived', async () => {
  const overloaded = errorOf(503, { error: { statusCode: 503, code: 'OVERLOADED' } }, 'en')
  const { sync } = syncWith([overloaded, row(1)])
  assert.equal(await sync.flush(), true)
  sync.change()
  assert.equal(await sync.flush(), false)
  assert.equal(await sync.flush(), true)
})

test('who leaves learns that another tab’s draft stands in the way of theirs', async () => {
  const { sync } = syncWith([conflict], 3)
  sync.change()
  assert.deepEqual([await sync.flush(), await sync.flush()], [false, false])
})

test('a second draft of one name is for the person to choose, as another revision is', async () => {
  const exists = errorOf(409, { error: { statusCode: 409, code: 'DRAFT_EXISTS' }, current }, 'en')
  const { sync } = syncWith([exists], undefined)
  sync.change()
  assert.equal(await sync.flush(), false)
  const state = sync.state()
  assert.ok(state.kind === 'conflict' && state.current.id === current.id)
})

test('another tab was first: nothing more is saved until the person has chosen', async () => {
  const { sync, asked: sent, ring } = syncWith([conflict, row(8)], 3)
  sync.change()
  await ring()
  const state = sync.state()
  assert.ok(state.kind === 'conflict' && state.current.revision === 7)
  sync.change()
  await sync.flush()
  assert.equal(sent.length, 1)
  await sync.overwrite(7)
  assert.deepEqual(sent, [3, 7])
  assert.equal(sync.state().kind, 'saved')
})

test('a draft that was sent elsewhere is told of and not made anew', async () => {
  const { sync, asked: sent, ring } = syncWith([notFound], 3)
  sync.change()
  await ring()
  assert.equal(sync.state().kind, 'gone')
  sync.change()
  await sync.flush()
  assert.equal(sent.length, 1)
})

test('what was typed while saving was under way is saved after it, and only then all is said to be saved', async () => {
  let release: (saved: DraftRow) => void = () => undefined
  const sent: unknown[] = []
  const saved: number[] = []
  const sync = createDraftSync({
    id: () => 'd',
    answers: () => ({}),
    put: revision => {
      sent.push(revision)
      return sent.length === 1 ? new Promise(resolve => (release = resolve)) : Promise.resolve(row(2))
    },
    onSaved: ({ revision }) => saved.push(revision),
    revision: undefined,
    timers: { set: () => 0, clear: () => undefined },
  })
  sync.change()
  const first = sync.flush()
  await new Promise(resolve => setImmediate(resolve))
  sync.change()
  release(row(1))
  await first
  assert.deepEqual(saved, [])
  await sync.flush()
  assert.deepEqual([sent, saved], [[undefined, 1], [2]])
})

test('a form that was sent saves nothing any more', async () => {
  const { sync, asked: sent } = syncWith([row(1)])
  sync.change()
  sync.stop()
  await sync.flush()
  assert.deepEqual(sent, [])
})

const tookMine = errorOf(
  409,
  { error: { statusCode: 409, code: 'CONFLICT' }, current: { ...current, answers: { name: 'mine' } } },
  'en',
)

test('a saving whose answer was lost is no conflict with itself', async () => {
  const typed: { now: object } = { now: { name: 'mine' } }
  const { sync, asked, saved, ring } = syncWith([noAnswer('en'), tookMine, row(8)], 6, typed)
  sync.change()
  await ring()
  assert.equal(sync.state().kind, 'device')
  typed.now = { name: 'mine', city: 'Giza' }
  await ring()
  assert.deepEqual(asked, [6, 6, 7])
  assert.deepEqual(saved, [8])
  assert.equal(sync.state().kind, 'saved')
})

test('what a page sent while it was closed is no conflict for the page that opens it again', async () => {
  const { sync, asked, ring } = syncWith([tookMine, row(8)], undefined, {
    now: { name: 'mine', city: 'Giza' },
    unanswered: { name: 'mine' },
  })
  sync.change()
  await ring()
  assert.deepEqual(asked, [undefined, 7])
  assert.equal(sync.state().kind, 'saved')
})

test('a saving that arrived is forgotten: the same answers stored by another device later are a conflict', async () => {
  const typed: { now: object } = { now: { name: 'mine' } }
  const { sync, asked, ring } = syncWith([row(6), tookMine], 5, typed)
  sync.change()
  await ring()
  typed.now = { name: 'mine, corrected' }
  sync.change()
  await ring()
  assert.deepEqual(asked, [5, 6])
  assert.equal(sync.state().kind, 'conflict')
})

test('answers of one person are never saved in the name of the next person at this page', async () => {
  const session = { userId: 'noha' }
  const sentAs: string[] = []
  const timers: (() => void)[] = []
  const sync = createDraftSync({
    id: () => 'd',
    answers: () => ({ nationalId: 'of noha' }),
    put: async () => {
      sentAs.push(session.userId)
      if (sentAs.length < 2) throw noAnswer('en')
      return row(1)
    },
    onSaved: () => undefined,
    isOwnerPresent: () => session.userId === 'noha',
    revision: undefined,
    timers: { set: action => timers.push(action), clear: () => undefined },
  })
  sync.change()
  // The form is left, as when the session has ended.
  await sync.flush()
  session.userId = 'karim'
  timers.at(-1)?.()
  await new Promise(resolve => setImmediate(resolve))
  assert.deepEqual(sentAs, ['noha'])
})

test('of two that wait for a saving under way, each ends only once the server has everything', async () => {
  const releases: ((saved: DraftRow) => void)[] = []
  const sync = createDraftSync({
    id: () => 'd',
    answers: () => ({}),
    put: () => new Promise(resolve => releases.push(resolve)),
    onSaved: () => undefined,
    revision: undefined,
    timers: { set: () => 0, clear: () => undefined },
  })
  const turn = () => new Promise(resolve => setImmediate(resolve))
  sync.change()
  void sync.flush()
  await turn()
  sync.change()
  void sync.flush()
  let isOver = false
  void sync.flush().then(() => {
    isOver = true
  })
  releases[0]?.(row(1))
  await turn()
  assert.deepEqual([releases.length, isOver], [2, false])
  releases[1]?.(row(2))
  await turn()
  assert.equal(isOver, true)
})
