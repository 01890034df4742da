// The sandbox of the browser: one worker, one script at a time. A script that runs on is ended with its worker;
// after a few of those no more is asked of the scripts of this page.

import { type Done, failed, type Job, type Outcome, type ScriptRun } from '@bawaba/forms/sandbox/job.ts'
import { workerAddress } from './worker-address.ts'

const grace = 50
const longestStart = 10_000
const mostEnded = 3

export type PageSandbox = {
  run(script: Omit<ScriptRun, 'limit'>): Promise<Outcome>
  stop(): void
}

/** The next message of a worker; undefined when none came in time. */
const nextOf = <T>(worker: Worker, longest: number): Promise<T | undefined> =>
  new Promise(resolve => {
    const give = (value: T | undefined) => {
      clearTimeout(timer)
      worker.removeEventListener('message', take)
      worker.removeEventListener('error', fail)
      resolve(value)
    }
    const take = ({ data }: MessageEvent<T>) => give(data)
    const fail = () => give(undefined)
    const timer = setTimeout(fail, longest)
    worker.addEventListener('message', take)
    worker.addEventListener('error', fail)
  })

const startWorker = async (): Promise<Worker | undefined> => {
  const worker = new Worker(workerAddress(), { type: 'module' })
  if ((await nextOf(worker, longestStart)) === 'ready') return worker
  worker.terminate()
  return undefined
}

/** `limit`: longest run in milliseconds. */
export const createPageSandbox = (limit: number): PageSandbox => {
  let worker: Promise<Worker | undefined> | undefined
  let last: Promise<unknown> = Promise.resolve()
  let ended = 0
  let isStopped = false

  const drop = async () => {
    const held = worker
    worker = undefined
    ;(await held)?.terminate()
  }

  const one = async (job: Job): Promise<Outcome> => {
    if (isStopped || ended >= mostEnded) return failed('busy', 'No more scripts are run on this page')
    worker ??= startWorker()
    const own = await worker
    if (!own) {
      ended = mostEnded
      return failed('busy', 'The sandbox could not be started')
    }
    own.postMessage(job)
    const done = await nextOf<Done>(own, limit + grace)
    if (!done || done.isSpent) {
      ended += 1
      await drop()
    }
    return done?.outcome ?? failed('timeout', 'The script was ended by its deadline')
  }

  return {
    run: script => {
      const turn = last.then(() => one({ run: { ...script, limit } }))
      last = turn.catch(() => undefined)
      return turn
    },
    stop: () => {
      isStopped = true
      void drop()
    },
  }
}
