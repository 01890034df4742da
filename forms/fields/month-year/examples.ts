// Named examples of months.

import type { FieldExample } from '../field.ts'

const own = ['2027-03', 'مارس ٢٠٢٧', 'March 2027'] as const

export const examples: FieldExample[] = [
  {
    name: 'month of a bill',
    entry: { label: 'bill', hint: 'billHint', type: 'String', uniforms: { type: 'monthYear' } },
    translations: {
      ar: { bill: 'شهر الفاتورة', billHint: 'مثل ٣/٢٠٢٧' },
      en: { bill: 'Month of the bill', billHint: 'For example, 3/2027' },
    },
    valid: [
      ['3/2027', ...own],
      ['٠٣ / ٢٠٢٧', ...own],
      ['2027-3', ...own],
      ['مارس ٢٠٢٧', ...own],
      ['march 2027', ...own],
      ['Mar 2027', ...own],
    ],
    wrong: [
      ['13/2027', 'monthYear'],
      ['0/2027', 'monthYear'],
      ['3/27', 'monthYear'],
      ['2027', 'monthYear'],
      ['Smarch 2027', 'monthYear'],
      [32027, 'expectedType'],
    ],
  },
  {
    name: 'of one year',
    entry: {
      label: 'salary',
      type: 'String',
      uniforms: { type: 'monthYear' },
      min: '2026-01',
      max: '2026-12',
      optional: true,
    },
    translations: { ar: { salary: 'شهر الراتب' }, en: { salary: 'Month of the salary' } },
    valid: [
      ['12/2026', '2026-12', 'ديسمبر ٢٠٢٦', 'December 2026'],
      ['ابريل 2026', '2026-04', 'أبريل ٢٠٢٦', 'April 2026'],
      ['إبريل ٢٠٢٦', '2026-04', 'أبريل ٢٠٢٦', 'April 2026'],
      ['اكتوبر ٢٠٢٦', '2026-10', 'أكتوبر ٢٠٢٦', 'October 2026'],
    ],
    wrong: [['1/2027', 'between']],
  },
]
