// The SQL of the queues of finance.

import { sql } from '../../platform/database/index.ts'
import type { Queue } from '../timekeeping/index.ts'
import { handIds } from './own-account.ts'

export const paymentQueues: readonly Queue[] = [
  {
    what: 'refunds',
    // One that a provider carries out is no work of anybody; one by hand is, until it is sent.
    items: () =>
      sql`select f.requested_at as since from payment_refunds f join payment_attempts a on a.id = f.attempt_id
        where f.status in ('requested', 'failed') or (f.status = 'approved' and a.gateway_id = any(${[...handIds]}::text[]))`,
  },
  {
    what: 'proofs',
    // What a counter recorded waits among the bookings.
    items: () =>
      sql`select w.sent_at as since from payment_proofs w join payment_attempts a on a.id = w.attempt_id
        where w.decided_at is null and a.channel <> 'office'`,
  },
  { what: 'bookings', items: () => sql`select requested_at as since from payment_bookings` },
  {
    what: 'differences',
    items: () => sql`select found_at as since from reconciliation_differences where resolved_at is null`,
  },
]
