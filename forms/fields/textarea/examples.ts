// Named examples of a longer text.

import type { FieldExample } from '../field.ts'

export const examples: FieldExample[] = [
  {
    name: 'reason',
    entry: {
      label: 'reason',
      hint: 'reasonHint',
      type: 'String',
      uniforms: { type: 'textarea' },
      max: 500,
      optional: true,
    },
    translations: {
      ar: { reason: 'سبب الطلب', reasonHint: 'ما الذي تريد تغييره ولماذا' },
      en: { reason: 'Reason', reasonHint: 'What you want to change and why' },
    },
    valid: [
      ['أول\r\nثانٍ', 'أول\nثانٍ', 'أول\nثانٍ', 'أول\nثانٍ'],
      ['one  \n\n\n\n two', 'one\n\n two', 'one\n\n two', 'one\n\n two'],
    ],
    wrong: [
      ['x'.repeat(501), 'max'],
      ['x'.repeat(20_000), 'tooLong'],
      [['x'], 'expectedType'],
    ],
  },
  {
    name: 'numbers of meters',
    entry: {
      label: 'meters',
      type: 'String',
      uniforms: { type: 'textarea' },
      regExp: '[٠-٩\\n]+',
      customRegexError: 'metersError',
      optional: true,
    },
    translations: {
      ar: { meters: 'أرقام العدادات', metersError: 'اكتب كل رقم في سطر' },
      en: { meters: 'Numbers of the meters', metersError: 'Enter each number on a line of its own' },
    },
    valid: [
      ['١٢٣\n٤٥٦', '123\n456', '123\n456', '123\n456'],
      ['12\u200b3', '123', '123', '123'],
    ],
    wrong: [['١٢٣، ٤٥٦', 'pattern']],
  },
  {
    name: 'decision, not editable',
    entry: {
      label: 'decision',
      type: 'String',
      uniforms: { type: 'textarea' },
      editable: false,
      defaultValue: 'تمت المعاينة.\nالموقع جاهز.',
    },
    translations: { ar: { decision: 'قرار المعاينة' }, en: { decision: 'Decision of the inspection' } },
    valid: [
      ['', 'تمت المعاينة.\nالموقع جاهز.', 'تمت المعاينة.\nالموقع جاهز.', 'تمت المعاينة.\nالموقع جاهز.'],
    ],
    wrong: [],
  },
]
