// The SQL of issues: ordering one, writing its letters in batches, and counting what became of them.

import type { Language, Text } from '@bawaba/language/index.ts'
import { type LockingQueries, type Queries, type Sql, sql } from '../../platform/database/index.ts'
import { isRevisionSql } from '../content/index.ts'
import { lettersSql } from '../messages/index.ts'

type NewIssue = {
  slug: string
  title: Text
  text: Text
  /** Of the content that was seen. */
  revision: number
  startsAt: Date
  now: Date
  by: string
}
export type Begun = { slug: string; title: Text; text: Text; startsAt: Date; writtenTo: string | null }
export type Reader = { id: string; email: string; language: Language }
export type Letter = {
  subscriptionId: string
  messageId: string
  email: string
  subject: string
  body: string
  unsubscribe: string
}
export type IssueRow = {
  name: string
  startsAt: Date
  isBegun: boolean
  finishedAt: Date | null
  sent: number
  failed: number
  waiting: number
}

const isWaiting = sql`(m.sent_at is null and m.given_up_at is null)`
const isSubscribed = sql`exists (select from newsletter_subscriptions s where s.id = l.subscription_id)`
/** What became of the letters of an issue. One that was given up because its reader unsubscribed has not failed. */
const countsSql = (slug: Sql): Sql =>
  sql`(select count(*) filter (where m.sent_at is not null)::int as sent,
      count(*) filter (where m.given_up_at is not null and ${isSubscribed})::int as failed,
      count(*) filter (where ${isWaiting} and ${isSubscribed})::int as waiting
    from newsletter_letters l join messages m on m.id = l.message_id where l.slug = ${slug})`
const isAnyWaiting = sql`exists (select from newsletter_letters l join messages m on m.id = l.message_id
  where l.slug = i.slug and ${isWaiting})`

export const issuesStore = (database: LockingQueries) => ({
  transaction: database.transaction,

  /** Orders it, once; what was seen must still be what is stored. */
  order: async (issue: NewIssue): Promise<'ordered' | 'before' | 'changed'> => {
    const { slug, title, text, revision, startsAt, now, by } = issue
    const { isAdded, isSeen } = await database.one<{ isAdded: boolean; isSeen: boolean }>(
      sql`with seen as (select ${isRevisionSql('newsletter', slug, revision)} as is_so), added as (
          insert into newsletter_issues (slug, title_ar, title_en, text_ar, text_en, starts_at, asked_at, asked_by)
          select ${slug}, ${title.ar}, ${title.en}, ${text.ar}, ${text.en}, ${startsAt}::timestamptz, ${now}::timestamptz,
            ${by}::uuid
          from seen where seen.is_so
          on conflict do nothing returning slug
        )
        select exists (select from added) as "isAdded", seen.is_so as "isSeen" from seen`,
    )
    if (isAdded) return 'ordered'
    return isSeen ? 'before' : 'changed'
  },

  /** Answers whether it was taken back: one that has begun is not. */
  takeBack: async (slug: string, now: Date): Promise<boolean> => {
    const rows = await database.query(
      sql`delete from newsletter_issues where slug = ${slug} and starts_at > ${now} returning slug`,
    )
    return rows.length > 0
  },

  /** All of them, the newest first, or the one of this name. */
  list: (slug: string | null = null) =>
    database.query<IssueRow>(
      sql`select i.slug as name, i.starts_at as "startsAt", i.written_to is not null or i.written_at is not null as "isBegun",
          i.finished_at as "finishedAt", coalesce(i.sent, c.sent) as sent, coalesce(i.failed, c.failed) as failed,
          c.waiting
        from newsletter_issues i cross join lateral ${countsSql(sql`i.slug`)} c
        where ${slug}::text is null or i.slug = ${slug} order by i.starts_at desc, i.slug`,
    ),

  subscribers: () =>
    database.one<Record<Language, number>>(
      sql`select count(*) filter (where language = 'ar')::int as ar, count(*) filter (where language = 'en')::int as en
        from newsletter_subscriptions where subscribed_at is not null`,
    ),

  isDue: async (now: Date): Promise<boolean> => {
    const { isDue } = await database.one<{ isDue: boolean }>(
      sql`select exists (select from newsletter_issues i where i.finished_at is null and i.starts_at <= ${now}
        and (i.written_at is null or not ${isAnyWaiting})) as "isDue"`,
    )
    return isDue
  },

  /** The issue whose time came first and whose letters are not all written; nobody else writes it meanwhile. */
  next: (queries: Queries, now: Date) =>
    queries.maybeOne<Begun>(
      sql`select slug, jsonb_build_object('ar', title_ar, 'en', title_en) as title,
          jsonb_build_object('ar', text_ar, 'en', text_en) as text, starts_at as "startsAt", written_to as "writtenTo"
        from newsletter_issues where written_at is null and finished_at is null and starts_at <= ${now}
        order by starts_at, slug limit 1 for update skip locked`,
    ),

  /** Who comes next, of those who had subscribed when it began. */
  readers: (queries: Queries, { startsAt, writtenTo }: Begun, limit: number) =>
    queries.query<Reader>(
      sql`select id, email, language from newsletter_subscriptions
        where subscribed_at <= ${startsAt} and (${writtenTo}::uuid is null or id > ${writtenTo}::uuid)
        order by id limit ${limit}`,
    ),

  /** Writes letters to the outbox, and how far the issue has come. */
  write: (queries: Queries, slug: string, letters: readonly Letter[], now: Date) => {
    const column = (name: keyof Letter) => letters.map(letter => letter[name])
    return queries.query(
      sql`with given as (
          select * from unnest(${column('subscriptionId')}::uuid[], ${column('messageId')}::uuid[], ${column('email')}::text[],
            ${column('subject')}::text[], ${column('body')}::text[], ${column('unsubscribe')}::text[])
            as g (subscription_id, message_id, email, subject, body, unsubscribe)
        ), noted as (
          insert into newsletter_letters (slug, subscription_id, message_id)
          select ${slug}, subscription_id, message_id from given
          on conflict (slug, subscription_id) do nothing returning message_id
        ), sent as (
          ${lettersSql(sql`(select given.* from given join noted using (message_id))`, now)}
        )
        update newsletter_issues set written_to = ${letters.at(-1)?.subscriptionId} where slug = ${slug}`,
    )
  },

  allWritten: (queries: Queries, slug: string, now: Date) =>
    queries.query(sql`update newsletter_issues set written_at = ${now} where slug = ${slug}`),

  /**
   * Ends issues of which no letter waits: their counts stay, the letters go. With them goes who has unsubscribed, so what
   * did not arrive is over and cannot be sent again.
   */
  finish: (now: Date) =>
    database.query(
      sql`with finished as (
          update newsletter_issues i set finished_at = ${now}, sent = c.sent, failed = c.failed
          from newsletter_issues o cross join lateral ${countsSql(sql`o.slug`)} c
          where o.slug = i.slug and i.written_at is not null and i.finished_at is null and not ${isAnyWaiting}
          returning i.slug
        ), over as (
          update messages m set is_over = true, given_up_at = coalesce(m.given_up_at, ${now}::timestamptz)
          from newsletter_letters l join finished using (slug) where m.id = l.message_id and m.sent_at is null
        )
        delete from newsletter_letters l using finished where l.slug = finished.slug`,
    ),
})
export type IssuesStore = ReturnType<typeof issuesStore>
