// The SQL of previews: the refunds of a payment as a rehearsed act left them.

import type { BookingPreview } from '@bawaba/contract/entities/payment.ts'
import { type Queries, sql } from '../../platform/database/index.ts'

type Cause = BookingPreview['refunds'][number]['cause']
export type SeenRefund = { id: string; amount: number; cause: Cause; status: string }

export const previewStore = (queries: Queries) => ({
  refunds: (paymentId: string) =>
    queries.query<SeenRefund>(
      sql`select f.id, f.amount, f.cause, f.status from payment_refunds f
        join payment_attempts a on a.id = f.attempt_id where a.payment_id = ${paymentId} order by f.requested_at, f.id`,
    ),
})
