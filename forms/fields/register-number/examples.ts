// Named examples of register numbers, all made up.

import type { FieldExample } from '../field.ts'

export const examples: FieldExample[] = [
  {
    name: 'commercial register',
    entry: { label: 'register', type: 'String', uniforms: { type: 'registerNumber' } },
    translations: { ar: { register: 'رقم السجل التجاري' }, en: { register: 'Commercial register number' } },
    valid: [
      ['12345', '12345', '12345', '12345'],
      ['٠٠١٢٣/٢٠٢٠', '00123/2020', '00123/2020', '00123/2020'],
      ['123 456 - 789', '123456789', '123456789', '123456789'],
      ['12\\3', '12/3', '12/3', '12/3'],
    ],
    wrong: [
      ['12A45', 'registerNumber'],
      ['/2020', 'registerNumber'],
      ['١٢٣٤٥ س', 'registerNumber'],
      [12345, 'expectedType'],
    ],
  },
  {
    name: 'tax file of nine digits',
    entry: {
      label: 'tax',
      type: 'String',
      uniforms: { type: 'registerNumber' },
      minDigits: 9,
      max: 9,
      optional: true,
    },
    translations: { ar: { tax: 'رقم التسجيل الضريبي' }, en: { tax: 'Tax registration number' } },
    valid: [['١٢٣-٤٥٦-٧٨٩', '123456789', '123456789', '123456789']],
    wrong: [
      ['12345678', 'minDigits'],
      ['1234567890', 'maxDigits'],
    ],
  },
]
