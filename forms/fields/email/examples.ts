// Named examples of an e-mail address.

import type { FieldExample } from '../field.ts'

export const examples: FieldExample[] = [
  {
    name: 'email',
    entry: { label: 'email', hint: 'emailHint', type: 'String', uniforms: { type: 'email' } },
    translations: {
      ar: { email: 'البريد الإلكتروني', emailHint: 'نرسل إليه نسخة من الطلب' },
      en: { email: 'Email address', emailHint: 'We send a copy of the request to it' },
    },
    valid: [
      [
        ' noha.mahmoud@Example.COM ',
        'noha.mahmoud@example.com',
        'noha.mahmoud@example.com',
        'noha.mahmoud@example.com',
      ],
      ["o'neil+eg@a-b.co.uk", "o'neil+eg@a-b.co.uk", "o'neil+eg@a-b.co.uk", "o'neil+eg@a-b.co.uk"],
    ],
    wrong: [
      ['noha', 'email'],
      ['noha@', 'email'],
      ['@example.com', 'email'],
      ['noha@localhost', 'email'],
      ['noha@127.0.0.1', 'email'],
      ['no..ha@example.com', 'email'],
      ['noha@-example.com', 'email'],
      ['نهى@example.com', 'email'],
      [`${'a'.repeat(65)}@example.com`, 'email'],
      [{ email: 'noha@example.com' }, 'expectedType'],
    ],
  },
  {
    name: 'work email',
    entry: {
      label: 'work',
      placeholder: 'workPlaceholder',
      type: 'String',
      uniforms: { type: 'email' },
      regExp: '[^@]+@housing\\.example',
      customRegexError: 'workError',
      optional: true,
    },
    translations: {
      ar: {
        work: 'بريد العمل',
        workPlaceholder: 'name@housing.example',
        workError: 'بريد العمل يجب أن ينتهي بـ housing.example',
      },
      en: {
        work: 'Work email',
        workPlaceholder: 'name@housing.example',
        workError: 'A work email must end with housing.example',
      },
    },
    valid: [['a@housing.example', 'a@housing.example', 'a@housing.example', 'a@housing.example']],
    wrong: [['a@example.com', 'pattern']],
  },
]
