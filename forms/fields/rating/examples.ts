// Examples of the field: valid inputs with the stored value and its text in both languages, wrong ones with the key of the
// error. kinds.test.ts judges them.

import type { FieldExample } from '../field.ts'

export const examples: FieldExample[] = [
  {
    name: 'service rating',
    entry: {
      label: 'service',
      type: 'Number',
      uniforms: { type: 'rating' },
      lowestRatingText: 'hard',
      highestRatingText: 'easy',
    },
    translations: {
      ar: { service: 'تقييم سهولة الخدمة', hard: 'صعبة جدًا', easy: 'سهلة جدًا' },
      en: { service: 'How easy the service was', hard: 'Very hard', easy: 'Very easy' },
    },
    valid: [
      [3, 3, '٣ من ٥', '3 of 5'],
      ['٥', 5, '٥ من ٥', '5 of 5'],
    ],
    wrong: [
      [0, 'between'],
      ['6', 'between'],
      [2.5, 'rating'],
      ['good', 'rating'],
      [Number.NaN, 'rating'],
      [true, 'expectedType'],
      [[3], 'expectedType'],
    ],
  },
  {
    name: 'out of ten',
    entry: {
      label: 'visit',
      type: 'Number',
      uniforms: { type: 'rating' },
      max: 10,
      optional: true,
      defaultValue: 7,
    },
    translations: { ar: { visit: 'تقييم زيارة المعاينة' }, en: { visit: 'The inspection visit' } },
    valid: [[10, 10, '١٠ من ١٠', '10 of 10']],
    wrong: [[11, 'between']],
  },
  {
    name: 'earlier mark',
    entry: {
      label: 'earlier',
      type: 'Number',
      uniforms: { type: 'rating' },
      editable: false,
      defaultValue: 4,
    },
    translations: { ar: { earlier: 'التقييم السابق' }, en: { earlier: 'Earlier mark' } },
    valid: [[1, 4, '٤ من ٥', '4 of 5']],
    wrong: [],
  },
]
