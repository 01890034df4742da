// Words about why requests are not finished.

import type { Messages } from '@bawaba/language/index.ts'

export const workloadMessages = {
  title: { ar: 'لماذا لم تنته الطلبات', en: 'Why requests are not finished' },
  byService: { ar: 'حسب الخدمة', en: 'By service' },
  byOwner: { ar: 'حسب المسؤول', en: 'By owner' },
  service: { ar: 'الخدمة', en: 'Service' },
  owner: { ar: 'المسؤول', en: 'Owner' },
  total: { ar: 'الإجمالي', en: 'Total' },
  late: { ar: 'متأخرة', en: 'Late' },
  unassigned: { ar: 'غير مسندة', en: 'Unassigned' },
  withStaff: { ar: 'لدى الموظفين', en: 'With staff' },
  paused: { ar: 'متوقفة', en: 'Paused' },
  reopened: { ar: 'أُعيد فتحها', en: 'Reopened' },
  opens: { ar: '{what}، {row}: {number}', en: '{what}, {row}: {number}' },
  pausedHint: {
    ar: 'المتوقفة تنتظر المتقدم أو الدفع، فلا يُحتسب وقتها على الموظفين.',
    en: 'Paused requests wait for the applicant or a payment: that time does not count against staff.',
  },
  none: { ar: 'لا طلبات قيد العمل في خدماتك.', en: 'No requests are under way in your services.' },
  longest: { ar: 'الأقرب استحقاقًا بلا مسؤول', en: 'Unassigned, due first' },
  assignToMe: { ar: 'إسناد إليّ', en: 'Assign to me' },
  assignNumber: { ar: 'إسناد إليّ: الطلب {number}', en: 'Assign to me: request {number}' },
  assigned: { ar: 'أُسند إليك الطلب {number}.', en: 'Request {number} is assigned to you.' },
  notAssigned: { ar: 'لم يُسند الطلب. حاول مرة أخرى.', en: 'It was not assigned. Try again.' },
  every: { ar: 'كل غير المسندة', en: 'All unassigned' },
} as const satisfies Messages
