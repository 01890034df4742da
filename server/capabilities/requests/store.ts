// All SQL about requests: one statement a call, each with its history and its message in it.

import type { Filed, HistoryEntry } from '@bawaba/contract/entities/request.ts'
import type { StateKind } from '@bawaba/forms/definition.ts'
import type { Given } from '@bawaba/forms/index.ts'
import { json, type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'
import { attachSql } from '../files/index.ts'
import type { Fees } from '../hooks/index.ts'
import { columns, type HistoryRecord, type RequestRecord, tables } from './row.ts'

export type Message = { id: string; recipient: string; body: string }
export type Entry = {
  id: string
  kind: HistoryEntry['kind']
  actor: HistoryEntry['actor']
  actorId: string
  onBehalfOf?: string
  visibleToApplicant: boolean
  detail: Record<string, unknown>
}

export type NewRequest = {
  id: string
  prefix: string
  year: number
  serviceSlug: string
  version: number
  activityId: string
  status: string
  statusKind: StateKind
  deliverableNumber: number
  data: Record<string, unknown>
  given: Record<string, Given> | undefined
  /** Ids of the files that the answers hold. */
  documents: string[]
  fees: Fees | undefined
  /** The draft that it was. */
  draftId: string | undefined
  clientHooksData: Record<string, unknown> | undefined
  /** Two filings with the same gate do not run at once. */
  gate: string
  ownerId: string
  filedBy: string
  channel: string
  dueAt: Date | null
  now: Date
  next: Filed['next']['kind']
  entry: Entry
  message: Message | undefined
  sending: { key: string; route: string; bodySha256: string } | undefined
}
export type Filing = {
  isFree: boolean
  earlier: Filed | null
  earlierBody: string | null
  answer: Filed | null
}

export type Change = {
  activityId?: string
  status?: string
  statusKind?: StateKind
  deliverableNumber?: number
  data?: Record<string, unknown>
  given?: Record<string, Given>
  /** Ids of the files that the answers hold. */
  documents?: string[]
  clientHooksData?: Record<string, unknown>
  dueAt?: Date | null
  /** null takes the assignment away; undefined leaves it. */
  assigneeId?: string | null
}

const entrySql = (entry: Entry, now: Date, source: Sql): Sql =>
  sql`insert into request_history (id, request_id, at, kind, actor, actor_id, on_behalf_of, visible_to_applicant, detail)
    select ${entry.id}::uuid, id, ${now}::timestamptz, ${entry.kind}, ${entry.actor}, ${entry.actorId}::uuid, ${entry.onBehalfOf ?? null}::uuid,
      ${entry.visibleToApplicant}::boolean, ${json(entry.detail)}::jsonb from ${source}`

/** The number is known only inside the statement: the text holds {number} until then. */
const messageSql = (message: Message | undefined, now: Date, source: Sql): Sql =>
  sql`insert into messages (id, recipient, channel, body, created_at)
    select ${message?.id ?? null}::uuid, ${message?.recipient ?? null}::text, 'sms', replace(${message?.body ?? null}::text, '{number}', number), ${now}::timestamptz
    from ${source} where ${message !== undefined}::boolean`

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export const requestsStore = (database: Queries) => ({
  /**
   * Files a request, or finds what the same sending was answered before. A second filing of the service by the same
   * owner while the first runs finds the gate taken. Two equal sendings that pass the gate one after the other meet
   * at the key's uniqueness: the later statement fails whole (23505) and is run again by the caller.
   */
  file: async (request: NewRequest): Promise<Filing> => {
    const { sending, now } = request
    return database.one<Filing>(
      sql`with gate as materialized (
          select pg_try_advisory_xact_lock(hashtextextended(${request.gate}, 0)) as free
        ), earlier as materialized (
          select answer, body_sha256 from idempotency_keys
          where account_id = ${request.ownerId} and route = ${sending?.route ?? ''} and key = ${sending?.key ?? ''}
        ), numbered as materialized (
          select request_number(${request.prefix}, ${request.year}::int) as number from gate
          where free and not exists (select from earlier)
        ), filed as (
          insert into requests (id, number, service_slug, version, activity_id, status, status_kind, deliverable_number, data,
            client_hooks_data, given, fees, owner_id, filed_by, channel, due_at, created_at, updated_at, action_date)
          select ${request.id}::uuid, number, ${request.serviceSlug}, ${request.version}::int, ${request.activityId}, ${request.status},
            ${request.statusKind}, ${request.deliverableNumber}::smallint, ${json(request.data)}::jsonb,
            ${request.clientHooksData ? json(request.clientHooksData) : null}::jsonb, ${request.given ? json(request.given) : null}::jsonb, ${request.fees ? json(request.fees) : null}::jsonb, ${request.ownerId}::uuid, ${request.filedBy}::uuid,
            ${request.channel}, ${request.dueAt}::timestamptz, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz from numbered
          returning id, number, status, revision
        ), noted as (${entrySql(request.entry, now, raw('filed'))}
        ), attached as (${attachSql(request.documents, request.ownerId, raw('filed'))}
        ), told as (${messageSql(request.message, now, raw('filed'))}
        ), consumed as (
          delete from drafts where id = ${request.draftId ?? null}::uuid and account_id = ${request.ownerId}
            and exists (select from filed)
        ), answered as (
          select jsonb_build_object('id', id, 'ID', number, 'status', status, 'revision', revision,
            'next', jsonb_build_object('kind', ${request.next}::text)) as answer from filed
        ), kept as (
          insert into idempotency_keys (account_id, route, key, body_sha256, answer, created_at)
          select ${request.ownerId}::uuid, ${sending?.route ?? ''}, ${sending?.key ?? ''}, ${sending?.bodySha256 ?? ''}, answer, ${now}::timestamptz
          from answered where ${sending !== undefined}::boolean
        )
        select (select free from gate) as "isFree", (select answer from earlier) as earlier,
          (select body_sha256 from earlier) as "earlierBody", (select answer from answered) as answer`,
    )
  },

  /** One request that the scope admits, by its human number or id. */
  find: (scope: Sql, serviceSlug: string, id: string) =>
    database.maybeOne<RequestRecord>(
      sql`select ${columns} from ${tables}
        where ${scope} and r.service_slug = ${serviceSlug}
          and ${isUuid.test(id) ? sql`r.id = ${id}::uuid` : sql`r.number = ${id}`}`,
    ),

  /** A request that was filed without signing in. */
  findVisitors: (ownerId: string, number: string) =>
    database.maybeOne<RequestRecord>(
      sql`select ${columns} from ${tables} where r.owner_id = ${ownerId} and r.number = ${number}`,
    ),

  /** Whether a person has a request of a service. */
  hasOwn: async (ownerId: string, serviceSlug: string): Promise<boolean> => {
    const { has } = await database.one<{ has: boolean }>(
      sql`select exists (select from requests where owner_id = ${ownerId} and service_slug = ${serviceSlug}) as has`,
    )
    return has
  },

  history: (requestId: string) =>
    database.query<HistoryRecord>(
      sql`select h.id, h.at, h.kind, h.actor, h.visible_to_applicant as "visibleToApplicant", h.detail,
          case when p.id is null then null else
            jsonb_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name, 'englishName', p.english_full_name) end as by,
          case when b.id is null then null else
            jsonb_build_object('id', b.id, 'name', b.first_name || ' ' || b.last_name, 'englishName', b.english_full_name) end as "onBehalfOf"
        from request_history h left join accounts p on p.id = h.actor_id left join accounts b on b.id = h.on_behalf_of
        where h.request_id = ${requestId} order by h.id desc`,
    ),

  /**
   * Changes a request seen at a revision, with its history entry and message in the same statement.
   * Answers whether it did: false when the revision is no longer that one, or the scope does not admit it.
   */
  change: async (
    scope: Sql,
    seen: { id: string; revision: number },
    change: Change,
    { now, entry, message }: { now: Date; entry: Entry; message: Message | undefined },
  ): Promise<boolean> => {
    const isStatus = change.status !== undefined
    const rows = await database.query(
      sql`with changed as (
          update requests r set
            activity_id = coalesce(${change.activityId ?? null}, activity_id),
            status = coalesce(${change.status ?? null}, status),
            status_kind = coalesce(${change.statusKind ?? null}, status_kind),
            deliverable_number = coalesce(${change.deliverableNumber ?? null}::smallint, deliverable_number),
            data = data || ${json(change.data ?? {})}::jsonb,
            client_hooks_data = coalesce(${change.clientHooksData ? json(change.clientHooksData) : null}::jsonb, client_hooks_data),
            given = case when ${change.given !== undefined}::boolean then coalesce(given, '{}') || ${json(change.given ?? {})}::jsonb else given end,
            due_at = case when ${isStatus}::boolean then ${change.dueAt ?? null}::timestamptz else due_at end,
            assignee_id = case when ${change.assigneeId !== undefined}::boolean then ${change.assigneeId ?? null}::uuid else assignee_id end,
            action_date = case when ${isStatus}::boolean then ${now}::timestamptz else action_date end,
            updated_at = ${now}, revision = revision + 1
          where ${scope} and r.id = ${seen.id} and r.revision = ${seen.revision}
          returning id, number
        ), noted as (${entrySql(entry, now, raw('changed'))}
        ), attached as (${attachSql(change.documents ?? [], entry.onBehalfOf ?? entry.actorId, raw('changed'))}
        ), told as (${messageSql(message, now, raw('changed'))})
        select id from changed`,
    )
    return rows.length === 1
  },

  /** Adds an entry without a new revision: a comment conflicts with nothing. */
  note: async (
    scope: Sql,
    id: string,
    now: Date,
    entry: Entry,
    message: Message | undefined,
  ): Promise<boolean> => {
    const rows = await database.query(
      sql`with changed as (
          update requests r set updated_at = ${now} where ${scope} and r.id = ${id} returning id, number
        ), noted as (${entrySql(entry, now, raw('changed'))}
        ), told as (${messageSql(message, now, raw('changed'))})
        select id from changed`,
    )
    return rows.length === 1
  },

  /** How many requests of a service are under way in each status, whatever version they are on. */
  liveByStatus: (serviceSlug: string) =>
    database.query<{ status: string; count: number }>(
      sql`select status, count(*)::int as count from requests
        where service_slug = ${serviceSlug} and status_kind not in ('done', 'rejected', 'cancelled')
        group by status order by status`,
    ),

  forgetSendings: (before: Date) =>
    database.query(sql`delete from idempotency_keys where created_at < ${before}`),
})

export type RequestsStore = ReturnType<typeof requestsStore>
