// The thread that scripts run in: it starts the engine once and does one job after the other.

import { parentPort, workerData } from 'node:worker_threads'
import { startEngine } from '@bawaba/forms/sandbox/engine.ts'
import type { Job } from '@bawaba/forms/sandbox/job.ts'
import { doJob, warmUp } from '@bawaba/forms/sandbox/run.ts'

/**
 * Milliseconds of processor time of this thread: what a busy machine takes away is not the script's. Older versions of Node
 * know the clock alone.
 */
const time = (): number => {
  const used = process.threadCpuUsage?.()
  return used ? (used.user + used.system) / 1000 : performance.now()
}

const engine = await startEngine(workerData as WebAssembly.Module)
warmUp(engine, time)
parentPort?.on('message', (job: Job) => {
  parentPort?.postMessage(doJob(engine, job, time))
})
parentPort?.postMessage('ready')
