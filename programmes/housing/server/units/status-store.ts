// How a unit stands, in SQL: a live reservation decides; without one it is blocked, offered or neither. The one place that
// derives it, for lists, counts and rules alike. A hold whose time is over is none, before anybody has tidied it up.

import { lastsSql } from '@bawaba/server/capabilities/timekeeping/index.ts'
import { raw, type Sql, sql } from '@bawaba/server/platform/database/index.ts'

/** Units `u` with how each is offered (`o`) and its live reservation (`v`). */
export const unitsAt = (now: Date): Sql =>
  sql`housing_units u
    left join reservables o on o.kind = 'unit' and o.code = u.code
    left join reservations v on v.kind = 'unit' and v.code = u.code and v.status <> 'freed'
      and (v.held_until is null or ${lastsSql(raw('v.held_until'), now)})`

export const isReservedSql = raw('(v.id is not null)')
export const onSaleSql = raw('coalesce(o.is_open, false)')
/** Whoever holds it while they fill a form has it as much as whoever has sent one. */
export const statusSql = raw(`(case v.status when 'held' then 'reserved' when 'reserved' then 'reserved'
  when 'locked' then 'paid' when 'allocated' then 'allocated'
  else case when u.block_reason is not null then 'blocked' when o.is_open then 'available' else 'off-sale' end end)`)
/** What is neither offered nor reserved is nobody's business but staff's. */
export const isPublicSql = sql`(${statusSql} not in ('off-sale', 'blocked'))`
export const publicStatusSql = sql`(case when ${statusSql} in ('paid', 'allocated') then 'sold' else ${statusSql} end)`
