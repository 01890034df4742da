// Apart from the other words about drafts, which every form loads.

import type { Messages } from '@bawaba/language/index.ts'

export const keptMessages = {
  answersKept: {
    ar: 'إجاباتك محفوظة حتى {date}.',
    en: 'Your answers are kept until {date}.',
  },
} as const satisfies Messages
