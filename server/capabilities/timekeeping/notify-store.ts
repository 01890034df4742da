// The SQL by which people are notified of what was extended for them: each once after a closing, however many deadlines they have.

import type { PromiseKind } from '@bawaba/contract/promise-kinds.ts'
import { type Queries, raw, sql } from '../../platform/database/index.ts'
import { listedSql, type Notice, noticeColumns, outgoingSql } from '../notifications/index.ts'

/** What ends first of what was extended for a person, and how long the portal was closed. */
export type Extended = {
  accountId: string
  what: PromiseKind
  number: string | null
  serviceSlug: string | null
  endsAt: Date
  closedMs: number
}

export const notifyStore = (queries: Queries) => ({
  isDue: async (): Promise<boolean> => {
    const { isDue } = await queries.one<{ isDue: boolean }>(
      sql`select exists(select from extended_deadlines) as "isDue"`,
    )
    return isDue
  },

  waiting: (limit: number) =>
    queries.query<Extended>(
      sql`with people as (
          select distinct account_id from extended_deadlines order by account_id limit ${limit}::int
        ), ends as (
          select d.account_id, d.what, d.number, d.service_slug, max(d.ends_at) as ends_at
          from extended_deadlines d join people using (account_id) group by d.account_id, d.what, d.promise_id, d.number, d.service_slug
        ), firsts as (
          select distinct on (account_id) * from ends order by account_id, ends_at
        ), closed as (
          select d.account_id, sum(extract(epoch from c.until_at - c.from_at) * 1000)::float8 as ms
          from (select distinct account_id, closed_id from extended_deadlines join people using (account_id)) d
            join closed_times c on c.id = d.closed_id group by d.account_id
        )
        select f.account_id as "accountId", f.what, f.number, f.service_slug as "serviceSlug", f.ends_at as "endsAt", c.ms as "closedMs"
        from firsts f join closed c using (account_id)`,
    ),

  /** Notifies a person; once, since the rows go with it. */
  notify: ({ accountId, number, serviceSlug }: Extended, notice: Notice, now: Date) =>
    queries.query(
      sql`with gone as (
          delete from extended_deadlines where account_id = ${accountId}::uuid returning 1
        ), told as (${listedSql(
          sql`select ${noticeColumns(notice, sql`${accountId}::uuid`, {
            ...(number === null ? {} : { number: sql`${number}::text` }),
            ...(serviceSlug === null ? {} : { serviceSlug: sql`${serviceSlug}::text` }),
          })} where exists (select from gone)`,
          now,
        )}
        ), written as (${outgoingSql(raw('told'))})
        select id from told`,
    ),
})
