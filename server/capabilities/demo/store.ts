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
