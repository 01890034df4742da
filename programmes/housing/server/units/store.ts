// All SQL about units. What changes a unit writes its history in the same statement.

import {
  json,
  type LockingQueries,
  type Queries,
  raw,
  type Sql,
  sql,
} from '@bawaba/server/platform/database/index.ts'
import {
  type Columns,
  type Filter,
  pageIdsSql,
  pagingOf,
  type Where,
  whereSql,
} from '@bawaba/server/platform/filter/index.ts'
import type { PaymentMethod, UnitStatus, UnitType } from '../../unit.ts'
import type { UnitHistoryEntry } from '../../unit-calls.ts'
import { isPublicSql, isReservedSql, onSaleSql, statusSql, unitsAt } from './status-store.ts'

export type UnitRecord = {
  id: string
  code: string
  project: string
  type: UnitType
  area: string
  floor: number
  rooms: number
  /** Piasters. */
  price: number
  paymentMethod: PaymentMethod
  country: string | null
  status: UnitStatus
  onSale: boolean
  /** From when on it can be reserved; null: at once. */
  opensAt: Date | null
  blockReason: string | null
  floorPlanFile: string | null
  floorPlanType: string | null
  revision: number
  createdAt: Date
  updatedAt: Date
}
/** The parts of a unit that a form or a file writes. */
export type UnitWritten = Pick<
  UnitRecord,
  'code' | 'project' | 'type' | 'floor' | 'rooms' | 'price' | 'paymentMethod' | 'country'
> & { area: number }
export type FieldChange = { field: string; from: unknown; to: unknown }
/** Who reads, and when: a hold ends by itself. */
export type Reader = { isStaff: boolean; now: Date }
/** Who did it, and when. */
export type By = { actorId: string | null; now: Date }
export type UnitWrite = { id: string; unit: UnitWritten; isNew: boolean; changes: readonly FieldChange[] }

const columns = sql`u.id, u.code, u.project, u.type, u.area, u.floor, u.rooms, u.price,
  u.payment_method as "paymentMethod", u.country, ${statusSql} as status, ${onSaleSql} as "onSale", o.opens_at as "opensAt",
  u.block_reason as "blockReason", u.floor_plan_file as "floorPlanFile", u.floor_plan_type as "floorPlanType",
  u.revision, u.created_at as "createdAt", u.updated_at as "updatedAt"`

const within = (isStaff: boolean): Sql => (isStaff ? raw('true') : isPublicSql)
const change = (kind: string, changes: readonly FieldChange[], { actorId, now }: By, source: Sql): Sql =>
  sql`insert into housing_unit_changes (unit_id, at, actor_id, kind, changes)
    select id, ${now}::timestamptz, ${actorId}::uuid, ${kind}, ${json(changes)}::jsonb from ${source}`

