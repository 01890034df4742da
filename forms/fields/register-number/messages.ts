// Sentences about numbers of registers.

import type { Messages } from '@bawaba/language/index.ts'
import { digitMessages, patternMessages, required } from '../messages.ts'

export const messages = {
  required: required.enter,
  registerNumber: {
    ar: '{label} يُكتب بالأرقام، وقبل السنة أو الفرع شرطة مائلة، مثل \u20661234/2020\u2069',
    en: '{label} must be digits, with a slash before a year or branch, such as 1234/2020',
  },
  maxDigits: {
    ar: {
      zero: '{label} يجب أن {be} بلا أرقام',
      one: '{label} يجب أن {be} من رقم واحد على الأكثر',
      two: '{label} يجب أن {be} من رقمين على الأكثر',
      few: '{label} يجب أن {be} من {count} أرقام على الأكثر',
      many: '{label} يجب أن {be} من {count} رقمًا على الأكثر',
      other: '{label} يجب أن {be} من {count} رقم على الأكثر',
    },
    en: { one: '{label} must be 1 digit', other: '{label} must be {count} digits or fewer' },
  },
  ...digitMessages,
  ...patternMessages,
} as const satisfies Messages
