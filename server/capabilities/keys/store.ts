// The SQL of keys: which ones the database depends on, and every column that holds what they sealed.

import { json, type Queries, raw, sql } from '../../platform/database/index.ts'

/** A column of sealed texts; `use` is what they were sealed for. Its table has the key `id`. */
export type SealedColumn = { table: string; column: string; use: string }

/** All of them. What is sealed in a ticket lives for minutes and is left to expire. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'accounts', column: 'national_id', use: 'nationalId' },
  { table: 'accounts', column: 'passport_number', use: 'passportNumber' },
  { table: 'factors', column: 'secret', use: 'authenticator secret' },
  { table: 'drafts', column: 'sealed', use: 'draft' },
  { table: 'pending_decisions', column: 'body', use: 'decision' },
  { table: 'registrations', column: 'answers', use: 'registration' },
  { table: 'letters', column: 'sealed', use: 'letter' },
  { table: 'lot_sales', column: 'seed_sealed', use: 'draw seed' },
]

export type UsedKey = { id: string; use: 'seal' | 'index' }
export type SealedRow = { id: string; sealed: string }

export const keysStore = (database: Queries) => ({
  /** The keys that the database depends on. */
  used: () => database.query<UsedKey>(sql`select id, use from sealing_keys order by first_used_at, id`),

  /** Notes a key before anything is sealed by it; a second key of the index is not taken. */
  note: ({ id, use }: UsedKey) =>
    database.query(sql`insert into sealing_keys (id, use) values (${id}, ${use}) on conflict do nothing`),

  forget: (id: string) => database.query(sql`delete from sealing_keys where id = ${id} and use = 'seal'`),

  /** How many texts of a column each key sealed. */
  count: ({ table, column }: SealedColumn) =>
    database.query<{ id: string; count: number }>(
      sql`select split_part(${raw(column)}, '.', 1) as id, count(*) as count from ${raw(table)}
        where ${raw(column)} is not null group by 1 order by 1`,
      { named: false },
    ),

  /** Rows whose text another key than this one sealed, after an id, in order. */
  sealedByOthers: ({ table, column }: SealedColumn, keyId: string, after: string, most: number) =>
    database.query<SealedRow>(
      sql`select id, ${raw(column)} as sealed from ${raw(table)}
        where ${raw(column)} is not null and split_part(${raw(column)}, '.', 1) <> ${keyId} and id > ${after}::uuid
        order by id limit ${most}`,
      { named: false },
    ),

  /** Puts new texts in the place of those that are still what was read; answers how many. */
  replace: async ({ table, column }: SealedColumn, rows: readonly (SealedRow & { anew: string })[]) => {
    const done = await database.query(
      sql`update ${raw(table)} t set ${raw(column)} = v.anew
        from jsonb_to_recordset(${json(rows)}::jsonb) as v (id uuid, sealed text, anew text)
        where t.id = v.id and t.${raw(column)} = v.sealed returning t.id`,
      { named: false },
    )
    return done.length
  },
})
export type KeysStore = ReturnType<typeof keysStore>
