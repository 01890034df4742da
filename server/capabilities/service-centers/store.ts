// The SQL of companies, sectors and centers.

import type { ServiceCenter } from '@bawaba/contract/entities/service-center.ts'
import type { CenterDefinition } from '@bawaba/contract/programme.ts'
import type { Text } from '@bawaba/language/index.ts'
import { json, type Queries, sql } from '../../platform/database/index.ts'

export type Center = {
  [Part in 'governorate' | 'address' | 'coordinates']?: CenterDefinition[Part] | null
} & {
  code: string
  kind: 'company' | 'sector' | 'center'
  /** The code of the company of a sector, of the sector of a center. */
  parent: string | null
  name: Text
  isHolding: boolean
  position: number
}
type Described = Omit<ServiceCenter, 'closures'>
/** A center as people look for one: what is not said is null. `calendars`: those of its visits. */
export type FoundCenter = {
  [Part in keyof Described]-?: Exclude<Described[Part], undefined> | null
} & { calendars: string[] }

export const centersStore = (database: Queries) => ({
  /** Every center that was ever offered, by code; null: withdrawn. */
  stored: async (): Promise<Map<string, Center | null>> => {
    const rows = await database.query<Center & { isOffered: boolean }>(
      sql`select code, kind, parent_code as parent, json_build_object('ar', name_ar, 'en', name_en) as name,
          is_holding as "isHolding", position, is_offered as "isOffered",
          case when governorate_ar is not null
            then json_build_object('ar', governorate_ar, 'en', governorate_en) end as governorate,
          case when address_ar is not null
            then json_build_object('ar', address_ar, 'en', address_en) end as address,
          case when latitude is not null
            then json_build_object('latitude', latitude, 'longitude', longitude) end as coordinates
        from service_centers`,
    )
    return new Map(rows.map(({ isOffered, ...center }) => [center.code, isOffered ? center : null]))
  },

  /** Adds, renames and withdraws; centers that are not named keep their place. */
  change: (centers: readonly Center[], withdrawn: readonly string[]) =>
    database.query(
      sql`with given as (
          select * from jsonb_to_recordset(${json(centers)}::jsonb)
            as g(code text, kind text, parent text, name jsonb, "isHolding" boolean, position int, governorate jsonb,
              address jsonb, coordinates jsonb)
        ), withdrawn as (
          update service_centers set is_offered = false where code = any(${withdrawn}::text[])
        )
        insert into service_centers (code, kind, parent_code, name_ar, name_en, is_holding, position, governorate_ar,
          governorate_en, address_ar, address_en, latitude, longitude)
        select code, kind, parent, name->>'ar', name->>'en', "isHolding", position, governorate->>'ar', governorate->>'en',
          address->>'ar', address->>'en', (coordinates->>'latitude')::float8, (coordinates->>'longitude')::float8
        from given
        on conflict (code) do update set kind = excluded.kind, parent_code = excluded.parent_code,
          name_ar = excluded.name_ar, name_en = excluded.name_en, is_holding = excluded.is_holding,
          position = excluded.position, is_offered = true, governorate_ar = excluded.governorate_ar,
          governorate_en = excluded.governorate_en, address_ar = excluded.address_ar, address_en = excluded.address_en,
          latitude = excluded.latitude, longitude = excluded.longitude`,
    ),

  /** Those offered now, each in its place among its neighbours. */
  offered: () =>
    database.query<Center>(
      sql`select code, kind, parent_code as parent, json_build_object('ar', name_ar, 'en', name_en) as name,
          is_holding as "isHolding", position
        from service_centers where is_offered order by position, code`,
    ),

  /** Centers where people are served, with their sector and company: none of the holding company, which serves nobody. */
  serving: () =>
    database.query<FoundCenter>(
      sql`select c.code, json_build_object('ar', c.name_ar, 'en', c.name_en) as name,
          json_build_object('ar', s.name_ar, 'en', s.name_en) as sector,
          json_build_object('ar', o.name_ar, 'en', o.name_en) as company,
          case when c.governorate_ar is not null
            then json_build_object('ar', c.governorate_ar, 'en', c.governorate_en) end as governorate,
          case when c.address_ar is not null
            then json_build_object('ar', c.address_ar, 'en', c.address_en) end as address,
          case when c.latitude is not null
            then json_build_object('latitude', c.latitude, 'longitude', c.longitude) end as coordinates,
          array(select k.code from appointment_calendars k where k.is_offered and k.rules ->> 'center' = c.code) as calendars
        from service_centers c join service_centers s on s.code = c.parent_code
          join service_centers o on o.code = s.parent_code
        where c.kind = 'center' and c.is_offered and not c.is_holding
        order by o.position, s.position, c.position, c.code`,
    ),
})
export type CentersStore = ReturnType<typeof centersStore>
