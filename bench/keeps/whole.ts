// The portal whole, as `npm start` runs it, over a database that stands already: pages, jobs, workers and all.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { childrenOf, cpuOf, memoryOf } from '../server/child.ts'

/** Over all of its processes: `memory` in MB, `cpu` in microseconds so far. */
export type Whole = { port: number; memory(): number; cpu(): number; stop(): Promise<void> }

const longestStartMs = 120_000

/** A process and all below it: workers, and whatever they have started. */
const family = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(family)]
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

export const startWhole = async (environment: Record<string, string>, port: number): Promise<Whole> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../server/launch.mjs')], {
    env: {
      ...process.env,
      DEMO: 'off',
      ORIGIN: `http://127.0.0.1:${port}`,
      SECRET: 's'.repeat(40),
      PORT: String(port),
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
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  const deadline = Date.now() + longestStartMs
  while (!(await isReady())) {
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
