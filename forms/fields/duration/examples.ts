// Named examples of durations.

import type { FieldExample } from '../field.ts'

export const examples: FieldExample[] = [
  {
    name: 'length of an event',
    entry: { label: 'length', hint: 'lengthHint', type: 'Number', uniforms: { type: 'duration' } },
    translations: {
      ar: { length: 'مدة الفعالية', lengthHint: 'بالساعات والدقائق، مثل ٢:٣٠' },
      en: { length: 'Length of the event', lengthHint: 'In hours and minutes, such as 2:30' },
    },
    valid: [
      ['2:30', 150, 'ساعتان و٣٠ دقيقة', '2 hours 30 minutes'],
      ['٠:٠٥', 5, '٥ دقائق', '5 minutes'],
      ['1:00', 60, 'ساعة واحدة', '1 hour'],
      ['3:1', 181, '٣ ساعات ودقيقة واحدة', '3 hours 1 minute'],
      [11 * 60, 660, '١١ ساعة', '11 hours'],
    ],
    wrong: [
      ['2', 'duration'],
      ['2:60', 'duration'],
      ['9999:00', 'duration'],
      [-5, 'duration'],
      [1.5, 'duration'],
      ['two hours', 'duration'],
    ],
  },
  {
    name: 'an hour to a day',
    entry: {
      label: 'stay',
      type: 'Number',
      uniforms: { type: 'duration' },
      min: 60,
      max: 1440,
      optional: true,
    },
    translations: { ar: { stay: 'مدة الإقامة' }, en: { stay: 'Length of the stay' } },
    valid: [['24:00', 1440, '٢٤ ساعة', '24 hours']],
    wrong: [['0:59', 'between']],
  },
]
