// The SQL of what a new form begins with: earlier requests of its applicant.

import type { Queries } from '../../platform/database/index.ts'
import { sql } from '../../platform/database/index.ts'
import { withdrawnKindsSql } from '../../platform/state-kinds-sql.ts'

export type EarlierRequest = {
  ID: string
  serviceSlug: string
  version: number
  /** As it is stored: sensitive answers are sealed. */
  data: Record<string, unknown>
  createdAt: Date
}

export const prefillStore = (database: Queries) => ({
  /** The latest of each of these services that somebody owns, but for those that were withdrawn. */
  latest: (ownerId: string, services: readonly string[]) =>
    database.query<EarlierRequest>(
      sql`select distinct on (service_slug) number as "ID", service_slug as "serviceSlug", version, data,
          created_at as "createdAt"
        from requests
        where owner_id = ${ownerId} and service_slug = any(${services as string[]})
          and status_kind not in ${withdrawnKindsSql}
        order by service_slug, created_at desc`,
    ),
})
export type PrefillStore = ReturnType<typeof prefillStore>
