// Named examples of bills, all made up.

import type { FieldExample } from '@bawaba/forms/fields/field.ts'

const paymentNumber = '2000073000018'
const october = `${paymentNumber}-2026-10`
const shown = '\u20662000 0730 0001 8\u2069'

export const examples: FieldExample[] = [
  {
    name: 'bills of one number',
    entry: { label: 'bills', type: 'Object', uniforms: { type: 'bills' } },
    translations: { ar: { bills: 'الفواتير' }, en: { bills: 'Bills' } },
    valid: [
      [
        { paymentNumber: ' ٢٠٠٠ ٠٧٣٠ ٠٠٠١ ٨', bills: [october] },
        { paymentNumber, bills: [{ billId: october, month: '2026-10' }] },
        `${shown}، أكتوبر ٢٠٢٦`,
        `${shown}, October 2026`,
      ],
      [
        {
          paymentNumber,
          bills: [{ billId: october, month: '2026-01', amount: 12_050, fees: 1500 }],
          total: 13_550,
        },
        {
          paymentNumber,
          bills: [{ billId: october, month: '2026-10', amount: 12_050, fees: 1500 }],
          total: 13_550,
        },
        `${shown}، أكتوبر ٢٠٢٦ ١٣٥٫٥٠ ج.م`,
        `${shown}, October 2026 EGP 135.50`,
      ],
    ],
    wrong: [
      [{ paymentNumber: '2000073000015', bills: [october] }, 'paymentNumber'],
      [{ paymentNumber, bills: [] }, 'noBill'],
      [{ paymentNumber }, 'noBill'],
      [{ paymentNumber, bills: ['7'] }, 'expectedType'],
      [{ paymentNumber, bills: october }, 'expectedType'],
      ['2000073000018', 'expectedType'],
    ],
  },
]
