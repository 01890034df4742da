// The portal whole, in service as `npm start` runs it, over a database that stands already: pages, jobs, workers and all. It is
// called as a proxy before it would call it.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { host, isReady } from '@bawaba/server/drills/portals.ts'
import { childrenOf, cpuOf, memoryOf } from '../server/child.ts'
import type { Source } from '../server/load.ts'

/** Over all of its processes: `memory` in MB, `cpu` in microseconds so far. */
export type Whole = { port: number; memory(): number; cpu(): number; stop(): Promise<void> }

/** A call as the proxy passes it on: cookies have the names that they have under https. */
export const forwarded =
  (source: Source): Source =>
  connection => {
    const { headers, ...sent } = source(connection)
    const { cookie } = headers
    const named: Record<string, string> = cookie === undefined ? {} : { cookie: `__Host-${cookie}` }
    return { ...sent, headers: { ...headers, ...named, host, 'x-forwarded-proto': 'https' } }
  }

const longestStartMs = 120_000

/** A process and all below it: workers, and whatever they have started. */
const family = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(family)]
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

export const startWhole = async (environment: Record<string, string>, port: number): Promise<Whole> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../server/launch.mjs')], {
    env: {
      ...process.env,
      DEMO: 'off',
      ORIGIN: `https://${host}`,
      TRUST_PROXY: '127.0.0.1',
      // The database is one of tests, which may lose what it holds.
      UNSAFE_DATABASE: 'yes',
      SECRET: 's'.repeat(40),
      PORT: String(port),
      // What an answered call costs is asked: a busy server turns away none.
      MAX_LOOP_DELAY_MS: '0',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  const pid = child.pid as number
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  const deadline = Date.now() + longestStartMs
  while (!(await isReady(port))) {
    if (Date.now() > deadline || child.exitCode !== null) {
      await stop()
      throw new Error('The portal did not start')
    }
    await sleep(100)
  }
  return {
    port,
    memory: () => sum(family(pid).map(memoryOf)),
    cpu: () => sum(family(pid).map(cpuOf)),
    stop,
  }
}
