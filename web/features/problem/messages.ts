// Words of the pages that say what went wrong and what to do.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  notFound: {
    ar: 'الصفحة غير موجودة',
    en: 'Page not found',
  },
  notFoundText: {
    ar: 'إن كتبت العنوان بنفسك فراجعه. وإن وصلت إليه من رابط فربما نُقلت الصفحة.',
    en: 'If you typed the address, check it. If a link brought you here, the page may have moved.',
  },
  problem: {
    ar: 'حدثت مشكلة في عرض الصفحة',
    en: 'There is a problem showing this page',
  },
  problemText: {
    ar: 'إجاباتك محفوظة. حاول مرة أخرى، وإن تكررت المشكلة فاتصل بنا.',
    en: 'Your answers are saved. Try again, and if it happens once more, call us.',
  },
  loadFailed: {
    ar: 'تعذر تحميل هذه الصفحة',
    en: 'This page could not be loaded',
  },
  reference: {
    ar: 'رقم البلاغ {id}',
    en: 'Reference {id}',
  },
  tryAgain: {
    ar: 'حاول مرة أخرى',
    en: 'Try again',
  },
  home: {
    ar: 'الصفحة الرئيسية',
    en: 'Home page',
  },
} as const satisfies Messages
