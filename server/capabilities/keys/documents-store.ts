// The SQL of sealed values that stand inside JSON: how many each key sealed, and putting others in their place.

import { type Database, json, raw, sql } from '../../platform/database/index.ts'

/** JSON that holds sealed values; `also` is set with every change. `isOwners`: only the role that owns the table changes it. */
export type SealedDocuments = { table: string; columns: readonly string[]; also?: string; isOwners?: boolean }
export const sealedDocuments: readonly SealedDocuments[] = [
  {
    table: 'requests',
    columns: ['data', 'given', 'client_hooks_data', 'asked'],
    also: 'sealed_at = case when sealed_at is not null then clock_timestamp() end',
  },
  { table: 'request_history', columns: ['detail'], isOwners: true },
]
export type SealedDocument = { id: string; document: Record<string, unknown> }

const textOf = ({ columns }: SealedDocuments) =>
  raw(`concat_ws(' ', ${columns.map(name => `${name}::text`).join(', ')})`)
const documentOf = ({ columns }: SealedDocuments, alias = '') =>
  raw(`jsonb_build_object(${columns.map(name => `'${name}', ${alias}${name}`).join(', ')})`)

/** Reads whole tables: nobody waits for it. */
const patient = { statementTimeout: 0 }

export const documentsStore = (database: Pick<Database, 'query' | 'one' | 'transaction'>) => ({
  /** How many values each key sealed. */
  countIn: (documents: SealedDocuments) =>
    database.transaction(
      queries =>
        queries.query<{ id: string; count: number }>(
          sql`select found[1] as id, count(*) as count from ${raw(documents.table)}
              cross join lateral regexp_matches(${textOf(documents)}, '"\\$sealed": "([^."]+)[.]', 'g') as found
            group by 1 order by 1`,
          { named: false },
        ),
      patient,
    ),

  /** Rows that hold a value sealed by another key than this one, after an id, in order. */
  documentsByOthers: (documents: SealedDocuments, keyId: string, after: string, most: number) =>
    database.transaction(
      queries =>
        queries.query<SealedDocument>(
          sql`select id, ${documentOf(documents)} as document from ${raw(documents.table)}
            where ${textOf(documents)} ~ ${`"\\$sealed": "(?!${keyId}[.])`} and id > ${after}::uuid order by id limit ${most}`,
          { named: false },
        ),
      patient,
    ),

  /** Puts new documents in the place of those that are still what was read; answers how many. */
  replaceDocuments: async (
    documents: SealedDocuments,
    rows: readonly (SealedDocument & { anew: Record<string, unknown> })[],
  ) => {
    const { table, columns, also } = documents
    const values = columns.map(name => `${name} = nullif(v.anew -> '${name}', 'null')`)
    const done = await database.query(
      sql`update ${raw(table)} t set ${raw([...values, ...(also ? [also] : [])].join(', '))}
        from jsonb_to_recordset(${json(rows)}::jsonb) as v (id uuid, document jsonb, anew jsonb)
        where t.id = v.id and ${documentOf(documents, 't.')} = v.document returning t.id`,
      { named: false },
    )
    return done.length
  },

  /** Whether whoever asks may do with a table what its owner may. */
  owns: async (table: string): Promise<boolean> =>
    (
      await database.one<{ owns: boolean }>(
        sql`select pg_has_role(current_user, relowner, 'MEMBER') as owns from pg_class where oid = ${table}::regclass`,
        { named: false },
      )
    ).owns,
})
export type DocumentsStore = ReturnType<typeof documentsStore>
