// Named examples of bank account numbers, of the standard's own documents.

import type { FieldExample } from '../field.ts'

const own = 'EG380019000500000000263180002'
const shown = 'EG38 0019 0005 0000 0000 2631 8000 2'

export const examples: FieldExample[] = [
  {
    name: 'account',
    entry: { label: 'iban', hint: 'ibanHint', type: 'String', uniforms: { type: 'iban' } },
    translations: {
      ar: { iban: 'رقم الحساب الدولي (IBAN)', ibanHint: 'تجده في كشف الحساب أو تطبيق البنك' },
      en: { iban: 'IBAN', ibanHint: 'You can find it on your bank statement or in your bank’s app' },
    },
    valid: [
      [own, own, shown, shown],
      ['eg38 0019 0005 0000 0000 2631 8000 2', own, shown, shown],
      ['EG٣٨٠٠١٩٠٠٠٥٠٠٠٠٠٠٠٠٢٦٣١٨٠٠٠٢', own, shown, shown],
      [
        'IBAN: GB82-WEST-1234-5698-7654-32',
        'GB82WEST12345698765432',
        'GB82 WEST 1234 5698 7654 32',
        'GB82 WEST 1234 5698 7654 32',
      ],
    ],
    wrong: [
      ['EG3800190005000000002631800', 'egyptianLength'],
      ['EG380019000500000000263180003', 'checkDigits'],
      ['GB82WEST12345698765423', 'checkDigits'],
      ['12345678901234567890', 'iban'],
      ['EG38001900050000000026318000A', 'iban'],
      [38, 'expectedType'],
    ],
  },
]
