// The SQL of notices that hold a list of their reader's own: what waits in queues, and the morning digest.

import type { Topic } from '@bawaba/contract/notification-topics.ts'
import { type Queries, raw, sql } from '../../platform/database/index.ts'
import { listedSql, type Notice, noticeColumns, outgoingSql } from '../notifications/index.ts'

/** `topic`: by whose channels it goes, where that is not the notice's own. */
export type ReaderList = { accountId: string; topic?: Topic; ar: string; en: string }

/** Notifies accounts, each of its own list; `isUnlisted`: outside of the portal alone. */
export const notifyOfLists = (
  queries: Queries,
  lists: readonly ReaderList[],
  notice: Notice,
  now: Date,
  about: { isUnlisted?: true } = {},
) =>
  queries.query(
    sql`with given as (
        select * from unnest(${lists.map(({ accountId }) => accountId)}::uuid[], ${lists.map(({ topic }) => topic ?? notice.topic)}::text[],
          ${lists.map(({ ar }) => ar)}::text[], ${lists.map(({ en }) => en)}::text[]) as g(account_id, topic, ar, en)
      ), told as (${listedSql(
        sql`select ${noticeColumns(notice, raw('given.account_id'), {
          ...about,
          topic: raw('given.topic'),
          list: { ar: raw('given.ar'), en: raw('given.en') },
          path: sql`'/'`,
        })} from given`,
        now,
      )})
      ${outgoingSql(raw('told'))}`,
  )
