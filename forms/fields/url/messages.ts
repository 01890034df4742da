// Sentences about web addresses.

import type { Messages } from '@bawaba/language/index.ts'
import { patternMessages, required } from '../messages.ts'
import { messages as textMessages } from '../text/messages.ts'

const { equal, between, min, max } = textMessages

export const messages = {
  required: required.enter,
  ...patternMessages,
  equal,
  between,
  min,
  max,
  url: {
    ar: '{label} يجب أن {be} عنوان موقع، مثل https://housing.example.com',
    en: '{label} must be a web address, such as https://housing.example.com',
  },
  scheme: {
    // Isolated: a slash at an end would go to the other one.
    ar: '{label} يجب أن يبدأ بـ \u2066http://\u2069 أو \u2066https://\u2069',
    en: '{label} must begin with http:// or https://',
  },
  userInfo: {
    ar: '{label} به اسم مستخدم قبل @. احذفه واكتب عنوان الموقع وحده.',
    en: '{label} has a user name before the @. Remove it and enter the web address alone.',
  },
} as const satisfies Messages
