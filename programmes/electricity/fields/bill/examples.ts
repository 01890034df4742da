// Named examples of one bill, all made up.

import type { FieldExample } from '@bawaba/forms/fields/field.ts'

const billId = '2000073000018-2026-09'

export const examples: FieldExample[] = [
  {
    name: 'bill',
    entry: { label: 'bill', hint: 'billHint', type: 'Object', uniforms: { type: 'bill' } },
    translations: {
      ar: { bill: 'الفاتورة', billHint: 'من فواتير آخر ١٢ شهرًا' },
      en: { bill: 'Bill', billHint: 'One of the last 12 months' },
    },
    valid: [
      [billId, { billId }, 'سبتمبر ٢٠٢٦', 'September 2026'],
      [{ billId, isPaid: true }, { billId }, 'سبتمبر ٢٠٢٦', 'September 2026'],
    ],
    wrong: [
      ['2000073000018-2026-13', 'noBill'],
      ['سبتمبر', 'noBill'],
      [[billId], 'expectedType'],
      [{ billId: 7 }, 'expectedType'],
    ],
  },
]
