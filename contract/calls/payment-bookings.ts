// Bookings that wait for a second person: what one of finance asked for, another confirms or declines.

import { Type } from 'typebox'
import { BookingPreview } from '../entities/payment.ts'
import { WaitingBooking } from '../entities/payment-booking.ts'
import { longestText } from '../own-texts.ts'
import { finance, fresh } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { paymentStaffCalls } from './payment-staff.ts'

const open = { additionalProperties: false }
const Id = Type.Object({ id: Type.String({ format: 'uuid' }) })
const Reason = Type.String({ minLength: 1, maxLength: longestText.paymentReason, pattern: '\\S' })
/** What the acts themselves are refused for. */
const refusals = [
  ...new Set([
    ...paymentStaffCalls['POST payments/:id/void'].errors,
    ...paymentStaffCalls['POST payments/:id/transfer'].errors,
    ...paymentStaffCalls['POST reconciliation/differences/:id/resolve'].errors,
  ]),
] as const

export const paymentBookingCalls = defineCalls({
  'GET bookings': {
    summary: { ar: 'قيود تنتظر موظفًا آخر', en: 'Bookings that wait for a second person, oldest first' },
    tag: 'payments',
    answer: Type.Array(WaitingBooking),
    policy: finance,
    errors: [],
  },
  'GET bookings/:id/preview': {
    summary: {
      ar: 'معاينة قيد ينتظر موظفًا آخر',
      en: 'What a booking that waits would book now, without booking it',
    },
    tag: 'payments',
    params: Id,
    answer: BookingPreview,
    policy: finance,
    errors: [...refusals],
  },
  'POST bookings/:id/confirm': {
    summary: {
      ar: 'تأكيد قيد طلبه موظف آخر',
      en: 'Confirm a booking that somebody else asked for: it is booked',
    },
    tag: 'payments',
    params: Id,
    answer: Type.Null(),
    policy: { ...finance, ...fresh },
    errors: [...refusals, 'SECOND_BOOKER_NEEDED', 'SAME_MAKER', 'BOOKING_CHANGED'],
  },
  'POST bookings/:id/decline': {
    summary: {
      ar: 'رفض قيد ينتظر التأكيد أو التراجع عنه',
      en: 'Decline a booking that waits, or take back one’s own: nothing is booked',
    },
    tag: 'payments',
    params: Id,
    body: Type.Object({ reason: Reason }, open),
    answer: Type.Null(),
    policy: finance,
    errors: ['NOT_FOUND', 'OWN_REQUEST'],
  },
})
