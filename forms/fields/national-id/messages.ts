// Sentences about the national ID.

import type { Messages } from '@bawaba/language/index.ts'
import { required } from '../messages.ts'

export const messages = {
  required: required.enter,
  digitsOnly: { ar: '{label} يُكتب بالأرقام فقط', en: '{label} must be digits only' },
  digits: {
    ar: {
      zero: '{label} يجب أن {be} {wanted} رقمًا',
      one: '{label} يجب أن {be} {wanted} رقمًا. أدخلت رقمًا واحدًا.',
      two: '{label} يجب أن {be} {wanted} رقمًا. أدخلت رقمين.',
      few: '{label} يجب أن {be} {wanted} رقمًا. أدخلت {count}.',
      many: '{label} يجب أن {be} {wanted} رقمًا. أدخلت {count}.',
      other: '{label} يجب أن {be} {wanted} رقمًا. أدخلت {count}.',
    },
    en: {
      one: '{label} must be {wanted} digits. You entered {count}.',
      other: '{label} must be {wanted} digits. You entered {count}.',
    },
  },
  birthDate: {
    ar: 'الأرقام من الثاني إلى السابع في {label} يجب أن تكون تاريخ ميلاد. راجعها على البطاقة.',
    en: 'Digits 2 to 7 of {name} must be a date of birth. Check them on the card.',
  },
  governorate: {
    ar: 'الرقمان الثامن والتاسع في {label} يجب أن يكونا رمز محافظة. راجعهما على البطاقة.',
    en: 'Digits 8 and 9 of {name} must be the code of a governorate. Check them on the card.',
  },
} as const satisfies Messages
