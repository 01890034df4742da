// Words of the first page that come with it; its parts that come later bring their own.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  tasks: {
    ar: 'ماذا تريد أن تنجز؟',
    en: 'What do you want to do?',
  },
} as const satisfies Messages
