// The SQL behind lists: a page and a count of what the scope and the filter admit.

import { join, type Queries, raw, type Sql, sql } from '../../../platform/database/index.ts'
import {
  type Columns,
  type Filter,
  type Paging,
  pageIdsSql,
  pagingOf,
  type Where,
  whereSql,
} from '../../../platform/filter/index.ts'
import {
  type AroundPart,
  type AroundRow,
  aroundColumns,
  aroundOf,
  type StoredDetails,
  type WholeRow,
  wholeOf,
} from '../details-store.ts'
import { columns, type StoredRecord, tables } from '../row.ts'

/** No count goes on beyond this; the answer says so. */
export const mostCounted = 10_000
/** What a badge counts up to: more than this it does not tell apart. */
export const badgeCap = 1000
export type Total = { count: number; isCapped: boolean }
/** A record with its place in the order of its list, which a cursor is made of. */
export type Placed = { found: StoredRecord; place: (string | null)[] } & Partial<AroundRow>
type PlacedRow = StoredRecord & { place: (string | null)[] } & Partial<AroundRow>

export type ListQuery = {
  /** Narrows to one collection. */
  service: string | undefined
  filter: Filter
  readable: Columns
  after: string | undefined
  /** What is read besides the rows. */
  around: readonly AroundPart[]
}

const present = <T extends object>(parts: T): Partial<T> =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as Partial<T>

const newest = [{ field: 'createdAt', descending: true }]

export const listStore = (database: Queries) => ({
  /** A page of what the scope and the filter admit. */
  list: async (scope: Sql, { service, filter, readable, after, around }: ListQuery): Promise<Placed[]> => {
    const paging = pagingBy(filter, readable, after)
    const beside = around.length === 0 ? raw('') : sql`${aroundColumns(scope, around)},`
    const rows = await database.query<PlacedRow>(
      sql`select ${columns}, ${beside} ${paging.position} as place
        from ${pageSql(paging, scope, service, filter, readable)} order by ${paging.order}`,
    )
    return rows.map(({ place, history, links, documents, clientHooksData, ...found }) => ({
      found,
      place,
      ...aroundOf(present({ history, links, documents, clientHooksData })),
    }))
  },

  /** The first of such a page, with all that is shown with it. */
  first: async (
    scope: Sql,
    service: string,
    filter: Filter,
    readable: Columns,
  ): Promise<StoredDetails | undefined> => {
    const page = pageSql(pagingBy(filter, readable), scope, service, { ...filter, limit: 1 }, readable)
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
    columns: Columns,
  ): Promise<Total> => {
    const { count } = await database.one<{ count: number }>(
      sql`select count(*)::int as count from (
          select from requests r where ${scope} and ${serviceSql(service)} and ${whereSql(where, columns)}
          limit ${raw(String(mostCounted + 1))}) counted`,
    )
    return { count: Math.min(count, mostCounted), isCapped: count > mostCounted }
  },

  /** How many each of the conditions finds, none counted further than the cap. */
  countEach: async (scope: Sql, wheres: readonly (Where | undefined)[], columns: Columns, cap: number) => {
    const counts = wheres.map(
      where =>
        sql`(select count(*) from (select from requests r where ${scope} and ${whereSql(where, columns)} limit ${cap}) as f)`,
    )
    const row = await database.one<{ counts: number[] }>(sql`select array[${join(counts)}] as counts`, {
      named: false,
    })
    return row.counts
  },
})

const pagingBy = ({ order }: Filter, columns: Columns, after?: string) =>
  pagingOf(order.length > 0 ? order : newest, columns, { id: raw('r.id'), after })

/** The tables of a record, joined to the ids of a page: people are read for its rows alone. */
const pageSql = (
  paging: Paging,
  scope: Sql,
  service: string | undefined,
  { limit, skip, where: asking }: Filter,
  columns: Columns,
): Sql => {
  const where = sql`${scope} and ${serviceSql(service)} and ${whereSql(asking, columns)}`
  const ids = pageIdsSql(paging, { from: raw('requests r'), where, id: raw('r.id'), limit, skip })
  return sql`(${ids}) page join ${tables} on r.id = page.page_id`
}

const serviceSql = (service: string | undefined): Sql =>
  service === undefined ? raw('true') : sql`r.service_slug = ${service}`

export type ListStore = ReturnType<typeof listStore>
