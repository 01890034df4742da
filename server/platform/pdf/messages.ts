// The words that every sheet has.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  caption: { ar: 'بوابة الخدمات الحكومية', en: 'Government services portal' },
} as const satisfies Messages
