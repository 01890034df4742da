// The SQL behind lists: a page and a count of what the scope and the filter admit.

import { join, type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'
import type { Columns } from '../../platform/filter/index.ts'
import { afterSql, type Filter, orderSql, type Where, whereSql } from '../../platform/filter/index.ts'
import { columns, type RequestRecord, tables } from './row.ts'

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
    const order = filter.order.length > 0 ? filter.order : [{ field: 'createdAt', descending: true }]
    return database.query<RequestRecord>(
      sql`select ${columns} from ${tables}
        where ${scope} and ${serviceSql(service)} and ${whereSql(filter.where, asked)} and ${afterSql(after, order, asked, id)}
        order by ${orderSql(order, asked, id)} limit ${filter.limit} offset ${filter.skip}`,
    )
  },

  count: async (
    scope: Sql,
    service: string | undefined,
    where: Where | undefined,
    asked: Columns,
  ): Promise<number> => {
    const { count } = await database.one<{ count: number }>(
      sql`select count(*) as count from requests r where ${scope} and ${serviceSql(service)} and ${whereSql(where, asked)}`,
    )
    return count
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
