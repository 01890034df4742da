// What a person is told about the erasure of their data.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  subject: { ar: 'محو بياناتك في بوابة الخدمات', en: 'Erasing your data in the services portal' },
  done: {
    ar: 'مُحيت بياناتك من بوابة الخدمات وأُغلق حسابك. {answer}',
    en: 'Your data was erased from the services portal and your account is closed. {answer}',
  },
  refused: {
    ar: 'لم تُمحَ بياناتك من بوابة الخدمات. {answer}',
    en: 'Your data was not erased from the services portal. {answer}',
  },
} as const satisfies Messages
