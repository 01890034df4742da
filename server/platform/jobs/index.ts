// Jobs: what a server does by itself. Shared ones go through the queue in the database, so that one server does each;
// others each server does for itself.

import type { Database } from '../database/index.ts'
import type { WriteEvent } from '../log/events.ts'
import type { Job, Lane, OwnJob, WatchedJob } from './job.ts'
import { startQueue } from './queue.ts'
import { queueStore } from './store.ts'
import { repeat } from './timers.ts'

export { errorText } from './error-text.ts'
export type { Job } from './job.ts'
export { queueSql } from './store.ts'

type Dependencies = {
  database: Database
  /** Of the same database, for the connections of the queue. */
  url: string
  log: WriteEvent
}

/** A stop waits no longer than this for jobs under way; what they began another server takes up. */
const longestStopMs = 5000
const aMinute = 60_000

/** How many jobs of a lane one server does at a time. Of those that call others, each is queued once: all at once. */
const atOnceIn: Record<Lane, (jobs: readonly Job[]) => number> = {
  inside: () => 3,
  outside: jobs => jobs.length,
  deliveries: () => 4,
}

const isOwn = (job: Job): job is Extract<Job, OwnJob> => 'isOwn' in job
const isWatched = (job: Job): job is Extract<Job, WatchedJob> => 'isDue' in job

/** Fulfilled with the first, or after so long. */
const atMost = async (work: Promise<unknown>, ms: number): Promise<void> => {
  let limit: NodeJS.Timeout | undefined
  const late = new Promise<void>(resolve => {
    limit = setTimeout(resolve, ms)
  })
  await Promise.race([work, late])
  clearTimeout(limit)
}

/** Starts them; gives the way to stop, fulfilled once those under way are over. */
export const startJobs = async (
  jobs: readonly Job[],
  { database, url, log }: Dependencies,
): Promise<() => Promise<void>> => {
  const store = queueStore(database)
  const recurring = jobs.filter(job => !('isQueued' in job)).map(({ name }) => name)
  const reportOf = (job: string) => (err: unknown) => log('scheduler.job_failed', { job, err })
  await store.releaseLost()
  const stops = jobs
    .filter(isOwn)
    .map(({ name, everyMs, isAtOnce, run }) =>
      repeat({ everyMs, isAtOnce, run: () => run(undefined), report: reportOf(name) }),
    )
  const byLane = Map.groupBy(
    jobs.filter(job => !isOwn(job)),
    ({ lane = 'inside' }) => lane,
  )
  const stopQueues = await Promise.all(
    [...byLane].map(([lane, queued]) =>
      startQueue(queued, { url, log, releaseLost: store.releaseLost, atOnce: atOnceIn[lane](queued) }),
    ),
  )
  for (const { name, everyMs, isDue } of jobs.filter(isWatched))
    stops.push(
      repeat({
        everyMs,
        isAtOnce: true,
        run: async () => {
          if (await isDue()) await store.queueDue(name)
        },
        report: reportOf(name),
      }),
    )
  stops.push(
    repeat({
      everyMs: aMinute,
      run: async () => {
        await store.releaseLost()
        await store.forgetDead(recurring)
      },
      report: reportOf('scheduler.release_lost'),
    }),
  )
  return () => atMost(Promise.all([...stops, ...stopQueues].map(stop => stop())), longestStopMs)
}
