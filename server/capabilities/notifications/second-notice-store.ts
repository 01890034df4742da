// The SQL that notifies administrators of what one of them did and a second has to do too: in the transaction of the deed.

import { raw, type Sql, sql } from '../../platform/database/index.ts'
import { listedSql, type Notice, noticeColumns, outgoingSql } from './notice-store.ts'

/** What waits: words that somebody proposed, by their account; a template; the end of a sale. */
export type Waiting = { reminds: 'words' | 'template' | 'saleEnd'; id: string; path: string }

/** Whoever was told of the same within so long is not told again: who words thirty texts sends no thirty messages. */
const onceIn = raw("interval '1 day'")

/** Tells every other administrator, once in a day; nobody once it is done. A new notice takes the place of an older one. */
export const tellSecondSql = (notice: Notice, by: string, { reminds, id, path }: Waiting, now: Date): Sql => {
  const about = { path: sql`${path}::text`, reminds: sql`${reminds}::text`, remindsId: sql`${id}::uuid` }
  return sql`with replaced as (
    update notifications o set is_listed = false from accounts a where 'BFM_ADMIN' = any(a.roles) and o.account_id = a.id
      and o.reminds = ${reminds} and o.reminds_id = ${id}::uuid and o.is_listed and o.created_at <= ${now}::timestamptz - ${onceIn}
  ), told as (${listedSql(
    sql`select ${noticeColumns(notice, raw('a.id'), about)} from accounts a
      where 'BFM_ADMIN' = any(a.roles) and a.status = 'active' and a.id <> ${by}::uuid
        and not exists (select from notifications o where o.account_id = a.id and o.reminds = ${reminds}
          and o.reminds_id = ${id}::uuid and o.created_at > ${now}::timestamptz - ${onceIn})`,
    now,
  )}) ${outgoingSql(raw('told'))}`
}
