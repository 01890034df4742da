// Words about a request that citizens and staff both read: statuses, the lines of a history, who did what.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  sent: {
    ar: 'أُرسل الطلب',
    en: 'Request sent',
  },
  sentFor: {
    ar: 'أُرسل الطلب نيابةً عن {name}',
    en: 'Request sent for {name}',
  },
  bySomeoneFor: {
    ar: '{by} نيابةً عن {name}',
    en: '{by}, for {name}',
  },
  moved: {
    ar: 'تغيّرت الحالة من «{from}» إلى «{to}»',
    en: 'Status changed from “{from}” to “{to}”',
  },
  changed: {
    ar: 'تغيّرت الحالة',
    en: 'Status changed',
  },
  reached: {
    ar: 'الحالة الآن «{to}»',
    en: 'Status is now “{to}”',
  },
  assigned: {
    ar: 'أُسند الطلب إلى {name}',
    en: 'Assigned to {name}',
  },
  assignedToSomeone: {
    ar: 'أُسند الطلب إلى موظف',
    en: 'Assigned to an employee',
  },
  unassigned: {
    ar: 'أُلغي إسناد الطلب',
    en: 'Assignment removed',
  },
  comment: {
    ar: 'رسالة بشأن الطلب',
    en: 'Message about the request',
  },
  internalComment: {
    ar: 'تعليق داخلي',
    en: 'Internal comment',
  },
  applicant: {
    ar: 'المتقدم',
    en: 'Applicant',
  },
  caseOfficer: {
    ar: 'موظف المراجعة',
    en: 'Case officer',
  },
  portal: {
    ar: 'البوابة',
    en: 'The portal',
  },
  history: {
    ar: 'سجل الطلب',
    en: 'History',
  },
} as const satisfies Messages

/** Words for a status whose definition can no longer be read, by its kind. */
export const kindNames = {
  draft: {
    ar: 'مسودة',
    en: 'Draft',
  },
  open: {
    ar: 'قيد المراجعة',
    en: 'In review',
  },
  'waiting-on-applicant': {
    ar: 'بانتظار المتقدم',
    en: 'Waiting for applicant',
  },
  'waiting-on-payment': {
    ar: 'بانتظار الدفع',
    en: 'Waiting for payment',
  },
  done: {
    ar: 'مكتمل',
    en: 'Completed',
  },
  rejected: {
    ar: 'مرفوض',
    en: 'Not approved',
  },
  cancelled: {
    ar: 'ملغى',
    en: 'Cancelled',
  },
} as const satisfies Messages

/** What an applicant reads where it differs. */
export const applicantKindNames = {
  ...kindNames,
  'waiting-on-applicant': {
    ar: 'بانتظارك',
    en: 'Waiting for you',
  },
} as const satisfies Messages
