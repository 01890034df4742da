// The SQL behind a person's requests, for staff who know an identifier of theirs.

import type { PersonRef } from '@bawaba/contract/entities/person.ts'
import { type Queries, raw, type Sql, sql } from '../../../platform/database/index.ts'
import { columns, type StoredRecord, tables } from '../row.ts'

export type KnownPerson = PersonRef & { mobile: string | null }

export const personStore = (database: Queries) => ({
  citizensByMobile: async (mobile: string): Promise<string[]> => {
    const rows = await database.query<{ id: string }>(
      sql`select id from accounts where user_slug = 'citizen' and status = 'active' and mobile = ${mobile}
        order by created_at, id limit 5`,
    )
    return rows.map(({ id }) => id)
  },

  /** A page of the requests of these people that the scope admits, newest first, with the whole number. */
  requests: (admitted: Sql, owners: string[], after: string | undefined, limit: number) =>
    Promise.all([
      database.query<StoredRecord>(
        sql`select ${columns} from ${tables} where ${admitted} and r.owner_id = any(${owners}::uuid[])
            and ${after === undefined ? raw('true') : sql`r.id < ${after}::uuid`}
          order by r.id desc limit ${limit}`,
      ),
      database.one<{ total: number }>(
        sql`select count(*) as total from requests r where ${admitted} and r.owner_id = any(${owners}::uuid[])`,
      ),
    ]),

  /** The people themselves; of those without a request in the scope only where all are admitted. */
  people: (admitted: Sql, owners: string[], isForAll: boolean) =>
    database.query<KnownPerson>(
      sql`select o.id, o.first_name || ' ' || o.last_name as name, o.english_full_name as "englishName", o.mobile
        from accounts o where o.id = any(${owners}::uuid[])
          and (${isForAll}::boolean or exists (select from requests r where ${admitted} and r.owner_id = o.id))
        order by o.id`,
    ),
})
export type PersonStore = ReturnType<typeof personStore>
