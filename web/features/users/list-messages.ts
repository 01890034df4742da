// Words of the list of users.

import type { Messages } from '@bawaba/language/index.ts'

export const listMessages = {
  services: { ar: 'الخدمات', en: 'Services' },
  everyService: { ar: 'كل الخدمات', en: 'All services' },
  noService: { ar: 'لا توجد خدمات', en: 'No services' },
  serviceCount: {
    ar: {
      zero: 'لا توجد خدمات',
      one: 'خدمة واحدة',
      two: 'خدمتان',
      few: '{count} خدمات',
      many: '{count} خدمة',
      other: '{count} خدمة',
    },
    en: { one: '{count} service', other: '{count} services' },
  },
  secondStep: { ar: 'التحقق بخطوتين', en: 'Two-step verification' },
  smsCode: { ar: 'رمز برسالة نصية', en: 'SMS code' },
  authenticator: { ar: 'تطبيق المصادقة', en: 'Authenticator app' },
  securityKey: { ar: 'مفتاح أمان', en: 'Security key' },
  noFactor: { ar: 'غير مفعّل', en: 'Not set up' },
  lastSignIn: { ar: 'آخر تسجيل دخول', en: 'Last sign-in' },
  neverSignedIn: { ar: 'لم يسجل الدخول حتى الآن', en: 'Not yet signed in' },
  notRecently: { ar: 'لا يوجد خلال آخر سنة', en: 'None in the past year' },
  noUsers: { ar: 'لا يوجد مستخدمون حتى الآن', en: 'No users yet' },
  noMatch: { ar: 'لا يوجد مستخدمون بهذه المواصفات', en: 'No users match your search' },
  noMatchText: {
    ar: 'راجع ما كتبته، أو امسح التصفية لعرض كل المستخدمين.',
    en: 'Check what you typed, or clear the filters to see all users.',
  },
} as const satisfies Messages
