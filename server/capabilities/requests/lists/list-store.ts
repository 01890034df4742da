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
  wholeColumns,
  wholeOf,
} from '../details-store.ts'
import { columns, columnsWith, type StoredRecord, tables } from '../row.ts'

/** No count goes on beyond this; the answer says so. */
export const mostCounted = 10_000
/** What a badge counts up to: more than this it does not tell apart. */
export const badgeCap = 1000
export type Total = { count: number; isCapped: boolean }
/** A record with its position in the order of its list, which a cursor is made of. */
export type Placed = { found: StoredRecord; place: (string | null)[] } & Partial<AroundRow>
type PlacedRow = StoredRecord & { place: (string | null)[] } & Partial<AroundRow>

/** Which answers are read with each request: all, none, or those of one version but these, and of another version all. */
export type AnswersRead = 'all' | 'none' | { version: number; but: readonly string[] }
const answersSql = (read: AnswersRead): Sql => {
  if (read === 'all') return raw('r.data')
  if (read === 'none') return raw(`'{}'::jsonb`)
  return sql`case when r.version = ${read.version}::int then r.data - ${read.but}::text[] else r.data end`
}

/** A number to be counted; `isCapped` where it is counted no further than `mostCounted`. */
export type Counting = { sql: Sql; isCapped: boolean }
export const countingSql = (
  scope: Sql,
  service: string | undefined,
  where: Where | undefined,
  columns: Columns,
): Counting => ({
  sql: sql`(select count(*)::int from (
    select from requests r where ${scope} and ${serviceSql(service)} and ${whereSql(where, columns)}
    limit ${raw(String(mostCounted + 1))}) counted)`,
  isCapped: true,
})
const totalOf = ({ isCapped }: Counting, count: number): Total =>
  isCapped
    ? { count: Math.min(count, mostCounted), isCapped: count > mostCounted }
    : { count, isCapped: false }

export type ListQuery = {
  /** Narrows to one collection. */
  service: string | undefined
  filter: Filter
  readable: Columns
  after: string | undefined
  /** What is read besides the rows. */
  around: readonly AroundPart[]
  answers: AnswersRead
  /** What is counted besides. */
  counting: Counting | undefined
}

const present = <T extends object>(parts: T): Partial<T> =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as Partial<T>

const nothing = raw('false')
const newest = [{ field: 'createdAt', descending: true }]

export const listStore = (database: Queries) => {
  const count = async (counting: Counting): Promise<Total> => {
    const { count } = await database.one<{ count: number }>(sql`select ${counting.sql} as count`)
    return totalOf(counting, count)
  }
  return {
    /** A page of what the scope and the filter admit, with how many there are in all where that is requested. */
    list: async (
      scope: Sql,
      { service, filter, readable, after, around, answers, counting }: ListQuery,
    ): Promise<{ records: Placed[]; total: Total | undefined }> => {
      const paging = pagingBy(filter, readable, after)
      const beside = around.length === 0 ? raw('') : sql`${aroundColumns(scope, around)},`
      // Two statements: the plan of the page is kept, and would be made anew at each call with the count inside.
      const [rows, total] = await Promise.all([
        database.query<PlacedRow>(
          sql`select ${columnsWith(answersSql(answers))}, ${beside} ${paging.position} as place
            from ${pageSql(paging, scope, service, filter, readable)} order by ${paging.order}`,
        ),
        counting && count(counting),
      ])
      const records = rows.map(({ place, history, links, documents, clientHooksData, ...found }) => ({
        found,
        place,
        ...aroundOf(present({ history, links, documents, clientHooksData })),
      }))
      return { records, total }
    },

    /** The first of such a page, with all that is shown with it. */
    first: async (
      scope: Sql,
      service: string,
      filter: Filter,
      readable: Columns,
      ownPart: Sql,
    ): Promise<StoredDetails | undefined> => {
      const page = pageSql(pagingBy(filter, readable), scope, service, { ...filter, limit: 1 }, readable)
      const row = await database.maybeOne<WholeRow>(
        sql`select ${columns}, ${wholeColumns(scope, ownPart)} from ${page}`,
      )
      return row && wholeOf(row)
    },

    count,

    /** How many each of the conditions finds within its scope, none counted further than the cap. */
    countEach: async (
      scopes: readonly Sql[],
      wheres: readonly (Where | undefined)[],
      columns: Columns,
      cap: number,
    ) => {
      const counts = wheres.map(
        (where, index) =>
          sql`(select count(*) from (select from requests r where ${scopes[index] ?? nothing} and ${whereSql(where, columns)} limit ${cap}) as f)`,
      )
      const row = await database.one<{ counts: number[] }>(sql`select array[${join(counts)}] as counts`, {
        named: false,
      })
      return row.counts
    },
  }
}

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
