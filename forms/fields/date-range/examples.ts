// Named examples of two dates.

import type { FieldExample } from '../field.ts'

const parts = (day: string, month: string, year: string) => ({ day, month, year })
const empty = parts('', '', '')

export const examples: FieldExample[] = [
  {
    name: 'stay abroad',
    entry: {
      label: 'stay',
      hint: 'stayHint',
      type: 'Object',
      uniforms: { type: 'dateRange' },
    },
    translations: {
      ar: { stay: 'مدة الإقامة بالخارج', stayHint: 'مثال: من ٢٧ مارس ٢٠٢٩ إلى ١٤ أبريل ٢٠٢٩' },
      en: { stay: 'Stay abroad', stayHint: 'For example, 27 March 2029 to 14 April 2029' },
    },
    valid: [
      [
        { from: '2026-03-05', to: '2026-03-14' },
        { from: '2026-03-05', to: '2026-03-14' },
        'من ٥ مارس ٢٠٢٦ إلى ١٤ مارس ٢٠٢٦',
        '5 March 2026 to 14 March 2026',
      ],
      [
        { from: parts('٥', '3', '٢٠٢٦'), to: parts('5', '3', '2026') },
        { from: '2026-03-05', to: '2026-03-05' },
        'من ٥ مارس ٢٠٢٦ إلى ٥ مارس ٢٠٢٦',
        '5 March 2026 to 5 March 2026',
      ],
    ],
    wrong: [
      [{ from: '2026-03-14', to: '2026-03-05' }, 'toBeforeFrom'],
      [{ from: '2026-03-05' }, 'endMissing'],
      [{ from: empty, to: parts('5', '3', '2026') }, 'endMissing'],
      [{ from: empty, to: empty }, 'required'],
      [{ from: parts('5', '', '2026'), to: empty }, 'monthMissing'],
      [{ from: parts('5', '3', '2026'), to: parts('', '3', '2026') }, 'dayMissing'],
      [{ from: '2026-03-05', to: '2026-02-30' }, 'date'],
      [{ from: parts('5', '3', '26'), to: empty }, 'year'],
      [{ from: '2026-03-05', to: '2026-03-06', through: 1 }, 'expectedType'],
      ['2026-03-05', 'expectedType'],
    ],
  },
  {
    name: 'visit window',
    entry: {
      label: 'visit',
      type: 'Object',
      uniforms: { type: 'dateRange' },
      when: 'future',
      min: '2026-11-01',
      max: '2026-12-20',
      optional: true,
    },
    translations: { ar: { visit: 'الأيام المناسبة للزيارة' }, en: { visit: 'Days that suit a visit' } },
    valid: [
      [
        { from: '2026-11-21', to: '2026-12-20' },
        { from: '2026-11-21', to: '2026-12-20' },
        'من ٢١ نوفمبر ٢٠٢٦ إلى ٢٠ ديسمبر ٢٠٢٦',
        '21 November 2026 to 20 December 2026',
      ],
    ],
    wrong: [
      [{ from: '2026-11-20', to: '2026-11-25' }, 'future'],
      [{ from: '2026-11-25', to: '2026-12-21' }, 'between'],
    ],
  },
  {
    name: 'earlier contract',
    entry: {
      label: 'contract',
      type: 'Object',
      uniforms: { type: 'dateRange' },
      when: 'past',
      editable: false,
      defaultValue: { from: '2025-01-01', to: '2025-12-31' },
      optional: true,
    },
    translations: { ar: { contract: 'مدة العقد السابق' }, en: { contract: 'Earlier contract' } },
    valid: [
      [
        { from: '2020-01-01', to: '2020-01-02' },
        { from: '2025-01-01', to: '2025-12-31' },
        'من ١ يناير ٢٠٢٥ إلى ٣١ ديسمبر ٢٠٢٥',
        '1 January 2025 to 31 December 2025',
      ],
    ],
    wrong: [],
  },
]
