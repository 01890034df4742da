// Payments as finance staff work on them: one payment whole, refunds that two people decide, payments at the office,
// confirmed transfers, and the daily comparison with what providers say.

import { Type } from 'typebox'
import { Literals } from '../entities/literals.ts'
import {
  Difference,
  PaymentGateway,
  ReconciliationDay,
  ReconciliationGap,
  RefundRow,
  StaffPayment,
} from '../entities/payment.ts'
import { AccountStatement, ReconciliationPeriod } from '../entities/payment-period.ts'
import { StatementReport } from '../entities/payment-statement.ts'
import { longestText } from '../own-texts.ts'
import { resolutions } from '../payment-states.ts'
import { defineCalls } from './call.ts'
import { Count, Cursor } from './parts.ts'

const open = { additionalProperties: false }
const Id = Type.Object({ id: Type.String({ format: 'uuid' }) })
/** Pounds: "12.50". */
const Amount = Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,2})?$' })
const Reason = Type.String({ minLength: 1, maxLength: longestText.paymentReason, pattern: '\\S' })
const Day = Type.String({ format: 'date' })
/** Of one way to pay, and from one day to another, both included. */
const ofDays = {
  gatewayId: Type.Optional(Type.String({ maxLength: 32 })),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
}
/** The days of a period, both included. */
const periodDays = { from: Day, to: Day }
const accountDays = { gatewayId: Type.String({ maxLength: 32 }), ...periodDays }
/** A file that a link leads to: it names what a header would. */
const sheet = {
  format: Literals(['csv', 'xlsx']),
  language: Type.Optional(Literals(['ar', 'en'])),
  mode: Type.Optional(Type.String({ maxLength: 16 })),
}
const Column = Type.Integer({ minimum: 0, maximum: 200 })

