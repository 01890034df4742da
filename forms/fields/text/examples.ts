// Named examples of a line of text.

import type { FieldExample } from '../field.ts'

export const examples: FieldExample[] = [
  {
    name: 'full name',
    entry: {
      label: 'fullName',
      hint: 'fullNameHint',
      type: 'String',
      uniforms: { type: 'text' },
      min: 3,
      max: 60,
    },
    translations: {
      ar: { fullName: 'الاسم الكامل', fullNameHint: 'كما هو في جواز السفر' },
      en: { fullName: 'Full name', fullNameHint: 'As in your passport' },
    },
    valid: [
      ['  نهى محمود   عبد الرحمن ', 'نهى محمود عبد الرحمن', 'نهى محمود عبد الرحمن', 'نهى محمود عبد الرحمن'],
      ['Noha\u202e Mahmoud', 'Noha Mahmoud', 'Noha Mahmoud', 'Noha Mahmoud'],
    ],
    wrong: [
      ['نه', 'between'],
      ['x'.repeat(61), 'between'],
      ['x'.repeat(5000), 'tooLong'],
      [7, 'expectedType'],
      ['Noha\u0000', 'characters'],
    ],
  },
  {
    name: 'unit code',
    entry: {
      label: 'unitCode',
      type: 'String',
      uniforms: { type: 'text' },
      regExp: '[A-Z]\\d-[A-Z]\\d{2}-\\d{3}',
      customRegexError: 'unitCodeError',
      optional: true,
    },
    translations: {
      ar: { unitCode: 'رمز الوحدة', unitCodeError: 'رمز الوحدة يكتب هكذا: R5-B12-304' },
      en: { unitCode: 'Unit code', unitCodeError: 'A unit code looks like R5-B12-304' },
    },
    valid: [['R5-B12-304', 'R5-B12-304', 'R5-B12-304', 'R5-B12-304']],
    wrong: [['304', 'pattern']],
  },
  {
    name: 'chassis number',
    entry: {
      label: 'chassis',
      type: 'String',
      uniforms: { type: 'text' },
      minDigits: 6,
      max: 20,
      optional: true,
    },
    translations: { ar: { chassis: 'رقم الشاسيه' }, en: { chassis: 'Chassis number' } },
    valid: [['AB-123456', 'AB-123456', 'AB-123456', 'AB-123456']],
    wrong: [
      ['AB-12345', 'minDigits'],
      ['AB-12345678901234567890', 'max'],
    ],
  },
]
