// Sentences about mobile numbers. The examples inside stand left to right (U+2066 U+2069).

import type { Messages } from '@bawaba/language/index.ts'
import { patternMessages, required } from '../messages.ts'

export const messages = {
  required: required.enter,
  ...patternMessages,
  mobile: {
    ar: '{label} يجب أن {be} رقم محمول كاملًا، مثل \u206601012345678\u2069 أو \u2066+971501234567\u2069',
    en: '{label} must be a whole mobile number, such as 01012345678 or +971501234567',
  },
  countryCode: {
    ar: '{label} يحتاج إلى مفتاح الدولة، مثل \u2066+971501234567\u2069',
    en: '{label} needs its country code, such as +971501234567',
  },
} as const satisfies Messages
