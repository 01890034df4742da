// The SQL of the queue of requests to erase data.

import { sql } from '../../platform/database/index.ts'
import type { Queue } from '../timekeeping/index.ts'

export const erasureQueues: readonly Queue[] = [
  {
    what: 'erasures',
    items: () => sql`select asked_at as since from erasure_requests where state = 'waiting'`,
  },
]
