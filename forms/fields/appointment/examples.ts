// Named examples of appointments, all made up.

import type { FieldExample } from '../field.ts'

export const examples: FieldExample[] = [
  {
    name: 'visit',
    entry: {
      label: 'visit',
      hint: 'visitHint',
      type: 'String',
      uniforms: {
        type: 'appointment',
        options: [
          { value: 'NASR', label: 'nasr' },
          { value: 'DOKKI-2', label: 'dokki' },
        ],
      },
      changeUntilHours: 24,
    },
    translations: {
      ar: {
        visit: 'موعد الزيارة',
        visitHint: 'يمكنك تغييره قبله بيوم',
        nasr: 'مركز مدينة نصر',
        dokki: 'مركز الدقي',
      },
      en: {
        visit: 'Appointment',
        visitHint: 'You can change it until a day before',
        nasr: 'Nasr City center',
        dokki: 'Dokki center',
      },
    },
    valid: [
      [
        'NASR/2026-11-26T10:30',
        'NASR/2026-11-26T10:30',
        'مركز مدينة نصر، ٢٦ نوفمبر ٢٠٢٦، ١٠:٣٠ ص',
        'Nasr City center, 26 November 2026, 10:30 am',
      ],
      [
        ' DOKKI-2/2026-12-01T13:00 ',
        'DOKKI-2/2026-12-01T13:00',
        'مركز الدقي، ١ ديسمبر ٢٠٢٦، ١:٠٠ م',
        'Dokki center, 1 December 2026, 1:00 pm',
      ],
    ],
    wrong: [
      ['NASR', 'appointment'],
      ['NASR/2026-02-30T10:30', 'appointment'],
      ['NASR/2026-11-26T25:30', 'appointment'],
      ['MAADI/2026-11-26T10:30', 'appointmentElsewhere'],
      [{ code: 'NASR' }, 'expectedType'],
    ],
  },
]