export const unitsStore = (database: LockingQueries) => ({
  transaction: database.transaction,

  list: ({ isStaff, now }: Reader, filter: Filter, asked: Columns, after: string | undefined) => {
    const order = filter.order.length > 0 ? filter.order : [{ field: 'code', descending: false }]
    const id = raw('u.id')
    const paging = pagingOf(order, asked, { id, after })
    const where = sql`${within(isStaff)} and ${whereSql(filter.where, asked)}`
    const { limit, skip } = filter
    return database.query<UnitRecord & { position: (string | null)[] }>(
      sql`select ${columns}, ${paging.position} as position
        from (${pageIdsSql(paging, { from: unitsAt(now), where, id, limit, skip })}) page
          join (${unitsAt(now)}) on u.id = page.page_id
        order by ${paging.order}`,
      { named: false },
    )
  },

  count: async ({ isStaff, now }: Reader, where: Where | undefined, asked: Columns): Promise<number> => {
    const { count } = await database.one<{ count: number }>(
      sql`select count(*)::int as count from ${unitsAt(now)} where ${within(isStaff)} and ${whereSql(where, asked)}`,
      { named: false },
    )
    return count
  },

  /** All units, or those of a project, for a file. */
  all: (project: string | undefined, now: Date) =>
    database.query<UnitRecord>(
      sql`select ${columns} from ${unitsAt(now)}
        where ${project ?? null}::text is null or u.project = ${project ?? null}::text order by u.project, u.code`,
    ),

  find: (code: string, { isStaff, now }: Reader) =>
    database.maybeOne<UnitRecord>(
      sql`select ${columns} from ${unitsAt(now)} where u.code = ${code} and ${within(isStaff)}`,
    ),

  /** What everybody reads of a project: how many of each type, and what those cost that are available. */
  availability: (project: string, now: Date) =>
    database.query<{
      type: UnitType
      available: number
      total: number
      minPrice: number | null
      maxPrice: number | null
      minArea: string | null
      maxArea: string | null
    }>(
      sql`select u.type, count(*)::int as total, (count(*) filter (where ${statusSql} = 'available'))::int as available,
          min(u.price) filter (where ${statusSql} = 'available') as "minPrice",
          max(u.price) filter (where ${statusSql} = 'available') as "maxPrice",
          min(u.area) filter (where ${statusSql} = 'available') as "minArea",
          max(u.area) filter (where ${statusSql} = 'available') as "maxArea"
        from ${unitsAt(now)} where u.project = ${project} and ${isPublicSql} group by u.type order by u.type`,
    ),

  history: (code: string, limit = 200) =>
    database.query<Omit<UnitHistoryEntry, 'at'> & { at: Date }>(
      sql`select c.at, c.kind, c.changes, case when a.id is null then null else jsonb_build_object('id', a.id,
            'name', a.first_name || ' ' || a.last_name, 'englishName', a.english_full_name) end as by
        from housing_units u join housing_unit_changes c on c.unit_id = u.id left join accounts a on a.id = c.actor_id
        where u.code = ${code} order by c.id desc limit ${limit}::int`,
    ),

  /** Those of the codes that are there, locked against others who write units. */
  lock: (queries: Queries, codes: readonly string[], now: Date) =>
    queries.query<UnitRecord & { isReserved: boolean }>(
      sql`select ${columns}, ${isReservedSql} as "isReserved" from ${unitsAt(now)}
        where u.code = any(${[...codes]}::text[]) order by u.id for update of u`,
    ),

  /** The codes of a project. */
  codesOf: async (queries: Queries, project: string): Promise<string[]> => {
    const rows = await queries.query<{ code: string }>(
      sql`select u.code from housing_units u where u.project = ${project} order by u.code`,
    )
    return rows.map(({ code }) => code)
  },

  /** Adds and changes units, with their history, in one statement. A code that another has meanwhile is left alone. */
  write: async (queries: Queries, writes: readonly UnitWrite[], { actorId, now }: By): Promise<string[]> => {
    const units = writes.map(({ unit }) => unit)
    const rows = await queries.query<{ code: string }>(
      sql`with input as (
          select * from unnest(${writes.map(({ id }) => id)}::uuid[], ${units.map(({ code }) => code)}::text[],
            ${units.map(({ project }) => project)}::text[], ${units.map(({ type }) => type)}::text[],
            ${units.map(({ area }) => String(area))}::numeric[], ${units.map(({ floor }) => floor)}::smallint[],
            ${units.map(({ rooms }) => rooms)}::smallint[], ${units.map(({ price }) => price)}::bigint[],
            ${units.map(({ paymentMethod }) => paymentMethod)}::text[], ${units.map(({ country }) => country)}::text[],
            ${writes.map(({ isNew }) => isNew)}::boolean[], ${writes.map(({ changes }) => json(changes))}::jsonb[])
          as i (id, code, project, type, area, floor, rooms, price, payment_method, country, is_new, changes)
        ), added as (
          insert into housing_units (id, code, project, type, area, floor, rooms, price, payment_method, country,
            created_at, updated_at)
          select id, code, project, type, area, floor, rooms, price, payment_method, country, ${now}::timestamptz, ${now}::timestamptz
          from input where is_new on conflict (code) do nothing returning id, code
        ), changed as (
          update housing_units u set project = i.project, type = i.type, area = i.area, floor = i.floor, rooms = i.rooms,
            price = i.price, payment_method = i.payment_method, country = i.country, updated_at = ${now},
            revision = u.revision + 1
          from input i where not i.is_new and u.id = i.id returning u.id, u.code
        ), history as (
          insert into housing_unit_changes (unit_id, at, actor_id, kind, changes)
          select w.id, ${now}::timestamptz, ${actorId}::uuid, case when i.is_new then 'added' else 'changed' end, i.changes
          from (select id from added union all select id from changed) w join input i on i.id = w.id
        ) select code from added union all select code from changed`,
    )
    return rows.map(({ code }) => code)
  },

  /** Sets or takes back the reason why a unit is withheld; nothing where it stands so already. */
  block: async (queries: Queries, code: string, reason: string | null, by: By): Promise<boolean> => {
    const rows = await queries.query(
      sql`with before as (select id, block_reason from housing_units where code = ${code} for update
        ), done as (
          update housing_units u set block_reason = ${reason}::text, updated_at = ${by.now}, revision = u.revision + 1
          from before b where u.id = b.id and b.block_reason is distinct from ${reason}::text returning u.id
        ), history as (
          insert into housing_unit_changes (unit_id, at, actor_id, kind, changes)
          select b.id, ${by.now}::timestamptz, ${by.actorId}::uuid, ${reason === null ? 'unblocked' : 'blocked'},
            jsonb_build_array(jsonb_build_object('field', 'blockReason', 'from', b.block_reason, 'to', ${reason}::text))
          from before b join done d on d.id = b.id
        ) select id from done`,
    )
    return rows.length > 0
  },

  /** Notes that units went on sale or off it. */
  noteSale: (
    queries: Queries,
    codes: readonly string[],
    sale: { onSale: boolean; opensAt: Date | null },
    by: By,
  ) =>
    queries.query(
      sql`with done as (
          update housing_units u set updated_at = ${by.now}, revision = u.revision + 1
          where u.code = any(${[...codes]}::text[]) returning u.id
        ) ${change(
          sale.onSale ? 'on-sale' : 'off-sale',
          sale.opensAt ? [{ field: 'opensAt', from: null, to: sale.opensAt.toISOString() }] : [],
          by,
          raw('done'),
        )}`,
    ),

  /** Sets the plan; answers the file that it had before, which nothing holds any more. */
  setFloorPlan: (
    queries: Queries,
    code: string,
    plan: { file: string; type: string; name: string },
    by: By,
  ) =>
    queries.maybeOne<{ former: string | null }>(
      sql`with before as (select id, floor_plan_file from housing_units where code = ${code} for update
        ), done as (
          update housing_units u set floor_plan_file = ${plan.file}::uuid, floor_plan_type = ${plan.type},
            updated_at = ${by.now}, revision = u.revision + 1
          from before b where u.id = b.id returning u.id
        ), history as (
          ${change('floor-plan', [{ field: 'floorPlan', from: null, to: plan.name }], by, raw('done'))}
        ) select floor_plan_file as former from before`,
    ),

  /** The sample plans of a demo, drawn by code. */
  drawFloorPlans: (queries: Queries, codes: readonly string[]) =>
    queries.query(
      sql`update housing_units set floor_plan_type = 'image/svg+xml'
        where code = any(${[...codes]}::text[]) and floor_plan_type is null`,
    ),
})
export type UnitsStore = ReturnType<typeof unitsStore>
