// Named examples of telephone numbers.

import type { FieldExample } from '../field.ts'

const cairo = '+20 2 2345 6789'
const mobile = '+20 10 1234 5678'

export const examples: FieldExample[] = [
  {
    name: 'office',
    entry: { label: 'phone', hint: 'phoneHint', type: 'String', uniforms: { type: 'phone' } },
    translations: {
      ar: { phone: 'رقم الهاتف', phoneHint: 'أرضي أو محمول، من أي دولة' },
      en: { phone: 'Telephone number', phoneHint: 'Landline or mobile, from any country' },
    },
    valid: [
      ['02 2345 6789', '+20223456789', cairo, cairo],
      ['٠٢٢٣٤٥٦٧٨٩', '+20223456789', cairo, cairo],
      ['0020 (2) 2345-6789', '+20223456789', cairo, cairo],
      ['+20 02 2345 6789', '+20223456789', cairo, cairo],
      ['01012345678', '+201012345678', mobile, mobile],
      ['201012345678', '+201012345678', mobile, mobile],
      ['10 1234 5678', '+201012345678', mobile, mobile],
      ['03 4567890', '+2034567890', '+2034567890', '+2034567890'],
      ['+971 4 123 4567', '+97141234567', '+97141234567', '+97141234567'],
    ],
    wrong: [
      ['02 2345 678', 'phone'],
      ['+20 1', 'phone'],
      ['+1', 'phone'],
      ['2345 6789', 'areaCode'],
      ['abc', 'areaCode'],
      [22345, 'expectedType'],
    ],
  },
]
