// The SQL of a person's own notifications.

import { Notification } from '@bawaba/contract/entities/notification.ts'
import type { NotificationKind } from '@bawaba/contract/notification-kinds.ts'
import type { Topic } from '@bawaba/contract/notification-topics.ts'
import type { Text } from '@bawaba/language/index.ts'
import { deleteInBatches, type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'
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
import { notUnderHold } from '../retention/index.ts'
import { isNeededSql } from './notice-store.ts'

export type NotificationRow = {
  id: string
  kind: NotificationKind
  topic: Topic
  title: Text
  text: Text
  createdAt: Date
  isSeen: boolean
  isRead: boolean
  serviceSlug: string | null
  requestId: string | null
  path: string | null
}

const fields: [string, FieldType, string][] = [
  ['id', 'text', 'n.id::text'],
  ['createdAt', 'instant', 'n.created_at'],
  ['kind', 'text', 'n.kind'],
  ['topic', 'text', 'n.topic'],
  ['isSeen', 'boolean', 'n.seen_at is not null'],
  ['isRead', 'boolean', 'n.read_at is not null'],
  ['serviceSlug', 'text', 'n.service_slug'],
  ['requestId', 'text', 'n.request_number'],
]
const required = ['createdAt']
export const notificationFilter: { vocabulary: Vocabulary; columns: Columns } = {
  columns: new Map<string, Column>(
    fields.map(([name, type, text]) => [
      name,
      { type, expression: raw(`(${text})`), isRequired: required.includes(name) },
    ]),
  ),
  vocabulary: {
    fields: new Map(fields.map(([name, type]) => [name, type])),
    parts: Object.keys(Notification.properties),
    defaultLimit: 20,
    maxLimit: 100,
  },
}

const columns = raw(`n.id, n.kind, n.topic, jsonb_build_object('ar', n.title_ar, 'en', n.title_en) as title,
  jsonb_build_object('ar', n.text_ar, 'en', n.text_en) as text, n.created_at as "createdAt",
  n.seen_at is not null as "isSeen", n.read_at is not null as "isRead", n.service_slug as "serviceSlug",
  n.request_number as "requestId", n.path`)

/** What a person has in their list now: a reminder of what is done is gone, what may still be taken back is not there yet. */
const ownSql = (accountId: string, now: Date): Sql =>
  sql`n.account_id = ${accountId} and n.is_listed and n.visible_at <= ${now}::timestamptz and ${isNeededSql('n')}`

/** Counting stops there: nobody reads a larger number off a bell. */
const mostCounted = 1000

export const listStore = (database: Queries) => {
  const mark =
    (column: 'seen' | 'read') => async (accountId: string, ids: string[] | undefined, now: Date) => {
      await database.query(
        sql`update notifications set seen_at = coalesce(seen_at, ${now}::timestamptz)
          ${column === 'read' ? sql`, read_at = ${now}::timestamptz` : raw('')}
        where account_id = ${accountId} and ${raw(`${column}_at`)} is null and visible_at <= ${now}::timestamptz
          and (${ids === undefined}::boolean or id = any(${ids ?? []}::uuid[]))`,
      )
    }
  return {
    list: (accountId: string, filter: Filter, after: string | undefined, now: Date) => {
      const order = filter.order.length > 0 ? filter.order : [{ field: 'createdAt', descending: true }]
      const id = raw('n.id')
      const from = raw('notifications n')
      const paging = pagingOf(order, notificationFilter.columns, { id, after })
      const where = sql`${ownSql(accountId, now)} and ${whereSql(filter.where, notificationFilter.columns)}`
      const { limit, skip } = filter
      return database.query<NotificationRow & { place: (string | null)[] }>(
        sql`select ${columns}, ${paging.position} as place
          from (${pageIdsSql(paging, { from, where, id, limit, skip })}) page join ${from} on n.id = page.page_id
          order by ${paging.order}`,
        { named: false },
      )
    },

    count: async (accountId: string, where: Where | undefined, now: Date): Promise<number> => {
      const { count } = await database.one<{ count: number }>(
        sql`select count(*)::int as count from (select from notifications n
          where ${ownSql(accountId, now)} and ${whereSql(where, notificationFilter.columns)} limit ${mostCounted}) counted`,
        { named: false },
      )
      return count
    },

    unseen: async (accountId: string, now: Date): Promise<number> => {
      const { count } = await database.one<{ count: number }>(
        sql`select count(*)::int as count from (select from notifications n
          where ${ownSql(accountId, now)} and n.seen_at is null limit ${mostCounted}) counted`,
      )
      return count
    },

    /** Without ids, all there are. */
    markSeen: mark('seen'),
    markRead: mark('read'),

    /** Takes up to so many that open pages were not told of yet; answers whose they are. */
    announce: (now: Date, limit: number) =>
      database.query<{ accountId: string }>(
        sql`with fresh as (
            update notifications set is_announced = true where id in (
              select id from notifications where is_listed and not is_announced and visible_at <= ${now}::timestamptz
              order by visible_at limit ${limit} for update skip locked)
            returning account_id)
          select distinct account_id as "accountId" from fresh`,
      ),
  }
}
export type ListStore = ReturnType<typeof listStore>

/** What retention deletes. */
export const notificationDeletes = (database: Queries) => ({
  notifications: (before: Date) =>
    deleteInBatches(
      database,
      'notifications',
      sql`t.created_at < ${before} and ${notUnderHold('t.account_id')}`,
    ),
  reminders: (before: Date) => deleteInBatches(database, 'reminders', sql`t.at < ${before}`),
})
