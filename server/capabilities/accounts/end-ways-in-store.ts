// The end of every way into an account, as part of the statement that changes how its person signs in.
//
// A statement's own snapshot misses a session that another transaction adds at the same moment. So each session and
// ticket carries the version of the credentials that were judged for it, and counts only while the account still has it.

import { raw, type Sql, sql } from '../../platform/database/index.ts'

/** Belongs into `set` of each update of `accounts a` that takes or changes a way in. */
export const nextCredentialsSql: Sql = raw(
  "credentials_version = a.credentials_version + 1, credentials_changed_at = date_trunc('milliseconds', now())",
)
/** The same where the statement itself finds out whether a way in changes. */
export const nextCredentialsIfSql = (changes: Sql): Sql =>
  sql`credentials_version = a.credentials_version + coalesce((${changes})::int, 0),
    credentials_changed_at = case when ${changes} then date_trunc('milliseconds', now()) else a.credentials_changed_at end`

/** Deletes the tickets that former credentials have led to, or that lead to new ones. */
const ticketsSql = (source: Sql): Sql =>
  sql`delete from tickets where account_id in (select id from ${source}) and purpose in ('reset', 'identity', 'second', 'enrol')`

type Ended = {
  /** A table or query name whose `id` are the accounts. */
  source: Sql
  now: Date
  /** Which sessions `s` continue; none by default. */
  kept?: Sql
  /** For the statements by which the owner proves a number or an address of their own. */
  keepsEmailLinks?: boolean
}

/** A link to another address than the account's would make a new password possible there; whoever asked for it may be a thief. */
const emailLinksEndedSql = (source: Sql, now: Date): Sql =>
  sql`email_links_ended as (
      update email_links l set expires_at = least(l.expires_at, ${now}) from accounts o
      where o.id = l.account_id and l.account_id in (select id from ${source}) and l.used_at is null
        and lower(l.email) is distinct from lower(o.email)
    )`

/** A code for a forgotten password, which its owner may have given away before they changed the way they sign in. */
const resetCodesEndedSql = (source: Sql, now: Date): Sql =>
  sql`reset_codes_ended as (
      update codes c set expires_at = least(c.expires_at, ${now}) from accounts o
      where o.id in (select id from ${source}) and c.purpose = 'reset' and c.used_at is null
        and c.subject = 'reset ' || o.user_slug || '/' || o.username
    )`

/** Codes that were sent to the account's former number or address, by which somebody signs in or proves themselves. */
const ownCodesEndedSql = (source: Sql, now: Date): Sql =>
  sql`own_codes_ended as (
      update codes c set expires_at = least(c.expires_at, ${now}) where c.used_at is null and (c.purpose, c.subject) in (
        select p.purpose, case when p.purpose = 'prove' then 'fresh ' else '' end || e.id
        from ${source} e cross join unnest(array['sign-in', 'step-up', 'prove']) p (purpose))
    )`

/** Members of `with`: they end sessions, steps of signing in, and codes and links to a password or to another address. */
export const endWaysInSql = ({ source, now, kept = raw('false'), keepsEmailLinks = false }: Ended): Sql =>
  sql`sessions_ended as (
      update sessions s set ended_at = case when ${kept} then null else ${now}::timestamptz end,
        credentials_version = s.credentials_version + 1
      where s.ended_at is null and s.account_id in (select id from ${source})
    ), tickets_ended as (${ticketsSql(source)}
    ), links_ended as (
      update password_links set used_at = ${now} where used_at is null and account_id in (select id from ${source})
    ), ${resetCodesEndedSql(source, now)}, ${ownCodesEndedSql(source, now)}${keepsEmailLinks ? raw('') : sql`, ${emailLinksEndedSql(source, now)}`}`

/** That a session or ticket was opened by the credentials that the account still has. */
export const isOfCredentialsSql = (alias: 's' | 't', account: 'a' = 'a'): Sql =>
  raw(`${alias}.credentials_version = ${account}.credentials_version`)
