// Sentences about bank account numbers.

import type { Messages } from '@bawaba/language/index.ts'
import { required } from '../messages.ts'

export const messages = {
  required: required.enter,
  iban: {
    ar: '{label} يبدأ بحرفي الدولة ورقمين، مثل \u2066EG38\u2069، ثم حروف لاتينية وأرقام فقط',
    en: '{label} begins with 2 letters and 2 digits, such as EG38, followed by Latin letters and digits only',
  },
  egyptianLength: {
    ar: {
      zero: '{label} المصري {wanted} حرفًا ورقمًا',
      one: '{label} المصري {wanted} حرفًا ورقمًا. أدخلت واحدًا.',
      two: '{label} المصري {wanted} حرفًا ورقمًا. أدخلت اثنين.',
      few: '{label} المصري {wanted} حرفًا ورقمًا. أدخلت {count}.',
      many: '{label} المصري {wanted} حرفًا ورقمًا. أدخلت {count}.',
      other: '{label} المصري {wanted} حرفًا ورقمًا. أدخلت {count}.',
    },
    en: {
      one: '{label} must be {wanted} characters for Egypt. You entered {count}.',
      other: '{label} must be {wanted} characters for Egypt. You entered {count}.',
    },
  },
  checkDigits: {
    ar: 'في {label} رقم أو حرف مختلف عما في حسابك. راجعه على كشف الحساب.',
    en: 'A digit or letter of {name} was mistyped. Check it on your bank statement.',
  },
} as const satisfies Messages
