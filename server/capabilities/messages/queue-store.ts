// The SQL of the queue of messages that were given up. What is older than a month is of no use to anybody; legal notices are
// owed, and stay.

import { raw, sql } from '../../platform/database/index.ts'
import type { Queue } from '../timekeeping/index.ts'

const lately = raw("interval '30 days'")

export const messageQueues: readonly Queue[] = [
  {
    what: 'undelivered',
    items: now =>
      sql`select m.given_up_at as since from messages m where m.given_up_at > ${now}::timestamptz - ${lately}
        and m.dropped is null and not m.is_over and (m.useless_at is null or m.useless_at > ${now})`,
  },
]
