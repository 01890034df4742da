// The SQL of exports: jobs that any server takes, one taker at a time.

import type { Export, ExportFormat } from '@bawaba/contract/entities/report.ts'
import type { ErrorCode } from '@bawaba/contract/errors.ts'
import type { ReportSpec } from '@bawaba/contract/report-rules.ts'
import type { Language } from '@bawaba/language/index.ts'
import { json, type LockingQueries, locked, raw, sql } from '../../platform/database/index.ts'
import { queueSql } from '../../platform/jobs/index.ts'

export type Job = {
  id: string
  accountId: string
  kind: Export['kind']
  format: ExportFormat
  spec: ReportSpec
  language: Language
  createdAt: Date
}
type NewJob = Job & { key: string | null; expiresAt: Date }
export type ExportRow = Job & {
  state: Export['state']
  rows: number
  total: number | null
  fileKey: string | null
  error: ErrorCode | null
  finishedAt: Date | null
  expiresAt: Date
}

/** After so many takings it is given up: something about it ends its workers. */
const mostTries = 3

const jobColumns =
  'e.id, e.account_id as "accountId", e.kind, e.format, e.spec, e.language, e.created_at as "createdAt"'
const columns = raw(`${jobColumns}, e.state, e.rows, e.total, e.file_key as "fileKey", e.error,
  e.finished_at as "finishedAt", e.expires_at as "expiresAt"`)

export const exportsStore = (database: LockingQueries) => ({
  /** Whether it was added, one at a time for a person: not where the person has `most` in the making, nor where the key was used. */
  add: async (job: NewJob, most: number): Promise<boolean> => {
    const added = await locked(database, `exports of ${job.accountId}`, async queries => {
      const row = await queries.maybeOne<{ id: string }>(
        sql`insert into exports (id, account_id, key, kind, format, spec, language, created_at, expires_at)
        select ${job.id}::uuid, ${job.accountId}::uuid, ${job.key}, ${job.kind}, ${job.format}, ${json(job.spec)}::json,
          ${job.language}, ${job.createdAt}::timestamptz, ${job.expiresAt}::timestamptz
        where ${most} > (select count(*) from exports where account_id = ${job.accountId}::uuid and state in ('waiting', 'running'))
        on conflict (account_id, key) do nothing returning id`,
      )
      // With the export or not at all.
      if (row) await queries.query(queueSql('exports.make'))
      return row
    })
    return added !== undefined
  },

  byKey: (accountId: string, key: string) =>
    database.maybeOne<ExportRow>(
      sql`select ${columns} from exports e where e.account_id = ${accountId}::uuid and e.key = ${key}`,
    ),

  list: (accountId: string, now: Date) =>
    database.query<ExportRow>(
      sql`select ${columns} from exports e
        where e.account_id = ${accountId}::uuid and e.expires_at > ${now} order by e.id desc limit 50`,
    ),

  find: (accountId: string, id: string, now: Date) =>
    database.maybeOne<ExportRow>(
      sql`select ${columns} from exports e
        where e.account_id = ${accountId}::uuid and e.id = ${id}::uuid and e.expires_at > ${now}`,
    ),

  /**
   * Takes one away from its worker. The row stays, seen by nobody, as long as the worker may store a file: it names the file.
   * False where none works on it.
   */
  cancel: async (accountId: string, id: string, now: Date): Promise<boolean> => {
    const row = await database.maybeOne<{ id: string }>(
      sql`update exports set state = 'failed', error = 'EXPORT_FAILED', worker = null, key = null, finished_at = ${now},
          seen_at = ${now}, expires_at = ${now}
        where account_id = ${accountId}::uuid and id = ${id}::uuid and state = 'running' returning id`,
    )
    return row !== undefined
  },

  /** False where a worker took it meanwhile, or it is gone. */
  remove: async (accountId: string, id: string): Promise<boolean> => {
    const row = await database.maybeOne<{ id: string }>(
      sql`delete from exports where account_id = ${accountId}::uuid and id = ${id}::uuid and state <> 'running' returning id`,
    )
    return row !== undefined
  },

  /** Whether the worker of any fell silent. */
  isLost: async (silentSince: Date): Promise<boolean> => {
    const { isLost } = await database.one<{ isLost: boolean }>(
      sql`select exists(select from exports where state = 'waiting' and created_at < ${silentSince}
        or state = 'running' and seen_at < ${silentSince}) as "isLost"`,
    )
    return isLost
  },

  /**
   * The oldest that waits, or whose worker fell silent before `silentSince`: that one begins anew. The row names the file
   * before there is one, so that a file without a row never is; `left` is the file of the worker before, if it came so far.
   */
  take: (worker: string, now: Date, silentSince: Date) =>
    database.maybeOne<Job & { fileKey: string; left: string | null }>(
      sql`with lost as (
          update exports set state = 'failed', error = 'EXPORT_FAILED', worker = null, finished_at = ${now}
          where state = 'running' and seen_at < ${silentSince} and tries >= ${mostTries}
        ), chosen as (
          select id, file_key as left from exports
          where state = 'waiting' or (state = 'running' and seen_at < ${silentSince} and tries < ${mostTries})
          order by created_at for update skip locked limit 1
        )
        update exports e set state = 'running', worker = ${worker}::uuid, tries = tries + 1, seen_at = ${now},
          rows = 0, total = null, file_key = e.id || '.' || ${worker}::uuid
        from chosen where e.id = chosen.id returning ${raw(jobColumns)}, e.file_key as "fileKey", chosen.left`,
    ),

  /** Says that its worker lives and how far it is; false where it was cancelled or another has taken it. */
  beat: async (
    id: string,
    worker: string,
    far: { rows: number; total: number; now: Date },
  ): Promise<boolean> => {
    const row = await database.maybeOne<{ id: string }>(
      sql`update exports set rows = ${far.rows}, total = ${far.total}, seen_at = ${far.now}
        where id = ${id}::uuid and worker = ${worker}::uuid returning id`,
    )
    return row !== undefined
  },

  /** False where it is no longer this worker's. */
  finish: async (
    id: string,
    worker: string,
    done: { rows: number; now: Date; expiresAt: Date },
  ): Promise<boolean> => {
    const row = await database.maybeOne<{ id: string }>(
      sql`update exports set state = 'done', worker = null, rows = ${done.rows}, total = ${done.rows},
          finished_at = ${done.now}, expires_at = ${done.expiresAt}
        where id = ${id}::uuid and worker = ${worker}::uuid returning id`,
    )
    return row !== undefined
  },

  fail: (id: string, worker: string, error: ErrorCode, now: Date) =>
    database.query(
      sql`update exports set state = 'failed', error = ${error}, worker = null, finished_at = ${now}
        where id = ${id}::uuid and worker = ${worker}::uuid`,
    ),

  /** Gives it back: a server that stops is no fault of the export. */
  release: (id: string, worker: string) =>
    database.query(
      sql`update exports set state = 'waiting', worker = null, tries = tries - 1
        where id = ${id}::uuid and worker = ${worker}::uuid`,
    ),

  /** Those whose time is over, and whose worker was last heard of before `silentSince`. */
  expired: (now: Date, silentSince: Date) =>
    database.query<{ id: string; fileKey: string | null }>(
      sql`select id, file_key as "fileKey" from exports
        where expires_at <= ${now} and coalesce(seen_at <= ${silentSince}, true) order by expires_at limit 500`,
    ),

  forget: (ids: readonly string[]) =>
    database.query(sql`delete from exports where id = any(${[...ids]}::uuid[])`),
})
export type ExportsStore = ReturnType<typeof exportsStore>
