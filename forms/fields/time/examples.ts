// Named examples of times of day.

import type { FieldExample } from '../field.ts'

export const examples: FieldExample[] = [
  {
    name: 'appointment',
    entry: { label: 'time', hint: 'timeHint', type: 'String', uniforms: { type: 'time' } },
    translations: {
      ar: { time: 'وقت الحضور', timeHint: 'مثل ٩:٣٠ ص' },
      en: { time: 'Time of arrival', timeHint: 'For example, 9:30 am' },
    },
    valid: [
      ['9:30', '09:30', '٩:٣٠ ص', '9:30 am'],
      ['٩:٣٠ ص', '09:30', '٩:٣٠ ص', '9:30 am'],
      ['2.30 PM', '14:30', '٢:٣٠ م', '2:30 pm'],
      ['١٢:٠٥ صباحًا', '00:05', '١٢:٠٥ ص', '12:05 am'],
      ['12 pm', '12:00', '١٢:٠٠ م', '12:00 pm'],
      ['23:59', '23:59', '١١:٥٩ م', '11:59 pm'],
    ],
    wrong: [
      ['9', 'time'],
      ['24:00', 'time'],
      ['13:00 pm', 'time'],
      ['9:60', 'time'],
      ['noon', 'time'],
      [930, 'expectedType'],
    ],
  },
  {
    name: 'within working hours',
    entry: {
      label: 'visit',
      type: 'String',
      uniforms: { type: 'time' },
      min: '09:00',
      max: '15:00',
      optional: true,
    },
    translations: { ar: { visit: 'وقت المعاينة' }, en: { visit: 'Time of the inspection' } },
    valid: [['3:00 pm', '15:00', '٣:٠٠ م', '3:00 pm']],
    wrong: [
      ['8:59', 'between'],
      ['15:01', 'between'],
    ],
  },
]
