// The use of mobile numbers: operators give a number to another person after months without use.

import { raw, type Sql, sql } from '../../platform/database/index.ts'

/** For how long a number that was used or proved still stands for its person. */
const lifeOfUse = '1 year'

/** Notes that the owners used their numbers; once a day is enough. @param source a query name whose `account_id` they are */
export const mobileUsedSql = (source: Sql, now: Date): Sql =>
  sql`update accounts a set mobile_used_at = ${now}::timestamptz where a.id in (select account_id from ${source})
    and a.mobile is not null and coalesce(a.mobile_used_at < ${now}::timestamptz - interval '1 day', true)`

/** That the number of account `a` has been used or proved in the last year. */
export const isMobileInUseSql = (now: Date): Sql => isMobileInUseAtSql(sql`${now}::timestamptz`)
/** The same at a time that the statement itself knows. */
export const isMobileInUseAtSql = (time: Sql): Sql =>
  sql`greatest(a.mobile_used_at, a.mobile_verified_at, a.created_at) > ${time} - ${raw(`interval '${lifeOfUse}'`)}`
