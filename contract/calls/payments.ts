// Paying: what a request owes and how it can be paid, a payment's status, what providers notify, and receipts.

import { Type } from 'typebox'
import {
  Begun,
  Channel,
  PaymentDetails,
  PaymentRow,
  PaymentStatusView,
  Receipt,
  ReceiptStatus,
} from '../entities/payment.ts'
import { everyone, finance, personal } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { Count, CountQuery, ListQuery, PdfQuery, RequestParams } from './parts.ts'

const open = { additionalProperties: false }
const ActivityParams = Type.Object({
  ...RequestParams.properties,
  activityId: Type.String({ maxLength: 64 }),
})
const GatewayId = Type.String({ pattern: '^[a-z][a-z0-9-]{0,31}$' })
const address = Type.String({ maxLength: 2000 })

/** The provider's own words stand in the query or the body; what of them is signed is read like a notice. */
const comingBack = {
  tag: 'payments' as const,
  params: Type.Object({ gatewayId: GatewayId, id: Type.String({ maxLength: 64 }) }),
  answer: Type.Null(),
  status: 303 as const,
  // Led to their own page, which asks who they are.
  policy: everyone,
  errors: ['NOT_FOUND' as const],
}

export const paymentCalls = defineCalls({
  'GET :service/:id/activity/:activityId/paymentDetails': {
    summary: {
      ar: 'ما يُسدد للطلب وطرق سداده',
      en: 'What a request owes, line by line, and the ways to pay it',
    },
    tag: 'payments',
    params: ActivityParams,
    answer: PaymentDetails,
    policy: personal,
    errors: ['NOT_FOUND', 'MODEL_NOT_FOUND', 'ACTIVITY_NOT_FOUND', 'NOTHING_TO_PAY'],
  },
  'GET :service/:id/activity/:activityId/paymentMeans': {
    summary: {
      ar: 'بدء السداد بطريقة',
      en: 'Begin to pay by a channel, or go on with the open attempt; an open code is cancelled for a card. While finance check the proof of a transfer, another way needs `despiteProof`',
    },
    tag: 'payments',
    params: ActivityParams,
    query: Type.Object(
      {
        gatewayId: GatewayId,
        channel: Channel,
        successURL: address,
        failureURL: address,
        /** Another way although finance are checking the proof of a transfer. */
        despiteProof: Type.Optional(Type.Boolean()),
      },
      open,
    ),
    answer: Begun,
    policy: personal,
    errors: [
      'NOT_FOUND',
      'MODEL_NOT_FOUND',
      'ACTIVITY_NOT_FOUND',
      'NOTHING_TO_PAY',
      'ALREADY_PAID',
      'PAYMENT_CHECKING',
      'PAYMENT_INCOMPLETE',
      'PROOF_UNDER_REVIEW',
      'PAYMENT_WAY_CHANGED',
      'PAYMENT_STILL_OPEN',
      'PAYMENT_MEANS_UNKNOWN',
      'RETURN_ADDRESS_INVALID',
      'PAYMENT_GATEWAY_DOWN',
      'PAYMENT_TOO_SOON',
      'PAYMENT_CLOSED_TODAY',
    ],
  },
  'GET :service/:id/paymentStatus': {
    summary: {
      ar: 'حالة سداد الطلب',
      en: 'The status of the newest payment of a request; `returned` says that its payer came back from the provider, `noUpdate` that the provider has nothing new',
    },
    tag: 'payments',
    params: RequestParams,
    query: Type.Object({ returned: Type.Optional(Type.Boolean()) }, open),
    answer: PaymentStatusView,
    policy: personal,
    errors: ['NOT_FOUND', 'MODEL_NOT_FOUND', 'NOTHING_TO_PAY'],
  },
  'POST :service/:id/paymentProof': {
    summary: {
      ar: 'إرفاق إثبات التحويل البنكي',
      en: 'Attach the proof of a bank transfer: an uploaded file of the caller',
    },
    tag: 'payments',
    params: RequestParams,
    body: Type.Object({ fileId: Type.String({ format: 'uuid' }) }, open),
    answer: PaymentStatusView,
    policy: personal,
    errors: ['NOT_FOUND', 'MODEL_NOT_FOUND', 'NOTHING_TO_PAY', 'ALREADY_PAID'],
  },
  'POST gateways/:gatewayId/notices': {
    summary: {
      ar: 'إشعار موقّع من مزود الدفع',
      en: 'A signed notice of a payment provider; the same event counts once',
    },
    tag: 'payments',
    params: Type.Object({ gatewayId: GatewayId }),
    takes: 'signed',
    // Fawry takes 200 alone for an answer.
    answer: Type.Null(),
    // Its sender proves itself by a signature.
    policy: everyone,
    errors: ['MODEL_NOT_FOUND', 'NOTICE_REFUSED', 'NOT_FOUND', 'PAYMENT_GATEWAY_DOWN'],
  },
  'GET gateways/:gatewayId/returns/:id': {
    summary: {
      ar: 'عودة الدافع من صفحة مزود الدفع',
      en: 'A payer whom a payment provider sends back; leads on to the page the payment was begun from',
    },
    ...comingBack,
  },
  'POST gateways/:gatewayId/returns/:id': {
    summary: {
      ar: 'عودة الدافع من صفحة مزود الدفع بنموذج',
      en: 'The same, of a provider that sends its payer back with a form',
    },
    ...comingBack,
    takes: 'signed',
  },
  'GET payments': {
    summary: {
      ar: 'المدفوعات',
      en: 'Payments: the caller’s own, or for finance all of them',
    },
    tag: 'payments',
    query: ListQuery,
    answer: Type.Array(Type.Unsafe<Partial<PaymentRow>>(Type.Partial(PaymentRow))),
    policy: { ...personal, ...finance },
    errors: ['INVALID_FILTER'],
  },
  'GET payments/count': {
    summary: { ar: 'عدد المدفوعات', en: 'How many there are' },
    tag: 'payments',
    query: CountQuery,
    answer: Count,
    policy: { ...personal, ...finance },
    errors: ['INVALID_FILTER'],
  },
  'GET payments/:id/receipt': {
    summary: { ar: 'إيصال سداد', en: 'The signed receipt of a payment' },
    tag: 'payments',
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    answer: Receipt,
    policy: { ...personal, ...finance },
    errors: ['NOT_FOUND'],
  },
  'GET receipts/:number/status': {
    summary: {
      ar: 'هل ما زال إيصال صالحًا، وهل رُد شيء من مبلغه',
      en: 'Whether a receipt is valid, and whether money of it was refunded; whoever holds the receipt has its number and signature',
    },
    tag: 'payments',
    params: Type.Object({ number: Type.String({ maxLength: 40 }) }),
    query: Type.Object(
      { signature: Type.String({ pattern: '^[\\w-]{86}$' }) },
      { additionalProperties: false },
    ),
    answer: ReceiptStatus,
    policy: everyone,
    errors: ['NOT_FOUND'],
  },
  'GET payments/:id/receipt/content': {
    summary: { ar: 'إيصال سداد بصيغة PDF', en: 'The receipt of a payment as a PDF, in Arabic or English' },
    tag: 'payments',
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    query: PdfQuery,
    gives: 'file',
    answer: Type.Unknown(),
    policy: { ...personal, ...finance },
    errors: ['NOT_FOUND'],
  },
})
