// The SQL of giving a staff account its mobile number as user name.

import { isUniqueViolation, type LockingQueries, raw, sql } from '../../platform/database/index.ts'
import { endWaysInSql, nextCredentialsSql, reachedMobileSql } from '../accounts/index.ts'
import { messageToSql, type UnaddressedMessage } from '../messages/index.ts'

type Named = { userSlug: string; username: string }
type Move = Named & {
  mobile: string
  /** The name that the number makes. */
  name: string
  now: Date
  notices: { number: UnaddressedMessage; email: UnaddressedMessage }
}

export const mobileNameStore = (database: LockingQueries) => ({
  find: ({ userSlug, username }: Named) =>
    database.maybeOne<{ mobile: string | null; status: string }>(
      sql`select mobile, status from accounts where user_slug = ${userSlug} and username = ${username}`,
    ),

  /**
   * The account has the name from then on, its sessions and steps of signing in are over, and its owner is notified, in one
   * statement. `taken` where somebody has the name; nothing where the account changed meanwhile.
   */
  move: ({ userSlug, username, mobile, name, now, notices }: Move) =>
    database
      .transaction(queries =>
        queries.maybeOne<{ id: string }>(
          sql`with moved as (
            update accounts a set username = ${name}, updated_at = ${now}, revision = revision + 1, ${nextCredentialsSql}
            where user_slug = ${userSlug} and username = ${username} and mobile = ${mobile} and status <> 'disabled'
            returning a.id, ${reachedMobileSql(sql`${now}::timestamptz`)} as reached, a.email
          ), ${endWaysInSql({ source: raw('moved'), now })}, number_told as (${messageToSql(notices.number, now, raw('moved'), raw('reached'))}
          ), email_told as (${messageToSql(notices.email, now, raw('moved'), raw('email'))}
          )
          select id from moved`,
        ),
      )
      .catch((error): 'taken' => {
        if (isUniqueViolation(error)) return 'taken'
        throw error
      }),
})
export type MobileNameStore = ReturnType<typeof mobileNameStore>
