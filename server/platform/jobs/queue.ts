// Jobs that servers share, run by graphile-worker: PostgreSQL's own queue, with retries and dead letters.

import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Runner, TaskList, WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import type { WriteEvent } from '../log/events.ts'
import { errorText } from './error-text.ts'
import type { Job, TimedJob } from './job.ts'
import { queueSchema } from './schema.ts'
import { recurringTries } from './store.ts'

type Dependencies = {
  url: string
  log: WriteEvent
  /** Releases jobs that runners hold which have ended. */
  releaseLost: () => Promise<unknown>
  /** Jobs at a time on one server: one that takes minutes leaves others their turn. */
  atOnce: number
}

/** One connection listens; jobs are taken and put back by the others, and do their work by the server's own. */
const connections = 3
/** What was not heard of is looked for this often: jobs that wait for their next try, mostly. */
const pollInterval = 5000

const isTimed = (job: Job): job is Extract<Job, TimedJob> => 'at' in job

/** Pauses before a queue that ended starts again. */
const firstPauseMs = 500
const longestPauseMs = 10_000

/** Connections of one runner: those of a runner that ended must not answer by its name any more. */
const openPool = (url: string): pg.Pool => {
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
  return pool
}

/** Starts to work on the jobs of one lane; gives the way to stop, fulfilled once the jobs under way are over. */
export const startQueue = async (
  jobs: readonly Job[],
  { url, log, releaseLost, atOnce }: Dependencies,
): Promise<() => Promise<void>> => {
  // Not before a server is ready for calls: it takes a tenth of a second.
  const { Logger, parseCronItems, run } = await import('graphile-worker')
  const taskList: TaskList = Object.fromEntries(
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
  )
  const runOver = (pool: pg.Pool): Promise<Runner> => {
    const events: WorkerEvents = new EventEmitter()
    // Under this name other servers see that this one lives: `releaseLost`. Heard from before the start: a listener added
    // after it could miss the only time this is emitted.
    events.on('pool:listen:success', ({ client, workerPool }) => {
      // Once it listens: a connection takes one statement at a time.
      client.once('drain', () => {
        client.query(`set application_name = ${pg.escapeLiteral(workerPool.id)}`).catch(() => undefined)
      })
    })
    return run({
      pgPool: pool,
      events,
      schema: queueSchema,
      concurrency: atOnce,
      pollInterval,
      noHandleSignals: true,
      // Without a batch, the library (0.18.0) lets the statement that records how a job ended reject unheard, and the
      // job stays locked. With one it ends the runner, which starts again below and has what it held released.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      // What a job failed with is logged above, by its name.
      logger: new Logger(() => (level, message, meta) => {
        if (level === 'error' && !meta?.failure) log('scheduler.queue_failed', { message })
      }),
      taskList,
      parsedCronItems: parseCronItems(
        jobs.filter(isTimed).map(({ name, at }) => ({
          task: name,
          match: at,
          options: { maxAttempts: recurringTries, jobKey: name },
        })),
      ),
    })
  }
  const report = (error: unknown) => log('scheduler.queue_failed', { message: (error as Error).message })
  /** `ended` is fulfilled once the runner has ended and its connections are closed. */
  const begin = async () => {
    const pool = openPool(url)
    const close = () => pool.end().catch(report)
    try {
      const runner = await runOver(pool)
      return {
        stop: () => runner.stop().catch(() => undefined),
        ended: runner.promise.catch(report).then(close),
      }
    } catch (error) {
      await close()
      throw error
    }
  }

  const stopping = new AbortController()
  let current = await begin()
  const beginAgain = async (pauseMs: number): Promise<void> => {
    await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    if (stopping.signal.aborted) return
    const next = await begin().catch(report)
    if (!next) return beginAgain(Math.min(pauseMs * 2, longestPauseMs))
    current = next
    if (stopping.signal.aborted) await current.stop()
    else await releaseLost().catch(report)
  }
  /** Fulfilled once it was stopped; a runner that ends before is followed by another. */
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await current.ended
      await beginAgain(firstPauseMs)
    }
  }
  const working = work()
  return async () => {
    stopping.abort()
    await current.stop()
    await working
  }
}
