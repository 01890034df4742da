// Sentences about Arabic letters; lengths are told as those of every text.

import type { Messages } from '@bawaba/language/index.ts'
import { messages as textMessages } from '../text/messages.ts'

export const messages = {
  ...textMessages,
  arabicOnly: {
    ar: '{label} يُكتب بالحروف العربية فقط، بلا أرقام أو رموز',
    en: '{label} must be Arabic letters only, without digits or symbols',
  },
} as const satisfies Messages
