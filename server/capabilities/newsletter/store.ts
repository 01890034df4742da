// The SQL of the newsletter.

import type { Language } from '@bawaba/language/index.ts'
import { deleteInBatches, type Queries, sql } from '../../platform/database/index.ts'

export type Subscription = { id: string; email: string; language: Language; subscribedAt: Date | null }
type NewSubscription = {
  id: string
  email: string
  language: Language
  tokenHash: Buffer
  now: Date
  until: Date
  /** Nothing is asked again sooner. */
  notBefore: Date
}

export const newsletterStore = (database: Queries) => ({
  /**
   * Writes an address down, and a link beside those that are on their way; nothing where one was asked for a moment ago.
   * What stands of the address stays as it is: whoever asks has not proved it.
   */
  ask: ({ id, email, language, tokenHash, now, until, notBefore }: NewSubscription) =>
    database.maybeOne<Subscription>(
      sql`with asked as (
          insert into newsletter_subscriptions as s (id, email, language, confirm_until, asked_at)
          values (${id}, ${email}, ${language}, ${until}, ${now})
          on conflict (lower(email)) do update set confirm_until = excluded.confirm_until, asked_at = excluded.asked_at
            where s.asked_at <= ${notBefore}
          returning id, email, language, subscribed_at
        ), linked as (
          insert into newsletter_links (token_hash, subscription_id, language, expires_at)
          select ${tokenHash}, asked.id, ${language}, ${until} from asked
        )
        select id, email, language, subscribed_at as "subscribedAt" from asked`,
    ),

  /**
   * Follows a link: its address is subscribed in the language of the link. Answers whether it was so before; nothing for a
   * link that leads nowhere.
   */
  confirm: async (tokenHash: Buffer, now: Date): Promise<'begun' | 'before' | undefined> => {
    const row = await database.maybeOne<{ isSame: boolean }>(
      sql`with found as materialized (
          select s.id, l.language, s.subscribed_at is not null and s.language = l.language as "isSame"
          from newsletter_links l join newsletter_subscriptions s on s.id = l.subscription_id
          where l.token_hash = ${tokenHash} and l.expires_at > ${now} for update of s
        ), begun as (
          update newsletter_subscriptions s set language = found.language, subscribed_at = coalesce(s.subscribed_at, ${now})
          from found where s.id = found.id and not found."isSame"
        )
        select "isSame" from found`,
    )
    if (!row) return undefined
    return row.isSame ? 'before' : 'begun'
  },

  /** Ends it; answers whether there was one. */
  end: async (id: string): Promise<boolean> => {
    const rows = await database.query(
      sql`delete from newsletter_subscriptions where id = ${id} and subscribed_at is not null returning id`,
    )
    return rows.length > 0
  },
})
export type NewsletterStore = ReturnType<typeof newsletterStore>

/** What retention deletes: addresses that nobody proved, and links that are over. */
export const newsletterDeletes = (database: Queries) => ({
  newsletterLinks: async (before: Date) => {
    await deleteInBatches(
      database,
      'newsletter_subscriptions',
      sql`t.subscribed_at is null and t.confirm_until < ${before}`,
    )
    await deleteInBatches(database, 'newsletter_links', sql`t.expires_at < ${before}`)
  },
})
