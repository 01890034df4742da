// Two portals behind HAProxy, restarted one after the other while people work: nobody sees a failure.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { type Person, signIn } from './calls.ts'
import { type Portal, startPortal } from './portals.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { startProxy } from './proxy.ts'
import { whileTheyWork } from './visits.ts'

const mostKills = 20
const rounds = Number(process.env.DRILL_ROUNDS ?? 6)
let [postgres, proxy]: [Postgres?, Awaited<ReturnType<typeof startProxy>>?] = []
const portals: Portal[] = []
const people: Person[] = []

const environmentOf = (index: number) => ({
  ...postgres?.environment,
  DATA_FOLDER: join(postgres?.folder ?? '', `portal${index}`),
  // Longer than the proxy takes to notice.
  DRAIN_MS: '2000',
})

before(async () => {
  postgres = await startPostgres(3)
  for (const index of [0, 1]) portals.push(await startPortal(environmentOf(index)))
  proxy = await startProxy(portals.map(({ port }) => port))
  for (const citizen of postgres.citizens) people.push(await signIn(proxy.port, citizen))
})
after(async () => {
  for (const portal of portals) await portal.end('SIGKILL')
  await proxy?.stop()
  await postgres?.stop()
})

/** People look and file until `work` is done. */
const whileTheyVisit = (work: (failures: readonly string[]) => Promise<void>) =>
  whileTheyWork(people, () => (proxy as { port: number }).port, work)

/** Ends one and starts it again on its port. */
const restart = async (index: number, signal: NodeJS.Signals): Promise<void> => {
  const portal = portals[index] as Portal
  await portal.end(signal)
  portals[index] = await startPortal(environmentOf(index), { port: portal.port })
}

test('restarted in turns: no call fails', async context => {
  const { failures, calls } = await whileTheyVisit(async () => {
    for (let round = 0; round < rounds; round++) await restart(round % 2, 'SIGTERM')
  })
  context.diagnostic(`${calls} calls, ${failures.length} failed`)
  assert.deepEqual([...new Set(failures)], [])
  assert.ok(calls > rounds * 20)
})

test('seeded: servers that are killed, not stopped, are noticed', async context => {
  const { failures } = await whileTheyVisit(async met => {
    // The proxy sends most calls once more: a kill is felt by what was being filed just then.
    for (let kill = 0; kill < mostKills && met.length === 0; kill++) await restart(kill % 2, 'SIGKILL')
  })
  context.diagnostic(`${failures.length} failed`)
  assert.ok(failures.length > 0)
})
