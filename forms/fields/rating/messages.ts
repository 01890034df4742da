// What is said of an answer that is no mark; {be} is the Arabic verb in the gender of the label.

import type { Messages } from '@bawaba/language/index.ts'
import { required } from '../messages.ts'

/** A mark as it is shown and read out. */
export const outOf = {
  ar: '{value} من {best}',
  en: '{value} of {best}',
} as const

export const messages = {
  required: required.choose,
  rating: {
    ar: '{label} يجب أن {be} درجة كاملة، مثل ٣',
    en: '{label} must be a whole mark, such as 3',
  },
  between: {
    ar: '{label} يجب أن {be} من {min} إلى {max}',
    en: '{label} must be from {min} to {max}',
  },
} as const satisfies Messages
