// Jobs that servers share, run by graphile-worker: PostgreSQL's own queue, with retries and dead letters.

import pg from 'pg'
import type { WriteEvent } from '../log/events.ts'
import { errorText } from './error-text.ts'
import type { Job, TimedJob } from './job.ts'
import { queueSchema } from './schema.ts'
import { recurringTries } from './store.ts'

type Dependencies = { url: string; log: WriteEvent }

/** Jobs at a time on one server: one that takes minutes leaves others their turn. */
const concurrentJobs = 3
/** One connection listens; jobs are taken and put back by the others, and do their work by the server's own. */
const connections = 3
/** What was not heard of is looked for this often: jobs that wait for their next try, mostly. */
const pollInterval = 5000

const isTimed = (job: Job): job is Extract<Job, TimedJob> => 'at' in job

/** Starts to work; gives the way to stop, fulfilled once the jobs under way are over. */
export const startQueue = async (
  jobs: readonly Job[],
  { url, log }: Dependencies,
): Promise<() => Promise<void>> => {
  // Not before a server is ready for calls: it takes a tenth of a second.
  const { Logger, parseCronItems, run } = await import('graphile-worker')
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'bawaba-jobs',
    max: connections,
    keepAlive: true,
    options: '-c timezone=UTC',
  })
  // An interrupted connection comes back by itself; without a listener it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', () => undefined))

  const runner = await run({
    pgPool: pool,
    schema: queueSchema,
    concurrency: concurrentJobs,
    pollInterval,
    noHandleSignals: true,
    // What a job failed with is logged below, by its name.
    logger: new Logger(() => (level, message, meta) => {
      if (level === 'error' && !meta?.failure) log('scheduler.queue_failed', { message })
    }),
    taskList: Object.fromEntries(
      jobs.map(({ name, run: work }) => [
        name,
        async (payload, { job }) => {
          try {
            await work(payload)
          } catch (err) {
            const isLast = job.attempts >= job.max_attempts
            log(isLast ? 'scheduler.job_given_up' : 'scheduler.job_failed', {
              job: name,
              id: job.id,
              attempt: job.attempts,
              err,
            })
            throw new Error(errorText(err))
          }
        },
      ]),
    ),
    parsedCronItems: parseCronItems(
      jobs.filter(isTimed).map(({ name, at }) => ({
        task: name,
        match: at,
        options: { maxAttempts: recurringTries, jobKey: name },
      })),
    ),
  })
  // Under this name other servers see that this one lives: `releaseLost`.
  runner.events.on('pool:listen:success', ({ client, workerPool }) => {
    // Once it listens: a connection takes one statement at a time.
    client.once('drain', () => {
      client.query(`set application_name = ${pg.escapeLiteral(workerPool.id)}`).catch(() => undefined)
    })
  })
  const ended = runner.promise.catch(error =>
    log('scheduler.queue_failed', { message: (error as Error).message }),
  )
  return async () => {
    await runner.stop().catch(() => undefined)
    await ended
    await pool.end()
  }
}
