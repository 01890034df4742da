// The SQL of companies, sectors and centers.

import type { Text } from '@bawaba/language/index.ts'
import { json, type Queries, sql } from '../../platform/database/index.ts'

export type Center = {
  code: string
  kind: 'company' | 'sector' | 'center'
  /** The code of the company of a sector, of the sector of a center. */
  parent: string | null
  name: Text
  isHolding: boolean
  position: number
}

export const centersStore = (database: Queries) => ({
  /** Adds and renames; what is not among them is offered no more. One statement: nobody reads half of it. */
  publish: (centers: readonly Center[]) =>
    database.query(
      sql`with given as (
          select * from jsonb_to_recordset(${json(centers)}::jsonb)
            as g(code text, kind text, parent text, name jsonb, "isHolding" boolean, position int)
        ), withdrawn as (
          update service_centers set is_offered = false where code not in (select code from given)
        )
        insert into service_centers (code, kind, parent_code, name_ar, name_en, is_holding, position)
        select code, kind, parent, name->>'ar', name->>'en', "isHolding", position from given
        on conflict (code) do update set kind = excluded.kind, parent_code = excluded.parent_code,
          name_ar = excluded.name_ar, name_en = excluded.name_en, is_holding = excluded.is_holding,
          position = excluded.position, is_offered = true`,
    ),

  /** Those offered now, each in its place among its neighbours. */
  offered: () =>
    database.query<Center>(
      sql`select code, kind, parent_code as parent, json_build_object('ar', name_ar, 'en', name_en) as name,
          is_holding as "isHolding", position
        from service_centers where is_offered order by position, code`,
    ),
})
export type CentersStore = ReturnType<typeof centersStore>
