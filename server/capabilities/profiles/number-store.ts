// The SQL by which an account takes a proved number, and by which the number leaves the account of its former owner:
// operators give a number that was returned to another person, who proves it and has other papers.

import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import { type Queries, raw, sql } from '../../platform/database/index.ts'
import {
  endWaysInSql,
  formerOwner,
  nextCredentialsIfSql,
  nextCredentialsSql,
  reachedMobileSql,
} from '../accounts/index.ts'
import { endCodesSql } from '../codes/index.ts'
import { messageToSql, type UnaddressedMessage } from '../messages/index.ts'

export type NewOwner = {
  id: string
  userSlug: UserSlug
  username: string
  mobile: string | null
  nationalIdIndex: Buffer | null
  passportIndex: Buffer | null
}

/**
 * Frees the number that a person has proved from the account of somebody with other papers; nothing where either of them
 * has none. The former account keeps its papers, by which it is found at signing in, and every way in by the number ends.
 */
export const freeNumber = (
  queries: Queries,
  { id, userSlug, username, mobile, nationalIdIndex, passportIndex }: NewOwner,
  now: Date,
  notice: UnaddressedMessage,
): Promise<{ id: string }[]> =>
  queries.query<{ id: string }>(
    sql`with former as materialized (
        select a.id, a.mobile, a.email from accounts a
        where a.user_slug = ${userSlug} and a.user_slug = 'citizen' and a.username = ${username}
          and a.mobile = ${mobile} and a.id <> ${id}
          and (a.national_id_index is not null or a.passport_index is not null)
          and (${nationalIdIndex}::bytea is not null or ${passportIndex}::bytea is not null)
          and (a.national_id_index = ${nationalIdIndex}::bytea) is not true
          and (a.passport_index = ${passportIndex}::bytea) is not true
        for update
      ), freed as (
        update accounts a set username = ${formerOwner} || a.id, mobile = null, mobile_verified_at = null, pending_mobile = null,
          mobile_is_factor = false, updated_at = ${now}, revision = a.revision + 1, ${nextCredentialsSql}
        from former f where a.id = f.id returning a.id, f.mobile, f.email
      ), codes_ended as (${endCodesSql(sql`select mobile from freed`, now)}
      ), ${endWaysInSql({ source: raw('freed'), now })}, notified as (${messageToSql(notice, now, raw('freed'), raw('email'))}
      )
      select id from freed`,
  )

export type ChangeNotices = { number?: UnaddressedMessage; email?: UnaddressedMessage }

/**
 * Writes a proved number and the user name that follows from it; false where somebody has the name. The former number
 * and the email address are notified in the same statement, the number unless it was not used for a year; and what was sent to that number leads nowhere any more.
 */
export const changeNumber = async (
  queries: Queries,
  { id, mobile, username }: { id: string; mobile: string; username: string },
  now: Date,
  notices: ChangeNotices,
): Promise<boolean> => {
  const rows = await queries.query(
    sql`with former as materialized (select a.id, a.mobile, a.email, ${reachedMobileSql(sql`${now}::timestamptz`)} as reached from accounts a where a.id = ${id} for update
      ), changed as (
        update accounts a set mobile = ${mobile}, username = ${username}, mobile_verified_at = ${now},
          ${nextCredentialsIfSql(sql`f.mobile <> ${mobile}`)},
          updated_at = ${now}, pending_mobile = case when a.pending_mobile <> ${mobile} then a.pending_mobile end
        from former f where a.id = f.id and not exists (
          select from accounts b where b.user_slug = a.user_slug and b.username = ${username} and b.id <> a.id)
        returning a.id, f.mobile as former, f.reached, f.email
      ), moved as (select id, former, reached, email from changed where former <> ${mobile}
      ), codes_ended as (${endCodesSql(sql`select former from moved`, now)}
      ), ${endWaysInSql({ source: raw('moved'), now, kept: raw('true'), keepsEmailLinks: true })}, number_told as (${messageToSql(notices.number, now, raw('moved'), raw('reached'))}
      ), email_told as (${messageToSql(notices.email, now, raw('moved'), raw('email'))}
      )
      select id from changed`,
  )
  return rows.length === 1
}
