// Words of what waits for staff besides requests.

import type { Messages } from '@bawaba/language/index.ts'

export const officeMessages = {
  title: {
    ar: 'بانتظارك',
    en: 'Waiting for you',
  },
  notRead: {
    ar: 'تعذر تحميل العدد. افتح الصفحة لتراه.',
    en: 'This number could not be loaded. Open the page to see it.',
  },
  proofs: {
    ar: 'إثباتات تحويل للمراجعة',
    en: 'Proofs of transfer to check',
  },
  refunds: {
    ar: 'مبالغ للاعتماد أو الرد',
    en: 'Refunds to decide or send',
  },
  bookings: {
    ar: 'قيود لتأكيدها',
    en: 'Bookings to confirm',
  },
  differences: {
    ar: 'فروق لم تُسوَّ',
    en: 'Differences to resolve',
  },
  gaps: {
    ar: 'أيام سداد لم تُطابق',
    en: 'Payment days not compared',
  },
  erasures: {
    ar: 'طلبات محو البيانات',
    en: 'Requests to erase data',
  },
  failedJobs: {
    ar: 'مهام فشلت',
    en: 'Failed jobs',
  },
  fewCodes: {
    ar: {
      zero: 'ليس لديك رموز استرداد',
      one: 'بقي لديك رمز استرداد واحد',
      two: 'بقي لديك رمزا استرداد',
      few: 'بقي لديك {count} رموز استرداد',
      many: 'بقي لديك {count} رمز استرداد',
      other: 'بقي لديك {count} رمز استرداد',
    },
    en: {
      zero: 'You have no recovery codes',
      one: 'You have {count} recovery code left',
      other: 'You have {count} recovery codes left',
    },
  },
  fewCodesEffect: {
    ar: 'بها يدخل مدير النظام حين لا تصل الرسائل النصية أو يُفقد الهاتف. جدّدها واحفظها على ورق.',
    en: 'An administrator signs in with them when text messages are not arriving or the phone is lost. Renew them and keep them on paper.',
  },
  toCodes: { ar: 'تجديد رموز الاسترداد', en: 'Renew recovery codes' },
  supplied: {
    ar: {
      zero: 'لا إصدارات خدمات تنتظر الموافقة',
      one: 'إصدار جديد لخدمة ينتظر موافقة مشغّل البوابة',
      two: 'إصداران جديدان لخدمتين ينتظران موافقة مشغّل البوابة',
      few: 'إصدارات جديدة لعدد {count} خدمات تنتظر موافقة مشغّل البوابة',
      many: 'إصدارات جديدة لعدد {count} خدمة تنتظر موافقة مشغّل البوابة',
      other: 'إصدارات جديدة لعدد {count} خدمة تنتظر موافقة مشغّل البوابة',
    },
    en: {
      one: '{count} service has a new version that waits for your operator',
      other: '{count} services have a new version that waits for your operator',
    },
  },
  suppliedEffect: {
    ar: 'يعمل الإصدار السابق حتى يوافق مشغّل البوابة على ما يتغير.',
    en: 'The former version stays in force until your operator accepts the changes.',
  },
  applicants: { ar: 'من يحق له التقديم', en: 'who can apply' },
  cost: { ar: 'الرسوم وطرق السداد', en: 'fees and how they are paid' },
  categories: { ar: 'التصنيفات', en: 'categories' },
  owedWork: {
    ar: 'أعمال لم تُنجز بعد',
    en: 'Owed work',
  },
} as const satisfies Messages
