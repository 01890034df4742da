// The SQL of tasks.

import { type Queries, sql } from '../../platform/database/index.ts'
import { worksOn } from '../accounts/index.ts'
import type { Worker } from './employees.ts'

export const tasksStore = (database: Queries) => ({
  workers: (services: readonly string[] | undefined) =>
    database.query<Worker>(
      sql`select id, first_name || ' ' || last_name as name, english_full_name as "englishName", roles, services,
          service_center as "serviceCenter" from accounts
        where ${worksOn(services)} order by first_name, last_name, id`,
    ),
})
