// What statements about requests write beside them: entries of the history and messages.

import type { Company } from '@bawaba/contract/entities/company.ts'
import type { HistoryEntry } from '@bawaba/contract/entities/request.ts'
import type { Audience } from '@bawaba/forms/index.ts'
import { join, json, type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'
import { messageSql } from '../messages/index.ts'
import { listedSql, type Notice, noticeColumns, outgoingSql } from '../notifications/index.ts'
import { inTeamsSql, readsSql, supervisesSql } from '../request-scope/index.ts'
import type { Direct } from './tracking/reach.ts'

/** To the applicant or to those who work on the request; `{number}` stands for its number. */
export type Message = {
  /** Of the notice to one person; those to several have ids of their own. */
  id: string
  /** `handlers`: the assignee; without one who may read it, its team; of no team, its supervisors. */
  audience: Audience | 'handlers'
  notice: Notice
  /** It may still be taken back until then. */
  notBefore?: Date
  /** It is gone once the request is no longer theirs. */
  reminds?: 'assignment' | 'message'
}
export type Entry = {
  id: string
  kind: HistoryEntry['kind']
  actor: HistoryEntry['actor']
  /** null for the system. */
  actorId: string | null
  onBehalfOf?: string
  company?: Company | undefined
  visibleToApplicant: boolean
  detail: Record<string, unknown>
}

/** What is done for a company says so, whatever it is. */
const written = ({ company, ...entry }: Entry) =>
  company ? { ...entry, detail: { ...entry.detail, company } } : entry

/** Entries in the order of the list, for the request that `source` holds. */
export const entriesSql = (entries: readonly Entry[], now: Date, source: Sql): Sql =>
  sql`insert into request_history (id, request_id, at, kind, actor, actor_id, on_behalf_of, visible_to_applicant, detail)
    select e.id, held.id, ${now}::timestamptz, e.kind, e.actor, e."actorId", e."onBehalfOf", e."visibleToApplicant", e.detail
    from ${source} held cross join jsonb_to_recordset(${json(entries.map(written))}::jsonb) as e(id uuid, kind text, actor text,
      "actorId" uuid, "onBehalfOf" uuid, "visibleToApplicant" boolean, detail jsonb)`

/** Who among accounts `a` is meant, of the request that `held` is. */
const audiences: Record<Message['audience'], Sql> = {
  applicant: raw('a.id = held.owner_id'),
  assignee: sql`(a.id = held.assignee_id and ${readsSql(raw('held'))})`,
  supervisors: supervisesSql(raw('held')),
  team: inTeamsSql(raw('held')),
  handlers: sql`(${readsSql(raw('held'))} and case
    when exists (select from accounts a where a.id = held.assignee_id and ${readsSql(raw('held'))}) then a.id = held.assignee_id
    when a.teams && held.teams then true else 'SUPERVISOR' = any(a.roles)
      and not exists (select from accounts a where ${inTeamsSql(raw('held'))}) end)`,
}

/**
 * Notifies people, in two parts of the statement: their lists, then what goes out. The number is known only inside of it, and
 * so is who is meant. Whoever is meant twice, an assignee who supervises too, reads the first.
 */
export const messagesSql = (messages: readonly Message[], now: Date, source: Sql) => {
  if (messages.length === 0) return { listed: raw('select'), sent: (_listed: Sql) => raw('select') }
  const each = messages.map(({ id, audience, notice, notBefore, reminds }, index) => {
    const isToSeveral = audience !== 'applicant' && audience !== 'assignee'
    const columns = noticeColumns(notice, raw('a.id'), {
      id: isToSeveral ? raw('gen_random_uuid()') : sql`${id}::uuid`,
      number: raw('held.number'),
      serviceSlug: raw('held.service_slug'),
      visibleAt: sql`${notBefore ?? null}::timestamptz`,
      ...(reminds ? { reminds: sql`${reminds}::text`, remindsId: raw('held.id') } : {}),
    })
    return sql`select ${index}::int as rank, ${columns} from ${source} held join accounts a on ${audiences[audience]}`
  })
  const notices = sql`select distinct on (account_id) * from (${join(each, ' union all ')}) m order by account_id, rank`
  return { listed: listedSql(notices, now), sent: outgoingSql }
}

/** What is added to the history of a request and leaves its revision as it is. */
export const requestNotes = (database: Queries) => ({
  /** Adds an entry without a new revision: a comment conflicts with nothing. */
  note: async (
    scope: Sql,
    id: string,
    now: Date,
    entry: Entry,
    message: Message | undefined,
    { message: direct, owesCall }: Direct = {},
  ): Promise<boolean> => {
    const notified = messagesSql(message ? [message] : [], now, raw('changed'))
    // What the applicant reads of staff answers their message.
    const isAnswer = entry.actor === 'staff' && entry.visibleToApplicant
    const rows = await database.query(
      sql`with changed as (
          update requests r set updated_at = ${now}, message_at = case when ${isAnswer}::boolean then null else r.message_at end,
            call_at = case when ${owesCall === true}::boolean then coalesce(r.call_at, ${now}::timestamptz) else r.call_at end
          where ${scope} and r.id = ${id}
          returning id, number, service_slug, center, teams, owner_id, assignee_id
        ), noted as (${entriesSql([entry], now, raw('changed'))}
        ), told as (${notified.listed}), messaged as (${notified.sent(raw('told'))}
        ), written_to as (${messageSql(direct, now, raw('changed'))})
        select id from changed`,
    )
    return rows.length === 1
  },

  /** Adds an entry about what leaves the request as it is: its time of change stays too. */
  appendHistory: (scope: Sql, id: string, now: Date, entry: Entry) =>
    database.query(
      sql`with held as (select r.id from requests r where ${scope} and r.id = ${id})
        ${entriesSql([entry], now, raw('held'))}`,
    ),

  /** Takes back a comment that was written after `since` by the same person, and the message that would tell of it. */
  retract: async (
    scope: Sql,
    { requestId, entryId, actorId }: { requestId: string; entryId: string; actorId: string },
    { id, now, since }: { id: string; now: Date; since: Date },
  ): Promise<boolean> => {
    const rows = await database.query(
      sql`with said as (
          select h.id, h.at, h.detail ->> 'messageId' as message_id from request_history h join requests r on r.id = h.request_id
          where ${scope} and h.request_id = ${requestId}::uuid and h.id = ${entryId}::uuid and h.kind = 'comment'
            and h.actor_id = ${actorId}::uuid and h.at >= ${since}
            and not exists (select from request_history b where b.request_id = h.request_id
              and b.kind = 'retracted' and b.detail ->> 'entryId' = h.id::text)
        ), noted as (
          insert into request_history (id, request_id, at, kind, actor, actor_id, visible_to_applicant, detail)
          select ${id}::uuid, ${requestId}::uuid, ${now}::timestamptz, 'retracted', 'staff', ${actorId}::uuid, false,
            jsonb_build_object('entryId', id) from said
        ), unsent as (
          update messages m set given_up_at = ${now}, is_over = true from said
          where m.sent_at is null and (m.id::text = said.message_id or m.notification_id::text = said.message_id)
        ), waits_again as (
          update requests r set
            message_at = case when r.message_at is null and (select h.actor from request_history h
                where h.request_id = r.id and h.visible_to_applicant and h.id <> said.id order by h.at desc, h.id desc limit 1) = 'applicant'
              then (select max(h.at) from request_history h where h.request_id = r.id and h.kind = 'comment' and h.actor = 'applicant')
              else r.message_at end,
            -- The call that was owed for this comment alone.
            call_at = case when r.call_at = said.at and not exists (select from request_history h where h.request_id = r.id
                and h.visible_to_applicant and h.actor <> 'applicant' and h.id <> said.id and h.at >= said.at)
              then null else r.call_at end
          from said where r.id = ${requestId}::uuid
        ), unlisted as (
          update notifications n set is_listed = false from said where n.id::text = said.message_id
        ) select id from said`,
    )
    return rows.length === 1
  },
})
