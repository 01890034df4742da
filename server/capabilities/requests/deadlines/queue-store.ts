// The SQL of the queues of requests: those that are late, and those whose applicants wait for a call.

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
  {
    what: 'calls',
    items: () =>
      sql`select r.call_at as since, r.service_slug, r.center, r.teams from requests r where r.call_at is not null`,
    within: { role: 'SUPERVISOR', sees: supervisesSql(raw('i')) },
  },
]
