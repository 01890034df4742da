// All SQL about categories, services and their versions.

import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import type { Text } from '@bawaba/language/index.ts'
import { json, type Queries, sql } from '../../platform/database/index.ts'

export type ServiceRow = {
  id: string
  humanId: number
  slug: string
  version: number
  definition: ServiceDefinition
  deactivated: boolean
  fromDate: Date | null
  toDate: Date | null
  hiddenOn: string[]
  disabledOn: string[]
  createdAt: Date
  updatedAt: Date
}
export type CategoryRow = { id: string; slug: string; name: Text }

export const catalogueStore = (database: Queries) => ({
  services: () =>
    database.query<ServiceRow>(
      sql`select s.id, s.human_id as "humanId", s.slug, s.version, v.definition, s.deactivated,
          s.from_date as "fromDate", s.to_date as "toDate", s.hidden_on as "hiddenOn", s.disabled_on as "disabledOn",
          s.created_at as "createdAt", s.updated_at as "updatedAt"
        from services s join service_versions v on v.service_id = s.id and v.version = s.version
        order by s.human_id`,
    ),

  categories: () =>
    database.query<CategoryRow>(sql`select id, slug, name from categories order by position, slug`),

  definition: (slug: string, version: number) =>
    database.maybeOne<{ definition: ServiceDefinition }>(
      sql`select v.definition from services s join service_versions v on v.service_id = s.id
        where s.slug = ${slug} and v.version = ${version}`,
    ),

  addCategory: (category: { id: string; slug: string; name: Text; position: number }) =>
    database.query(
      sql`insert into categories (id, slug, name, position)
        values (${category.id}, ${category.slug}, ${json(category.name)}, ${category.position})
        on conflict (slug) do update set name = excluded.name, position = excluded.position
          where (categories.name, categories.position) is distinct from (excluded.name, excluded.position)`,
    ),

  /** Publishes a definition as the next version, unless the newest one equals it. Answers the version now in force. */
  publish: async (
    id: string,
    definition: ServiceDefinition,
    sha256: string,
  ): Promise<{ version: number; isNew: boolean }> => {
    const { deactivated = false, fromDate = null, toDate = null, hiddenOn = [], disabledOn = [] } = definition
    const [row] = await database.query<{ version: number; isNew: boolean }>(
      sql`with held as (
          select s.id, s.version, v.sha256 from services s
          join service_versions v on v.service_id = s.id and v.version = s.version
          where s.slug = ${definition.serviceSlug}
        ), moved as (
          insert into services (id, slug, version, deactivated, from_date, to_date, hidden_on, disabled_on)
          select ${id}, ${definition.serviceSlug}, 1, ${deactivated}, ${fromDate}::timestamptz, ${toDate}::timestamptz,
            ${hiddenOn}::text[], ${disabledOn}::text[]
          where not exists (select from held where sha256 = ${sha256})
          on conflict (slug) do update set version = services.version + 1, updated_at = now()
          returning id, version
        ), added as (
          insert into service_versions (service_id, version, definition, sha256)
          select id, version, ${json(definition)}::json, ${sha256} from moved
        )
        select version, true as "isNew" from moved union all select version, false from held
        order by "isNew" desc limit 1`,
    )
    return row as { version: number; isNew: boolean }
  },
})
export type CatalogueStore = ReturnType<typeof catalogueStore>
