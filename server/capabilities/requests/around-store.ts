// What is shown with a request, read in one statement: its history, the requests it is linked with, its files.

import type { Document } from '@bawaba/contract/entities/document.ts'
import type { RequestLink } from '@bawaba/contract/entities/request.ts'
import { type Queries, type Sql, sql } from '../../platform/database/index.ts'
import type { HistoryRecord } from './row.ts'

export type Around = { history: HistoryRecord[]; links: RequestLink[]; documents: Document[] }

/** The history, newest first, and of entries about links the other request where the scope admits it. */
const historySql = (scope: Sql, requestId: string): Sql =>
  sql`select h.id, h.at, h.kind, h.actor, h.visible_to_applicant as "visibleToApplicant", h.detail,
      case when p.id is null then null else
        jsonb_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name, 'englishName', p.english_full_name) end as by,
      case when b.id is null then null else
        jsonb_build_object('id', b.id, 'name', b.first_name || ' ' || b.last_name, 'englishName', b.english_full_name) end as "onBehalfOf",
      case when r.id is null then null else jsonb_build_object('ID', r.number, 'serviceSlug', r.service_slug) end as linked
    from request_history h left join accounts p on p.id = h.actor_id left join accounts b on b.id = h.on_behalf_of
      left join requests r on r.id = (h.detail #>> '{link,otherId}')::uuid and ${scope}
    where h.request_id = ${requestId}::uuid order by h.id desc`

/** The links whose other end the scope admits, the newest first. */
const linksSql = (scope: Sql, requestId: string): Sql =>
  sql`select l.id, l.kind, case when l.from_id = ${requestId}::uuid then 'from' else 'to' end as direction,
      json_build_object('id', r.id, 'ID', r.number, 'serviceSlug', r.service_slug, 'version', r.version,
        'status', r.status, 'statusKind', r.status_kind, 'createdAt', r.created_at) as request
    from request_links l
      join requests r on r.id = case when l.from_id = ${requestId}::uuid then l.to_id else l.from_id end
    where (l.from_id = ${requestId}::uuid or l.to_id = ${requestId}::uuid) and ${scope} order by l.id desc`

const filesSql = (requestId: string): Sql =>
  sql`select f.id, f.name, coalesce(f.sent_size, f.size) as size, f.type from files f
    where f.request_id = ${requestId}::uuid and f.state = 'clean' order by f.id`

/** Moments inside JSON are text. */
type Row = {
  history: (Omit<HistoryRecord, 'at'> & { at: string })[]
  links: RequestLink[]
  documents: Document[]
}
const instant = (written: string): string => new Date(written).toISOString()

export const aroundStore = (database: Queries) => ({
  /** Of a request that the caller was found to be allowed to read. */
  of: async (scope: Sql, requestId: string): Promise<Around> => {
    const { history, links, documents } = await database.one<Row>(
      sql`select coalesce((select json_agg(h) from (${historySql(scope, requestId)}) h), '[]') as history,
          coalesce((select json_agg(l) from (${linksSql(scope, requestId)}) l), '[]') as links,
          coalesce((select json_agg(f) from (${filesSql(requestId)}) f), '[]') as documents`,
    )
    return {
      history: history.map(entry => ({ ...entry, at: new Date(entry.at) })),
      links: links.map(({ request, ...link }) => ({
        ...link,
        request: { ...request, createdAt: instant(request.createdAt) },
      })),
      documents,
    }
  },
})
export type AroundStore = ReturnType<typeof aroundStore>
