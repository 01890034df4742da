// All SQL about categories, services and their versions.

import type { Service } from '@bawaba/contract/entities/service.ts'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import type { Text } from '@bawaba/language/index.ts'
import { type Database, json, sql } from '../../platform/database/index.ts'
import type { IndexedField } from './indexed-fields.ts'
import { type Publication, type PublishedNow, publishIn } from './publication-store.ts'

export type ServiceRow = {
  id: string
  humanId: number
  slug: string
  version: number
  definition: ServiceDefinition
  deactivated: boolean
  fromDate: Date | null
  toDate: Date | null
  hiddenOn: Service['hiddenOn']
  disabledOn: Service['disabledOn']
  createdAt: Date
  updatedAt: Date
  /** Whether any version keeps some requests to teams. */
  hasTeams: boolean
  /** Answers that lists read from a column, of the version in force. */
  hot: IndexedField[]
}
export type CategoryRow = { id: string; slug: string; name: Text }

export const catalogueStore = (database: Database) => ({
  services: () =>
    database.query<ServiceRow>(
      sql`select s.id, s.human_id as "humanId", s.slug, s.version, v.definition, s.deactivated,
          s.from_date as "fromDate", s.to_date as "toDate", s.hidden_on as "hiddenOn", s.disabled_on as "disabledOn",
          s.created_at as "createdAt", s.updated_at as "updatedAt",
          coalesce((select jsonb_agg(jsonb_build_object('field', h.field, 'kind', h.kind, 'slot', h.slot))
            from hot_fields h where h.service_slug = s.slug and h.is_ready), '[]') as hot,
          exists (select from service_versions o where o.service_id = s.id and o.definition #> '{workflow,teams}' is not null) as "hasTeams"
        from services s join service_versions v on v.service_id = s.id and v.version = s.version
        order by s.human_id`,
    ),

  categories: () =>
    database.query<CategoryRow>(sql`select id, slug, name from categories order by position, slug`),

  definition: (slug: string, version: number) =>
    database.maybeOne<{ definition: ServiceDefinition }>(
      sql`select v.definition from services s join service_versions v on v.service_id = s.id
        where s.slug = ${slug} and v.version = ${version}::numeric`,
    ),

  addCategory: (category: { id: string; slug: string; name: Text; position: number }) =>
    database.query(
      sql`insert into categories (id, slug, name, position)
        values (${category.id}, ${category.slug}, ${json(category.name)}, ${category.position})
        on conflict (slug) do update set name = excluded.name, position = excluded.position
          where (categories.name, categories.position) is distinct from (excluded.name, excluded.position)`,
    ),

  /** Whether the newest version of a service is this one. */
  isPublished: async (slug: string, sha256: string): Promise<boolean> => {
    const found = await database.maybeOne(
      sql`select s.id from services s join service_versions v on v.service_id = s.id and v.version = s.version
        where s.slug = ${slug} and v.sha256 = ${sha256}`,
    )
    return found !== undefined
  },

  /** What a look without reading everything shows: whether anything was published or switched since. */
  mark: async (): Promise<string> => {
    const { mark } = await database.one<{ mark: string }>(
      sql`select count(*) || '/' || coalesce(sum(version), 0) || '/' || coalesce(max(updated_at)::text, '')
          || '/' || (select count(*) from hot_fields where is_ready) as mark
        from services`,
    )
    return mark
  },

  /**
   * Publishes a definition as the next version, unless the newest one equals it, and tells every server of it.
   * Answers the version now in force.
   */
  publish: (
    id: string,
    definition: ServiceDefinition,
    sha256: string,
    how: Publication = {},
  ): Promise<PublishedNow> => publishIn(database, { id, definition, sha256, how }),
})
export type CatalogueStore = ReturnType<typeof catalogueStore>
