// The SQL of health: where the database keeps its files.

import { type Queries, sql } from '../../platform/database/index.ts'

export const healthStore = (queries: Queries) => ({
  /** The folder of the database's files; null where the role of the server may not read that. */
  dataDirectory: async (): Promise<string | null> =>
    (
      await queries.one<{ folder: string | null }>(
        sql`select case when pg_has_role(current_user, 'pg_read_all_settings', 'member')
          then current_setting('data_directory') end as folder`,
      )
    ).folder,
})
