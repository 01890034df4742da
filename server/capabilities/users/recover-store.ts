// The SQL of letting somebody in again who has lost their phone and every recovery code.

import { type Queries, raw, sql } from '../../platform/database/index.ts'
import { endWaysInSql, nextCredentialsSql, reachedMobileSql } from '../accounts/index.ts'
import { endCodesSql } from '../codes/index.ts'
import { messageToSql, type UnaddressedMessage } from '../messages/index.ts'
import { type StaffRecord, staffColumns } from './store.ts'

export const recoverStore = (database: Queries) => ({
  /**
   * Takes everything by which an employee signs in: password, factors, recovery codes, identities of providers and the
   * number of the lost phone, with whatever was sent there; sessions end. The number and the e-mail address are told in the same statement. Nothing
   * where there is no such employee, or the account is disabled.
   */
  strip: (username: string, now: Date, notices: { number: UnaddressedMessage; email: UnaddressedMessage }) =>
    database.maybeOne<StaffRecord>(
      sql`with person as materialized (
          select a.id, a.mobile, a.email, ${reachedMobileSql(sql`${now}::timestamptz`)} as reached from accounts a
          where a.user_slug = 'employee' and a.username = ${username} and a.status <> 'disabled' for update
        ), factors_gone as (delete from factors where account_id in (select id from person)
        ), identities_gone as (delete from identities where account_id in (select id from person)
        ), recovery_gone as (delete from recovery_codes where account_id in (select id from person)
        ), ${endWaysInSql({ source: raw('person'), now })}, codes_ended as (${endCodesSql(sql`select mobile from person`, now)}
        ), number_told as (${messageToSql(notices.number, now, raw('person'), raw('reached'))}
        ), email_told as (${messageToSql(notices.email, now, raw('person'), raw('email'))}
        )
        update accounts a set password_hash = null, mobile = null, mobile_verified_at = null, pending_mobile = null,
          mobile_is_factor = false, ${nextCredentialsSql}, joined_at = coalesce(a.joined_at, ${now}), updated_at = ${now}, revision = a.revision + 1
        from person p where a.id = p.id returning ${staffColumns}`,
    ),
})
