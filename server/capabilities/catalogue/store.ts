// All SQL about categories, services and their versions.

import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { type LockingQueries, sql } from '../../platform/database/index.ts'
import { categoriesStore, type NewCategory } from './categories-store.ts'
import type { CheckedDefinition } from './checked.ts'
import { type Publication, type PublishedNow, publishIn } from './publication-store.ts'
import type { CategoryRow, ServiceRow } from './service-row.ts'
import { noteSuppliedIn, type SuppliedService, type SupplyState, supplyStatesOf } from './supplied-store.ts'

export const catalogueStore = (database: LockingQueries) => ({
  services: () =>
    database.query<ServiceRow>(
      sql`select s.id, s.human_id as "humanId", s.slug, s.version, v.definition, s.deactivated,
          case when s.deactivated then (select min(w.changed_at) from service_switches w
            where w.service_id = s.id and w.revision > coalesce((select max(o.revision) from service_switches o
              where o.service_id = s.id and not o.deactivated), 0)) end as "closedSince",
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

  addCategory: (category: NewCategory) => categoriesStore(database).put([category]),

  /** What a look without reading everything shows: whether anything was published or switched since. */
  mark: async (): Promise<string> => {
    const { mark } = await database.one<{ mark: string }>(
      sql`select count(*) || '/' || coalesce(sum(version), 0) || '/' || coalesce(max(updated_at)::text, '')
          || '/' || (select count(*) from hot_fields where is_ready) as mark
        from services`,
    )
    return mark
  },

  /** What a start must know of each published service, by slug. */
  supplyStates: (): Promise<Map<string, SupplyState>> => supplyStatesOf(database),

  /** Notes what a start brought without publishing it. */
  noteSupplied: (item: SuppliedService, state: SupplyState) => noteSuppliedIn(database, item, state),

  /**
   * Publishes a definition as the next version, unless the newest one equals it, and tells every server of it.
   * Answers the version now in force.
   */
  publish: (id: string, checked: CheckedDefinition, how: Publication = {}): Promise<PublishedNow> =>
    publishIn(database, { id, ...checked, how }),
})
export type CatalogueStore = ReturnType<typeof catalogueStore>
