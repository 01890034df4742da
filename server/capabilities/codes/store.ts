// The SQL of codes. Each act is one statement: what two processes do at once happens one after the other.

import { deleteInBatches, type Queries, type Sql, sql } from '../../platform/database/index.ts'
import { messageSql, type NewMessage } from '../messages/index.ts'

type StoredCode = { expiresAt: Date; usedAt: Date | null }
type New = {
  purpose: string
  subject: string
  countedFor: string
  /** Where it goes; null where there is nobody to write to. */
  sentTo: string | null
  codeHash: Buffer
  now: Date
  expiresAt: Date
  /** A code sent later than that may not be replaced yet. */
  notBefore: Date
  message: NewMessage | undefined
  /** The same code by another channel. */
  copy?: NewMessage | undefined
}

/**
 * Ends the codes that went to numbers or addresses which are somebody's no more; one that proves a number to be somebody's
 * goes on. `recipients` selects them.
 */
export const endCodesSql = (recipients: Sql, now: Date): Sql =>
  sql`update codes set expires_at = least(expires_at, ${now})
    where sent_to in (${recipients}) and purpose <> 'mobile' and used_at is null`

export const codesStore = (database: Queries) => ({
  /**
   * Puts a code in the place of the last and writes its message, in one statement: with nobody to write to it takes as
   * long. Answers whether it might.
   */
  put: async ({
    purpose,
    subject,
    countedFor,
    sentTo,
    codeHash,
    now,
    expiresAt,
    notBefore,
    message,
    copy,
  }: New): Promise<boolean> => {
    const rows = await database.query(
      sql`with put as (insert into codes as c (purpose, subject, counted_for, sent_to, code_hash, sent_at, expires_at)
        values (${purpose}, ${subject}, ${countedFor}, ${sentTo}, ${codeHash}, ${now}, ${expiresAt})
        on conflict (purpose, subject) do update set counted_for = excluded.counted_for, sent_to = excluded.sent_to,
          code_hash = excluded.code_hash, attempts = 0, sent_at = excluded.sent_at, expires_at = excluded.expires_at, used_at = null
        where c.sent_at <= ${notBefore} or c.used_at is not null
        returning c.sent_at),
        told as (${messageSql(message, now, sql`put`)}), copied as (${messageSql(copy, now, sql`put`)})
        select sent_at from put`,
    )
    return rows.length === 1
  },

  sentAt: async (purpose: string, subject: string): Promise<Date | undefined> =>
    (
      await database.maybeOne<{ sentAt: Date }>(
        sql`select sent_at as "sentAt" from codes where purpose = ${purpose} and subject = ${subject}`,
      )
    )?.sentAt,

  find: (purpose: string, subject: string) =>
    database.maybeOne<StoredCode>(
      sql`select expires_at as "expiresAt", used_at as "usedAt" from codes
        where purpose = ${purpose} and subject = ${subject}`,
    ),

  /** Takes one guess; undefined where none is left, or no code is live. */
  guess: (purpose: string, subject: string, limit: number, now: Date) =>
    database.maybeOne<{ codeHash: Buffer }>(
      sql`update codes set attempts = attempts + 1
        where purpose = ${purpose} and subject = ${subject} and used_at is null and expires_at > ${now}
          and attempts < ${limit}
        returning code_hash as "codeHash"`,
    ),

  /** Marks the code used; undefined where another was quicker, or a new code has come meanwhile. */
  use: (purpose: string, subject: string, codeHash: Buffer, now: Date) =>
    database.maybeOne<{ countedFor: string }>(
      sql`update codes set used_at = ${now}
        where purpose = ${purpose} and subject = ${subject} and code_hash = ${codeHash} and used_at is null
        returning counted_for as "countedFor"`,
    ),
})
export type CodesStore = ReturnType<typeof codesStore>

/** What retention deletes. */
export const codeDeletes = (database: Queries) => ({
  codes: (before: Date) => deleteInBatches(database, 'codes', sql`t.expires_at < ${before}`),
})
