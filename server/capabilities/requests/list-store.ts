// The SQL behind lists: a page and a count of what the scope and the filter admit.

import { join, type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'
import {
  type Columns,
  type Filter,
  pageIdsSql,
  pagingOf,
  type Where,
  whereSql,
} from '../../platform/filter/index.ts'
import { columns, type RequestRecord, tables } from './row.ts'

/** No count goes on beyond this; the answer says so. */
export const mostCounted = 10_000
/** What a badge counts up to: more than this it does not tell apart. */
export const badgeCap = 1000
export type Total = { count: number; isCapped: boolean }
/** A record with its place in the order of its list, which a cursor is made of. */
export type Placed = RequestRecord & { place: (string | null)[] }

const newest = [{ field: 'createdAt', descending: true }]

export const listStore = (database: Queries) => ({
  /** A page of what the scope and the filter admit. `service` narrows to one collection. */
  list: (
    scope: Sql,
    service: string | undefined,
    filter: Filter,
    asked: Columns,
    after: string | undefined,
  ) => {
    const id = raw('r.id')
    const order = filter.order.length > 0 ? filter.order : newest
    const paging = pagingOf(order, asked, { id, after })
    const where = sql`${scope} and ${serviceSql(service)} and ${whereSql(filter.where, asked)}`
    const { limit, skip } = filter
    return database.query<Placed>(
      sql`select ${columns}, ${paging.place} as place
        from (${pageIdsSql(paging, { from: raw('requests r'), where, id, limit, skip })}) page
          join ${tables} on r.id = page.page_id
        order by ${paging.order}`,
    )
  },

  /** How many the scope and the filter admit, counted no further than `mostCounted`. */
  count: async (
    scope: Sql,
    service: string | undefined,
    where: Where | undefined,
    asked: Columns,
  ): Promise<Total> => {
    const { count } = await database.one<{ count: number }>(
      sql`select count(*)::int as count from (
          select from requests r where ${scope} and ${serviceSql(service)} and ${whereSql(where, asked)}
          limit ${raw(String(mostCounted + 1))}) counted`,
    )
    return { count: Math.min(count, mostCounted), isCapped: count > mostCounted }
  },

  /** How many each of the conditions finds, none counted further than the cap. */
  countEach: async (scope: Sql, wheres: readonly (Where | undefined)[], asked: Columns, cap: number) => {
    const counts = wheres.map(
      where =>
        sql`(select count(*) from (select from requests r where ${scope} and ${whereSql(where, asked)} limit ${cap}) as f)`,
    )
    const row = await database.one<{ counts: number[] }>(sql`select array[${join(counts)}] as counts`, {
      named: false,
    })
    return row.counts
  },
})

const serviceSql = (service: string | undefined): Sql =>
  service === undefined ? raw('true') : sql`r.service_slug = ${service}`

export type ListStore = ReturnType<typeof listStore>
