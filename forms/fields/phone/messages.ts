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
    ar: '{label} يبدأ بكود المحافظة، مثل 02، أو كود الدولة، مثل +971',
    en: '{label} must begin with an area code, such as 02, or a country code, such as +971',
  },
  ...patternMessages,
} as const satisfies Messages
