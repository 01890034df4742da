// Jobs that a server runs again and again, each never beside itself. Servers share the work through the database: a job
// takes what no other server has taken.

import type { WriteEvent } from './log/events.ts'

export type Job = {
  /** Area and verb, as in the log: `outbox.deliver`. */
  name: string
  everyMs: number
  /** At the start too, not only after the first interval. */
  isAtOnce?: boolean
  run: () => Promise<unknown>
}

/** A stop waits no longer than this for jobs under way; what they began is taken up by another server, or later. */
const longestStopMs = 5000

/** Starts them; gives the way to stop, fulfilled once those under way are over. A failure is logged with the job's name. */
export const startJobs = (jobs: readonly Job[], log: WriteEvent): (() => Promise<void>) => {
  const underWay = new Map<string, Promise<void>>()
  const timers = jobs.map(({ name, everyMs, isAtOnce, run }) => {
    const turn = () => {
      if (underWay.has(name)) return
      const work = run()
        .catch(err => log('scheduler.job_failed', { job: name, err }))
        .then(() => void underWay.delete(name))
      underWay.set(name, work)
    }
    if (isAtOnce) turn()
    const timer = setInterval(turn, everyMs)
    timer.unref()
    return timer
  })
  return async () => {
    for (const timer of timers) clearInterval(timer)
    let limit: NodeJS.Timeout | undefined
    const late = new Promise<void>(resolve => {
      limit = setTimeout(resolve, longestStopMs)
    })
    await Promise.race([Promise.all(underWay.values()), late])
    clearTimeout(limit)
  }
}
