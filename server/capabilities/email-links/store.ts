// The SQL of links that prove an e-mail address.

import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import type { Language } from '@bawaba/language/index.ts'
import {
  deleteInBatches,
  type LockingQueries,
  locked,
  type Queries,
  raw,
  sql,
} from '../../platform/database/index.ts'
import { endWaysInSql, nextCredentialsIfSql, reachedMobileSql } from '../accounts/index.ts'
import { endCodesSql } from '../codes/index.ts'
import { messageToSql, type UnaddressedMessage } from '../messages/index.ts'
import { notUnderHold } from '../retention/index.ts'

export type Addressee = { id: string; userSlug: UserSlug; language: Language }
type New = {
  tokenHash: Buffer
  accountId: string
  email: string
  now: Date
  expiresAt: Date
  notBefore: Date
}

export const emailLinksStore = (database: LockingQueries) => ({
  /** Writes a link down unless one went to the same address a moment ago; earlier ones are no good from then on. */
  put: async ({ tokenHash, accountId, email, now, expiresAt, notBefore }: New): Promise<boolean> => {
    const rows = await locked(database, `e-mail links of ${accountId}`, queries =>
      queries.query(
        sql`with locked as (select id from accounts where id = ${accountId}),
        outdated as (
          update email_links l set expires_at = least(l.expires_at, ${now}) from locked
          where l.account_id = locked.id and l.used_at is null
            and not exists (select from email_links r where r.account_id = locked.id and r.email = ${email}
              and r.sent_at > ${notBefore} and r.used_at is null)
        )
        insert into email_links (token_hash, account_id, email, sent_at, expires_at)
        select ${tokenHash}, locked.id, ${email}, ${now}::timestamptz, ${expiresAt}::timestamptz from locked
        where not exists (select from email_links r where r.account_id = locked.id and r.email = ${email}
          and r.sent_at > ${notBefore} and r.used_at is null)
        returning token_hash`,
      ),
    )
    return rows.length === 1
  },

  /** When the newest link to an address was sent. */
  sentAt: async (accountId: string, email: string): Promise<Date | undefined> =>
    (
      await database.maybeOne<{ sentAt: Date | null }>(
        sql`select max(sent_at) as "sentAt" from email_links where account_id = ${accountId} and email = ${email}`,
      )
    )?.sentAt ?? undefined,

  /** The address that waits for its link, unless that was ended early, and the one that is the person's now. */
  addresses: (accountId: string) =>
    database.maybeOne<
      Addressee & { email: string | null; emailVerifiedAt: Date | null; waiting: string | null }
    >(
      sql`select a.id, a.user_slug as "userSlug", a.language, a.email, a.email_verified_at as "emailVerifiedAt",
          (select case when l.used_at is null and l.expires_at >= l.sent_at + interval '1 day' then l.email end from email_links l where l.account_id = a.id
            order by l.sent_at desc limit 1) as waiting
        from accounts a where a.id = ${accountId}`,
    ),

  /**
   * Uses a link: its address becomes the person's, proved. One statement: a link works once. The former address and the
   * mobile number are told, and what was sent to that address leads nowhere any more.
   */
  use: (
    tokenHash: Buffer,
    accountId: string,
    now: Date,
    notices: { email: UnaddressedMessage; number: UnaddressedMessage },
  ) =>
    database.maybeOne<{ accountId: string }>(
      sql`with used as (
          update email_links l set used_at = ${now} from accounts a
          where l.token_hash = ${tokenHash} and l.used_at is null and l.expires_at > ${now}
            and a.id = l.account_id and a.id = ${accountId}
          returning l.account_id, l.email
        ), former as materialized (
          select a.id, a.email, ${reachedMobileSql(sql`${now}::timestamptz`)} as reached from accounts a join used on used.account_id = a.id for update of a
        ), changed as (
          update accounts a set email = used.email, email_verified_at = ${now}, updated_at = ${now},
            ${nextCredentialsIfSql(sql`lower(f.email) is distinct from lower(used.email)`)},
            pending_email = case when lower(a.pending_email) <> lower(used.email) then a.pending_email end
          from used join former f on f.id = used.account_id where a.id = f.id
          returning a.id, a.email, f.email as former, f.reached
        ), moved as (select id, former, reached from changed where lower(former) is distinct from lower(email)
        ), codes_ended as (${endCodesSql(sql`select former from moved`, now)}
        ), ${endWaysInSql({ source: raw('moved'), now, kept: raw('true'), keepsEmailLinks: true })}, email_told as (${messageToSql(notices.email, now, raw('moved'), raw('former'))}
        ), number_told as (${messageToSql(notices.number, now, raw('moved'), raw('reached'))}
        )
        select id as "accountId" from changed`,
    ),

  /** Whose a link that was sent is, their language, and what became of it. */
  state: (tokenHash: Buffer, now: Date) =>
    database.maybeOne<{ accountId: string; language: Language; isUsed: boolean; isOver: boolean }>(
      sql`select l.account_id as "accountId", a.language, l.used_at is not null as "isUsed",
          l.expires_at <= ${now}::timestamptz as "isOver"
        from email_links l join accounts a on a.id = l.account_id where l.token_hash = ${tokenHash}`,
    ),
})
export type EmailLinksStore = ReturnType<typeof emailLinksStore>

/** What retention deletes. */
export const emailLinkDeletes = (database: Queries) => ({
  emailLinks: (before: Date) =>
    deleteInBatches(
      database,
      'email_links',
      sql`t.expires_at < ${before} and ${notUnderHold('t.account_id')}`,
    ),
})
