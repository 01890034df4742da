// Named examples of a place.

import type { FieldExample } from '../field.ts'

export const examples: FieldExample[] = [
  {
    name: 'meter place',
    entry: {
      label: 'place',
      hint: 'placeHint',
      type: 'Object',
      uniforms: { type: 'location' },
    },
    translations: {
      ar: { place: 'مكان العداد', placeHint: 'مثال: ٣٠٫٠٤٤٤ و٣١٫٢٣٥٧' },
      en: { place: 'Place of the meter', placeHint: 'For example, 30.0444 and 31.2357' },
    },
    valid: [
      [
        { lat: 30.0444, lng: 31.2357, address: ' ميدان  التحرير ' },
        { lat: 30.0444, lng: 31.2357, address: 'ميدان التحرير' },
        'ميدان التحرير (٣٠٫٠٤٤٤، ٣١٫٢٣٥٧)',
        'ميدان التحرير (30.0444, 31.2357)',
      ],
      [
        { lat: '٣٠٫٠٤٤٤', lng: '۳۱٫۲۳۵۷', address: '' },
        { lat: 30.0444, lng: 31.2357 },
        '٣٠٫٠٤٤٤، ٣١٫٢٣٥٧',
        '30.0444, 31.2357',
      ],
      [{ lat: '-0', lng: '31,2357°' }, { lat: 0, lng: 31.2357 }, '٠، ٣١٫٢٣٥٧', '0, 31.2357'],
      [
        { lat: 90, lng: -179.1234567 },
        { lat: 90, lng: -179.1234567 },
        '٩٠، \u061c-١٧٩٫١٢٣٤٥٦٧',
        '90, -179.1234567',
      ],
    ],
    wrong: [
      [{ lat: '', lng: '', address: '' }, 'required'],
      [{ lat: '30', lng: '' }, 'axisMissing'],
      [{ lng: 31 }, 'axisMissing'],
      [{ address: 'ميدان التحرير' }, 'axisMissing'],
      [{ lat: '90.1', lng: '0' }, 'outside'],
      [{ lat: 0, lng: 181 }, 'outside'],
      [{ lat: 'north', lng: '0' }, 'degrees'],
      [{ lat: '1e1', lng: '0' }, 'degrees'],
      [{ lat: 30.12345678, lng: 31 }, 'decimals'],
      [{ lat: true, lng: 31 }, 'expectedType'],
      [{ lat: 1, lng: 1, alt: 1 }, 'expectedType'],
      [{ lat: 1, lng: 1, address: 'x'.repeat(301) }, 'tooLong'],
      ['30,31', 'expectedType'],
      [[30, 31], 'expectedType'],
    ],
  },
  {
    name: 'service center',
    entry: {
      label: 'center',
      type: 'Object',
      uniforms: { type: 'location' },
      editable: false,
      defaultValue: { lat: 31.0409, lng: 31.3785, address: 'المنصورة' },
    },
    translations: { ar: { center: 'مركز الخدمة' }, en: { center: 'Service center' } },
    valid: [
      [
        {},
        { lat: 31.0409, lng: 31.3785, address: 'المنصورة' },
        'المنصورة (٣١٫٠٤٠٩، ٣١٫٣٧٨٥)',
        'المنصورة (31.0409, 31.3785)',
      ],
    ],
    wrong: [],
  },
]
