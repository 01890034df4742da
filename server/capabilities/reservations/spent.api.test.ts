// The statement that holds counts what its person has held by itself: what was looked at before can be outdated.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { offer } from './offer-store.ts'
import { reservationsStore } from './store.ts'

const minute = 60_000
let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

test('a hold that was decided on before another window took its time is not taken', async () => {
  const { id: accountId } = await portal.citizen()
  const now = portal.now()
  const codes = ['S-1', 'S-2', 'S-3', 'S-4']
  await offer(
    portal.database,
    'thing',
    codes.map(code => ({ code })),
  )
  const times = { holdMs: 15 * minute, totalMs: 0, dayMs: 30 * minute, weekMs: 0 }
  const hold = (code: string, at: number, { minutes = 15, isSending = false } = {}) =>
    reservationsStore(portal.database).hold(
      {
        id: crypto.randomUUID(),
        kind: 'thing',
        code,
        accountId,
        until: new Date(now.getTime() + (at + minutes) * minute),
        isSending,
        limit: 9,
        times,
      },
      new Date(now.getTime() + at * minute),
    )
  assert.deepEqual([await hold('S-1', 0), await hold('S-2', 15)], [true, true])
  assert.equal(await hold('S-3', 30), false, 'the two are the time of the day')
  assert.equal(
    await hold('S-3', 30, { minutes: 5, isSending: true }),
    true,
    'who sends has some minutes more',
  )
  assert.equal(await hold('S-4', 24 * 60 + 10), false, 'a day later what lies within it counts')
  assert.equal(await hold('S-4', 24 * 60 + 25), true)
})

test('a hold that was decided on before another window reached the limit is not taken', async () => {
  const [me, other] = [await portal.citizen(), await portal.citizen()]
  const now = portal.now()
  const codes = ['L-1', 'L-2', 'L-3'] as const
  await offer(
    portal.database,
    'limited',
    codes.map(code => ({ code })),
  )
  const hold = (accountId: string, code: string) =>
    reservationsStore(portal.database).hold(
      {
        id: crypto.randomUUID(),
        kind: 'limited',
        code,
        accountId,
        until: new Date(now.getTime() + 15 * minute),
        isSending: false,
        limit: 2,
        times: { holdMs: 15 * minute, totalMs: 0, dayMs: 0, weekMs: 0 },
      },
      now,
    )
  assert.deepEqual([await hold(me.id, 'L-1'), await hold(me.id, 'L-2')], [true, true])
  assert.equal(await hold(me.id, 'L-3'), false)
  assert.equal(await hold(other.id, 'L-3'), true, 'another person has a limit of their own')
})
