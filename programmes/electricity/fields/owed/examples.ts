// Named examples of an amount that is owed.

import type { FieldExample } from '@bawaba/forms/fields/field.ts'

export const examples: FieldExample[] = [
  {
    name: 'owed',
    entry: { label: 'owed', hint: 'owedHint', type: 'Number', uniforms: { type: 'owed' } },
    translations: {
      ar: { owed: 'المتأخرات', owedHint: 'كما في فواتيرك' },
      en: { owed: 'Arrears', owedHint: 'As on your bills' },
    },
    valid: [['1354.50', 135450, '١٬٣٥٤٫٥٠ ج.م', 'EGP 1,354.50']],
    wrong: [
      ['كثير', 'owedAmount'],
      ['0', 'owedAmount'],
      ['12.345', 'owedAmount'],
      ['1250,50', 'owedAmount'],
      [99.5, 'owedAmount'],
    ],
  },
]
