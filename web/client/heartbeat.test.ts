import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beat, type Heartbeat, reportActivity } from './heartbeat.ts'
import { createSessionStore } from './session.ts'
import { createStored, memoryShelf } from './stored.ts'

test('activity is reported at most once a beat, by signed-in people alone, and a failure is no end', async () => {
  let time = 0
  let status: 'signed-in' | 'visitor' = 'signed-in'
  let touch = () => {}
  const sent: unknown[] = []
  const client = {
    send: async (...call: unknown[]) => {
      sent.push(call)
      throw new Error('offline')
    },
    session: { read: () => ({ status }) },
  } as unknown as Heartbeat['client']
  const onActivity = (listener: () => void) => {
    touch = listener
  }
  beat({ client, every: 60_000, now: () => time, onActivity })
  const at = (moment: number) => {
    time = moment
    touch()
  }
  for (const moment of [10, 59_999, 60_000, 60_001, 119_999, 120_000]) at(moment)
  assert.equal(sent.length, 2)
  assert.deepEqual(sent[0], [
    'POST authTokens/activityHeartbeat',
    { body: { lastActive: '1970-01-01T00:01:00.000Z' } },
  ])
  status = 'visitor'
  at(400_000)
  assert.equal(sent.length, 2)
})

test('roles that changed since the sign-in are followed, but not those of whom one acts for', async () => {
  const stored = createStored(memoryShelf(), 'EMPLOYEE')
  const session = createSessionStore(stored, 'EMPLOYEE')
  const user = {
    id: 'u1',
    ID: 1,
    username: 'mona',
    userSlug: 'employee' as const,
    firstName: 'Mona',
    lastName: '',
    englishFullName: null,
    roles: ['CASE_OFFICER'],
    language: 'en' as const,
  }
  session.begin({
    userId: 'u1',
    userSlug: 'employee',
    usertoken: 'token',
    expiresAt: '2026-11-20T20:00:00Z',
    user,
  })
  const report = (roles: string[]) =>
    reportActivity(
      {
        stored,
        session,
        send: async () => ({ answer: { expiresAt: '2026-11-20T20:00:00Z', roles }, headers: new Headers() }),
      } as unknown as Heartbeat['client'],
      0,
    )
  await report(['CASE_OFFICER', 'AUDITOR'])
  assert.deepEqual(session.read().user?.roles, ['CASE_OFFICER', 'AUDITOR'])
  session.actFor({
    token: 't',
    owner: { id: 'c1', name: 'Hassan', englishName: null, reason: 'x', expiresAt: '2026-11-20T20:00:00Z' },
  })
  await report([])
  assert.deepEqual(session.read().user?.roles, ['CASE_OFFICER', 'AUDITOR'])
})
