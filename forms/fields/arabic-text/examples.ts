// Named examples of Arabic letters.

import type { FieldExample } from '../field.ts'

export const examples: FieldExample[] = [
  {
    name: 'name on the card',
    entry: { label: 'arabicName', type: 'String', uniforms: { type: 'arabicText' }, min: 5, max: 60 },
    translations: {
      ar: { arabicName: 'الاسم كما في البطاقة' },
      en: { arabicName: 'Name in Arabic, as on the card' },
    },
    valid: [
      ['ليلى حسن', 'ليلى حسن', 'ليلى حسن', 'ليلى حسن'],
      ['  محـــمد   أحمد ', 'محمد أحمد', 'محمد أحمد', 'محمد أحمد'],
      ['ﻣﺤﻤﺪ ﻋﻠﻲ', 'محمد علي', 'محمد علي', 'محمد علي'],
      ['علی کمال', 'علي كمال', 'علي كمال', 'علي كمال'],
      ['ڤيڤيان چورچ', 'ڤيڤيان چورچ', 'ڤيڤيان چورچ', 'ڤيڤيان چورچ'],
      ['نور–الهدى', 'نور-الهدى', 'نور-الهدى', 'نور-الهدى'],
      ['مُحَمَّد عليّ', 'مُحَمَّد عليّ', 'مُحَمَّد عليّ', 'مُحَمَّد عليّ'],
    ],
    wrong: [
      ['Layla Hassan', 'arabicOnly'],
      ['ليلى حسن 2', 'arabicOnly'],
      ['ليلى حسن ٢', 'arabicOnly'],
      ['ليلى، حسن', 'arabicOnly'],
      ['ليل', 'between'],
      [5, 'expectedType'],
    ],
  },
]
