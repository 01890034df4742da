// The use of mobile numbers: operators give a number to another person after months without use.

import { raw, type Sql, sql } from '../../platform/database/index.ts'
import { lifeOfUseDays } from './contacts.ts'

const usedAtSql = (alias: string): Sql =>
  raw(`greatest(${alias}.mobile_used_at, ${alias}.mobile_verified_at, ${alias}.created_at)`)

/**
 * Notes that the owners used their numbers; once a day is enough. A number by whose codes somebody signs in, and which was
 * not used for a year, comes back into use only as it is proved: they sign in by something else.
 * @param source a query name whose `account_id` they are
 */
export const mobileUsedSql = (source: Sql, now: Date): Sql =>
  sql`update accounts a set mobile_used_at = ${now}::timestamptz where a.id in (select account_id from ${source})
    and a.mobile is not null and coalesce(a.mobile_used_at < ${now}::timestamptz - interval '1 day', true)
    and (not a.mobile_is_factor or ${isMobileInUseSql(now)})`

/** That the number of account `a` has been used or proved in the last year. */
export const isMobileInUseSql = (now: Date): Sql => isMobileInUseAtSql(sql`${now}::timestamptz`)
/** The same at a time that the statement itself knows. */
export const isMobileInUseAtSql = (time: Sql): Sql =>
  sql`${usedAtSql('a')} > ${time} - ${raw(`interval '${lifeOfUseDays} days'`)}`

/** The number that account `a` is written to: none that may have passed to another person. */
export const reachedMobileSql = (time: Sql): Sql =>
  sql`case when ${isMobileInUseAtSql(time)} then a.mobile end`

/** What `contactsOf` needs of an account. */
export const contactColumns = (alias: string): Sql =>
  sql`${raw(`${alias}.mobile, ${alias}.email`)}, ${usedAtSql(alias)} as "mobileUsedAt",
    ${raw(`(${alias}.email_verified_at is not null or ${alias}.user_slug <> 'citizen')`)} as "emailIsProved"`
