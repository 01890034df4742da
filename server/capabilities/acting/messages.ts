// What a person is told when someone begins to act for them.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  begun: {
    ar: 'بدأ {who} العمل نيابةً عنك في بوابة الخدمات. إن لم تسمح بذلك فاتصل على الخط الساخن.',
    en: '{who} has begun to act for you in the services portal. If you did not allow it, call the hotline.',
  },
} as const satisfies Messages