export const paymentStaffCalls = defineCalls({
  'GET payments/:id': {
    summary: { ar: 'عملية سداد', en: 'One payment with its attempts, timeline, refunds and ledger' },
    tag: 'payments',
    params: Id,
    answer: StaffPayment,
    errors: ['NOT_FOUND'],
  },
  'POST payments/:id/refunds': {
    summary: { ar: 'طلب رد مبلغ', en: 'Ask for a refund, which a second person approves' },
    tag: 'payments',
    params: Id,
    body: Type.Object({ attemptId: Type.String({ format: 'uuid' }), amount: Amount, reason: Reason }, open),
    answer: StaffPayment,
    idempotent: true,
    errors: ['NOT_FOUND', 'OWN_REQUEST', 'REFUND_TOO_LARGE', 'REFUND_WHOLE_ONLY', 'IDEMPOTENCY_KEY_REUSED'],
  },
  'GET refunds': {
    summary: { ar: 'المبالغ المطلوب ردها', en: 'Refunds that wait to be decided or carried out' },
    tag: 'payments',
    answer: Type.Array(RefundRow),
    errors: [],
  },
  'POST refunds/:id/decide': {
    summary: { ar: 'اعتماد رد مبلغ أو رفضه', en: 'Approve or reject a refund that somebody else asked for' },
    tag: 'payments',
    params: Id,
    body: Type.Object({ approve: Type.Boolean(), reason: Reason }, open),
    answer: RefundRow,
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
    errors: ['NOT_FOUND'],
  },
  'POST payments/:id/check': {
    summary: { ar: 'سؤال مزود الدفع الآن', en: 'Ask the provider about the payment’s attempts now' },
    tag: 'payments',
    params: Id,
    answer: StaffPayment,
    errors: ['NOT_FOUND', 'PAYMENT_GATEWAY_DOWN'],
  },
  'GET reconciliation': {
    summary: {
      ar: 'الإقفال اليومي',
      en: 'The daily close of each provider and account in pages, newest first',
    },
    tag: 'payments',
    query: Type.Object({ ...ofDays, after: Type.Optional(Cursor) }, open),
    answer: Type.Array(ReconciliationDay),
    errors: ['INVALID_FILTER'],
  },
  'POST reconciliation': {
    summary: { ar: 'مطابقة يوم', en: 'Compare a day with the list of the provider now' },
    tag: 'payments',
    body: Type.Object({ gatewayId: Type.String({ maxLength: 32 }), day: Day }, open),
    answer: ReconciliationDay,
    errors: ['MODEL_NOT_FOUND', 'PAYMENT_GATEWAY_DOWN', 'DAY_NOT_OVER'],
  },
  'GET reconciliation/period': {
    summary: {
      ar: 'فترة في الحسابات',
      en: 'A month or another period: what each account held and moved, which days are open and why, and who closed it',
    },
    tag: 'payments',
    query: Type.Object(periodDays, open),
    answer: ReconciliationPeriod,
    errors: ['PERIOD_UNFIT'],
  },
  'POST reconciliation/period': {
    summary: {
      ar: 'إقفال فترة',
      en: 'Compare the days of a period that a provider has a list for, and close the period if every day is closed',
    },
    tag: 'payments',
    body: Type.Object(periodDays, open),
    answer: ReconciliationPeriod,
    errors: ['PERIOD_UNFIT', 'PERIOD_OPEN', 'DAY_NOT_OVER'],
  },
  'GET reconciliation/account': {
    summary: {
      ar: 'كشف حساب',
      en: 'The statement of an account in pages: its balances over the days and each movement with the balance after it',
    },
    tag: 'payments',
    query: Type.Object({ ...accountDays, after: Type.Optional(Cursor) }, open),
    answer: AccountStatement,
    errors: ['PERIOD_UNFIT', 'NOT_FOUND', 'INVALID_FILTER'],
  },
  'GET reconciliation/account/content': {
    summary: { ar: 'ملف كشف حساب', en: 'The statement of an account as CSV or Excel' },
    tag: 'payments',
    query: Type.Object({ ...accountDays, ...sheet }, open),
    gives: 'file',
    answer: Type.String(),
    errors: ['PERIOD_UNFIT', 'NOT_FOUND'],
  },
  'GET reconciliation/gaps': {
    summary: {
      ar: 'أيام لم تُطابق',
      en: 'Days that were not compared with the list of their provider yet, oldest first',
    },
    tag: 'payments',
    answer: Type.Array(ReconciliationGap),
    errors: [],
  },
  'GET reconciliation/gateways': {
    summary: {
      ar: 'مزودو الدفع',
      en: 'The payment providers of this portal, and whether each has a list that a day is compared with',
    },
    tag: 'payments',
    answer: Type.Array(PaymentGateway),
    errors: [],
  },
  'GET reconciliation/differences': {
    summary: {
      ar: 'الفروق',
      en: 'Differences in pages: the open ones, oldest first, then the resolved ones, newest first',
    },
    tag: 'payments',
    query: Type.Object({ ...ofDays, after: Type.Optional(Cursor) }, open),
    answer: Type.Array(Difference),
    errors: ['INVALID_FILTER'],
  },
  'GET reconciliation/differences/count': {
    summary: { ar: 'عدد الفروق المفتوحة', en: 'How many differences are open' },
    tag: 'payments',
    query: Type.Object(ofDays, open),
    answer: Count,
    errors: [],
  },
  'POST reconciliation/differences/:id/resolve': {
    summary: {
      ar: 'تسوية فرق',
      en: 'Resolve a difference: apply what the provider says, correct the ledger, or accept it with a reason. More than a bank’s charge beside what is due waits for a second person',
    },
    tag: 'payments',
    params: Id,
    body: Type.Object(
      {
        resolution: Literals(resolutions),
        reason: Reason,
        /** The attempt that a line without a reference pays. */
        attemptId: Type.Optional(Type.String({ format: 'uuid' })),
      },
      open,
    ),
    answer: Difference,
    errors: ['NOT_FOUND', 'OWN_REQUEST', 'DIFFERENCE_RESOLVED', 'RESOLUTION_UNFIT', 'BOOKING_WAITS'],
  },
  'POST reconciliation/statements': {
    summary: {
      ar: 'استيراد كشف حساب',
      en: 'Import the statement of the own account, or the report of a provider without a list, as CAMT.053, MT940 or CSV. A dry run says what would come of it; the same file again changes nothing',
    },
    tag: 'payments',
    takes: 'file',
    query: Type.Object(
      {
        gatewayId: Type.String({ maxLength: 32 }),
        dryRun: Type.Optional(Type.Boolean()),
        // The days that the file covers: those without a line are compared too.
        from: Type.Optional(Day),
        to: Type.Optional(Day),
        // Of CSV: the place of each column, from 0; guessed by their heads where none is named.
        day: Type.Optional(Column),
        amount: Type.Optional(Column),
        credit: Type.Optional(Column),
        debit: Type.Optional(Column),
        transactionId: Type.Optional(Column),
        payer: Type.Optional(Column),
        details: Type.Optional(Column),
        reference: Type.Optional(Column),
        currency: Type.Optional(Column),
      },
      open,
    ),
    answer: StatementReport,
    errors: [
      'MODEL_NOT_FOUND',
      'STATEMENT_UNREADABLE',
      'STATEMENT_OTHER_ACCOUNT',
      'STATEMENT_TOO_LARGE',
      'CSV_BROKEN',
    ],
  },
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
    errors: [],
  },
})
