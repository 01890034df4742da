// The SQL of working time.

import { type Queries, sql } from '../../platform/database/index.ts'

export type Holiday = { date: string; nameAr: string; nameEn: string; isExpected: boolean }

export const workingTimeStore = (database: Queries) => ({
  holidays: () =>
    database.query<Holiday>(
      sql`select to_char(date, 'YYYY-MM-DD') as date, name_ar as "nameAr", name_en as "nameEn",
          is_expected as "isExpected" from holidays order by date`,
    ),
})
export type WorkingTimeStore = ReturnType<typeof workingTimeStore>
