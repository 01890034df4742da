// The SQL of "one open request each".

import { type Queries, sql } from '../../platform/database/index.ts'
import { endKindsSql } from '../../platform/state-kinds-sql.ts'

export const oneOpenStore = (database: Queries) => ({
  /** The open request that has a key of a service. */
  findOpen: (serviceSlug: string, oneOpen: string) =>
    database.maybeOne<{ ID: string; ownerId: string }>(
      sql`select number as "ID", owner_id as "ownerId" from requests
        where service_slug = ${serviceSlug} and one_open = ${oneOpen} and status_kind not in ${endKindsSql}`,
    ),
})
export type OneOpenStore = ReturnType<typeof oneOpenStore>
