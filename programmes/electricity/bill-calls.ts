// The call of open bills: by a payment number, or by one of the caller's own meters.

import { defineCalls } from '@bawaba/contract/calls/call.ts'
import { TextSchema } from '@bawaba/contract/entities/app-data.ts'
import { type Static, Type } from 'typebox'
import { ofApplicants } from './policies.ts'

const Piasters = Type.Integer()

/** The owner is never named: whoever reads a number off a bill learns what it owes, as at any counter. */
export const OpenBills = Type.Object({
  paymentNumber: Type.String(),
  /** Where one of the caller's own meters stands; of others the area alone. */
  address: TextSchema,
  /** Oldest first, the order in which they are paid. */
  bills: Type.Array(
    Type.Object({
      billId: Type.String(),
      month: Type.String(),
      consumption: Type.Integer(),
      amount: Piasters,
      fees: Piasters,
      issuedOn: Type.String(),
      dueOn: Type.String(),
      /** An objection to it is not decided: it keeps nobody from paying those after it. */
      disputed: Type.Optional(Type.Boolean()),
      /** What instalment plans cover of it. */
      planned: Type.Optional(Piasters),
    }),
  ),
})
export type OpenBills = Static<typeof OpenBills>

export const billCalls = defineCalls({
  'GET bills': {
    summary: {
      ar: 'الفواتير المستحقة برقم السداد أو برقم أحد عداداتك، من الأقدم',
      en: 'Bills that are due, by payment number or by one of the caller’s meters, oldest first',
    },
    tag: 'requests',
    query: Type.Object(
      {
        paymentNumber: Type.Optional(Type.String({ maxLength: 60 })),
        meterNumber: Type.Optional(Type.String({ maxLength: 60 })),
      },
      { additionalProperties: false },
    ),
    answer: OpenBills,
    policy: ofApplicants,
    errors: ['PAYMENT_NO_INVALID', 'NOT_FOUND', 'MAX_ATTEMPTS', 'ECONNABORTED'],
  },
})
