// The SQL of the queue of late requests.

import { raw, sql } from '../../../platform/database/index.ts'
import { supervisesSql } from '../../request-scope/index.ts'
import { hasEndedSql, type Queue } from '../../timekeeping/index.ts'

export const requestQueues: readonly Queue[] = [
  {
    what: 'lateRequests',
    items: now =>
      sql`select r.due_at as since, r.service_slug, r.center, r.teams from requests r
        where r.status_kind = 'open' and ${hasEndedSql(raw('r.due_at'), now)}`,
    within: { role: 'SUPERVISOR', sees: supervisesSql(raw('i')) },
  },
]
