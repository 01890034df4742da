// What is kept of sessions: nothing before changes are heard, nothing that has changed, nothing for long.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepSessions, sessionChannel } from './cached.ts'
import type { LiveSession, SessionsStore } from './store.ts'

const token = Buffer.from('token')
const setUp = () => {
  let now = 0
  let reads = 0
  let isUp = true
  let tell: (payload: string | undefined) => void = () => undefined
  let answer = Promise.resolve({ sessionId: 'one', accountId: 'nadia' } as LiveSession | undefined)
  const store = {
    find: () => {
      reads += 1
      return answer
    },
    end: async () => [],
  } as unknown as SessionsStore
  const sessions = keepSessions(store, () => new Date(now))
  return {
    sessions,
    watch: () =>
      sessions.watch({
        listen: async (channel, heard) => {
          assert.equal(channel, sessionChannel)
          tell = heard
          return async () => undefined
        },
        isListening: () => isUp,
      }),
    tell: (payload: string | undefined) => tell(payload),
    later: (ms: number) => {
      now += ms
    },
    cut: () => {
      isUp = false
    },
    answers: (next: typeof answer) => {
      answer = next
    },
    /** How often the database was asked by this. */
    asks: async (times = 1) => {
      reads = 0
      for (let time = 0; time < times; time++) await sessions.find(token)
      return reads
    },
  }
}

test('nothing is kept before changes are heard, and nothing while they are not', async () => {
  const { watch, asks, cut } = setUp()
  assert.equal(await asks(2), 2)
  const stop = await watch()
  assert.equal(await asks(3), 1)
  cut()
  assert.equal(await asks(2), 2)
  await stop()
})

test('for seconds, and not once the session or its person has changed', async () => {
  const { watch, asks, later, tell, sessions } = setUp()
  await watch()
  assert.equal(await asks(2), 1)
  later(4_999)
  assert.equal(await asks(), 0)
  later(1)
  assert.equal(await asks(), 1)
  for (const changed of ['one', 'nadia', '', undefined]) {
    tell(changed)
    assert.equal(await asks(2), 1, String(changed))
  }
  tell('somebody else')
  assert.equal(await asks(), 0)
  await sessions.forgetting('one', Promise.resolve())
  assert.equal(await asks(), 1)
})

test('what was read before a change and answered after it is not kept', async () => {
  const { watch, asks, tell, answers, sessions } = setUp()
  await watch()
  const { promise, resolve } = Promise.withResolvers<LiveSession | undefined>()
  answers(promise)
  const early = sessions.find(token)
  tell('nadia')
  resolve({ sessionId: 'one', accountId: 'nadia' } as LiveSession)
  await early
  assert.equal(await asks(2), 1)
})

test('a token of nobody is asked about each time', async () => {
  const { watch, asks, answers } = setUp()
  await watch()
  answers(Promise.resolve(undefined))
  assert.equal(await asks(2), 2)
})
