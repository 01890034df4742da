// The SQL of messages of applicants that wait: written with their notice, read, closed, and asked about before a request ends.

import { type Queries, raw, type Sql, sql } from '../../../platform/database/index.ts'
import { endKindsSql, unfinishedKindsSql, waitingKindsSql } from '../../../platform/state-kinds-sql.ts'
import { hasPartSql } from '../../request-scope/index.ts'
import { type Entry, entriesSql, type Message, messagesSql } from '../notes-store.ts'

export const newMessagesStore = (database: Queries) => ({
  /** Adds a message. Staff are notified of the first that waits; the next ones stand beside it. */
  write: async (scope: Sql, id: string, now: Date, entry: Entry, message: Message): Promise<boolean> => {
    const notified = messagesSql([message], now, raw('(select * from changed where not has_waited)'))
    const rows = await database.query(
      sql`with before as materialized (
          select r.id, r.message_at is not null as has_waited from requests r where ${scope} and r.id = ${id} for update
        ), changed as (
          update requests r set updated_at = ${now}, message_at = coalesce(r.message_at, ${now}::timestamptz)
          from before where r.id = before.id
          returning r.id, r.number, r.service_slug, r.center, r.teams, r.owner_id, r.assignee_id, before.has_waited
        ), noted as (${entriesSql([entry], now, raw('changed'))}
        ), listed as (${notified.listed}), messaged as (${notified.sent(raw('listed'))})
        select id from changed`,
    )
    return rows.length === 1
  },

  /**
   * Its assignee has read it, or of a request that is nobody's any reader who works on it. After the end of a request
   * reading is not enough: staff answer, reopen or close. Staff who read a request of their own leave the message unread.
   */
  read: (id: string, readerId: string, now: Date) =>
    database.query(
      sql`update requests r set message_at = null where r.id = ${id} and r.message_at is not null
        and r.status_kind in ${unfinishedKindsSql} and (r.assignee_id is null or r.assignee_id = ${readerId}::uuid)
        and not ${hasPartSql(readerId, now)}`,
    ),

  /** Closes the message without an answer; false where none waits. */
  close: async (scope: Sql, id: string, now: Date, entry: Entry): Promise<boolean> => {
    const rows = await database.query(
      sql`with changed as (
          update requests r set message_at = null, updated_at = ${now}
          where ${scope} and r.id = ${id} and r.message_at is not null and r.status_kind in ${endKindsSql} returning r.id
        ), noted as (${entriesSql([entry], now, raw('changed'))}) select id from changed`,
    )
    return rows.length === 1
  },

  /** Whether a message of the owner waits while time runs for them, of a request that nothing is reserved for. */
  delays: async (id: string): Promise<boolean> => {
    const rows = await database.query(
      sql`select from requests r where r.id = ${id}::uuid and r.message_at is not null and r.status_kind in ${waitingKindsSql}
        and not exists (select from reservations v where v.request_id = r.id and v.status in ('reserved', 'locked', 'allocated'))`,
    )
    return rows.length > 0
  },
})
export type NewMessagesStore = ReturnType<typeof newMessagesStore>
