// The queues of staff, each one row: who owns it, when its age is a warning, and who hears of it when nothing happens.

import type { CountedText, Text } from '@bawaba/language/index.ts'
import type { Role } from './entities/person.ts'

type Row = {
  label: Text
  /** So many wait: a clause of the weekly digest. */
  counted: CountedText
  owners: readonly Role[]
  /** Who hears of it after a second week; never an owner. */
  above: Role
  /** The page on which it is worked off. */
  path: string
}

/** Whatever has waited for so many days is a warning to its owners; after so many others hear of it. */
export const queueDays = { warning: 7, escalation: 14 } as const

const finance = { owners: ['FINANCIAL_MANAGER'], above: 'BFM_ADMIN' } as const
const administrators = { owners: ['BFM_ADMIN'], above: 'AUDITOR' } as const

export const queueRows = {
  lateRequests: {
    label: { ar: 'الطلبات المتأخرة', en: 'Late requests' },
    counted: {
      ar: {
        zero: 'لا طلبات متأخرة',
        one: 'طلب متأخر',
        two: 'طلبان متأخران',
        few: '{count} طلبات متأخرة',
        many: '{count} طلبًا متأخرًا',
        other: '{count} طلب متأخر',
      },
      en: { one: '{count} late request', other: '{count} late requests' },
    },
    owners: ['SUPERVISOR'],
    above: 'BFM_ADMIN',
    path: '/inbox',
  },
  calls: {
    label: { ar: 'مكالمات ينتظرها مقدمو الطلبات', en: 'Calls owed to applicants' },
    counted: {
      ar: {
        zero: 'لا مكالمات منتظرة',
        one: 'مكالمة منتظرة',
        two: 'مكالمتان منتظرتان',
        few: '{count} مكالمات منتظرة',
        many: '{count} مكالمة منتظرة',
        other: '{count} مكالمة منتظرة',
      },
      en: { one: '{count} call owed to an applicant', other: '{count} calls owed to applicants' },
    },
    owners: ['SUPERVISOR'],
    above: 'BFM_ADMIN',
    path: '/inbox',
  },
  refunds: {
    ...finance,
    label: { ar: 'مبالغ للاعتماد أو الرد', en: 'Refunds to decide or send' },
    counted: {
      ar: {
        zero: 'لا مبالغ للرد',
        one: 'مبلغ للاعتماد أو الرد',
        two: 'مبلغان للاعتماد أو الرد',
        few: '{count} مبالغ للاعتماد أو الرد',
        many: '{count} مبلغًا للاعتماد أو الرد',
        other: '{count} مبلغ للاعتماد أو الرد',
      },
      en: { one: '{count} refund to decide or send', other: '{count} refunds to decide or send' },
    },
    path: '/refunds',
  },
  proofs: {
    ...finance,
    label: { ar: 'إثباتات تحويل للمراجعة', en: 'Proofs of transfer to check' },
    counted: {
      ar: {
        zero: 'لا إثباتات تحويل',
        one: 'إثبات تحويل للمراجعة',
        two: 'إثباتا تحويل للمراجعة',
        few: '{count} إثباتات تحويل للمراجعة',
        many: '{count} إثبات تحويل للمراجعة',
        other: '{count} إثبات تحويل للمراجعة',
      },
      en: { one: '{count} proof of transfer to check', other: '{count} proofs of transfer to check' },
    },
    path: '/payments',
  },
  bookings: {
    ...finance,
    label: { ar: 'قيود لتأكيدها', en: 'Bookings to confirm' },
    counted: {
      ar: {
        zero: 'لا قيود تنتظر',
        one: 'قيد ينتظر التأكيد',
        two: 'قيدان ينتظران التأكيد',
        few: '{count} قيود تنتظر التأكيد',
        many: '{count} قيدًا تنتظر التأكيد',
        other: '{count} قيد تنتظر التأكيد',
      },
      en: { one: '{count} booking to confirm', other: '{count} bookings to confirm' },
    },
    path: '/bookings',
  },
  differences: {
    ...finance,
    label: { ar: 'فروق لم تُسوَّ', en: 'Differences to resolve' },
    counted: {
      ar: {
        zero: 'لا فروق',
        one: 'فرق لم يُسوَّ',
        two: 'فرقان لم يُسوَّيا',
        few: '{count} فروق لم تُسوَّ',
        many: '{count} فرقًا لم تُسوَّ',
        other: '{count} فرق لم تُسوَّ',
      },
      en: { one: '{count} difference to resolve', other: '{count} differences to resolve' },
    },
    path: '/reconciliation',
  },
  owedWork: {
    label: { ar: 'أعمال لم تُنجز بعد', en: 'Owed work' },
    counted: {
      ar: {
        zero: 'لا أعمال متأخرة',
        one: 'عمل لم يُنجز بعد',
        two: 'عملان لم يُنجزا بعد',
        few: '{count} أعمال لم تُنجز بعد',
        many: '{count} عملًا لم تُنجز بعد',
        other: '{count} عمل لم تُنجز بعد',
      },
      en: { one: '{count} piece of owed work', other: '{count} pieces of owed work' },
    },
    owners: ['FINANCIAL_MANAGER', 'SUPERVISOR'],
    above: 'BFM_ADMIN',
    path: '/failedJobs',
  },
  erasures: {
    ...administrators,
    label: { ar: 'طلبات محو البيانات', en: 'Requests to erase data' },
    counted: {
      ar: {
        zero: 'لا طلبات محو',
        one: 'طلب محو بيانات',
        two: 'طلبا محو بيانات',
        few: '{count} طلبات محو بيانات',
        many: '{count} طلب محو بيانات',
        other: '{count} طلب محو بيانات',
      },
      en: { one: '{count} request to erase data', other: '{count} requests to erase data' },
    },
    path: '/erasures',
  },
  proposedRoles: {
    ...administrators,
    label: { ar: 'أدوار تنتظر مسؤولًا ثانيًا', en: 'Roles that wait for a second administrator' },
    counted: {
      ar: {
        zero: 'لا أدوار تنتظر',
        one: 'حساب تنتظر أدواره مسؤولًا ثانيًا',
        two: 'حسابان تنتظر أدوارهما مسؤولًا ثانيًا',
        few: '{count} حسابات تنتظر أدوارها مسؤولًا ثانيًا',
        many: '{count} حسابًا تنتظر أدوارها مسؤولًا ثانيًا',
        other: '{count} حساب تنتظر أدوارها مسؤولًا ثانيًا',
      },
      en: {
        one: '{count} account whose roles wait for a second administrator',
        other: '{count} accounts whose roles wait for a second administrator',
      },
    },
    path: '/usersManagment',
  },
  failedJobs: {
    ...administrators,
    label: { ar: 'مهام فشلت', en: 'Failed jobs' },
    counted: {
      ar: {
        zero: 'لا مهام فشلت',
        one: 'مهمة فشلت',
        two: 'مهمتان فشلتا',
        few: '{count} مهام فشلت',
        many: '{count} مهمة فشلت',
        other: '{count} مهمة فشلت',
      },
      en: { one: '{count} failed job', other: '{count} failed jobs' },
    },
    path: '/failedJobs',
  },
  undelivered: {
    ...administrators,
    label: { ar: 'رسائل لم تصل', en: 'Messages not delivered' },
    counted: {
      ar: {
        zero: 'لا رسائل متعثرة',
        one: 'رسالة لم تصل',
        two: 'رسالتان لم تصلا',
        few: '{count} رسائل لم تصل',
        many: '{count} رسالة لم تصل',
        other: '{count} رسالة لم تصل',
      },
      en: { one: '{count} undelivered message', other: '{count} undelivered messages' },
    },
    path: '/outgoingMessages',
  },
} as const satisfies Record<string, Row>

export type QueueKind = keyof typeof queueRows
export const queueKinds = Object.keys(queueRows) as QueueKind[]
export const queueRowOf = (what: QueueKind): Row => queueRows[what]

export const oldestWords = {
  ar: {
    zero: 'أقدمها اليوم',
    one: 'أقدمها منذ يوم',
    two: 'أقدمها منذ يومين',
    few: 'أقدمها منذ {count} أيام',
    many: 'أقدمها منذ {count} يومًا',
    other: 'أقدمها منذ {count} يوم',
  },
  en: { one: 'the oldest {count} day', other: 'the oldest {count} days' },
} as const satisfies Row['counted']
