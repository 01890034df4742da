// The SQL of working time. Every change tells all servers in the same statement.

import type { Holiday } from '@bawaba/contract/entities/holiday.ts'
import { type Queries, raw, sql } from '../../platform/database/index.ts'

export const holidaysChannel = 'holidays'
const tell = raw(`pg_notify('${holidaysChannel}', '')::text as told`)

export const workingTimeStore = (database: Queries) => ({
  holidays: () =>
    database.query<Holiday>(
      sql`select to_char(date, 'YYYY-MM-DD') as date, jsonb_build_object('ar', name_ar, 'en', name_en) as name,
          is_expected as "isExpected" from holidays order by date`,
    ),

  /** Adds one unless the day is a holiday already; answers whether it did. */
  add: async ({ date, name, isExpected }: Holiday): Promise<boolean> => {
    const rows = await database.query(
      sql`with added as (
          insert into holidays (date, name_ar, name_en, is_expected)
          values (${date}::date, ${name.ar}, ${name.en}, ${isExpected}::boolean)
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
