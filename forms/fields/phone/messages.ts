// Sentences about telephone numbers.

import type { Messages } from '@bawaba/language/index.ts'
import { patternMessages, required } from '../messages.ts'

export const messages = {
  required: required.enter,
  phone: {
    ar: '{label} تنقصه أرقام أو تزيد فيه. اكتبه كاملًا، مثل 02 2345 6789 أو +971 4 123 4567',
    en: '{label} does not have the right number of digits. Enter all of it, such as 02 2345 6789 or +971 4 123 4567',
  },
  areaCode: {
    ar: '{label} يبدأ بمفتاح المحافظة، مثل 02، أو مفتاح الدولة، مثل 971+',
    en: '{label} must begin with the digits of a governorate, such as 02, or of a country, such as +971',
  },
  ...patternMessages,
} as const satisfies Messages
