// The SQL of links that prove an e-mail address.

import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import type { Language } from '@bawaba/language/index.ts'
import { type Queries, sql } from '../../platform/database/index.ts'

export type Addressee = { id: string; userSlug: UserSlug; language: Language }
type New = {
  tokenHash: Buffer
  accountId: string
  email: string
  now: Date
  expiresAt: Date
  notBefore: Date
}

export const emailLinksStore = (database: Queries) => ({
  /** Writes a link down unless one went to the same address a moment ago; earlier ones are no good from then on. */
  put: async ({ tokenHash, accountId, email, now, expiresAt, notBefore }: New): Promise<boolean> => {
    const rows = await database.query(
      sql`with locked as (select id from accounts where id = ${accountId} for update),
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

  /** The address that waits for its link, and the one that is the person's now. */
  addresses: (accountId: string) =>
    database.maybeOne<
      Addressee & { email: string | null; emailVerifiedAt: Date | null; waiting: string | null }
    >(
      sql`select a.id, a.user_slug as "userSlug", a.language, a.email, a.email_verified_at as "emailVerifiedAt",
          (select case when l.used_at is null then l.email end from email_links l where l.account_id = a.id
            order by l.sent_at desc limit 1) as waiting
        from accounts a where a.id = ${accountId}`,
    ),

  /** Uses a link: its address becomes the person's, proved. One statement: a link works once. */
  use: (tokenHash: Buffer, userSlug: UserSlug, now: Date) =>
    database.maybeOne<{ accountId: string }>(
      sql`with used as (
          update email_links l set used_at = ${now} from accounts a
          where l.token_hash = ${tokenHash} and l.used_at is null and l.expires_at > ${now}
            and a.id = l.account_id and a.user_slug = ${userSlug}
          returning l.account_id, l.email
        )
        update accounts a set email = used.email, email_verified_at = ${now}, updated_at = ${now} from used
        where a.id = used.account_id returning a.id as "accountId"`,
    ),

  isUsed: async (tokenHash: Buffer): Promise<boolean> =>
    (
      await database.query(
        sql`select 1 from email_links where token_hash = ${tokenHash} and used_at is not null`,
      )
    ).length === 1,

  tidy: (before: Date) => database.query(sql`delete from email_links where expires_at < ${before}`),
})
export type EmailLinksStore = ReturnType<typeof emailLinksStore>
