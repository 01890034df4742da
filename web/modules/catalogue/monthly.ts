// Days of each month, in words. Apart from when a service is open, which a form does not say.

import { formatNumber, type Language, type Messages, t } from '@bawaba/language/index.ts'

const messages = {
  monthly: {
    ar: 'متاحة من يوم {from} إلى يوم {to} من كل شهر',
    en: 'Available from the {from} to the {to} of each month',
  },
  monthlyNext: {
    ar: 'متاحة من يوم {from} من كل شهر إلى يوم {to} من الشهر التالي',
    en: 'Available from the {from} of each month to the {to} of the next',
  },
} as const satisfies Messages

const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' })
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' }

/** `10th`, `١٠`: a day of the month inside a sentence. */
export const dayOfMonth = (language: Language, day: number): string =>
  language === 'ar' ? formatNumber('ar', day) : `${day}${endings[ordinals.select(day)] ?? 'th'}`

/** From one day of each month to another. */
export const monthly = (language: Language, from: number, to: number): string =>
  t(language, to < from ? messages.monthlyNext : messages.monthly, {
    from: dayOfMonth(language, from),
    to: dayOfMonth(language, to),
  })
