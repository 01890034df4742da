// Sentences about e-mail addresses.

import type { Messages } from '@bawaba/language/index.ts'
import { patternMessages, required } from '../messages.ts'

export const messages = {
  required: required.enter,
  ...patternMessages,
  email: {
    ar: '{label} يكتب هكذا: name@example.com',
    en: '{label} must look like name@example.com',
  },
} as const satisfies Messages
