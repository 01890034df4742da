// The SQL of the queue, by graphile-worker's own functions.

import { json, type Queries, type Sql, sql } from '../database/index.ts'

/** Tries of a job that comes again by itself: the last pause is a minute. */
export const recurringTries = 5
/** Tries of a job that was asked for: the last is some three hours after the first. */
const queuedTries = 10
/** Dead letters that nobody looked after. */
const forgetDays = 30

/** Queues a job within a statement: it is there with what the statement writes, or not at all. A `select` of one row. */
export const queueSql = (name: string, payload: object = {}, tries = queuedTries): Sql =>
  sql`select (graphile_worker.add_job(${name}::text, ${json(payload)}::json, max_attempts => ${tries}::int)).id`

export const queueStore = (database: Queries) => ({
  /**
   * Queues a job that is due, unless it stands there: waiting, under way, or resting after a failure. One that failed for
   * good rests too and begins anew after that.
   */
  queueDue: (name: string) =>
    database.query(
      sql`select (graphile_worker.add_job(${name}::text, job_key => ${name}::text, max_attempts => ${recurringTries})).id
        where not exists (
          select from graphile_worker.jobs j
          where j.key = ${name} and (j.attempts < j.max_attempts or j.locked_at is not null or j.run_at > now()))`,
    ),

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

  /** Removes dead letters: old ones, and of jobs that come again all but the newest. */
  forgetDead: (recurring: readonly string[]) =>
    database.query(
      sql`select from graphile_worker.complete_jobs(array(
        select dead.id from (
          select j.id, j.run_at, j.task_identifier = any(${[...recurring]}::text[])
            and row_number() over (partition by j.task_identifier order by j.run_at desc, j.id desc) > 1 as "isFollowed"
          from graphile_worker.jobs j where j.attempts >= j.max_attempts and j.locked_at is null) dead
        where dead."isFollowed" or dead.run_at < now() - ${forgetDays} * interval '1 day'))`,
    ),
})
