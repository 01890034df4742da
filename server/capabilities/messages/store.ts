// The SQL of messages.

import { type DirectKind, directKindRows, useOf } from '@bawaba/contract/message-hours.ts'
import { retention } from '@bawaba/contract/retention.ts'
import { deleteInBatches, join, type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'
import { isNeededSql } from '../notifications/index.ts'
import { dueSql, isDueSql, lineOrder } from './line-store.ts'
import type { MessageText, NewMessage, UnaddressedMessage } from './outgoing.ts'
import type { Sending } from './sender.ts'

export type Due = Sending & { channel: string; tries: number; isLegal: boolean; createdAt: Date }

/** The one account that has a number or an address; of several it is nobody's. */
const holderSql = (recipient: string | null): Sql =>
  sql`(select (array_agg(a.id))[1] from accounts a
    where a.mobile = ${recipient}::text or (a.email_verified_at is not null and lower(a.email) = lower(${recipient}::text))
    having count(*) = 1)`

/** The language that an account has chosen for its messages; null where there is no such account. */
const languageOfSql = (accountId: Sql): Sql =>
  sql`(select l.language from accounts l where l.id = ${accountId})`

/** A text in the language of whoever reads it, whatever the language of those who had it written. */
const inLanguageSql = (text: MessageText | undefined, language: Sql): Sql =>
  text === undefined || typeof text === 'string'
    ? sql`${text ?? null}::text`
    : sql`case ${language} when 'en' then ${text.en}::text else ${text.ar}::text end`

/**
 * The account that a message is of, and the language of its reader: of the account, else the one that the writer names,
 * else of whoever has the number or address. A number that is being proved by a new account may still be another's.
 */
const readerSql = (message: NewMessage | undefined): Sql => {
  const accountId = sql`${message?.accountId ?? null}::uuid`
  return sql`(select coalesce(${accountId}, holder.id) as id,
      coalesce(${languageOfSql(accountId)}, ${message?.language ?? null}::text, ${languageOfSql(raw('holder.id'))}) as language
    from (select ${holderSql(message?.recipient ?? null)} as id) holder)`
}

type Moments = {
  /** When it leaves at the earliest, where its hours say nothing. */
  lastly?: Sql
  uselessAt?: Date | undefined
}
/** The columns of its hours, `urgency, is_legal, useless_at, next_try_at`, by the preferences `p` of its reader. */
const hoursSql = (
  kind: DirectKind | undefined,
  now: Date,
  { lastly = raw('null'), uselessAt }: Moments = {},
): Sql => {
  const { urgency, isLegal, uselessAfterMs } = useOf(directKindRows[kind ?? 'link'])
  const leaves =
    urgency === 'now'
      ? sql`${lastly}::timestamptz`
      : sql`coalesce(nullif(leaves_at(${now}::timestamptz, p.quiet_from, p.quiet_until, p.time_zone), ${now}::timestamptz), ${lastly}::timestamptz)`
  return sql`${urgency}::text, ${isLegal}::boolean,
    coalesce(${uselessAt ?? null}::timestamptz, ${now}::timestamptz + ${uselessAfterMs}::float8 * interval '1 millisecond'), ${leaves}`
}

const writtenColumns = raw(
  'id, recipient, account_id, channel, subject, body, code, link_token, link_hash, created_at, urgency, is_legal, useless_at, next_try_at',
)
const writtenSql = (message: NewMessage | undefined, now: Date, source: Sql): Sql =>
  sql`select ${message?.id ?? null}::uuid, ${message?.recipient ?? null}::text, reader.id, ${message?.channel ?? null}::text,
      ${inLanguageSql(message?.subject, raw('reader.language'))}, ${inLanguageSql(message?.text, raw('reader.language'))},
      ${message?.code ?? null}::text,
      ${message?.link?.token ?? null}::text, ${message?.link?.hash ?? null}::bytea,
      ${now}::timestamptz, ${hoursSql(message?.kind, now, { lastly: sql`${message?.notBefore ?? null}`, uselessAt: message?.uselessAt })}
    from ${source}, ${readerSql(message)} reader left join notification_preferences p on p.account_id = reader.id where ${message !== undefined}::boolean`

/** Writes a message once for each row of the source, or none where there is nobody to write to. */
export const messageSql = (message: NewMessage | undefined, now: Date, source: Sql): Sql =>
  sql`insert into messages (${writtenColumns}) ${writtenSql(message, now, source)}`

/** Writes several messages, each once for each row of its source. */
export const messagesToSql = (all: readonly { message: NewMessage; source: Sql }[], now: Date): Sql =>
  all.length === 0
    ? raw('select')
    : sql`insert into messages (${writtenColumns}) ${join(
        all.map(({ message, source }) => sql`(${writtenSql(message, now, source)})`),
        ' union all ',
      )}`

/** The same to whoever the source says, whose `id` is the account's: `recipient` is a column of it; a row without one gets none. */
export const messageToSql = (
  message: UnaddressedMessage | undefined,
  now: Date,
  source: Sql,
  recipient: Sql,
): Sql =>
  sql`insert into messages (id, recipient, account_id, channel, subject, body, created_at, urgency, is_legal, useless_at, next_try_at)
    select ${message?.id ?? null}::uuid, ${recipient}, source.id, ${message?.channel ?? null}::text,
      ${inLanguageSql(message?.subject, languageOfSql(raw('source.id')))}, ${inLanguageSql(message?.text, languageOfSql(raw('source.id')))},
      ${now}::timestamptz, ${hoursSql(message?.kind, now, { uselessAt: message?.uselessAt })}
    from ${source} source left join notification_preferences p on p.account_id = source.id where ${recipient} is not null and ${message !== undefined}::boolean`

/** Gives what was written to a number before its account was there to the account that `source` adds. */
export const adoptMessagesSql = (source: Sql, recipient: string | null, since: Date): Sql =>
  sql`update messages m set account_id = source.id from ${source} source
    where m.recipient = ${recipient} and m.account_id is null and m.created_at >= ${since}`

/**
 * The messages `m` of an account: those that bear its id, and those of nobody that went where the account is reached.
 * `names` is an array of numbers and addresses.
 */
export const messagesOfSql = (accountId: Sql, names: Sql): Sql =>
  sql`(m.account_id = ${accountId} or (m.account_id is null and m.recipient = any(${names})))`

const wiped =
  raw(`is_over = is_over or code is not null or link_token is not null or unsubscribe is not null, code = null, link_token = null,
  body = replace(replace(body, coalesce(code, E'\\x01'), '••••••'), coalesce(link_token, E'\\x01'), '••••••')`)

/** Whether the link of a message `m` opens something still; these tables know links by their hashes alone. */
const isLive = (now: Date): Sql =>
  sql`(exists (select from email_links l where l.token_hash = m.link_hash and l.used_at is null and l.expires_at > ${now})
    or exists (select from password_links l
      where l.token_hash = m.link_hash and l.used_at is null and l.expires_at > ${now})
    or exists (select from newsletter_links l join newsletter_subscriptions s on s.id = l.subscription_id
      where l.token_hash = m.link_hash and l.expires_at > ${now}
        and (s.subscribed_at is null or s.language <> l.language))
    or exists (select from tickets t where t.token_hash = m.link_hash and t.expires_at > ${now}))`

/** Whether a message `m` holds a code or a link that is worth nothing any more. */
const isSpent = (codesBefore: Date, now: Date): Sql =>
  sql`((m.code is not null and m.created_at < ${codesBefore})
    or (m.link_token is not null and not ${isLive(now)}))`

/**
 * Whether a message `m` is still wanted: what it reminds of is not done, its reader has not unsubscribed, and a notice to
 * staff has a reader whose account is open.
 */
export const isWanted: Sql = sql`(not exists (select from accounts d where d.id = m.account_id and m.notification_id is not null
      and d.user_slug <> 'citizen' and d.status = 'disabled')
    and not exists (select from notifications n
      where n.id = m.notification_id and not ${isNeededSql('n')})
    and not exists (select from newsletter_letters l where l.message_id = m.id
      and not exists (select from newsletter_subscriptions s where s.id = l.subscription_id)))`

/**
 * Writes an e-mail for each row of the source, which has `message_id`, `email`, `subject`, `body` and `unsubscribe`. They
 * stand in line behind every message that was not tried yet.
 */
export const lettersSql = (source: Sql, now: Date): Sql =>
  sql`insert into messages (id, recipient, account_id, channel, subject, body, unsubscribe, created_at, urgency, is_legal, useless_at, next_try_at)
    select message_id, email, reader.id, 'email', subject, body, unsubscribe, ${now}::timestamptz, ${hoursSql('newsletter', now, { lastly: sql`${now}` })}
    from ${source} letter cross join lateral (select (select (array_agg(a.id))[1] from accounts a
        where a.email_verified_at is not null and lower(a.email) = lower(letter.email) having count(*) = 1) as id) reader
      left join notification_preferences p on p.account_id = reader.id`

export const messagesStore = (database: Queries) => ({
  add: (message: NewMessage, now: Date) => database.query(messageSql(message, now, sql`(select) as always`)),

  /** Whether there is anything to claim or to wipe. */
  isDue: async (channels: string[], codesBefore: Date, now: Date): Promise<boolean> => {
    const { isDue } = await database.one<{ isDue: boolean }>(
      sql`select ${isDueSql(channels, now)}
        or exists(select from messages m where ${isSpent(codesBefore, now)}) as "isDue"`,
    )
    return isDue
  },

  /** Takes messages from the front of the line and puts off their next try, so that no other worker takes them meanwhile. */
  claim: (ids: readonly string[], now: Date, until: Date, limit: number) =>
    database.query<Due>(
      sql`update messages set tries = tries + 1, next_try_at = ${until}
        where id in (
          select id from messages m where m.id = any(${[...ids]}::uuid[]) and ${dueSql(now)} and ${isWanted}
          order by ${lineOrder} limit ${limit} for update skip locked)
        returning id, channel, recipient, subject, body as text, unsubscribe, tries,
          is_legal as "isLegal", created_at as "createdAt"`,
    ),

  /** What went out keeps no code and no link. */
  sent: async (id: string, now: Date): Promise<void> => {
    const last = await database.query(
      sql`delete from messages where id = ${id} and forget_at is not null returning id`,
    )
    if (last.length === 0)
      await database.query(
        sql`update messages set sent_at = ${now}, failure = null, ${wiped} where id = ${id}`,
      )
  },

  retryAt: (id: string, at: Date, failure: string) =>
    database.query(sql`update messages set next_try_at = ${at}, failure = ${failure} where id = ${id}`),

  giveUp: (id: string, now: Date, failure: string) =>
    database.query(
      sql`update messages set given_up_at = ${now}, failure = ${failure}, ${wiped} where id = ${id}`,
    ),

  /**
   * Gives up what reminds of something that is done meanwhile: it leaves the queue without being sent. Without ids, which are
   * those of the front of the line, all that is due.
   */
  withdraw: (ids: readonly string[] | undefined, now: Date) =>
    database.query(
      sql`update messages m set given_up_at = ${now}, is_over = true
        where ${ids ? sql`m.id = any(${[...ids]}::uuid[])` : raw('true')} and ${dueSql(now)} and not ${isWanted}`,
    ),

  /**
   * Wipes codes from before a moment, and links that were used, replaced or are over: they stand in no message any more,
   * and one that still waits is not delivered.
   */
  wipeSpent: (codesBefore: Date, now: Date) =>
    database.query(
      sql`update messages m set given_up_at = coalesce(given_up_at, case when sent_at is null then ${now}::timestamptz end),
          ${wiped}
        where ${isSpent(codesBefore, now)}`,
    ),
})
export type MessagesStore = ReturnType<typeof messagesStore>

/** What retention deletes. */
export const messageDeletes = (database: Queries) => ({
  messages: (before: Date) =>
    deleteInBatches(
      database,
      'messages',
      sql`(t.created_at < ${before} or t.forget_at < ${new Date(before.getTime() + retention.messages.keepMs)})
        and not exists (select from legal_holds h join accounts a on a.id = h.account_id
          where h.lifted_at is null
            and (t.account_id = a.id or (t.account_id is null and t.recipient in (a.mobile, a.email))))`,
    ),
})
