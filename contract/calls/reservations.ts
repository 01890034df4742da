// Reservations: holding something while a form is filled, and giving it back.

import { Type } from 'typebox'
import { CountryCode, ReservableCode, ReservableKind, Reservation } from '../entities/reservation.ts'
import { personal } from '../policy-rows.ts'
import { defineCalls } from './call.ts'

export const reservationCalls = defineCalls({
  'GET reservations': {
    summary: { ar: 'حجوزاتك', en: 'What the caller holds and has reserved, the newest first' },
    tag: 'requests',
    answer: Type.Array(Reservation),
    policy: personal,
    errors: [],
  },
  'POST reservations': {
    summary: {
      ar: 'حجز مؤقت أثناء ملء النموذج',
      en: 'Hold something while a form is filled; asked again it is the same hold, and one of another code takes its place',
    },
    tag: 'requests',
    body: Type.Object(
      {
        kind: ReservableKind,
        code: ReservableCode,
        /** Where the applicant lives, for what is offered to residents of one country. */
        country: Type.Optional(CountryCode),
      },
      { additionalProperties: false },
    ),
    answer: Reservation,
    policy: personal,
    errors: [
      'NOT_FOUND',
      'NOT_ELIGIBLE',
      'UNIT_TAKEN',
      'OTHER_COUNTRY',
      'RESERVATIONS_CLOSED',
      'NOT_YOUR_TURN',
      'RESERVATION_LIMIT',
      'HOLD_TIME_SPENT',
      'HOLD_DAY_SPENT',
      'UNPAID_WEEK_SPENT',
      'APPOINTMENT_FULL',
      'APPOINTMENT_NOT_OFFERED',
    ],
  },
  'DELETE reservations/:id': {
    summary: { ar: 'إلغاء الحجز المؤقت', en: 'Give back a hold' },
    tag: 'requests',
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    answer: Type.Null(),
    status: 204,
    policy: personal,
    errors: [],
  },
})
