// The SQL of tasks.

import type { PersonRef } from '@bawaba/contract/entities/person.ts'
import { type Queries, sql } from '../../platform/database/index.ts'
import { worksOn } from '../accounts/index.ts'

export const tasksStore = (database: Queries) => ({
  workers: (services: readonly string[] | undefined) =>
    database.query<PersonRef>(
      sql`select id, first_name || ' ' || last_name as name, english_full_name as "englishName" from accounts
        where ${worksOn(services)} order by first_name, last_name, id`,
    ),
})
