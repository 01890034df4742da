// The SQL of the queue, by graphile-worker's own functions.

import { json, type Queries, type Sql, sql } from '../database/index.ts'

/** Tries of a job that comes again by itself: the last pause is a minute. */
export const recurringTries = 5
/** Tries of a job that was asked for: the last is some three hours after the first. */
const queuedTries = 10
/** Dead letters that nobody looked after. */
const forgetDays = 30

/** Queues a job within a statement: it is there with what the statement writes, or not at all. A `select` of one row. */
export const queueSql = (name: string, payload: object = {}): Sql =>
  sql`select from graphile_worker.add_job(${name}::text, ${json(payload)}::json, max_attempts => ${queuedTries})`

export const queueStore = (database: Queries) => ({
  /**
   * Queues a job that is due, unless it stands there: waiting, under way, or resting after a failure. One that failed for
   * good rests too and begins anew after that; of its dead letters the newest stays.
   */
  queueDue: async (name: string): Promise<void> => {
    const queued = await database.query(
      sql`select from (select where not exists (
          select from graphile_worker.jobs j
          where j.key = ${name} and (j.attempts < j.max_attempts or j.locked_at is not null or j.run_at > now()))) free,
        graphile_worker.add_job(${name}::text, job_key => ${name}::text, max_attempts => ${recurringTries})`,
    )
    if (queued.length === 0) return
    await database.query(
      sql`select from graphile_worker.complete_jobs(array(
        select j.id from graphile_worker.jobs j
        where j.task_identifier = ${name} and j.key is null and j.attempts >= j.max_attempts
        order by j.run_at desc offset 1))`,
    )
  },

  /**
   * Gives back what servers took that are gone: each names its connection after itself. Left alone, their jobs would
   * wait for four hours.
   */
  releaseLost: () =>
    database.query(
      sql`select graphile_worker.force_unlock_workers(lost.servers) from (
        select array_agg(distinct j.locked_by) as servers from graphile_worker.jobs j
        where j.locked_at < now() - interval '5 seconds'
          and j.locked_by not in (select a.application_name from pg_stat_activity a where a.application_name is not null)
        ) lost where lost.servers is not null`,
    ),

  forgetOld: () =>
    database.query(
      sql`select from graphile_worker.complete_jobs(array(
        select j.id from graphile_worker.jobs j
        where j.attempts >= j.max_attempts and j.run_at < now() - ${forgetDays} * interval '1 day'))`,
    ),
})
