// Two servers of 0.7.0 become servers of this version while people work and a backup is open: nobody sees a failure, and
// everything that was filed is there once.

import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { eventually } from '../platform/test-patience.ts'
import { type Person, signIn } from './calls.ts'
import { fillByFormer, formerCheckout } from './former.ts'
import { beginBackup, beginPatientChange } from './held-store.ts'
import { type Portal, startPortal } from './portals.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { storedRequests } from './requests-store.ts'
import { whileTheyWork } from './visits.ts'

let checkout: string
let postgres: Postgres
const portals: Portal[] = []
/** The servers that calls go to, as a proxy that has read /readyz has them. */
const serving = new Set<number>()
const people: Person[] = []
let turn = 0
/** What the servers of 0.7.0 logged. */
const logs: string[] = []

const environmentOf = (index: number) => ({
  ...postgres.environment,
  DATA_FOLDER: join(postgres.folder, `portal${index}`),
  DRAIN_MS: '2000',
})
const portOf = (): number => {
  turn += 1
  return [...serving][turn % serving.size] as number
}

before(async () => {
  checkout = await formerCheckout()
  postgres = await startPostgres(3, {}, tmpdir(), (url, count) => fillByFormer(checkout, url, count))
  for (const index of [0, 1]) {
    const portal = await startPortal(environmentOf(index), { checkout })
    portals.push(portal)
    serving.add(portal.port)
  }
  for (const citizen of postgres.citizens) people.push(await signIn(portOf(), citizen))
})
after(async () => {
  for (const portal of portals) await portal.end('SIGKILL')
  await postgres?.stop()
})

test('seeded: a change that waits for its lock behind a backup is noticed', async context => {
  const endBackup = await beginBackup(postgres.url)
  const { failures } = await whileTheyWork(people, portOf, async met => {
    const giveUp = await beginPatientChange(postgres.url)
    await eventually(
      () => met.length,
      count => count > 0,
      60,
    )
    await endBackup()
    await giveUp()
  })
  context.diagnostic(`${failures.length} failed`)
  assert.ok(failures.length > 0)
})

/** `npm run admin -- migrate` of this version; its lines as they come. */
const startMigration = () => {
  const child: ChildProcess = spawn(
    process.execPath,
    [fileURLToPath(new URL('../admin.ts', import.meta.url)), 'migrate'],
    { env: { ...process.env, ...environmentOf(0), SECRET: 's'.repeat(40), PROGRAMMES: 'library-card' } },
  )
  let output = ''
  const read = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout?.on('data', read)
  child.stderr?.on('data', read)
  return { output: () => output, ended: once(child, 'exit').then(([code]) => code as number | null) }
}

/** Ends a server once no call goes to it any more, and starts this version on its port. */
const replace = async (index: number): Promise<void> => {
  const portal = portals[index] as Portal
  serving.delete(portal.port)
  assert.equal(await portal.end('SIGTERM'), 0, portal.output())
  logs.push(portal.output())
  portals[index] = await startPortal(environmentOf(index), { port: portal.port })
  serving.add(portal.port)
}

test('0.7.0 is brought up to this version beside a backup: no call fails and nothing is lost', async context => {
  const endBackup = await beginBackup(postgres.url)
  const { failures, calls } = await whileTheyWork(people, portOf, async () => {
    const migration = startMigration()
    await eventually(migration.output, text => text.includes('waits for a lock'), 60)
    assert.match(migration.output(), /waits for a lock.*bawaba-backup/, migration.output())
    await sleep(5_000)
    await endBackup()
    assert.equal(await migration.ended, 0, migration.output())
    await sleep(2_000)
    for (const index of [0, 1]) await replace(index)
    await sleep(2_000)
  })
  context.diagnostic(`${calls} calls, ${failures.length} failed`)
  if (failures.length > 0) context.diagnostic(logs.join('\n').slice(0, 4000))
  assert.deepEqual([...new Set(failures)], [])
  const stored = await storedRequests(postgres.url)
  assert.ok(stored.size > 10)
  assert.deepEqual(
    [...stored].filter(([, numbers]) => numbers.length > 1),
    [],
    'nothing is filed twice',
  )
})
