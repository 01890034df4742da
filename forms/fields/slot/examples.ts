// Named examples of places that the field handler fills.

import type { FieldExample } from '../field.ts'

export const examples: FieldExample[] = [
  {
    name: 'what this branch asks besides',
    entry: {
      label: 'more',
      type: 'Object',
      uniforms: { type: 'slot' },
      lazyLoad: { apiDependencies: [] },
    },
    translations: {
      ar: { more: 'أسئلة الفرع', shelf: 'رقم الرف', note: 'ملاحظة' },
      en: { more: 'Questions of the branch', shelf: 'Shelf number', note: 'Note' },
    },
    given: {
      fieldsSchema: {
        shelf: { label: 'shelf', type: 'Number', uniforms: { type: 'number' }, integer: true, min: 1 },
        note: { label: 'note', type: 'String', uniforms: { type: 'text' }, optional: true },
      },
    },
    valid: [
      [{ shelf: '١٢' }, { shelf: 12 }, '١٢', '12'],
      [{ shelf: 3, note: ' ها ' }, { shelf: 3, note: 'ها' }, '٣، ها', '3, ها'],
    ],
    wrong: [
      ['12', 'expectedType'],
      [[{ shelf: 1 }], 'expectedType'],
      [{ shelf: 0 }, 'min'],
      [{ note: 'ها' }, 'required'],
      [{ shelf: 1, ghost: 1 }, 'unknownField'],
    ],
  },
]
