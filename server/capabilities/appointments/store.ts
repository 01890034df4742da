// The SQL of appointments: calendars, how many places their times have left, who comes on a day.

import type { HolidayEffects, Visit } from '@bawaba/contract/entities/appointment.ts'
import type { CalendarDefinition } from '@bawaba/contract/programme.ts'
import { appointmentKind } from '@bawaba/forms/fields/appointment-code.ts'
import type { Text } from '@bawaba/language/index.ts'
import { json, type Queries, type Sql, sql } from '../../platform/database/index.ts'
import { unfinishedKindsSql } from '../../platform/state-kinds-sql.ts'

export type DayOff = { date: string; name: Text; visits: 'move' | 'free' }

export const appointmentsStore = (database: Queries) => ({
  /** Every calendar that was ever offered, by code; null: withdrawn. */
  stored: async (): Promise<Map<string, CalendarDefinition | null>> => {
    const rows = await database.query<{ code: string; rules: CalendarDefinition; isOffered: boolean }>(
      sql`select code, rules, is_offered as "isOffered" from appointment_calendars`,
    )
    return new Map(rows.map(({ code, rules, isOffered }) => [code, isOffered ? rules : null]))
  },

  /** Adds, changes and withdraws calendars; those that are not named stay as they are. */
  change: (calendars: readonly CalendarDefinition[], withdrawn: readonly string[]) =>
    database.query(
      sql`with brought as (
          select g.rules->>'code' as code, g.rules from jsonb_array_elements(${json(calendars)}::jsonb) as g(rules)
        ), withdrawn as (
          update appointment_calendars set is_offered = false where code = any(${withdrawn}::text[])
        )
        insert into appointment_calendars (code, rules) select code, rules from brought
        on conflict (code) do update set rules = excluded.rules, is_offered = true`,
    ),

  calendar: async (code: string): Promise<CalendarDefinition | undefined> => {
    const row = await database.maybeOne<{ rules: CalendarDefinition }>(
      sql`select rules from appointment_calendars where code = ${code} and is_offered`,
    )
    return row?.rules
  },

  /** How many have each time of a calendar between two days. Times that nobody ever chose have no row. */
  counts: (calendar: string, from: string, to: string) =>
    database.query<{ code: string; taken: number }>(
      sql`select code, taken from reservables where kind = ${appointmentKind}
        and code collate "C" >= ${`${calendar}/${from}`} and code collate "C" < ${`${calendar}/${to}U`}`,
    ),

  /** The visits of a day among the requests `r` that are admitted; those whose time has passed too. */
  visits: (admitted: Sql, calendar: string, day: string) =>
    database.query<Visit & { ownerId: string }>(
      sql`select split_part(v.code, 'T', -1) as time, r.number as "ID", r.service_slug as "serviceSlug", r.status,
          a.first_name || ' ' || a.last_name as name, a.id as "ownerId"
        from reservations v join requests r on r.id = v.request_id join accounts a on a.id = r.owner_id
        where v.kind = ${appointmentKind} and v.code like ${`${calendar}/${day}T%`}
          and (v.status in ('reserved', 'locked', 'allocated') or v.freed_because = 'over') and ${admitted}
        order by v.code, r.number limit 2000`,
    ),

  /** Times to come that people have booked, by Cairo's clock, and for how many. */
  coming: (wall: string) =>
    database.query<{ code: string; count: number }>(
      sql`select v.code, count(*)::int as count from reservations v where v.kind = ${appointmentKind}
        and v.status in ('reserved', 'locked', 'allocated') and split_part(v.code, '/', 2) collate "C" > ${wall}
        group by v.code order by v.code`,
    ),

  /** How many have each of these times. */
  countsOf: async (codes: readonly string[]): Promise<Map<string, number>> => {
    const rows = await database.query<{ code: string; taken: number }>(
      sql`select code, taken from reservables where kind = ${appointmentKind} and code = any(${[...codes]}::text[])`,
    )
    return new Map(rows.map(({ code, taken }) => [code, taken]))
  },

  /** Days off as they are stored, and what becomes of visits on them. */
  daysOff: (from: string) =>
    database.query<DayOff>(
      sql`select to_char(date, 'YYYY-MM-DD') as date, jsonb_build_object('ar', name_ar, 'en', name_en) as name, visits
        from holidays where date >= ${from}::date`,
    ),

  /** What is booked on a day, and for how many people something ends with it. */
  effects: (day: string, { from, until }: { from: Date; until: Date }) =>
    database.one<HolidayEffects>(
      sql`with booked as (
          select c.code, c.rules -> 'name' as name, count(*)::int as count from reservations v
            join appointment_calendars c on c.code = split_part(v.code, '/', 1)
          where v.kind = ${appointmentKind} and v.status in ('reserved', 'locked', 'allocated')
            and v.code like '%/' || ${day} || 'T%' group by 1, 2::text, c.rules
        )
        select coalesce((select jsonb_agg(jsonb_build_object('calendar', code, 'name', name, 'count', count) order by code) from booked), '[]')
            as visits,
          (select count(*)::int from requests r where r.status_kind in ${unfinishedKindsSql}
            and r.due_at between ${from}::timestamptz and ${until}::timestamptz) as due`,
    ),

  /** The codes of what somebody has and whose time has come, by Cairo's clock. */
  over: async (wall: string): Promise<string[]> => {
    const rows = await database.query<{ code: string }>(
      sql`select code from reservables where kind = ${appointmentKind} and taken > 0
        and split_part(code, '/', 2) collate "C" <= ${wall} order by code limit 500`,
    )
    return rows.map(({ code }) => code)
  },
})
