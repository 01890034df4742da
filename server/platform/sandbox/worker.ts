// The thread that scripts run in: it starts the engine once and does one job after the other.

import { parentPort, workerData } from 'node:worker_threads'
import { startEngine } from '@bawaba/forms/sandbox/engine.ts'
import type { Job } from '@bawaba/forms/sandbox/job.ts'
import { doJob, warmUp } from '@bawaba/forms/sandbox/run.ts'

const engine = await startEngine(workerData as WebAssembly.Module)
warmUp(engine, () => performance.now())
parentPort?.on('message', (job: Job) => {
  parentPort?.postMessage(doJob(engine, job, () => performance.now()))
})
parentPort?.postMessage('ready')
