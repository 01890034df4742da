// The SQL of links between requests. A link is told to those alone who may see the other request too.

import type { RequestLink } from '@bawaba/contract/entities/request.ts'
import type { LinkKind } from '@bawaba/contract/link-kinds.ts'
import { json, type Queries, type Sql, sql } from '../../platform/database/index.ts'

export type LinkRecord = Omit<RequestLink, 'request'> & {
  request: Omit<RequestLink['request'], 'createdAt'> & { createdAt: Date }
}
type LinkRow = Pick<RequestLink, 'id' | 'kind' | 'direction'> & LinkRecord['request'] & { linkId: string }
export type NewLink = {
  id: string
  fromId: string
  toId: string
  kind: LinkKind
  by: string
  now: Date
  /** One entry for the history of each request. */
  entries: { id: string; requestId: string; detail: object }[]
}

/** Entries of staff that the applicant does not read. */
const notedSql = (
  entries: NewLink['entries'],
  kind: 'linked' | 'unlinked',
  by: string,
  now: Date,
  source: Sql,
): Sql =>
  sql`insert into request_history (id, request_id, at, kind, actor, actor_id, visible_to_applicant, detail)
    select e.id, e."requestId", ${now}::timestamptz, ${kind}, 'staff', ${by}::uuid, false, e.detail
    from ${source} cross join jsonb_to_recordset(${json(entries)}::jsonb) as e(id uuid, "requestId" uuid, detail jsonb)`

export const linksStore = (database: Queries) => ({
  /** The links of a request whose other end the scope admits, the newest first. */
  of: async (scope: Sql, requestId: string): Promise<LinkRecord[]> => {
    const rows = await database.query<LinkRow>(
      sql`select l.id as "linkId", l.kind, case when l.from_id = ${requestId} then 'from' else 'to' end as direction,
          r.id, r.number as "ID", r.service_slug as "serviceSlug", r.version, r.status,
          r.status_kind as "statusKind", r.created_at as "createdAt"
        from request_links l
          join requests r on r.id = case when l.from_id = ${requestId} then l.to_id else l.from_id end
        where (l.from_id = ${requestId} or l.to_id = ${requestId}) and ${scope} order by l.id desc`,
    )
    return rows.map(({ linkId: id, kind, direction, ...request }) => ({ id, kind, direction, request }))
  },

  /** Another request by its number, where the scope admits it. */
  findOther: (scope: Sql, number: string) =>
    database.maybeOne<{ id: string }>(
      sql`select r.id from requests r where ${scope} and r.number = ${number}`,
    ),

  /** Links two requests unless they are linked; answers whether it did. */
  add: async ({ id, fromId, toId, kind, by, now, entries }: NewLink): Promise<boolean> => {
    const rows = await database.query(
      sql`with linked as (
          insert into request_links (id, from_id, to_id, kind, linked_by, linked_at)
          values (${id}, ${fromId}, ${toId}, ${kind}, ${by}, ${now})
          on conflict (least(from_id, to_id), greatest(from_id, to_id)) do nothing returning id
        ), noted as (${notedSql(entries, 'linked', by, now, sql`linked`)})
        select id from linked`,
    )
    return rows.length === 1
  },

  remove: async (
    linkId: string,
    requestId: string,
    { by, now, entries }: Pick<NewLink, 'by' | 'now' | 'entries'>,
  ): Promise<boolean> => {
    const rows = await database.query(
      sql`with gone as (
          delete from request_links where id::text = ${linkId} and (from_id = ${requestId} or to_id = ${requestId})
          returning id
        ), noted as (${notedSql(entries, 'unlinked', by, now, sql`gone`)})
        select id from gone`,
    )
    return rows.length === 1
  },
})
export type LinksStore = ReturnType<typeof linksStore>

export const linkView = ({ request, ...link }: LinkRecord): RequestLink => ({
  ...link,
  request: { ...request, createdAt: request.createdAt.toISOString() },
})
