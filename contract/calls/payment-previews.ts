// What acts of finance would book, before anybody performs them: each takes what its act takes, books nothing, and is refused
// for what its act is refused for.

import { BookingPreview } from '../entities/payment.ts'
import { finance } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { paymentStaffCalls } from './payment-staff.ts'

const transfer = paymentStaffCalls['POST payments/:id/transfer']
const voids = paymentStaffCalls['POST payments/:id/void']
const resolve = paymentStaffCalls['POST reconciliation/differences/:id/resolve']

export const paymentPreviewCalls = defineCalls({
  'POST payments/:id/transfer/preview': {
    summary: {
      ar: 'معاينة تأكيد تحويل بنكي',
      en: 'What confirming a bank transfer would book, without booking it',
    },
    tag: 'payments',
    params: transfer.params,
    body: transfer.body,
    answer: BookingPreview,
    policy: finance,
    errors: transfer.errors,
  },
  'POST payments/:id/void/preview': {
    summary: {
      ar: 'معاينة إلغاء سداد سُجل يدويًا',
      en: 'What voiding a record by hand would book, without booking it',
    },
    tag: 'payments',
    params: voids.params,
    body: voids.body,
    answer: BookingPreview,
    policy: finance,
    errors: voids.errors,
  },
  'POST reconciliation/differences/:id/preview': {
    summary: {
      ar: 'معاينة تسوية فرق',
      en: 'What resolving a difference would book, without booking it',
    },
    tag: 'payments',
    params: resolve.params,
    body: resolve.body,
    answer: BookingPreview,
    policy: finance,
    errors: resolve.errors,
  },
})
