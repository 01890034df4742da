// The SQL by which a number leaves the account of its former owner: operators give a number that was returned to another
// person, who proves it and has other papers.

import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import { type Queries, raw, sql } from '../../platform/database/index.ts'
import { endWaysInSql, formerOwner, nextCredentialsSql } from '../accounts/index.ts'
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
