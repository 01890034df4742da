// Sentences about telephone numbers.

import type { Messages } from '@bawaba/language/index.ts'
import { patternMessages, required } from '../messages.ts'

export const messages = {
  required: required.enter,
  phone: {
    ar: '{label} تنقصه أرقام أو تزيد فيه. اكتبه كاملًا، مثل \u206602 2345 6789\u2069 أو \u2066+971 4 123 4567\u2069',
    en: '{label} does not have the right number of digits. Enter all of it, such as 02 2345 6789 or +971 4 123 4567',
  },
  areaCode: {
    ar: '{label} يبدأ بمفتاح المحافظة، مثل \u206602\u2069، أو مفتاح الدولة، مثل \u2066+971\u2069',
    en: '{label} must begin with an area code, such as 02, or a country code, such as +971',
  },
  ...patternMessages,
} as const satisfies Messages
