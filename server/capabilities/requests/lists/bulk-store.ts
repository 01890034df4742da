// The SQL behind bulk acts: what was chosen is read in one statement and changed in one.

import { json, type Queries, raw, type Sql, sql } from '../../../platform/database/index.ts'
import { listedSql, type Notice, noticeColumns, outgoingSql } from '../../notifications/index.ts'
import { hasPartSql } from '../../request-scope/index.ts'
import { columns, type StoredRecord, tables } from '../row.ts'

/** One assignment of many: the request at the revision it was seen at, and its line of the history. */
export type AssignRow = { id: string; revision: number; entryId: string }
export type Assigning = {
  rows: AssignRow[]
  assigneeId: string | null
  kind: 'bulkAssigned' | 'unassigned'
  actorId: string
  detail: object
  /** To whom they are given, of each by itself. */
  notice: Notice | undefined
  now: Date
}

const toldSql = (notice: Notice | undefined, now: Date) => {
  if (!notice) return { listed: raw('select'), sent: raw('select') }
  const columns = noticeColumns(notice, raw('changed.assignee_id'), {
    number: raw('changed.number'),
    serviceSlug: raw('changed.service_slug'),
    reminds: raw(`'assignment'`),
    remindsId: raw('changed.id'),
  })
  return { listed: listedSql(sql`select ${columns} from changed`, now), sent: outgoingSql(raw('listed')) }
}

export const bulkStore = (database: Queries) => ({
  find: (scope: Sql, serviceSlug: string, ids: string[]) =>
    database.query<StoredRecord>(
      sql`select ${columns} from ${tables}
        where ${scope} and r.service_slug = ${serviceSlug} and r.id = any(${ids}::uuid[])`,
    ),

  /** Answers the requests that were changed; those that are missing had moved on. */
  assign: (scope: Sql, { rows, assigneeId, kind, actorId, detail, notice, now }: Assigning) => {
    const notified = toldSql(notice, now)
    return database.query<{ id: string; revision: number }>(
      sql`with chosen as materialized (
          select * from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ revision }) => revision)}::int[],
            ${rows.map(({ entryId }) => entryId)}::uuid[]) as c (id, revision, entry_id)
        ), locked as materialized (
          -- In one order, so that two bulk acts at once do not wait for each other in a circle.
          select r.id, c.entry_id from requests r join chosen c on c.id = r.id and c.revision = r.revision
          where ${scope} and ${assigneeId === null ? raw('true') : sql`not ${hasPartSql(assigneeId, now)}`}
          order by r.id for update of r
        ), changed as (
          update requests r set assignee_id = ${assigneeId}::uuid, updated_at = ${now}, revision = r.revision + 1
          from locked where locked.id = r.id
          returning r.id, r.number, r.service_slug, r.assignee_id, r.revision, locked.entry_id
        ), noted as (
          insert into request_history (id, request_id, at, kind, actor, actor_id, visible_to_applicant, detail)
          select entry_id, id, ${now}::timestamptz, ${kind}, 'staff', ${actorId}::uuid, false, ${json(detail)}::jsonb
          from changed
        ), listed as (${notified.listed}
        ), sent as (${notified.sent})
        select id, revision from ${raw('changed')}`,
    )
  },
})
export type BulkStore = ReturnType<typeof bulkStore>
