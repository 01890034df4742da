// The SQL of published user models.

import type { PersonRef, UserSlug } from '@bawaba/contract/entities/person.ts'
import type { UserModelDefinition } from '@bawaba/contract/entities/user-model-definition.ts'
import { json, type Queries, sql } from '../../platform/database/index.ts'

export const userModelsChannel = 'user_models'

export type InForce = { userSlug: UserSlug; version: number; definition: UserModelDefinition }
export type VersionRecord = Omit<InForce, 'userSlug'> & {
  reason: string
  publishedAt: Date
  by: PersonRef | null
}
type Publishing = InForce & { reason: string; now: Date; by: string | null }

export const userModelsStore = (database: Queries) => ({
  inForce: () =>
    database.query<InForce>(
      sql`select distinct on (user_slug) user_slug as "userSlug", version, definition from user_models
        order by user_slug, version desc`,
    ),

  /** Publishes a version, which must be the next one; false where another came first. Every server is told. */
  publish: async ({ userSlug, version, definition, reason, now, by }: Publishing): Promise<boolean> => {
    const rows = await database.query(
      sql`with added as (
          insert into user_models (user_slug, version, definition, reason, published_at, published_by)
          select ${userSlug}, ${version}::int, ${json(definition)}::jsonb, ${reason}, ${now}::timestamptz, ${by}::uuid
          where ${version}::int = 1 + coalesce((select max(version) from user_models where user_slug = ${userSlug}), 0)
          on conflict do nothing returning version
        )
        select pg_notify(${userModelsChannel}, version::text) from added`,
    )
    return rows.length === 1
  },

  versions: (userSlug: UserSlug) =>
    database.query<VersionRecord>(
      sql`select m.version, m.definition, m.reason, m.published_at as "publishedAt",
          case when a.id is null then null else json_build_object('id', a.id,
            'name', trim(concat(a.first_name, ' ', a.last_name)), 'englishName', a.english_full_name) end as by
        from user_models m left join accounts a on a.id = m.published_by
        where m.user_slug = ${userSlug} order by m.version desc limit 200`,
    ),
})
export type UserModelsStore = ReturnType<typeof userModelsStore>
