// The SQL of sealing what former versions stored open: answers of requests, and their history. The history lets its owner
// alone put sealed answers in the place of open ones (migration 0040).

import { type Database, json, sql } from '../../../platform/database/index.ts'

type Answers = Record<string, unknown>
export type Version = { serviceSlug: string; version: number }
/** A request whose answers may stand open. */
export type OpenAnswers = {
  id: string
  revision: number
  activityId: string
  data: Answers
  /** Some of it may be sealed. */
  given: Answers | null
  hooksData: Answers | null
  asked: Answers | null
}
export type OpenEntry = Version & { id: string; detail: Answers; given: Answers | null }

export const sealStore = (database: Pick<Database, 'query' | 'transaction'>) => ({
  /** The versions that ask something sensitive, and that requests follow which may stand open. */
  versions: () =>
    database.query<Version>(
      sql`select s.slug as "serviceSlug", v.version from services s join service_versions v on v.service_id = s.id
        where exists (select from requests r
            where r.sealed_at is null and r.service_slug = s.slug and r.version = v.version)
          and v.definition::text ~ '"sensitive"\\s*:\\s*true'
        order by s.slug, v.version`,
    ),

  notSealed: ({ serviceSlug, version }: Version, after: string, most: number) =>
    database.query<OpenAnswers>(
      sql`select id, revision, activity_id as "activityId", data, given, client_hooks_data as "hooksData", asked from requests
        where sealed_at is null and service_slug = ${serviceSlug} and version = ${version} and id > ${after}::uuid
        order by id limit ${most}`,
    ),

  /** Those that were changed meanwhile are left for the next time. */
  sealAnswers: (rows: readonly (Pick<OpenAnswers, 'id' | 'revision'> & Record<'data', Answers>)[]) =>
    database.query(
      sql`update requests r set data = v.data, given = v.given, client_hooks_data = v."hooksData", asked = v.asked,
          sealed_at = clock_timestamp()
        from jsonb_to_recordset(${json(rows)}::jsonb)
          as v (id uuid, revision int, data jsonb, given jsonb, "hooksData" jsonb, asked jsonb)
        where r.id = v.id and r.revision = v.revision and r.sealed_at is null`,
    ),

  /** Entries of the history that hold answers, sealed or not. */
  entries: (after: string, most: number) =>
    database.transaction(
      queries =>
        queries.query<OpenEntry>(
          sql`select h.id, h.detail, r.service_slug as "serviceSlug", r.version, r.given
            from request_history h join requests r on r.id = h.request_id
            where h.id > ${after}::uuid and h.detail ?| array['data', 'before', 'asked'] order by h.id limit ${most}`,
          { named: false },
        ),
      // It reads the whole table, in which few entries may hold answers.
      { statementTimeout: 0 },
    ),

  /** Answers how many. */
  sealEntries: async (rows: readonly Pick<OpenEntry, 'id' | 'detail'>[]): Promise<number> => {
    const done = await database.query(
      sql`update request_history h set detail = v.detail
        from jsonb_to_recordset(${json(rows)}::jsonb) as v (id uuid, detail jsonb) where h.id = v.id returning h.id`,
      { named: false },
    )
    return done.length
  },
})
export type SealStore = ReturnType<typeof sealStore>
