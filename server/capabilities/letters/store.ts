// The SQL of letters that have been issued: reading them within a scope, their status, and revoking.

import type { Revocation } from '@bawaba/contract/entities/letter.ts'
import { type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'
import { isNamed } from '../request-scope/index.ts'
import { type Entry, entriesSql, type Message, messagesSql } from '../requests/index.ts'

export type LetterRow = {
  number: string
  sealed: string | null
  keyId: string
  signature: string
  issuedAt: Date
  validUntil: string | null
  revokedAt: Date | null
  because: Revocation | null
  ownerId: string
}
export type StatusRow = Pick<LetterRow, 'number' | 'validUntil' | 'revokedAt' | 'because'>

const statusColumns = raw(
  `l.number, l.valid_until::text as "validUntil", l.revoked_at as "revokedAt", l.revoked_because as because`,
)
const columns = sql`${statusColumns}, l.sealed, l.key_id as "keyId", l.signature, l.issued_at as "issuedAt", l.owner_id as "ownerId"`

/** Whoever has more reads the rest on the pages of the requests. */
const mostListed = 200

/** A request of a service as it is named in addresses, within the caller's scope. */
export type NamedScope = { scope: Sql; service: string; id: string }
const withinSql = ({ scope, service, id }: NamedScope): Sql =>
  sql`${scope} and r.service_slug = ${service} and ${isNamed(id)}`

export const lettersStore = (database: Queries) => ({
  /** A person's own, the newest first. */
  own: (accountId: string) =>
    database.query<LetterRow>(
      sql`select ${columns} from letters l where l.owner_id = ${accountId} and l.sealed is not null
        order by l.issued_at desc, l.id desc limit ${mostListed}`,
    ),

  ofRequest: (named: NamedScope) =>
    database.query<LetterRow>(
      sql`select ${columns} from letters l join requests r on r.id = l.request_id
        where ${withinSql(named)} and l.sealed is not null order by l.issued_at desc, l.id desc limit ${mostListed}`,
    ),

  find: (named: NamedScope, number: string) =>
    database.maybeOne<LetterRow>(
      sql`select ${columns} from letters l join requests r on r.id = l.request_id
        where ${withinSql(named)} and l.sealed is not null and l.number = ${number}`,
    ),

  status: (number: string) =>
    database.maybeOne<StatusRow>(sql`select ${statusColumns} from letters l where l.number = ${number}`),

  /** Revokes a letter that stands, with its line in the history and the message; false where none stands any more. */
  revoke: async (
    named: NamedScope,
    { number, by, now }: { number: string; by: string; now: Date },
    entry: Entry,
    message: Message,
  ): Promise<boolean> => {
    const notified = messagesSql([message], now, raw('changed'))
    const rows = await database.query(
      sql`with revoked as (
          update letters l set revoked_at = ${now}::timestamptz, revoked_because = 'staff', revoked_by = ${by}::uuid
          from requests r where r.id = l.request_id and ${withinSql(named)} and l.number = ${number} and l.revoked_at is null
            and l.sealed is not null
          returning l.request_id
        ), changed as (
          select r.id, r.number, r.service_slug, r.center, r.teams, r.owner_id, r.assignee_id
          from requests r join revoked on revoked.request_id = r.id
        ), noted as (${entriesSql([entry], now, raw('changed'))}
        ), told as (${notified.listed}), messaged as (${notified.sent(raw('told'))})
        select id from changed`,
    )
    return rows.length === 1
  },
})
export type LettersStore = ReturnType<typeof lettersStore>
