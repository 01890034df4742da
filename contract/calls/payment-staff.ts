// Payments as finance staff work on them: one payment whole, refunds that two people decide, payments at the office,
// confirmed transfers, and the daily comparison with what providers say.

import { Type } from 'typebox'
import { RefundRow, StaffPayment } from '../entities/payment.ts'
import { longestText } from '../own-texts.ts'
import { finance, fresh } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { reconciliationCalls, sheet } from './reconciliation.ts'

const open = { additionalProperties: false }
const Id = Type.Object({ id: Type.String({ format: 'uuid' }) })
/** Pounds: "12.50". */
const Amount = Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,2})?$' })
const Reason = Type.String({ minLength: 1, maxLength: longestText.paymentReason, pattern: '\\S' })
const Day = Type.String({ format: 'date' })

export const paymentStaffCalls = defineCalls({
  'GET payments/:id': {
    summary: { ar: 'عملية سداد', en: 'One payment with its attempts, timeline, refunds and ledger' },
    tag: 'payments',
    params: Id,
    answer: StaffPayment,
    policy: finance,
    errors: ['NOT_FOUND'],
  },
  'POST payments/:id/refunds': {
    summary: { ar: 'طلب رد مبلغ', en: 'Ask for a refund, which a second person approves' },
    tag: 'payments',
    params: Id,
    body: Type.Object({ attemptId: Type.String({ format: 'uuid' }), amount: Amount, reason: Reason }, open),
    answer: StaffPayment,
    idempotent: true,
    policy: finance,
    errors: ['NOT_FOUND', 'OWN_REQUEST', 'REFUND_TOO_LARGE', 'REFUND_WHOLE_ONLY', 'IDEMPOTENCY_KEY_REUSED'],
  },
  'GET refunds': {
    summary: { ar: 'المبالغ المطلوب ردها', en: 'Refunds that wait to be decided or carried out' },
    tag: 'payments',
    answer: Type.Array(RefundRow),
    policy: finance,
    errors: [],
  },
  'POST refunds/:id/decide': {
    summary: { ar: 'اعتماد رد مبلغ أو رفضه', en: 'Approve or reject a refund that somebody else asked for' },
    tag: 'payments',
    params: Id,
    body: Type.Object({ approve: Type.Boolean(), reason: Reason }, open),
    answer: RefundRow,
    policy: { ...finance, ...fresh },
    errors: [
      'NOT_FOUND',
      'OWN_REQUEST',
      'SECOND_PERSON_NEEDED',
      'SAME_MAKER',
      'REFUND_OWED',
      'REFUND_DECIDED',
    ],
  },
  'POST refunds/:id/payee': {
    summary: {
      ar: 'تسجيل الحساب الذي يُرد إليه',
      en: 'Record to whose account a refund goes that staff carry out',
    },
    tag: 'payments',
    params: Id,
    body: Type.Object(
      {
        name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
        iban: Type.String({ minLength: 1, maxLength: 80 }),
      },
      open,
    ),
    answer: RefundRow,
    policy: { ...finance, ...fresh },
    errors: ['NOT_FOUND', 'OWN_REQUEST', 'IBAN_WRONG', 'REFUND_NOT_WAITING'],
  },
  'POST refunds/:id/carriedOut': {
    summary: {
      ar: 'تسجيل تنفيذ رد',
      en: 'Note that an approved refund was sent, with the bank’s number: by somebody who neither asked for it nor recorded its account',
    },
    tag: 'payments',
    params: Id,
    body: Type.Object(
      {
        bankReference: Type.String({ minLength: 1, maxLength: 40, pattern: '^[\\w/-]+$' }),
        /** The account that it was sent to, as the sender read it. */
        iban: Type.String({ minLength: 1, maxLength: 80 }),
      },
      open,
    ),
    answer: RefundRow,
    policy: { ...finance, ...fresh },
    errors: [
      'NOT_FOUND',
      'OWN_REQUEST',
      'REFUND_NOT_WAITING',
      'PAYEE_MISSING',
      'PAYEE_CHANGED',
      'OTHER_CARRIER_NEEDED',
      'SAME_MAKER',
    ],
  },
  'POST refunds/:id/bounced': {
    summary: {
      ar: 'تسجيل رد أعاده البنك',
      en: 'Note that the bank sent back a refund; it is then approved and tried again',
    },
    tag: 'payments',
    params: Id,
    body: Type.Object({ reason: Reason }, open),
    answer: RefundRow,
    policy: { ...finance, ...fresh },
    errors: ['NOT_FOUND', 'OWN_REQUEST', 'REFUND_NOT_WAITING', 'SENT_BY_YOU', 'SAME_MAKER'],
  },
  'POST payments/:id/office': {
    summary: {
      ar: 'تسجيل سداد في المكتب',
      en: 'Record a payment at the office, by the number of its paper receipt',
    },
    tag: 'payments',
    params: Id,
    body: Type.Object(
      {
        amount: Amount,
        receiptNumber: Type.String({ minLength: 1, maxLength: 40, pattern: '^[\\w/-]+$' }),
        /** A file that the caller uploaded and nothing holds yet: the paper receipt. */
        proofId: Type.Optional(Type.String({ format: 'uuid' })),
        /** The money is there: it is booked although the fee is paid, not due or being paid another way. */
        hasArrived: Type.Optional(Type.Boolean()),
      },
      open,
    ),
    answer: StaffPayment,
    policy: finance,
    errors: [
      'NOT_FOUND',
      'OWN_REQUEST',
      'ALREADY_PAID',
      'AMOUNT_DIFFERS',
      'RECEIPT_USED',
      'PAYMENT_CHECKING',
      'PROOF_UNUSABLE',
    ],
  },
  'POST payments/:id/void': {
    summary: {
      ar: 'إلغاء سداد سُجل يدويًا',
      en: 'Take back what was recorded by hand of an attempt, at the office or by transfer, once a second person has confirmed it; its receipt can be recorded again',
    },
    tag: 'payments',
    params: Id,
    body: Type.Object({ attemptId: Type.String({ format: 'uuid' }), reason: Reason }, open),
    answer: StaffPayment,
    policy: { ...finance, ...fresh },
    errors: ['NOT_FOUND', 'OWN_REQUEST', 'PAYMENT_NOT_VOIDABLE', 'BOOKING_WAITS'],
  },
  'POST payments/:id/transfer': {
    summary: {
      ar: 'تأكيد تحويل بنكي أو رفضه',
      en: 'Confirm that a bank transfer arrived at the own account, with its amount, or refuse its proof; `attemptId` names one of several, also one that ended. Another amount than the one due waits for a second person',
    },
    tag: 'payments',
    params: Id,
    body: Type.Union([
      Type.Object(
        {
          attemptId: Type.Optional(Type.String({ format: 'uuid' })),
          arrived: Amount,
          transactionId: Type.String({ minLength: 1, maxLength: 40, pattern: '^[\\w/-]+$' }),
        },
        open,
      ),
      Type.Object({ attemptId: Type.Optional(Type.String({ format: 'uuid' })), refused: Reason }, open),
    ]),
    answer: StaffPayment,
    policy: finance,
    errors: [
      'NOT_FOUND',
      'OWN_REQUEST',
      'PROOF_NOT_WAITING',
      'RECEIPT_USED',
      'RECORDED_AMOUNT_UNLIKELY',
      'BOOKING_WAITS',
    ],
  },
  'GET payments/:id/proof': {
    summary: {
      ar: 'إثبات تحويل بنكي',
      en: 'A file that proves a bank transfer, or a payment at the office; without `fileId` the one sent last',
    },
    tag: 'payments',
    params: Id,
    query: Type.Object(
      {
        fileId: Type.Optional(Type.String({ format: 'uuid' })),
        mode: Type.Optional(Type.String({ maxLength: 16 })),
      },
      open,
    ),
    gives: 'file',
    answer: Type.Unknown(),
    policy: finance,
    errors: ['NOT_FOUND'],
  },
  'POST payments/:id/check': {
    summary: { ar: 'سؤال مزود الدفع الآن', en: 'Ask the provider about the payment’s attempts now' },
    tag: 'payments',
    params: Id,
    answer: StaffPayment,
    policy: finance,
    errors: ['NOT_FOUND', 'PAYMENT_GATEWAY_DOWN'],
  },
  ...reconciliationCalls,
  'GET payments/day/content': {
    summary: { ar: 'كشف يوم', en: 'The statement of a day as CSV or Excel' },
    tag: 'payments',
    query: Type.Object(
      {
        day: Day,
        ...sheet,
      },
      open,
    ),
    gives: 'file',
    answer: Type.String(),
    policy: finance,
    errors: [],
  },
})
