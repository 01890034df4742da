// The SQL of closures of service centers. Every change tells all servers in the same statement.

import type { Closure } from '@bawaba/contract/entities/closure.ts'
import type { Text } from '@bawaba/language/index.ts'
import { type Queries, raw, sql } from '../../platform/database/index.ts'

export const closuresChannel = 'closures'
const notify = raw(`pg_notify('${closuresChannel}', '')::text as notified`)

export type NewClosure = Omit<Closure, 'id' | 'center'>

/** From its first moment to its last, by Cairo's clock. */
const duringSql = (alias: string) =>
  raw(`tsrange(${alias}.from_day + coalesce(${alias}.from_time, time '00:00'),
    case when ${alias}.until_time is null then ${alias}.until_day + 1 + time '00:00' else ${alias}.until_day + ${alias}.until_time end)`)
const columns =
  raw(`c.id, c.calendar, k.rules -> 'name' as center, to_char(c.from_day, 'YYYY-MM-DD') as "from",
  to_char(c.until_day, 'YYYY-MM-DD') as until,
  case when c.from_time is not null then jsonb_build_object('from', left(c.from_time::text, 5), 'until', left(c.until_time::text, 5)) end as hours,
  jsonb_build_object('ar', c.reason_ar, 'en', c.reason_en) as reason, c.visits`)

type Row = Omit<Closure, 'hours'> & { hours: Closure['hours'] | null }
const closureOf = ({ hours, ...row }: Row): Closure => ({ ...row, ...(hours ? { hours } : {}) })

export const closuresStore = (queries: Queries) => ({
  /** Those that are not over on a day, the next first. */
  from: async (today: string): Promise<Closure[]> =>
    (
      await queries.query<Row>(
        sql`select ${columns} from center_closures c join appointment_calendars k on k.code = c.calendar
          where c.until_day >= ${today}::date order by c.from_day, c.from_time nulls first, c.calendar`,
      )
    ).map(closureOf),

  /** Centers that receive visits by appointment. */
  centers: () =>
    queries.query<{ calendar: string; name: Text }>(
      sql`select code as calendar, rules -> 'name' as name from appointment_calendars where is_offered
        order by rules -> 'name' ->> 'ar', code`,
    ),

  /** Makes changes wait for each other, each in its transaction: two would not see that they overlap. */
  lock: () =>
    queries.query(sql`select pg_advisory_xact_lock(hashtextextended('closures', 0))::text as locked`),

  /** Adds one. `none`: there is no such center; `overlaps`: it is closed in part of that time already. */
  add: async (
    id: string,
    { calendar, from, until, hours, reason, visits }: NewClosure,
    now: Date,
  ): Promise<'added' | 'none' | 'overlaps'> => {
    const { outcome } = await queries.one<{ outcome: 'added' | 'none' | 'overlaps' }>(
      sql`with wanted as (
          select ${id}::uuid as id, k.code as calendar, ${from}::date as from_day, ${until}::date as until_day,
            ${hours?.from ?? null}::time as from_time, ${hours?.until ?? null}::time as until_time
          from appointment_calendars k where k.code = ${calendar} and k.is_offered
        ), added as (
          insert into center_closures (id, calendar, from_day, until_day, from_time, until_time, reason_ar, reason_en, visits, created_at)
          select w.*, ${reason.ar}, ${reason.en}, ${visits}, ${now}::timestamptz from wanted w
          where not exists (select from center_closures c where c.calendar = w.calendar and ${duringSql('c')} && ${duringSql('w')})
          returning id
        )
        select case when exists (select from added) then 'added' when exists (select from wanted) then 'overlaps' else 'none' end as outcome,
          (select ${notify} from added)`,
    )
    return outcome
  },

  /** Takes one back that is not over at a moment of Cairo's clock; undefined where there is none. */
  remove: async (id: string, wall: string): Promise<Closure | undefined> => {
    const row = await queries.maybeOne<Row>(
      sql`with c as (delete from center_closures d where d.id::text = ${id} and upper(${duringSql('d')}) > ${wall}::timestamp returning d.*)
        select ${columns}, ${notify} from c join appointment_calendars k on k.code = c.calendar`,
    )
    return row && closureOf(row)
  },
})
export type ClosuresStore = ReturnType<typeof closuresStore>
