// The SQL of failed jobs: the queue's own view and functions.

import { type Queries, sql } from '../../platform/database/index.ts'

export type FailedJobRow = {
  id: string
  name: string
  tries: number
  mostTries: number
  error: string
  failedAt: Date
  nextAt: Date
}

const most = 200

export const failedJobsStore = (database: Queries) => ({
  /** A job's next try is so many seconds after a failure as e to the power of its tries, ten at most. */
  list: () =>
    database.query<FailedJobRow>(
      sql`select j.id::text, j.task_identifier as name, j.attempts::int as tries, j.max_attempts::int as "mostTries",
          coalesce(j.last_error, 'ServerStopped') as error, j.run_at as "nextAt",
          j.run_at - exp(least(j.attempts, 10)) * interval '1 second' as "failedAt"
        from graphile_worker.jobs j
        where j.locked_at is null and (j.last_error is not null or j.attempts >= j.max_attempts) and j.attempts > 0
        order by j.run_at desc, j.id desc limit ${most}`,
    ),

  /** Jobs that are due and that no server has begun, the age of the oldest, and those that failed for good. */
  figures: () =>
    database.one<{ due: number; oldestSeconds: number; failed: number }>(
      sql`select count(*) filter (where is_due)::int as due,
          coalesce(extract(epoch from now() - min(j.run_at) filter (where is_due)), 0)::int as "oldestSeconds",
          count(*) filter (where j.attempts >= j.max_attempts)::int as failed
        from (select k.run_at, k.attempts, k.max_attempts,
            k.run_at <= now() and k.attempts < k.max_attempts as is_due
          from graphile_worker.jobs k where k.locked_at is null) j`,
    ),

  /** Its name, where it was there and is not under way. */
  runAgain: (id: string) =>
    database.maybeOne<{ name: string }>(
      sql`with again as (
          select r.task_id from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0) r
        ) select t.identifier as name from again left join graphile_worker._private_tasks t on t.id = again.task_id`,
    ),

  remove: (id: string) =>
    database.maybeOne<{ name: string }>(
      sql`with removed as (select c.id, c.task_id from graphile_worker.complete_jobs(array[${id}::bigint]) c)
        select t.identifier as name from removed left join graphile_worker._private_tasks t on t.id = removed.task_id`,
    ),
})
export type FailedJobsStore = ReturnType<typeof failedJobsStore>
