import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beat, type Heartbeat } from './heartbeat.ts'

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
