// The SQL of the queue of owed work.

import { raw, sql } from '../../platform/database/index.ts'
import { supervisesSql } from '../request-scope/index.ts'
import type { Queue } from '../timekeeping/index.ts'

export const owedQueues: readonly Queue[] = [
  {
    what: 'owedWork',
    items: () =>
      sql`select o.since, r.service_slug, r.center, r.teams from owed_work o join requests r on r.id = o.request_id
        where o.last_answer is not null`,
    within: { role: 'SUPERVISOR', sees: supervisesSql(raw('i')) },
  },
]
