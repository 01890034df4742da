// The SQL of hot fields: which column holds which answer of a service, and filling the columns of older requests.

import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { type Queries, sql } from '../../platform/database/index.ts'
import { assignColumns, centerFieldOf, type IndexedField, wantedIndexesOf } from './indexed-fields.ts'

/** Told, with the service's slug, whenever what servers keep of the catalogue is out of date. */
export const catalogueChannel = 'catalogue'

/**
 * Gives the marked answers of the version in force their columns; part of the transaction that publishes it. Requests
 * filed from then on have them at once; `refill` gives them to those before.
 */
export const setIndexedFields = async (
  queries: Queries,
  definition: ServiceDefinition,
  version: number,
): Promise<void> => {
  const slug = definition.serviceSlug
  const indexed = await queries.query<IndexedField>(
    sql`select field, kind, slot from hot_fields where service_slug = ${slug} for update`,
  )
  const { removed, added } = assignColumns(wantedIndexesOf(definition), indexed)
  // Where nothing was filed there is nothing to fill. A later version may meet a filing that runs: it waits its turn.
  const isNew = version === 1
  if (removed.length > 0)
    await queries.query(sql`delete from hot_fields where service_slug = ${slug} and field = any(${removed})`)
  if (added.length > 0)
    await queries.query(
      sql`insert into hot_fields (service_slug, field, kind, slot, is_ready)
        select ${slug}, field, kind, slot,
          ${isNew}::boolean and not exists (select from requests where service_slug = ${slug})
        from unnest(${added.map(({ field }) => field)}::text[], ${added.map(({ kind }) => kind)}::text[],
          ${added.map(({ slot }) => slot)}::smallint[]) as added (field, kind, slot)`,
    )
  await queries.query(
    sql`update services set center_field = ${centerFieldOf(definition)}, hot_version = ${version}::int,
        hot_moved_at = case when ${removed.length + added.length > 0}::boolean
          and not (${isNew}::boolean and not exists (select from requests where service_slug = ${slug}))
          then now() else hot_moved_at end
      where slug = ${slug}`,
  )
}

export type Moved = { slug: string; movedAt: string }

export const indexedFieldsStore = (database: Queries) => ({
  /** Services published before answers had columns. */
  unset: () =>
    database.query<{ definition: ServiceDefinition; version: number }>(
      sql`select v.definition, s.version from services s
        join service_versions v on v.service_id = s.id and v.version = s.version
        where s.hot_version is distinct from s.version`,
    ),

  /** Whether there are any of the two kinds. */
  isToFill: async (settleMs: number): Promise<boolean> => {
    const { isToFill } = await database.one<{ isToFill: boolean }>(
      sql`select exists(select from services s
        join service_versions v on v.service_id = s.id and v.version = s.version
        where s.hot_version is distinct from s.version
          or s.hot_moved_at < now() - ${settleMs}::int * interval '1 millisecond') as "isToFill"`,
    )
    return isToFill
  },

  /** Services whose older requests wait for their columns; published long enough ago that no filing runs by the version before. */
  moved: (settleMs: number) =>
    database.query<Moved>(
      sql`select slug, hot_moved_at::text as "movedAt" from services
        where hot_moved_at < now() - ${settleMs}::int * interval '1 millisecond'`,
    ),

  /** Fills the columns of a batch of requests after an id; answers the last id, or undefined where none was left. */
  refill: async (slug: string, after: string, batch: number): Promise<string | undefined> => {
    const { last } = await database.one<{ last: string | null }>(
      sql`with batch as materialized (
          select id from requests where service_slug = ${slug} and id > ${after}::uuid order by id limit ${batch}
        ), filled as (
          update requests r set text_slots = -1 from batch where r.id = batch.id returning r.id
        )
        select max(id::text) as last from batch where (select count(*) from filled) >= 0`,
    )
    return last ?? undefined
  },

  /** Lists use the columns from now on, unless another version was published meanwhile. */
  settle: ({ slug, movedAt }: Moved) =>
    database.query(
      sql`with settled as (
          update services set hot_moved_at = null where slug = ${slug} and hot_moved_at = ${movedAt}::timestamptz
          returning slug
        ), ready as (
          update hot_fields h set is_ready = true from settled where h.service_slug = settled.slug
        )
        select pg_notify(${catalogueChannel}, slug) from settled`,
    ),
})
export type IndexedFieldsStore = ReturnType<typeof indexedFieldsStore>
