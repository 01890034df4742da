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
  /** Writes an address down with its newest link; nothing where one was asked for a moment ago. */
  ask: ({ id, email, language, tokenHash, now, until, notBefore }: NewSubscription) =>
    database.maybeOne<Subscription>(
      sql`insert into newsletter_subscriptions as s (id, email, language, confirm_hash, confirm_until, asked_at)
        values (${id}, ${email}, ${language}, ${tokenHash}, ${until}, ${now})
        on conflict (lower(email)) do update set language = excluded.language, confirm_hash = excluded.confirm_hash,
          confirm_until = excluded.confirm_until, asked_at = excluded.asked_at
          where s.asked_at <= ${notBefore}
        returning id, email, language, subscribed_at as "subscribedAt"`,
    ),

  /** Follows a link: whether its address had subscribed before; nothing for a link that leads nowhere. */
  confirm: async (tokenHash: Buffer, now: Date): Promise<'begun' | 'before' | undefined> => {
    const row = await database.maybeOne<{ was: Date | null }>(
      sql`with found as materialized (
          select id, subscribed_at as was from newsletter_subscriptions
          where confirm_hash = ${tokenHash} and confirm_until > ${now} for update
        ), begun as (
          update newsletter_subscriptions s set subscribed_at = ${now} from found where s.id = found.id and found.was is null
        )
        select was from found`,
    )
    if (!row) return undefined
    return row.was ? 'before' : 'begun'
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

/** What retention deletes: addresses that nobody proved. */
export const newsletterDeletes = (database: Queries) => ({
  newsletterLinks: (before: Date) =>
    deleteInBatches(
      database,
      'newsletter_subscriptions',
      sql`t.subscribed_at is null and t.confirm_until < ${before}`,
    ),
})
