// Named examples of mobile numbers.

import type { FieldExample } from '../field.ts'

const own = '+20 10 1234 5678'

export const examples: FieldExample[] = [
  {
    name: 'contact',
    entry: { label: 'mobile', hint: 'mobileHint', type: 'String', uniforms: { type: 'mobile' } },
    translations: {
      ar: { mobile: 'رقم الهاتف المحمول', mobileHint: 'يمكن أن يكون رقمًا من أي دولة' },
      en: { mobile: 'Mobile number', mobileHint: 'It can be a number from any country' },
    },
    valid: [
      ['01012345678', '+201012345678', own, own],
      ['٠١٠ ١٢٣٤ ٥٦٧٨', '+201012345678', own, own],
      ['۰۱۰۱۲۳۴۵۶۷۸', '+201012345678', own, own],
      ['0020 10-1234-5678', '+201012345678', own, own],
      ['+20 (10) 1234 5678', '+201012345678', own, own],
      ['+20 010 1234 5678', '+201012345678', own, own],
      ['+20 (0)10 1234 5678', '+201012345678', own, own],
      ['010\u200b1234\u200b5678', '+201012345678', own, own],
      ['+971 50 123 4567', '+971501234567', '+971501234567', '+971501234567'],
    ],
    wrong: [
      ['0101234567', 'mobile'],
      ['01312345678', 'mobile'],
      ['+20212345678', 'mobile'],
      ['501234567', 'countryCode'],
      ['+1', 'mobile'],
      ['+999123456789', 'mobile'],
      ['+9660501234567', 'mobile'],
      ['١٠x', 'countryCode'],
      [1012345678, 'expectedType'],
    ],
  },
  {
    name: 'egyptian only',
    entry: {
      label: 'egyptian',
      type: 'String',
      uniforms: { type: 'mobile' },
      regExp: '\\+20\\d{10}',
      customRegexError: 'egyptianError',
      optional: true,
    },
    translations: {
      ar: { egyptian: 'رقم مسجل في مصر', egyptianError: 'اكتب رقمًا مصريًا، مثل 01012345678' },
      en: {
        egyptian: 'Number registered in Egypt',
        egyptianError: 'Enter an Egyptian number, such as 01012345678',
      },
    },
    valid: [['01012345678', '+201012345678', own, own]],
    wrong: [['+971501234567', 'pattern']],
  },
]
