// The SQL of the demo outbox.

import { type Queries, raw, sql } from '../../platform/database/index.ts'

export type OutboxRow = {
  to: string
  channel: string
  subject: string | null
  text: string
  code: string | null
  at: Date
}

export const demoPeopleStore = (database: Queries) => ({
  /** The demo citizens have proved their numbers: a provider that vouches for one leads to its account. */
  proveMobiles: (usernames: string[]) =>
    database.query(
      sql`update accounts set mobile_verified_at = created_at
        where user_slug = 'citizen' and username = any(${usernames}) and mobile_verified_at is null`,
    ),
})

export const outboxStore = (database: Queries) => ({
  /** The newest hundred messages, to one recipient or to all. */
  newest: (recipient: string | undefined) =>
    database.query<OutboxRow>(
      sql`select recipient as "to", channel, subject, body as text, code, created_at as at from messages
        where ${recipient === undefined ? raw('true') : sql`recipient = ${recipient}`}
        order by created_at desc, id desc limit 100`,
    ),
})
export type OutboxStore = ReturnType<typeof outboxStore>
