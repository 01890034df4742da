// Named examples of lists of groups.

import type { FieldEntry } from '../../definition.ts'
import type { FieldExample } from '../field.ts'

const name: FieldEntry = { label: 'name', type: 'String', uniforms: { type: 'text' }, min: 3, max: 60 }
const age: FieldEntry = {
  label: 'age',
  type: 'Number',
  uniforms: { type: 'number' },
  integer: true,
  min: 0,
  max: 120,
}

export const examples: FieldExample[] = [
  {
    name: 'family members',
    entry: {
      label: 'members',
      rowLabel: 'member',
      type: 'Array',
      uniforms: { type: 'Array' },
      minCount: 1,
      maxCount: 3,
      fieldsSchema: {
        name,
        age,
        school: {
          label: 'school',
          type: 'String',
          uniforms: { type: 'text' },
          optional: true,
          conditionalField: { field: 'age', is: 'lt', value: 18 },
        },
        card: {
          label: 'card',
          type: 'String',
          uniforms: { type: 'text' },
          optional: true,
          unique: true,
        },
      },
    },
    translations: {
      ar: {
        members: 'أفراد الأسرة',
        member: 'فرد الأسرة',
        name: 'الاسم',
        age: 'السن',
        school: 'المدرسة',
        card: 'رقم البطاقة',
      },
      en: {
        members: 'Family members',
        member: 'Family member',
        name: 'Name',
        age: 'Age',
        school: 'School',
        card: 'Card number',
      },
    },
    valid: [
      [
        [
          { name: ' منى ', age: '٩', school: 'النيل' },
          { name: 'علي', age: 40, school: 'يُنسى' },
        ],
        [
          { name: 'منى', age: 9, school: 'النيل' },
          { name: 'علي', age: 40 },
        ],
        'منى، ٩، النيل؛ علي، ٤٠',
        'منى, 9, النيل; علي, 40',
      ],
    ],
    wrong: [
      ['one', 'expectedType'],
      [[['name']], 'expectedType'],
      [[null], 'expectedType'],
      [Array.from({ length: 4 }, () => ({ name: 'منى', age: 9 })), 'betweenCount'],
      [[{ name: 'منى', age: 200 }], 'between'],
      [[{ age: 9 }], 'required'],
      [[{ name: 'منى', age: 9, constructor: 'x' }], 'unknownField'],
      [
        [
          { name: 'منى', age: 9, card: '7' },
          { name: 'علي', age: 9, card: '7' },
        ],
        'unique',
      ],
    ],
  },
  {
    name: 'rooms with their windows',
    entry: {
      label: 'rooms',
      rowLabel: 'room',
      type: 'Array',
      uniforms: { type: 'Array' },
      optional: true,
      fieldsSchema: {
        use: { label: 'use', type: 'String', uniforms: { type: 'text' } },
        windows: {
          label: 'windows',
          rowLabel: 'window',
          type: 'Array',
          uniforms: { type: 'Array' },
          maxCount: 2,
          fieldsSchema: {
            width: { label: 'width', type: 'Number', uniforms: { type: 'number' }, min: 1, postfix: 'cm' },
          },
        },
      },
    },
    translations: {
      ar: {
        rooms: 'الغرف',
        room: 'غرفة',
        use: 'الاستعمال',
        windows: 'النوافذ',
        window: 'نافذة',
        width: 'العرض',
        cm: 'سم',
      },
      en: {
        rooms: 'Rooms',
        room: 'Room',
        use: 'Use',
        windows: 'Windows',
        window: 'Window',
        width: 'Width',
        cm: 'cm',
      },
    },
    valid: [
      [
        [{ use: 'نوم', windows: [{ width: '٩٠' }, { width: '120' }] }],
        [{ use: 'نوم', windows: [{ width: 90 }, { width: 120 }] }],
        'نوم، ٩٠\u00a0سم؛ ١٢٠\u00a0سم',
        'نوم, 90\u00a0cm; 120\u00a0cm',
      ],
    ],
    wrong: [
      [[{ use: 'نوم', windows: [{ width: 0 }] }], 'min'],
      [[{ use: 'نوم' }], 'required'],
      [[{ use: 'نوم', windows: [{ width: 1 }, { width: 2 }, { width: 3 }] }], 'maxCount'],
    ],
  },
]
