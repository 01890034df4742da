// Named examples of national IDs, all made up.

import type { FieldExample } from '../field.ts'

const value = '29104120103458'

export const examples: FieldExample[] = [
  {
    name: 'applicant',
    entry: { label: 'nationalId', hint: 'nationalIdHint', type: 'String', uniforms: { type: 'nationalId' } },
    translations: {
      ar: { nationalId: 'الرقم القومي', nationalIdHint: '١٤ رقمًا، في الوجه الأمامي للبطاقة' },
      en: { nationalId: 'National ID', nationalIdHint: '14 digits, on the front of the card' },
    },
    valid: [
      [value, value, value, value],
      ['٢٩١٠٤١٢٠١٠٣٤٥٨', value, value, value],
      ['2 910412 01 0345 8', value, value, value],
      ['\u200c29104120103458', value, value, value],
      ['2\u2060910412\u206601\u20690345−8', value, value, value],
      ['30001018800011', '30001018800011', '30001018800011', '30001018800011'],
    ],
    wrong: [
      ['2910412010345', 'digits'],
      ['291041201034581', 'digits'],
      ['2910412O103458', 'digitsOnly'],
      ['19104120103458', 'birthDate'],
      ['29113120103458', 'birthDate'],
      ['32612010103458', 'birthDate'],
      ['29104129903458', 'governorate'],
      [29104120103458, 'expectedType'],
    ],
  },
]
