// Named examples of a line of text.

import type { FieldExample } from '../field.ts'

export const examples: FieldExample[] = [
  {
    name: 'full name',
    entry: {
      label: 'fullName',
      hint: 'fullNameHint',
      type: 'String',
      uniforms: { type: 'text' },
      min: 3,
      max: 60,
    },
    translations: {
      ar: { fullName: 'الاسم الكامل', fullNameHint: 'كما هو في جواز السفر' },
      en: { fullName: 'Full name', fullNameHint: 'As in your passport' },
    },
    valid: [
      ['  نهى محمود   عبد الرحمن ', 'نهى محمود عبد الرحمن', 'نهى محمود عبد الرحمن', 'نهى محمود عبد الرحمن'],
      ['Noha\u202e Mahmoud', 'Noha Mahmoud', 'Noha Mahmoud', 'Noha Mahmoud'],
    ],
    wrong: [
      ['نه', 'between'],
      ['x'.repeat(61), 'between'],
      ['x'.repeat(5000), 'tooLong'],
      [7, 'expectedType'],
      ['Noha\u0000', 'characters'],
      ['عُمَ', 'between'],
    ],
  },
  {
    name: 'plate in Arabic letters and digits',
    entry: {
      label: 'plate',
      type: 'String',
      uniforms: { type: 'text' },
      regExp: '^[أ-ي]{3} [٠-٩]{3,4}$',
      customRegexError: 'plateError',
      optional: true,
    },
    translations: {
      ar: { plate: 'رقم اللوحة', plateError: 'أدخل رقم اللوحة كما في الرخصة، مثل: سصع ١٢٣٤' },
      en: { plate: 'Plate number', plateError: 'Enter the plate number as on the licence, such as سصع ١٢٣٤' },
    },
    valid: [
      ['سصع ١٢٣٤', 'سصع 1234', 'سصع 1234', 'سصع 1234'],
      ['سصع 123', 'سصع 123', 'سصع 123', 'سصع 123'],
    ],
    wrong: [['سصع ١٢', 'pattern']],
  },
  {
    name: 'address in Arabic',
    entry: {
      label: 'address',
      type: 'String',
      uniforms: { type: 'text' },
      regExp: '^[\\u0600-\\u06FF\\s]+$',
      customRegexError: 'addressError',
      optional: true,
    },
    translations: {
      ar: { address: 'العنوان بالعربية', addressError: 'اكتب العنوان بحروف عربية' },
      en: { address: 'Address in Arabic', addressError: 'Enter the address in Arabic letters' },
    },
    valid: [['١٢ شارع التحرير', '12 شارع التحرير', '12 شارع التحرير', '12 شارع التحرير']],
    wrong: [['12 Tahrir Street', 'pattern']],
  },
  {
    name: 'unit code',
    entry: {
      label: 'unitCode',
      type: 'String',
      uniforms: { type: 'text' },
      regExp: '[A-Z]\\d-[A-Z]\\d{2}-\\d{3}',
      customRegexError: 'unitCodeError',
      optional: true,
    },
    translations: {
      ar: { unitCode: 'رمز الوحدة', unitCodeError: 'رمز الوحدة يكتب هكذا: R5-B12-304' },
      en: { unitCode: 'Unit code', unitCodeError: 'A unit code looks like R5-B12-304' },
    },
    valid: [
      ['R5-B12-304', 'R5-B12-304', 'R5-B12-304', 'R5-B12-304'],
      ['R٥-B١٢-\u00ad٣٠٤', 'R5-B12-304', 'R5-B12-304', 'R5-B12-304'],
      ['R5\u2011B12–304', 'R5-B12-304', 'R5-B12-304', 'R5-B12-304'],
    ],
    wrong: [['304', 'pattern']],
  },
  {
    name: 'chassis number',
    entry: {
      label: 'chassis',
      type: 'String',
      uniforms: { type: 'text' },
      minDigits: 6,
      max: 20,
      optional: true,
    },
    translations: { ar: { chassis: 'رقم الشاسيه' }, en: { chassis: 'Chassis number' } },
    valid: [
      ['AB-123456', 'AB-123456', 'AB-123456', 'AB-123456'],
      ['AB-١٢٣٤٥٦', 'AB-123456', 'AB-123456', 'AB-123456'],
    ],
    wrong: [
      ['AB-12345', 'minDigits'],
      ['AB-12345678901234567890', 'max'],
    ],
  },
  {
    name: 'building name',
    entry: {
      label: 'building',
      placeholder: 'buildingPlaceholder',
      tooltip: 'buildingTooltip',
      requiredError: 'buildingRequired',
      type: 'String',
      uniforms: { type: 'text' },
      min: 2,
      defaultValue: 'برج النيل',
    },
    translations: {
      ar: {
        building: 'اسم المبنى',
        buildingPlaceholder: 'برج النيل',
        buildingTooltip: 'الاسم المكتوب على المدخل. إن لم يكن له اسم فاكتب رقمه.',
        buildingRequired: 'أدخل اسم المبنى أو رقمه',
      },
      en: {
        building: 'Building name',
        buildingPlaceholder: 'Nile Tower',
        buildingTooltip: 'The name at the entrance. If it has none, enter its number.',
        buildingRequired: 'Enter the name or number of the building',
      },
    },
    valid: [['برج البحر', 'برج البحر', 'برج البحر', 'برج البحر']],
    wrong: [['ب', 'min']],
  },
  {
    name: 'request number, not editable',
    entry: {
      label: 'number',
      type: 'String',
      uniforms: { type: 'text' },
      editable: false,
      defaultValue: 'ADDM-2026-000123-7',
    },
    translations: { ar: { number: 'رقم الطلب' }, en: { number: 'Request number' } },
    valid: [['X', 'ADDM-2026-000123-7', 'ADDM-2026-000123-7', 'ADDM-2026-000123-7']],
    wrong: [],
  },
  {
    name: 'old meter number',
    entry: {
      label: 'meter',
      type: 'String',
      uniforms: { type: 'text' },
      postfix: 'meterUnit',
      min: 4,
      max: 4,
      optional: true,
    },
    translations: {
      ar: { meter: 'آخر أربعة رموز من رقم العداد', meterUnit: 'على اللوحة' },
      en: { meter: 'Last four characters of the meter number', meterUnit: 'on the plate' },
    },
    valid: [['12-B', '12-B', '12-B', '12-B']],
    wrong: [['12', 'equal']],
  },
]
