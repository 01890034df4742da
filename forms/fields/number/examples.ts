// Named examples of a number.

import type { FieldExample } from '../field.ts'

export const examples: FieldExample[] = [
  {
    name: 'area',
    entry: {
      label: 'area',
      type: 'Number',
      uniforms: { type: 'number' },
      postfix: 'squareMetre',
      min: 96,
      max: 178,
    },
    translations: {
      ar: { area: 'المساحة', squareMetre: 'م²' },
      en: { area: 'Area', squareMetre: 'm²' },
    },
    valid: [
      ['١٤٢', 142, '١٤٢\u00a0م²', '142\u00a0m²'],
      ['۱۴۲٫۵', 142.5, '١٤٢٫٥\u00a0م²', '142.5\u00a0m²'],
      [' 142.50 ', 142.5, '١٤٢٫٥\u00a0م²', '142.5\u00a0m²'],
      [100, 100, '١٠٠\u00a0م²', '100\u00a0m²'],
    ],
    wrong: [
      ['12', 'between'],
      ['abc', 'number'],
      ['1e2', 'number'],
      ['142,5', 'twoReadings'],
      [Number.NaN, 'number'],
      [Number.POSITIVE_INFINITY, 'number'],
      [1e300, 'number'],
      [true, 'expectedType'],
      ['9'.repeat(50), 'tooLong'],
    ],
  },
  {
    name: 'flats, in every plural form',
    entry: {
      label: 'flats',
      type: 'Number',
      uniforms: { type: 'number' },
      postfix: 'flat.other',
      postfixForms: { one: 'flat.one', two: 'flat.two', few: 'flat.few', many: 'flat.many' },
      integer: true,
      max: 103,
    },
    translations: {
      ar: {
        flats: 'عدد الشقق',
        'flat.one': 'شقة',
        'flat.two': 'شقتان',
        'flat.few': 'شقق',
        'flat.many': 'شقة',
        'flat.other': 'شقة',
      },
      en: {
        flats: 'Number of flats',
        'flat.one': 'flat',
        'flat.two': 'flats',
        'flat.few': 'flats',
        'flat.many': 'flats',
        'flat.other': 'flats',
      },
    },
    valid: [
      ['١', 1, '١\u00a0شقة', '1\u00a0flat'],
      ['2', 2, '٢\u00a0شقتان', '2\u00a0flats'],
      ['٣', 3, '٣\u00a0شقق', '3\u00a0flats'],
      ['11', 11, '١١\u00a0شقة', '11\u00a0flats'],
      ['103', 103, '١٠٣\u00a0شقق', '103\u00a0flats'],
    ],
    wrong: [['104', 'max']],
  },
  {
    name: 'meter reading',
    entry: {
      label: 'reading',
      type: 'Number',
      uniforms: { type: 'number' },
      integer: true,
      exclusiveMin: 1240,
      exclusiveMax: 1_000_000,
    },
    translations: { ar: { reading: 'القراءة الحالية' }, en: { reading: 'Current reading' } },
    valid: [
      ['١٬٢٤١', 1241, '١٬٢٤١', '1,241'],
      ['1,241', 1241, '١٬٢٤١', '1,241'],
    ],
    wrong: [
      ['1240', 'exclusiveMin'],
      ['1000000', 'exclusiveMax'],
      ['1300.5', 'integer'],
      [1300.12345678, 'decimals'],
    ],
  },
  {
    name: 'temperature',
    entry: {
      label: 'temperature',
      type: 'Number',
      uniforms: { type: 'number' },
      min: -10,
      optional: true,
    },
    translations: { ar: { temperature: 'درجة الحرارة' }, en: { temperature: 'Temperature' } },
    valid: [
      ['-0', 0, '٠', '0'],
      ['−٣', -3, '\u061c-٣', '-3'],
    ],
    wrong: [['-11', 'min']],
  },
  {
    name: 'rooms',
    entry: { label: 'rooms', type: 'Number', uniforms: { type: 'number' }, max: 5, optional: true },
    translations: { ar: { rooms: 'عدد الغرف' }, en: { rooms: 'Number of rooms' } },
    valid: [[3, 3, '٣', '3']],
    wrong: [['6', 'max']],
  },
  {
    name: 'photos',
    entry: { label: 'photos', type: 'Number', uniforms: { type: 'number' }, min: 2, max: 2 },
    translations: { ar: { photos: 'عدد الصور' }, en: { photos: 'Number of photos' } },
    valid: [['2', 2, '٢', '2']],
    wrong: [['3', 'equal']],
  },
  {
    name: 'persons',
    entry: {
      label: 'persons',
      tooltip: 'personsTooltip',
      placeholder: 'personsPlaceholder',
      type: 'Number',
      uniforms: { type: 'number' },
      integer: true,
      min: 1,
      defaultValue: 4,
    },
    translations: {
      ar: {
        persons: 'عدد أفراد الأسرة',
        personsTooltip: 'كل من يقيم معك في الوحدة، وأنت معهم.',
        personsPlaceholder: '٤',
      },
      en: {
        persons: 'Number of persons',
        personsTooltip: 'Everyone who lives in the unit with you, and you.',
        personsPlaceholder: '4',
      },
    },
    valid: [['٣', 3, '٣', '3']],
    wrong: [
      ['1.5', 'integer'],
      ['0', 'min'],
    ],
  },
  {
    name: 'price, not editable',
    entry: {
      label: 'price',
      type: 'Number',
      uniforms: { type: 'number' },
      postfix: 'pounds',
      editable: false,
      defaultValue: 1250000.5,
    },
    translations: {
      ar: { price: 'ثمن الوحدة', pounds: 'ج.م' },
      en: { price: 'Price of the unit', pounds: 'EGP' },
    },
    valid: [['1', 1250000.5, '١٬٢٥٠٬٠٠٠٫٥\u00a0ج.م', '1,250,000.5\u00a0EGP']],
    wrong: [],
  },
]
