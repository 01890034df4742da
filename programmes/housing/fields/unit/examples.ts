// Named examples of unit codes, all made up.

import type { FieldExample } from '@bawaba/forms/fields/field.ts'

export const examples: FieldExample[] = [
  {
    name: 'unit',
    entry: { label: 'unit', hint: 'unitHint', type: 'String', uniforms: { type: 'unit' } },
    translations: {
      ar: { unit: 'الوحدة', unitHint: 'تُحجز لك أثناء ملء النموذج' },
      en: { unit: 'Unit', unitHint: 'It is held for you while you fill the form' },
    },
    valid: [
      ['12-B-304', '12-B-304', '12-B-304', '12-B-304'],
      [' ١٢-b-٣٠٤ ', '12-B-304', '12-B-304', '12-B-304'],
      ['R5–B12–304', 'R5-B12-304', 'R5-B12-304', 'R5-B12-304'],
      ['7', '7', '7', '7'],
    ],
    wrong: [
      ['12_B', 'unitCode'],
      ['-12', 'unitCode'],
      ['١٢-ب-٣٠٤', 'unitCode'],
      [{ code: '12' }, 'expectedType'],
    ],
  },
]
