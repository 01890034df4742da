// Words that the pages about one's own requests have in common.

import type { Messages } from '@bawaba/language/index.ts'

export const pageMessages = {
  fees: {
    ar: 'الرسوم',
    en: 'Fees',
  },
  total: {
    ar: 'الإجمالي',
    en: 'Total',
  },
  myRequests: {
    ar: 'طلباتي',
    en: 'My requests',
  },
  notShown: {
    ar: 'لا يمكن عرض هذا الطلب',
    en: 'This request cannot be shown',
  },
  notShownText: {
    ar: 'لا يوجد في حسابك طلب بهذا الرقم. راجع الرقم، أو ابحث عنه في طلباتك.',
    en: 'Your account has no request with this number. Check the number, or look for it in your requests.',
  },
  statusNow: {
    ar: 'حالة طلبك الآن «{status}».',
    en: 'Your request is now “{status}”.',
  },
  changedMeanwhile: {
    ar: 'تغيّر الطلب منذ فتحته',
    en: 'The request has changed since you opened it',
  },
  openedFurther: {
    ar: 'تغييرك يمسّ إجابات أخرى',
    en: 'Your change affects other answers',
  },
  openedFurtherHint: {
    ar: 'فتحنا لك هذه الأسئلة أيضًا. راجعها ثم أرسل مرة أخرى.',
    en: 'We’ve opened these questions too. Check them, then send again.',
  },
  toRequest: {
    ar: 'عرض الطلب',
    en: 'Show the request',
  },
  earlier: {
    ar: 'طلباتك السابقة من هذه الخدمة',
    en: 'Your earlier requests of this service',
  },
  allEarlier: {
    ar: {
      zero: 'عرض الطلبات كلها',
      one: 'عرض الطلب',
      two: 'عرض الطلبين',
      few: 'عرض الطلبات كلها ({count})',
      many: 'عرض الطلبات كلها ({count})',
      other: 'عرض الطلبات كلها ({count})',
    },
    en: {
      one: 'Show the request',
      other: 'Show all {count} requests',
    },
  },
} as const satisfies Messages
