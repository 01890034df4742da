// Named examples of the least and the most of something.

import type { FieldExample } from '../field.ts'

export const examples: FieldExample[] = [
  {
    name: 'wanted area',
    entry: {
      label: 'area',
      type: 'Object',
      uniforms: { type: 'numberRange' },
      postfix: 'squareMetre',
      min: 60,
      max: 300,
    },
    translations: {
      ar: { area: 'المساحة المطلوبة', squareMetre: 'م²' },
      en: { area: 'Wanted area', squareMetre: 'm²' },
    },
    valid: [
      [
        { min: '٩٠', max: '120.5' },
        { min: 90, max: 120.5 },
        'من ٩٠ إلى ١٢٠٫٥\u00a0م²',
        '90 to 120.5\u00a0m²',
      ],
      [{ min: 60, max: 300 }, { min: 60, max: 300 }, 'من ٦٠ إلى ٣٠٠\u00a0م²', '60 to 300\u00a0m²'],
    ],
    wrong: [
      [{ min: '', max: '' }, 'required'],
      [{ max: 120 }, 'minNumberRequired'],
      [{ min: 90, max: '' }, 'maxNumberRequired'],
      [{ min: 120, max: 90 }, 'maxLessThanMin'],
      [{ min: 90, max: 90 }, 'maxLessThanMin'],
      [{ min: 'x', max: 90 }, 'number'],
      [{ min: 90, max: '1,50' }, 'twoReadings'],
      [{ min: 90, max: 90.1234567 }, 'decimals'],
      [{ min: 59, max: 90 }, 'between'],
      [{ min: 90, max: 301 }, 'between'],
      [{ min: 90, max: 120, step: 5 }, 'expectedType'],
      [90, 'expectedType'],
      [[90, 120], 'expectedType'],
    ],
  },
  {
    name: 'members of the family',
    entry: {
      label: 'members',
      type: 'Object',
      uniforms: { type: 'numberRange' },
      integer: true,
      min: 1,
      optional: true,
    },
    translations: { ar: { members: 'عدد أفراد الأسرة' }, en: { members: 'Members of the family' } },
    valid: [[{ min: '1', max: '٤' }, { min: 1, max: 4 }, 'من ١ إلى ٤', '1 to 4']],
    wrong: [
      [{ min: 0, max: 4 }, 'min'],
      [{ min: 1, max: 2.5 }, 'integer'],
    ],
  },
  {
    name: 'amount of the loan',
    entry: {
      label: 'loan',
      type: 'Object',
      uniforms: { type: 'numberRange' },
      exclusiveMin: 0,
      exclusiveMax: 1000,
      optional: true,
    },
    translations: { ar: { loan: 'مبلغ القرض بالألف' }, en: { loan: 'Loan in thousands' } },
    valid: [[{ min: 0.5, max: 999 }, { min: 0.5, max: 999 }, 'من ٠٫٥ إلى ٩٩٩', '0.5 to 999']],
    wrong: [
      [{ min: 0, max: 4 }, 'exclusiveMin'],
      [{ min: 1, max: 1000 }, 'exclusiveMax'],
    ],
  },
  {
    name: 'up to a bound',
    entry: { label: 'floors', type: 'Object', uniforms: { type: 'numberRange' }, max: 12, optional: true },
    translations: { ar: { floors: 'الأدوار المناسبة' }, en: { floors: 'Suitable floors' } },
    valid: [[{ min: -1, max: 12 }, { min: -1, max: 12 }, 'من \u061c-١ إلى ١٢', '-1 to 12']],
    wrong: [[{ min: 3, max: 13 }, 'max']],
  },
]
