// The SQL behind lists: a page and a count of what the scope and the filter admit.

import { join, type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'
import {
  type Columns,
  type Filter,
  type Paging,
  pageIdsSql,
  pagingOf,
  type Where,
  whereSql,
} from '../../platform/filter/index.ts'
import { aroundColumns, type StoredWhole, type WholeRow, wholeOf } from './around-store.ts'
import { columns, type StoredRecord, tables } from './row.ts'

/** No count goes on beyond this; the answer says so. */
export const mostCounted = 10_000
/** What a badge counts up to: more than this it does not tell apart. */
export const badgeCap = 1000
export type Total = { count: number; isCapped: boolean }
/** A record with its place in the order of its list, which a cursor is made of. */
export type Placed = StoredRecord & { place: (string | null)[] }

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
    const paging = pagingBy(filter, asked, after)
    return database.query<Placed>(
      sql`select ${columns}, ${paging.position} as place from ${pageSql(paging, scope, service, filter, asked)}
        order by ${paging.order}`,
    )
  },

  /** The first of such a page, with all that is shown with it. */
  first: async (
    scope: Sql,
    service: string,
    filter: Filter,
    asked: Columns,
  ): Promise<StoredWhole | undefined> => {
    const page = pageSql(pagingBy(filter, asked), scope, service, { ...filter, limit: 1 }, asked)
    const row = await database.maybeOne<WholeRow>(
      sql`select ${columns}, ${aroundColumns(scope)} from ${page}`,
    )
    return row && wholeOf(row)
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

const pagingBy = ({ order }: Filter, asked: Columns, after?: string) =>
  pagingOf(order.length > 0 ? order : newest, asked, { id: raw('r.id'), after })

/** The tables of a record, joined to the ids of a page: people are read for its rows alone. */
const pageSql = (
  paging: Paging,
  scope: Sql,
  service: string | undefined,
  { limit, skip, where: asking }: Filter,
  asked: Columns,
): Sql => {
  const where = sql`${scope} and ${serviceSql(service)} and ${whereSql(asking, asked)}`
  const ids = pageIdsSql(paging, { from: raw('requests r'), where, id: raw('r.id'), limit, skip })
  return sql`(${ids}) page join ${tables} on r.id = page.page_id`
}

const serviceSql = (service: string | undefined): Sql =>
  service === undefined ? raw('true') : sql`r.service_slug = ${service}`

export type ListStore = ReturnType<typeof listStore>
