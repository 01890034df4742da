// The SQL of working time. Every change tells all servers in the same statement.

import type { Holiday } from '@bawaba/contract/entities/holiday.ts'
import { json, type Queries, raw, sql } from '../../platform/database/index.ts'
import { listedSql, type Notice, noticeColumns, outgoingSql } from '../notifications/index.ts'

/** `isMoving`: its day moves through the year. */
export type StoredHoliday = Holiday & { isMoving: boolean }

export const holidaysChannel = 'holidays'
const tell = raw(`pg_notify('${holidaysChannel}', '')::text as told`)

/** What becomes of visits on it: they are moved unless it says otherwise. */
export type NewHoliday = Holiday & { visits?: 'move' | 'free' | undefined }

export const workingTimeStore = (database: Queries) => ({
  holidays: () =>
    database.query<StoredHoliday>(
      sql`select to_char(date, 'YYYY-MM-DD') as date, jsonb_build_object('ar', name_ar, 'en', name_en) as name,
          is_expected as "isExpected", is_moving as "isMoving" from holidays order by date`,
    ),

  /** Adds the fixed holidays of years that have none yet; a year is prepared once. */
  prepare: (holidays: readonly Holiday[], years: readonly number[], now: Date) =>
    database.query(
      sql`with years as (
          insert into holiday_years (year, prepared_at) select y, ${now}::timestamptz from unnest(${[...years]}::int[]) y
          on conflict (year) do nothing returning year
        ), added as (
          insert into holidays (date, name_ar, name_en, is_expected)
          select h.date, h.name->>'ar', h.name->>'en', false from jsonb_to_recordset(${json(holidays)}::jsonb) as h(date date, name jsonb)
            join years on years.year = extract(year from h.date)
          on conflict (date) do nothing returning date
        ) select ${tell} from years limit 1`,
    ),

  /** Tells administrators until when moving feasts are known, each at most once in a month. */
  warn: (notice: Notice, now: Date) =>
    database.query(
      sql`with told as (${listedSql(
        sql`select ${noticeColumns(notice, raw('a.id'), { path: sql`'/holidays'` })} from accounts a
          where 'BFM_ADMIN' = any(a.roles) and a.status = 'active' and not exists (select from notifications o
            where o.account_id = a.id and o.kind = ${notice.kind} and o.created_at > ${now}::timestamptz - interval '30 days')`,
        now,
      )}) ${outgoingSql(raw('told'))}`,
    ),

  /** Makes changes wait for each other, each in its transaction: one moves ends past the days off of the others. */
  lock: () =>
    database.query(sql`select pg_advisory_xact_lock(hashtextextended('holidays', 0))::text as locked`),

  /** Adds one unless the day is a holiday already; answers whether it did. */
  add: async ({ date, name, isExpected, visits }: NewHoliday): Promise<boolean> => {
    const rows = await database.query(
      sql`with added as (
          insert into holidays (date, name_ar, name_en, is_expected, is_moving, visits)
          values (${date}::date, ${name.ar}, ${name.en}, ${isExpected}::boolean, ${isExpected}::boolean, ${visits ?? 'move'})
          on conflict (date) do nothing returning date
        ) select date, ${tell} from added`,
    )
    return rows.length === 1
  },

  /** Removes the one of a day; undefined where there is none. */
  remove: (date: string) =>
    database.maybeOne<Pick<Holiday, 'name'>>(
      sql`with removed as (delete from holidays where date = ${date}::date returning name_ar, name_en)
        select jsonb_build_object('ar', name_ar, 'en', name_en) as name, ${tell} from removed`,
    ),
})
export type WorkingTimeStore = ReturnType<typeof workingTimeStore>
