// Named examples of a date.

import type { FieldExample } from '../field.ts'

export const examples: FieldExample[] = [
  {
    name: 'passport expiry',
    entry: {
      label: 'expiry',
      hint: 'expiryHint',
      type: 'Date',
      uniforms: { type: 'date' },
      when: 'future',
    },
    translations: {
      ar: { expiry: 'تاريخ انتهاء جواز السفر', expiryHint: 'مثال: ٢٧ مارس ٢٠٢٩' },
      en: { expiry: 'Passport expiry date', expiryHint: 'For example, 27 March 2029' },
    },
    valid: [
      ['2029-03-27', '2029-03-27', '٢٧ مارس ٢٠٢٩', '27 March 2029'],
      [{ day: '٢٧', month: '٣', year: '٢٠٢٩' }, '2029-03-27', '٢٧ مارس ٢٠٢٩', '27 March 2029'],
      [{ day: ' 5 ', month: '12', year: '۲۰۲۹' }, '2029-12-05', '٥ ديسمبر ٢٠٢٩', '5 December 2029'],
    ],
    wrong: [
      ['2025-01-14', 'future'],
      ['2026-11-20', 'future'],
      ['2029-02-30', 'date'],
      ['27/3/2029', 'date'],
      ['0029-03-27', 'date'],
      [{ day: '30', month: '2', year: '2029' }, 'date'],
      [{ day: '', month: '2', year: '2029' }, 'dayMissing'],
      [{ day: '3', month: '', year: '2029' }, 'monthMissing'],
      [{ day: '3', month: '2', year: '' }, 'yearMissing'],
      [{ day: '3', month: '2', year: '29' }, 'year'],
      [{ day: '3' }, 'expectedType'],
      [20_290_327, 'expectedType'],
    ],
  },
  {
    name: 'birth date',
    entry: { label: 'birth', type: 'Date', uniforms: { type: 'date' }, when: 'past', min: '1900-01-01' },
    translations: { ar: { birth: 'تاريخ الميلاد' }, en: { birth: 'Date of birth' } },
    valid: [['1991-04-12', '1991-04-12', '١٢ أبريل ١٩٩١', '12 April 1991']],
    wrong: [
      ['2026-11-20', 'past'],
      ['1899-12-31', 'min'],
    ],
  },
  {
    name: 'inspection',
    entry: {
      label: 'inspection',
      type: 'Date',
      uniforms: { type: 'date' },
      min: '2026-11-21',
      max: '2026-12-20',
      optional: true,
    },
    translations: { ar: { inspection: 'موعد المعاينة' }, en: { inspection: 'Inspection day' } },
    valid: [['2026-12-20', '2026-12-20', '٢٠ ديسمبر ٢٠٢٦', '20 December 2026']],
    wrong: [['2026-12-21', 'between']],
  },
  {
    name: 'receipt, not editable',
    entry: {
      label: 'receipt',
      tooltip: 'receiptTooltip',
      type: 'Date',
      uniforms: { type: 'date' },
      editable: false,
      defaultValue: '2026-10-05',
    },
    translations: {
      ar: { receipt: 'تاريخ استلام الوحدة', receiptTooltip: 'اليوم الذي وقعت فيه محضر الاستلام.' },
      en: { receipt: 'Date of handover', receiptTooltip: 'The day on which you signed the handover.' },
    },
    valid: [['', '2026-10-05', '٥ أكتوبر ٢٠٢٦', '5 October 2026']],
    wrong: [],
  },
]
