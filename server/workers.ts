// Several processes of the portal behind one port: they are started one after the other, so that the first migrates and
// publishes; one that ends is replaced; a signal stops them all. Each is a server like those of other machines: what they
// share is in the database.

import cluster, { type Worker } from 'node:cluster'
import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from './config.ts'
import type { WriteEvent } from './platform/log/events.ts'
import { answerWorkers } from './platform/worker-metrics.ts'
import { keysText } from './sandbox-gateway.ts'
import { outsideServicesText } from './simulators.ts'
import type { Running } from './start.ts'
import { openSurroundings, type Settled, type Starting } from './surroundings.ts'

type Ready = Pick<Running, 'address' | 'isDemo'>
/** What a worker tells its supervisor. */
export type FromWorker = { ready: Ready } | { failed: string }
/** What a supervisor tells a worker: signals of a terminal reach all of them, and are the supervisor's alone. */
export const stopMessage = 'stop'

/** How many processes the setting asks for. */
export const workersOf = ({ WORKERS }: Pick<Config, 'WORKERS'>): number =>
  WORKERS === 'auto' ? availableParallelism() : WORKERS

const firstPauseMs = 500
const longestPauseMs = 30_000
/** One that ran for so long is replaced at once. */
const soundAfterMs = 60_000

const environmentOf = ({ PROVIDERS, SANDBOX_GATEWAY_KEYS, OUTSIDE_SERVICES, ...settled }: Settled) => ({
  ...settled,
  PROVIDERS: JSON.stringify(PROVIDERS),
  SANDBOX_GATEWAY_KEYS: keysText(SANDBOX_GATEWAY_KEYS),
  OUTSIDE_SERVICES: outsideServicesText(OUTSIDE_SERVICES),
})

/** Starts one and waits until it listens. */
const startWorker = (settled: Settled): Promise<{ worker: Worker; ready: Ready }> =>
  new Promise((resolve, reject) => {
    const worker = cluster.fork(environmentOf(settled))
    const ended = (code: number | null, signal: string | null) =>
      reject(new Error(`A worker ended before it was ready (${signal ?? code})`))
    worker.once('exit', ended)
    // No process could be forked: without a listener this would end the supervisor.
    worker.on('error', reject)
    worker.on('message', (message: Partial<Record<'ready' | 'failed', never>>) => {
      if (message.failed !== undefined) reject(new Error(message.failed))
      if (message.ready === undefined) return
      worker.off('exit', ended)
      resolve({ worker, ready: message.ready })
    })
  })

const stopped = (worker: Worker): Promise<void> =>
  new Promise(resolve => {
    if (worker.isDead()) resolve()
    else worker.once('exit', () => resolve())
    if (worker.isConnected()) worker.send(stopMessage)
  })

/** Starts the supervisor and its workers; gives the address that they share, once all of them listen. */
export const superviseWorkers = async (
  config: Config,
  { isUnsafe, log, ...starting }: Omit<Starting, 'random'> & { isUnsafe: boolean; log: WriteEvent },
): Promise<Running> => {
  const { settled, built, started, announce, close } = await openSurroundings(config, {
    ...starting,
    random: randomBytes,
  })
  const workers = new Set<Worker>()
  let isStopping = false
  const watch = (worker: Worker, startedAt: number, pauseMs: number): void => {
    workers.add(worker)
    worker.once('exit', (code, signal) => {
      workers.delete(worker)
      // One that was stopped and ended as it should is nothing to tell.
      if (!isStopping || code !== 0) log('workers.ended', { worker: worker.process.pid, code, signal })
      if (isStopping) return
      const isSound = Date.now() - startedAt > soundAfterMs
      void replace(isSound ? 0 : pauseMs)
    })
  }
  const replace = async (pauseMs: number): Promise<void> => {
    await sleep(pauseMs, undefined, { ref: false })
    if (isStopping) return
    const nextPauseMs = Math.min(longestPauseMs, Math.max(firstPauseMs, pauseMs * 2))
    const startedAt = Date.now()
    const started = await startWorker(settled).catch(err => {
      log('workers.not_replaced', { err })
      void replace(nextPauseMs)
    })
    if (!started) return
    watch(started.worker, startedAt, nextPauseMs)
    if (isStopping) await stopped(started.worker)
  }
  const stop = async () => {
    isStopping = true
    await Promise.all([...workers].map(stopped))
    await close()
  }
  try {
    await built
    const [exec = '', ...args] = process.argv.slice(1)
    cluster.setupPrimary({ exec, args })
    answerWorkers()
    let ready: Ready | undefined
    for (let number = 0; number < workersOf(config); number++) {
      const started = await startWorker(settled)
      watch(started.worker, Date.now(), firstPauseMs)
      ready ??= started.ready
    }
    if (!ready) throw new Error('WORKERS: there is none to start')
    announce(ready.address)
    return { ...ready, started, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
