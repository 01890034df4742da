// The SQL of messages.

import { type Queries, type Sql, sql } from '../../platform/database/index.ts'
import type { NewMessage } from './messenger.ts'
import type { Sending } from './sender.ts'

export type Due = Sending & { channel: string; tries: number }

/** Writes a message once for each row of the source, or none where there is nobody to write to. */
export const messageSql = (message: NewMessage | undefined, now: Date, source: Sql): Sql =>
  sql`insert into messages (id, recipient, channel, subject, body, code, created_at)
    select ${message?.id ?? null}::uuid, ${message?.recipient ?? null}::text, ${message?.channel ?? null}::text,
      ${message?.subject ?? null}::text, ${message?.text ?? null}::text, ${message?.code ?? null}::text,
      ${now}::timestamptz
    from ${source} where ${message !== undefined}::boolean`

export const messagesStore = (database: Queries) => ({
  add: (message: NewMessage, now: Date) => database.query(messageSql(message, now, sql`(select) as always`)),

  /** Takes messages that are due and puts off their next try, so that no other worker takes them meanwhile. */
  claim: (channels: string[], now: Date, until: Date, limit: number) =>
    database.query<Due>(
      sql`update messages set tries = tries + 1, next_try_at = ${until}
        where id in (
          select id from messages
          where sent_at is null and given_up_at is null and channel = any(${channels})
            and (next_try_at is null or next_try_at <= ${now})
          order by next_try_at nulls first, created_at limit ${limit} for update skip locked)
        returning id, channel, recipient, subject, body as text, tries`,
    ),

  /** What went out keeps no code. */
  sent: (id: string, now: Date) =>
    database.query(
      sql`update messages set sent_at = ${now}, code = null,
          body = case when code is null then body else replace(body, code, '••••••') end
        where id = ${id}`,
    ),

  retryAt: (id: string, at: Date) =>
    database.query(sql`update messages set next_try_at = ${at} where id = ${id}`),

  giveUp: (id: string, now: Date) =>
    database.query(sql`update messages set given_up_at = ${now} where id = ${id}`),

  /** Codes that are over are not delivered any more. */
  giveUpCodes: (before: Date, now: Date) =>
    database.query(
      sql`update messages set given_up_at = ${now}, code = null, body = replace(body, code, '••••••')
        where sent_at is null and given_up_at is null and code is not null and created_at < ${before}`,
    ),
})
export type MessagesStore = ReturnType<typeof messagesStore>
