// Named examples of meters, all made up.

import type { FieldExample } from '@bawaba/forms/fields/field.ts'

const address = { ar: '٣ شارع مكرم عبيد، مدينة نصر', en: '3 Makram Ebeid Street, Nasr City' }
const number = '100000240018'
const shown = '\u20661000 0024 0018\u2069'

const wrong: FieldExample['wrong'] = [
  ['100000240019', 'meterNumber'],
  ['12', 'meterNumber'],
  ['عداد', 'meterNumber'],
  [{ number: [] }, 'expectedType'],
  [['100000240018'], 'expectedType'],
]
const valid: FieldExample['valid'] = [
  [number, { number }, shown, shown],
  [' ١٠٠٠ ٠٠٢٤ ٠٠١٨ ', { number }, shown, shown],
  ['۱۰۰۰-۰۰۲۴-۰۰۱۸', { number }, shown, shown],
  [{ number, address }, { number, address }, `${shown}، ${address.ar}`, `${shown}, ${address.en}`],
  [{ number, address: 7, other: 'x' }, { number }, shown, shown],
]

export const meterNumberExamples: FieldExample[] = [
  {
    name: 'any meter',
    entry: {
      label: 'meter',
      hint: 'meterHint',
      type: 'Object',
      uniforms: { type: 'meterNumber' },
    },
    translations: {
      ar: { meter: 'رقم العداد', meterHint: '١٢ رقمًا على واجهة العداد أو أعلى الفاتورة' },
      en: {
        meter: 'Meter number',
        meterHint: '12 digits on the front of the meter or at the top of the bill',
      },
    },
    valid,
    wrong,
  },
]

export const meterExamples: FieldExample[] = [
  {
    name: 'one of one’s own',
    entry: { label: 'meter', type: 'Object', uniforms: { type: 'meter' } },
    translations: { ar: { meter: 'العداد' }, en: { meter: 'Meter' } },
    valid,
    wrong,
  },
]
