// The messages to the applicant. {number} is put in where the number is made, inside the writing statement.

import type { Language, Text } from '@bawaba/language/index.ts'

export const messages = {
  filed: {
    ar: 'أُرسل طلبك {service}. رقمه {number}.',
    en: 'Your request {service} has been sent. Its number is {number}.',
  },
  filedFor: {
    ar: 'أرسل {who} طلبك {service} نيابةً عنك. رقمه {number}.',
    en: '{who} has sent your request {service} for you. Its number is {number}.',
  },
  statusChanged: {
    ar: 'طلبك رقم {number}: {status}.',
    en: 'Your request {number}: {status}.',
  },
  commented: {
    ar: 'تعليق جديد على طلبك رقم {number}. سجّل الدخول لقراءته.',
    en: 'There is a new comment on your request {number}. Sign in to read it.',
  },
  dueSoon: {
    ar: 'اقترب موعد الطلب رقم {number}.',
    en: 'Request {number} is due soon.',
  },
  overdue: {
    ar: 'تجاوز الطلب رقم {number} موعده.',
    en: 'Request {number} is overdue.',
  },
  applicantDueSoon: {
    ar: 'أوشكت مهلة الرد على ما طُلب في طلبك رقم {number}. سجّل الدخول لاستكماله.',
    en: 'The time to answer what was asked about your request {number} is nearly over. Sign in to complete it.',
  },
} as const

/** Words in both languages: whoever reads them is known only where they are written. */
export const inBoth = (words: (language: Language) => string): Text => ({ ar: words('ar'), en: words('en') })

/** What the portal says, and after it what the service's own script has to say. */
export const sentence = (ours: Text, theirs: Text | undefined): Text =>
  inBoth(language => {
    const added = theirs?.[language].slice(0, 500)
    return added ? `${ours[language]}\n${added}` : ours[language]
  })
