// Named examples of questions whose kind the field handler decides.

import type { FieldExample } from '../field.ts'

const texts: FieldExample['translations'] = {
  ar: { district: 'الحي', zamalek: 'الزمالك', maadi: 'المعادي' },
  en: { district: 'District', zamalek: 'Zamalek', maadi: 'Maadi' },
}
const entry: FieldExample['entry'] = {
  label: 'district',
  type: 'String',
  uniforms: { type: 'flexible' },
  lazyLoad: { apiDependencies: [] },
}

export const examples: FieldExample[] = [
  {
    name: 'a list in Cairo',
    entry,
    translations: texts,
    given: {
      entry: {
        label: 'district',
        type: 'String',
        uniforms: {
          type: 'select',
          options: [
            { value: 'ZAMALEK', label: 'zamalek' },
            { value: 'MAADI', label: 'maadi' },
          ],
        },
      },
    },
    valid: [['MAADI', 'MAADI', 'المعادي', 'Maadi']],
    wrong: [
      ['GIZA', 'notAllowed'],
      [7, 'expectedType'],
    ],
  },
  {
    name: 'a text elsewhere',
    entry,
    translations: texts,
    given: { entry: { label: 'district', type: 'String', uniforms: { type: 'text' }, min: 2 } },
    valid: [['  بندر قنا ', 'بندر قنا', 'بندر قنا', 'بندر قنا']],
    wrong: [['ق', 'min']],
  },
]
