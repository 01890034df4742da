// The daily comparison of payments with what providers say: days, differences and what resolves them, statements.

import { Type } from 'typebox'
import { Literals } from '../entities/literals.ts'
import { Difference, PaymentGateway, ReconciliationDay, ReconciliationGap } from '../entities/payment.ts'
import { AccountStatement, ReconciliationPeriod } from '../entities/payment-period.ts'
import { StatementReport } from '../entities/payment-statement.ts'
import { longestText } from '../own-texts.ts'
import { resolutions } from '../payment-states.ts'
import { finance, fresh } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { Count, Cursor } from './parts.ts'

const open = { additionalProperties: false }
const Id = Type.Object({ id: Type.String({ format: 'uuid' }) })
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
export const sheet = {
  format: Literals(['csv', 'xlsx']),
  language: Type.Optional(Literals(['ar', 'en'])),
  mode: Type.Optional(Type.String({ maxLength: 16 })),
}
const Column = Type.Integer({ minimum: 0, maximum: 200 })

export const reconciliationCalls = defineCalls({
  'GET reconciliation': {
    summary: {
      ar: 'الإقفال اليومي',
      en: 'The daily close of each provider and account in pages, newest first',
    },
    tag: 'payments',
    query: Type.Object({ ...ofDays, after: Type.Optional(Cursor) }, open),
    answer: Type.Array(ReconciliationDay),
    policy: finance,
    errors: ['INVALID_FILTER'],
  },
  'POST reconciliation': {
    summary: { ar: 'مطابقة يوم', en: 'Compare a day with the list of the provider now' },
    tag: 'payments',
    body: Type.Object({ gatewayId: Type.String({ maxLength: 32 }), day: Day }, open),
    answer: ReconciliationDay,
    policy: finance,
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
    policy: finance,
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
    policy: finance,
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
    policy: finance,
    errors: ['PERIOD_UNFIT', 'NOT_FOUND', 'INVALID_FILTER'],
  },
  'GET reconciliation/account/content': {
    summary: { ar: 'ملف كشف حساب', en: 'The statement of an account as CSV or Excel' },
    tag: 'payments',
    query: Type.Object({ ...accountDays, ...sheet }, open),
    gives: 'file',
    answer: Type.String(),
    policy: finance,
    errors: ['PERIOD_UNFIT', 'NOT_FOUND'],
  },
  'GET reconciliation/gaps': {
    summary: {
      ar: 'أيام لم تُطابق',
      en: 'Days that were not compared with the list of their provider yet, oldest first',
    },
    tag: 'payments',
    answer: Type.Array(ReconciliationGap),
    policy: finance,
    errors: [],
  },
  'GET reconciliation/gateways': {
    summary: {
      ar: 'مزودو الدفع',
      en: 'The payment providers of this portal, and whether each has a list that a day is compared with',
    },
    tag: 'payments',
    answer: Type.Array(PaymentGateway),
    policy: finance,
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
    policy: finance,
    errors: ['INVALID_FILTER'],
  },
  'GET reconciliation/differences/count': {
    summary: { ar: 'عدد الفروق المفتوحة', en: 'How many differences are open' },
    tag: 'payments',
    query: Type.Object(ofDays, open),
    answer: Count,
    policy: finance,
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
    policy: { ...finance, ...fresh },
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
    policy: finance,
    errors: [
      'MODEL_NOT_FOUND',
      'STATEMENT_UNREADABLE',
      'STATEMENT_OTHER_ACCOUNT',
      'STATEMENT_TOO_LARGE',
      'CSV_BROKEN',
    ],
  },
})
