// What is shown with a request, read in the statement that finds it: its history, the requests it is linked with, its files.

import type { PersonRef } from '@bawaba/contract/entities/person.ts'
import type { RequestLink } from '@bawaba/contract/entities/request.ts'
import { join, raw, type Sql, sql } from '../../platform/database/index.ts'
import { type OwingNow, owingSql } from './outside/deliver-store.ts'
import type { AttachedDocument, HistoryRecord, RequestRecord, StoredAnswers, StoredRecord } from './row.ts'

/** A decision that can still be undone. */
export type PendingRecord = { accountId: string; by: PersonRef; activityId: string; dueAt: string }
export type Around = {
  history: HistoryRecord[]
  links: RequestLink[]
  documents: AttachedDocument[]
  pending: PendingRecord | null
  /** What it owes outside. */
  owing: OwingNow | null
  clientHooksData: Record<string, unknown> | null
}
/** `isOwnPart`: staff act on none that is in some way their own (`request-scope/own-part-store.ts`). */
type OfReader = { isOwnPart: boolean }
/** A request with all that is shown with it. */
export type RequestDetails = RequestRecord & Around & OfReader
/** The same as it is stored. */
export type StoredDetails = StoredRecord &
  OfReader &
  Pick<Around, 'links' | 'documents' | 'pending' | 'owing'> & {
    history: (Omit<HistoryRecord, 'detail'> & { detail: StoredAnswers })[]
    clientHooksData: StoredAnswers | null
  }

/** The request that is found, by the name that whoever finds it gives to its id. */
const found = raw('page.page_id')

/** The history, newest first, and of entries about links the other request where the scope admits it. */
const historySql = (scope: Sql): Sql =>
  sql`select h.id, h.at, h.kind, h.actor, h.visible_to_applicant as "visibleToApplicant", h.detail,
      case when p.id is null then null else
        jsonb_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name, 'englishName', p.english_full_name) end as by,
      case when b.id is null then null else
        jsonb_build_object('id', b.id, 'name', b.first_name || ' ' || b.last_name, 'englishName', b.english_full_name) end as "onBehalfOf",
      case when r.id is null then null else jsonb_build_object('ID', r.number, 'serviceSlug', r.service_slug) end as linked
    from request_history h left join accounts p on p.id = h.actor_id left join accounts b on b.id = h.on_behalf_of
      left join requests r on r.id = (h.detail #>> '{link,otherId}')::uuid and ${scope}
    where h.request_id = ${found} order by h.id desc`

/** The links whose other end the scope admits, the newest first. */
const linksSql = (scope: Sql): Sql =>
  sql`select l.id, l.kind, case when l.from_id = ${found} then 'from' else 'to' end as direction,
      json_build_object('id', r.id, 'ID', r.number, 'serviceSlug', r.service_slug, 'version', r.version,
        'status', r.status, 'statusKind', r.status_kind, 'createdAt', r.created_at) as request
    from request_links l
      join requests r on r.id = case when l.from_id = ${found} then l.to_id else l.from_id end
    where (l.from_id = ${found} or l.to_id = ${found}) and ${scope} order by l.id desc`

const filesSql = sql`select f.id, f.name, coalesce(f.sent_size, f.size) as size, f.type, f.of_staff as "ofStaff"
    from files f where f.request_id = ${found} and f.state = 'clean' order by f.id`

const pendingSql = sql`select p.account_id as "accountId", p.activity_id as "activityId", p.due_at as "dueAt",
      jsonb_build_object('id', d.id, 'name', d.first_name || ' ' || d.last_name, 'englishName', d.english_full_name) as by
    from pending_decisions p join accounts d on d.id = p.account_id
    where p.request_id = ${found} and p.cancelled_at is null`

/** What is read besides a record, as JSON gives it: moments inside it are text. */
export type AroundRow = {
  history: StoredDetails['history']
  links: RequestLink[]
  documents: AttachedDocument[]
  pending: PendingRecord | null
  owing: OwingNow | null
  clientHooksData: StoredAnswers | null
}
export type AroundPart = keyof AroundRow
export type WholeRow = StoredRecord & AroundRow & OfReader
const instant = (written: string): string => new Date(written).toISOString()

const listSql = (rows: Sql): Sql => sql`coalesce((select json_agg(found) from (${rows}) found), '[]')`
const aroundSql: Record<AroundPart, (scope: Sql) => Sql> = {
  history: scope => listSql(historySql(scope)),
  links: scope => listSql(linksSql(scope)),
  documents: () => listSql(filesSql),
  pending: () => sql`(select row_to_json(found) from (${pendingSql}) found)`,
  owing: () => owingSql,
  clientHooksData: () => raw('r.client_hooks_data'),
}
const everyPart = Object.keys(aroundSql) as AroundPart[]

/** Columns beside those of a record, over `page`, whose `page_id` is a request that the scope admits. */
export const aroundColumns = (scope: Sql, parts: readonly AroundPart[] = everyPart): Sql =>
  join(parts.map(part => sql`${aroundSql[part](scope)} as ${raw(`"${part}"`)}`))

/** Columns of a request that is shown whole; `ownPart` says whether it is in some way the reader's own. */
export const wholeColumns = (scope: Sql, ownPart: Sql): Sql =>
  sql`${aroundColumns(scope)}, ${ownPart} as "isOwnPart"`

/** The same with its moments as such. */
export const aroundOf = <Row extends Partial<AroundRow>>({ history, links, ...row }: Row) => ({
  ...row,
  ...(history ? { history: history.map(entry => ({ ...entry, at: new Date(entry.at) })) } : {}),
  ...(links
    ? {
        links: links.map(({ request, ...link }) => ({
          ...link,
          request: { ...request, createdAt: instant(request.createdAt) },
        })),
      }
    : {}),
})
export const wholeOf = (row: WholeRow): StoredDetails => aroundOf(row) as StoredDetails
