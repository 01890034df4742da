// Named examples of readings.

import type { FieldExample } from '@bawaba/forms/fields/field.ts'

export const examples: FieldExample[] = [
  {
    name: 'reading',
    entry: { label: 'reading', hint: 'readingHint', type: 'Object', uniforms: { type: 'reading' } },
    translations: {
      ar: { reading: 'القراءة الحالية', readingHint: 'الأرقام السوداء من اليسار إلى اليمين' },
      en: { reading: 'Current reading', readingHint: 'The black digits, left to right' },
    },
    valid: [
      ['12345', { value: 12345 }, '١٢٬٣٤٥', '12,345'],
      [' ١٢٬٣٤٥ ', { value: 12345 }, '١٢٬٣٤٥', '12,345'],
      ['۱۲۳۴۵', { value: 12345 }, '١٢٬٣٤٥', '12,345'],
      [{ value: '7', isSure: true }, { value: 7, isSure: true }, '٧', '7'],
      [
        { value: 12345, previous: 12000, on: '2026-11-01' },
        { value: 12345, previous: 12000, on: '2026-11-01' },
        '١٢٬٣٤٥ (السابقة ١٢٬٠٠٠، والفرق ٣٤٥ ك.و.س)',
        '12,345 (previous 12,000, difference 345 kWh)',
      ],
    ],
    wrong: [
      ['12.5', 'readingDigits'],
      ['-3', 'readingDigits'],
      ['99999999', 'readingDigits'],
      ['كثير', 'readingDigits'],
      [[12345], 'expectedType'],
      [{ value: '11999', previous: 12000 }, 'notGreater'],
      [{ value: '12000', previous: '12000' }, 'notGreater'],
    ],
  },
]
