// kill -9 of the portal, of PostgreSQL and of both while people file: nothing acknowledged is lost, nothing doubled.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '../platform/test-patience.ts'
import { signIn } from './calls.ts'
import { createLedger, type Verdict } from './ledger.ts'
import { isReady, type Portal, startPortal } from './portals.ts'
import { startPostgres } from './postgres.ts'
import { storedKinds, storedRequests } from './requests-store.ts'

const rounds = Number(process.env.DRILL_ROUNDS ?? 12)
const people = 8

/** Which of the two a round kills. */
const victims = [['portal'], ['postgres'], ['portal', 'postgres']] as const

const drill = async (
  settings: Record<string, string>,
  count: number,
  only?: 'postgres',
): Promise<Verdict & { kinds: Record<string, number> }> => {
  const postgres = await startPostgres(people, settings)
  const environment = {
    ...postgres.environment,
    DATA_FOLDER: join(postgres.folder, 'portal'),
    UNSAFE_DATABASE: Object.keys(settings).length > 0 ? 'yes' : 'no',
  }
  let portal: Portal | undefined
  try {
    portal = await startPortal(environment)
    const { port } = portal
    const signedIn = []
    for (const citizen of postgres.citizens) signedIn.push(await signIn(port, citizen))
    const ledger = createLedger()
    for (let round = 0; round < count; round++) {
      let isOver = false
      const filing = signedIn.map(async person => {
        while (!isOver) if (!(await ledger.file(port, person, 5_000))) await sleep(20)
      })
      await sleep(300 + (round % 7) * 40)
      for (const victim of only ? [only] : (victims[round % 3] as readonly string[])) {
        if (victim === 'postgres') postgres.kill()
        else await (portal as Portal).end('SIGKILL')
      }
      if (portal.child.signalCode !== null) portal = await startPortal(environment, { port })
      assert.ok(await eventually(() => isReady(port), Boolean, 30), 'it does not come back')
      isOver = true
      await Promise.all(filing)
      await ledger.settle(port)
    }
    const kinds = await storedKinds(postgres.url)
    return { ...ledger.verdict(await storedRequests(postgres.url)), kinds }
  } finally {
    await portal?.end('SIGKILL')
    await postgres.stop()
  }
}

test('killed again and again: nothing acknowledged is lost, no key files twice', async context => {
  const found = await drill({}, rounds)
  context.diagnostic(JSON.stringify(found))
  assert.deepEqual([found.lost, found.doubled, found.wrong], [0, 0, []])
  assert.ok(found.inDoubt > 0 && found.acknowledged > rounds * people, JSON.stringify(found))
  assert.deepEqual(Object.keys(found.kinds), ['LIBRARY_CARD', 'LIBRARY_QUESTION', 'ROOM_BOOKING'])
})

test('seeded: a PostgreSQL that acknowledges before it writes is caught', async context => {
  const careless = { synchronous_commit: 'off', wal_writer_delay: '10s', wal_writer_flush_after: '1GB' }
  const found = await drill(careless, 3, 'postgres')
  context.diagnostic(JSON.stringify(found))
  assert.ok(found.lost > 0)
})
