// All SQL about definitions being worked on, and the list of what was published.

import type { DraftPolicy } from '@bawaba/contract/entities/definition.ts'
import type { PersonRef } from '@bawaba/contract/entities/person.ts'
import { json, type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'

type Definition = { serviceSlug: string } & Record<string, unknown>
export type DefinitionRecord = {
  id: string
  serviceSlug: string
  revision: number
  version: number
  basedOn: number
  isChanged: boolean
  updatedAt: Date
}
export type WholeRecord = DefinitionRecord & {
  definition: Definition
  /** States of the version in force; null for a service that was never published. */
  statesInForce: { code?: string }[] | null
  /** The definition in force; null where none was published. */
  published: Definition | null
}
export type VersionRecord = {
  version: number
  publishedAt: Date
  reason: string | null
  drafts: DraftPolicy
  by: PersonRef | null
}
type Saving = { id: string; definition: Definition; by: string; now: Date }
type Change = Saving & {
  /** The version that its maker has looked at; undefined: the one that it was based on before. */
  basedOn: number | undefined
}

// A service that nobody works on stands as it was published; its revision is the number of its version then.
const columns = raw(`coalesce(d.service_id, s.id) as id, coalesce(d.slug, s.slug) as "serviceSlug",
  coalesce(d.revision, s.version) as revision, coalesce(s.version, 0) as version,
  coalesce(d.based_on, s.version) as "basedOn", coalesce(d.updated_at, s.updated_at) as "updatedAt",
  d.definition is not null and d.definition::text is distinct from v.definition::text as "isChanged"`)
const tables = raw(`services s full join definition_drafts d on d.service_id = s.id
  left join service_versions v on v.service_id = s.id and v.version = s.version`)

const oneSql = (id: string): Sql =>
  sql`select ${columns}, coalesce(d.definition, v.definition) as definition,
      v.definition #> '{workflow,states}' as "statesInForce", v.definition as published from ${tables}
    where s.id = ${id}::uuid or d.service_id = ${id}::uuid`

export const definitionsStore = (database: Queries) => ({
  all: () => database.query<DefinitionRecord>(sql`select ${columns} from ${tables} order by 2`),

  find: (id: string) => database.maybeOne<WholeRecord>(oneSql(id)),

  /** False where a service has this slug already, published or not. */
  add: async ({ id, definition, by, now }: Saving): Promise<boolean> => {
    const rows = await database.query(
      sql`insert into definition_drafts (service_id, slug, definition, revision, based_on, created_at, updated_at, updated_by)
          select ${id}::uuid, ${definition.serviceSlug}::text, ${json(definition)}::json, 1, 0,
            ${now}::timestamptz, ${now}::timestamptz, ${by}::uuid
          where not exists (select from services where slug = ${definition.serviceSlug})
        on conflict do nothing returning service_id`,
    )
    return rows.length === 1
  },

  /** False where the revision is no longer that one. The first save of a published service makes its draft. */
  change: async ({ id, definition, basedOn, by, now }: Change, revision: number): Promise<boolean> => {
    const rows = await database.query(
      sql`with known as (
          update definition_drafts d set definition = ${json(definition)}::json, revision = d.revision + 1,
            -- What equals the version in force is based on nothing else.
            based_on = coalesce((select s.version from services s join service_versions v on v.service_id = s.id and v.version = s.version
              where s.id = d.service_id and (s.version = ${basedOn ?? null}::int or v.definition::text = ${json(definition)}::json::text)), d.based_on),
            updated_at = ${now}::timestamptz, updated_by = ${by}::uuid
          where service_id = ${id}::uuid and revision = ${revision}::int returning service_id
        ), first as (
          insert into definition_drafts (service_id, slug, definition, revision, based_on, created_at, updated_at, updated_by)
          select s.id, s.slug, ${json(definition)}::json, s.version + 1, s.version, ${now}::timestamptz, ${now}::timestamptz,
            ${by}::uuid
          from services s where s.id = ${id}::uuid and s.version = ${revision}::int
          on conflict do nothing returning service_id
        )
        select service_id from known union all select service_id from first`,
    )
    return rows.length === 1
  },

  versions: (id: string) =>
    database.query<VersionRecord>(
      sql`select v.version, v.published_at as "publishedAt", v.reason, v.draft_policy as drafts,
          case when a.id is null then null else json_build_object('id', a.id,
            'name', trim(concat(a.first_name, ' ', a.last_name)), 'englishName', a.english_full_name) end as by
        from service_versions v left join accounts a on a.id = v.published_by
        where v.service_id = ${id}::uuid order by v.version desc`,
    ),
})
export type DefinitionsStore = ReturnType<typeof definitionsStore>
