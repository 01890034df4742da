// The SQL of links between requests. A link is shown to those alone who may see the other request too.

import type { LinkKind } from '@bawaba/contract/link-kinds.ts'
import { json, type Queries, type Sql, sql } from '../../platform/database/index.ts'

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
