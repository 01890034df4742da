// Words about a question to the applicant.

import type { Messages } from '@bawaba/language/index.ts'

export const questionMessages = {
  asked: { ar: 'المطلوب من مقدم الطلب', en: 'Requested from the applicant' },
  askedOfYou: { ar: 'المطلوب منك', en: 'We need from you' },
  answer: { ar: 'الرد', en: 'Reply' },
  fields: { ar: 'بيانات للتعديل: {fields}', en: 'Details to change: {fields}' },
} as const satisfies Messages
