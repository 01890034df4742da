// The SQL of a preview: what a template may say of a request, and nothing of its answers.

import type { StateKind } from '@bawaba/forms/workflow/state-kinds.ts'
import { type Queries, sql } from '../../platform/database/index.ts'

export type PreviewedRequest = {
  ID: string
  ownerId: string
  serviceSlug: string
  version: number
  status: string
  statusKind: StateKind
  amount: number | null
}

export const previewStore = (database: Queries) => ({
  find: (number: string) =>
    database.maybeOne<PreviewedRequest>(
      sql`select r.number as "ID", r.owner_id as "ownerId", r.service_slug as "serviceSlug", r.version, r.status,
          r.status_kind as "statusKind",
          (select p.amount::int from payments p where p.request_id = r.id order by p.created_at desc limit 1) as amount
        from requests r where r.number = ${number}`,
    ),
})
export type PreviewStore = ReturnType<typeof previewStore>
