// The SQL of tasks.

import type { PersonRef } from '@bawaba/contract/entities/person.ts'
import { type Queries, raw, sql } from '../../platform/database/index.ts'

export const tasksStore = (database: Queries) => ({
  workers: (services: readonly string[] | undefined) =>
    database.query<PersonRef>(
      sql`select id, first_name || ' ' || last_name as name, english_full_name as "englishName" from accounts
        where status = 'active' and roles && array['CASE_OFFICER', 'SUPERVISOR']
          and ${services ? sql`services && ${['*', ...services]}::text[]` : raw('true')}
        order by first_name, last_name, id`,
    ),
})
