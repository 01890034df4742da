// A booking that waits, as finance read it.

import type { WaitingBooking } from '@bawaba/contract/entities/payment-booking.ts'
import { poundsOf } from '@bawaba/language/index.ts'
import { defined } from '../views.ts'
import type { BookingRecord } from './store.ts'

export const bookingView = ({
  id,
  act,
  payment,
  attemptId,
  amount,
  transactionId,
  detail,
  note,
  reason,
  requestedBy,
  requestedAt,
  hinder,
}: BookingRecord): WaitingBooking =>
  defined({
    id,
    act,
    payment,
    attemptId: attemptId ?? undefined,
    amount: poundsOf(amount),
    transactionId,
    resolution: detail.resolution,
    note: note || undefined,
    reason,
    requestedBy,
    requestedAt: requestedAt.toISOString(),
    hinder,
  }) as WaitingBooking
