// What stands above the pages of somebody who acts for another.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  actingFor: {
    ar: 'تعمل نيابةً عن {name}',
    en: 'You are acting for {name}',
  },
  actingCompany: {
    ar: 'عن شركة {name}، سجل تجاري {number}',
    en: 'For the company {name}, commercial register {number}',
  },
  actingReason: {
    ar: 'السبب: {reason}',
    en: 'Reason: {reason}',
  },
  actingUntil: {
    ar: 'حتى الساعة {time}',
    en: 'Until {time}',
  },
  actingGoOn: {
    ar: 'متابعة العمل نيابةً عنه',
    en: 'Go on acting',
  },
  notStopped: {
    ar: 'لم تنته النيابة: تعذر الوصول إلى الخدمة. حاول مرة أخرى.',
    en: 'You are still acting: the service could not be reached. Try again.',
  },
  unsaved: {
    ar: 'لم يُحفظ آخر ما كتبته بعد. إذا أنهيت النيابة الآن فستفقده.',
    en: 'What you typed last is not saved yet. If you stop acting now, you will lose it.',
  },
  stopAnyway: {
    ar: 'إنهاء النيابة دون حفظ',
    en: 'Stop acting without saving',
  },
  stopActing: {
    ar: 'إنهاء النيابة',
    en: 'Stop acting',
  },
} as const satisfies Messages
