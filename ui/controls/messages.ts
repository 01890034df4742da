// The few words that the controls say by themselves.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  optional: {
    ar: '(اختياري)',
    en: '(optional)',
  },
  error: {
    ar: 'خطأ:',
    en: 'Error:',
  },
  explain: {
    ar: 'ما المقصود؟',
    en: 'What does this mean?',
  },
  select: {
    ar: 'اختر',
    en: 'Select',
  },
  day: {
    ar: 'اليوم',
    en: 'Day',
  },
  month: {
    ar: 'الشهر',
    en: 'Month',
  },
  year: {
    ar: 'السنة',
    en: 'Year',
  },
  faults: {
    ar: {
      zero: 'راجع إجاباتك قبل المتابعة',
      one: 'راجع إجابة واحدة قبل المتابعة',
      two: 'راجع إجابتين قبل المتابعة',
      few: 'راجع {count} إجابات قبل المتابعة',
      many: 'راجع {count} إجابة قبل المتابعة',
      other: 'راجع {count} إجابة قبل المتابعة',
    },
    en: {
      zero: 'Check your answers before you continue',
      one: 'Check {count} answer before you continue',
      other: 'Check {count} answers before you continue',
    },
  },
} as const satisfies Messages
