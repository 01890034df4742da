// The SQL of messages as staff follow them: where each stands, never what it says, and of its reader the end of a number.

import { OutgoingMessage } from '@bawaba/contract/entities/notification.ts'
import type { DropReason } from '@bawaba/contract/message-hours.ts'
import type { NotificationKind } from '@bawaba/contract/notification-kinds.ts'
import { type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'
import {
  type Column,
  type Columns,
  type FieldType,
  type Filter,
  pageIdsSql,
  pagingOf,
  type Vocabulary,
  type Where,
  whereSql,
} from '../../platform/filter/index.ts'
import { isWanted } from './store.ts'

export type OutgoingRow = Pick<
  OutgoingMessage,
  'id' | 'channel' | 'recipient' | 'state' | 'tries' | 'isOver'
> & {
  kind: NotificationKind | null
  requestId: string | null
  serviceSlug: string | null
  createdAt: Date
  sentAt: Date | null
  nextTryAt: Date | null
  givenUpAt: Date | null
  failure: string | null
  dropped: DropReason | null
}

const state = `case when m.sent_at is not null then 'sent' when m.dropped is not null then 'dropped' when m.given_up_at is not null then 'givenUp'
  when m.tries > 0 then 'retrying' else 'waiting' end`
const fields: [string, FieldType, string][] = [
  ['id', 'text', 'm.id::text'],
  ['channel', 'text', 'm.channel'],
  ['kind', 'text', 'n.kind'],
  ['requestId', 'text', 'n.request_number'],
  ['serviceSlug', 'text', 'n.service_slug'],
  ['state', 'text', state],
  ['tries', 'number', 'm.tries'],
  ['createdAt', 'instant', 'm.created_at'],
]
const required = ['createdAt']
export const outgoingFilter: { vocabulary: Vocabulary; columns: Columns } = {
  columns: new Map<string, Column>(
    fields.map(([name, type, text]) => [
      name,
      { type, expression: raw(`(${text})`), isRequired: required.includes(name) },
    ]),
  ),
  vocabulary: {
    fields: new Map(fields.map(([name, type]) => [name, type])),
    parts: Object.keys(OutgoingMessage.properties),
    defaultLimit: 20,
    maxLimit: 100,
  },
}

const tables = raw('messages m left join notifications n on n.id = m.notification_id')
/** Four digits of a number; of an address its host alone. */
const masked = `case m.channel when 'email' then '…' || substring(m.recipient from '@.*$') else '…' || right(m.recipient, 4) end`
const isDoneSql = (now: Date): Sql =>
  sql`(m.is_over or m.useless_at <= ${now}::timestamptz or m.code is not null or m.link_token is not null or not ${isWanted})`
const columnsSql = (
  now: Date,
): Sql => sql`m.id, m.channel, ${raw(masked)} as recipient, n.kind, n.request_number as "requestId",
  n.service_slug as "serviceSlug", ${raw(state)} as state, m.tries, m.created_at as "createdAt", m.sent_at as "sentAt",
  case when m.sent_at is null and m.given_up_at is null then m.next_try_at end as "nextTryAt", m.given_up_at as "givenUpAt",
  m.failure, m.dropped, coalesce(${isDoneSql(now)}, false) as "isOver"`

export const outgoingStore = (database: Queries) => ({
  list: (filter: Filter, after: string | undefined, now: Date) => {
    const order = filter.order.length > 0 ? filter.order : [{ field: 'createdAt', descending: true }]
    const id = raw('m.id')
    const paging = pagingOf(order, outgoingFilter.columns, { id, after })
    const where = whereSql(filter.where, outgoingFilter.columns)
    const { limit, skip } = filter
    return database.query<OutgoingRow & { place: (string | null)[] }>(
      sql`select ${columnsSql(now)}, ${paging.position} as place
        from (${pageIdsSql(paging, { from: tables, where, id, limit, skip })}) page join ${tables} on m.id = page.page_id
        order by ${paging.order}`,
      { named: false },
    )
  },

  count: async (where: Where | undefined): Promise<number> => {
    const { count } = await database.one<{ count: number }>(
      sql`select count(*)::int as count from ${tables} where ${whereSql(where, outgoingFilter.columns)}`,
      { named: false },
    )
    return count
  },

  find: (id: string, now: Date) =>
    database.maybeOne<OutgoingRow>(sql`select ${columnsSql(now)} from ${tables} where m.id = ${id}::uuid`),

  /**
   * Sends a message again. One that did not arrive goes out as it is, under its id: a gateway that took it after all knows
   * it; one that may be on its way until `claimedUntil` stays with whoever sends it. One that did arrive goes out once more
   * under `newId`; sent twice with the same id it is the same. Answers whose it was and the message that stands for it now;
   * nothing where it cannot be.
   */
  resend: (id: string, newId: string, { now, claimedUntil }: { now: Date; claimedUntil: Date }) =>
    database.maybeOne<{ id: string; accountId: string | null }>(
      sql`with resendable as materialized (
          select m.* from messages m left join notifications n on n.id = m.notification_id
          where m.id = ${id}::uuid and not coalesce(${isDoneSql(now)}, false) for update of m
        ), again as (
          update messages m set given_up_at = null, next_try_at = ${now}, tries = 0, failure = null
          from resendable r where m.id = r.id and r.sent_at is null
            and (r.given_up_at is not null or r.next_try_at > ${claimedUntil} or r.next_try_at <= ${now})
          returning m.id, m.account_id
        ), copied as (
          insert into messages (id, notification_id, recipient, account_id, channel, subject, body, created_at, urgency, is_legal, useless_at)
          select ${newId}::uuid, notification_id, recipient, account_id, channel, subject, body, ${now}::timestamptz, urgency, is_legal,
            useless_at
          from resendable where sent_at is not null
          on conflict (id) do update set id = excluded.id returning id, account_id
        )
        select r.id, r.account_id as "accountId" from resendable r where r.sent_at is null
        union all select id, account_id from copied`,
    ),

  /** How many of each channel wait after a failure. */
  retrying: () =>
    database.query<{ channel: string; retrying: number }>(
      sql`select m.channel, count(*)::int as retrying from messages m
        where m.sent_at is null and m.given_up_at is null and m.failure is not null group by m.channel`,
    ),

  /**
   * Tries at once what failed by a channel: what waits for its next try, unless it is on its way until `claimedUntil`, and
   * what was given up since a moment and is still good. Answers how many.
   */
  resendAll: async (
    channel: string,
    { since, claimedUntil, now }: { since: Date; claimedUntil: Date; now: Date },
  ): Promise<number> =>
    (
      await database.query(
        sql`update messages u set given_up_at = null, next_try_at = ${now}, tries = 0
          from messages m left join notifications n on n.id = m.notification_id
          where u.id = m.id and m.channel = ${channel} and m.sent_at is null and m.dropped is null and m.failure is not null
            and case when m.given_up_at is null then m.next_try_at > ${claimedUntil}
              else m.given_up_at > ${since} and not coalesce(${isDoneSql(now)}, false) end
          returning u.id`,
      )
    ).length,
})
export type OutgoingStore = ReturnType<typeof outgoingStore>
