// The sandbox of the browser: one worker, one script at a time. A script that runs on is ended with its worker, and the
// next worker starts at once; after a few of those no more is asked of the scripts of this page.
// Only the script's own time counts: neither the start of its worker nor the wait until that takes up the job.

import {
  type Done,
  failed,
  type Job,
  type Outcome,
  type ScriptRun,
  type WorkerNews,
} from '@bawaba/forms/sandbox/job.ts'
import type { Timers } from '../../client/timers.ts'

const grace = 50
const longestStart = 10_000
const mostEnded = 3

export type PageWorker = Pick<
  Worker,
  'postMessage' | 'terminate' | 'addEventListener' | 'removeEventListener'
>
export type Dependencies = {
  /** Longest run of a script in milliseconds. */
  limit: number
  newWorker: () => PageWorker
  timers: Timers
}
export type PageSandbox = {
  run(script: Omit<ScriptRun, 'limit'>): Promise<Outcome>
  stop(): void
}

export const createPageSandbox = ({ limit, newWorker, timers }: Dependencies): PageSandbox => {
  let worker: Promise<PageWorker | undefined> | undefined
  let last: Promise<unknown> = Promise.resolve()
  let ended = 0
  let isStopped = false

  /** The next message of a worker; undefined when none came in time. */
  const nextOf = (from: PageWorker, longest: number): Promise<Done | WorkerNews | undefined> =>
    new Promise(resolve => {
      const give = (message: Done | WorkerNews | undefined) => {
        timers.clear(timer)
        from.removeEventListener('message', take)
        from.removeEventListener('error', fail)
        resolve(message)
      }
      const take = ({ data }: MessageEvent<Done | WorkerNews>) => give(data)
      const fail = () => give(undefined)
      // A page that was busy finds the answer and the deadline waiting together: the answer comes first.
      let timer = timers.set(() => {
        timer = timers.set(fail, 0)
      }, longest)
      from.addEventListener('message', take)
      from.addEventListener('error', fail)
    })

  const startedOne = async (): Promise<PageWorker | undefined> => {
    const started = newWorker()
    if ((await nextOf(started, longestStart)) === 'ready') return started
    started.terminate()
    return undefined
  }
  // A browser that refuses to start a worker is one in which it did not start.
  const start = () => startedOne().catch(() => undefined)

  const drop = async () => {
    const dropped = worker
    worker = isStopped || ended >= mostEnded ? undefined : start()
    ;(await dropped)?.terminate()
  }

  const one = async (job: Job): Promise<Outcome> => {
    if (isStopped || ended >= mostEnded) return failed('busy', 'No more scripts are run on this page')
    worker ??= start()
    const own = await worker
    if (!own) {
      ended = mostEnded
      return failed('busy', 'The sandbox could not be started')
    }
    own.postMessage(job)
    const begun = await nextOf(own, longestStart)
    const done = begun === 'begun' ? await nextOf(own, limit + grace) : undefined
    if (typeof done === 'object' && !done.isSpent) return done.outcome
    ended += 1
    void drop()
    if (typeof done === 'object') return done.outcome
    return begun === 'begun'
      ? failed('timeout', 'The script was ended by its deadline')
      : failed('busy', 'The sandbox did not take up the script')
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
