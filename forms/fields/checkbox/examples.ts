// Named examples of boxes to tick.

import type { FieldExample } from '../field.ts'

export const examples: FieldExample[] = [
  {
    name: 'declaration',
    entry: { label: 'truth', type: 'Boolean', uniforms: { type: 'checkbox' } },
    translations: {
      ar: { truth: 'أقر بأن هذه البيانات صحيحة' },
      en: { truth: 'I confirm that these details are true' },
    },
    valid: [[true, true, 'نعم', 'Yes']],
    wrong: [
      [false, 'required'],
      ['true', 'expectedType'],
      [1, 'expectedType'],
    ],
  },
  {
    name: 'newsletter',
    entry: { label: 'news', type: 'Boolean', uniforms: { type: 'checkbox' }, optional: true },
    translations: { ar: { news: 'أرسلوا لي الأخبار' }, en: { news: 'Send me the news' } },
    valid: [
      [false, false, 'لا', 'No'],
      [true, true, 'نعم', 'Yes'],
    ],
    wrong: [['yes', 'expectedType']],
  },
  {
    name: 'papers',
    entry: {
      label: 'papers',
      hint: 'papersHint',
      type: 'Array',
      uniforms: {
        type: 'checkbox',
        options: [
          { value: 'id', label: 'idCard' },
          { value: 'passport', label: 'passport' },
          { value: 'contract', label: 'contract', hint: 'contractHint' },
        ],
      },
      minCount: 2,
    },
    translations: {
      ar: {
        papers: 'المستندات التي معك',
        papersHint: 'اختر كل ما لديك',
        idCard: 'بطاقة الرقم القومي',
        passport: 'جواز السفر',
        contract: 'العقد',
        contractHint: 'مسجل أو ابتدائي',
      },
      en: {
        papers: 'The papers you have',
        papersHint: 'Select all that apply',
        idCard: 'National ID card',
        passport: 'Passport',
        contract: 'Contract',
        contractHint: 'Registered or preliminary',
      },
    },
    valid: [
      [
        ['id', 'passport', 'id'],
        ['id', 'passport'],
        'بطاقة الرقم القومي، جواز السفر',
        'National ID card, Passport',
      ],
    ],
    wrong: [
      [['id'], 'minCount'],
      [['id', 'visa'], 'notAllowed'],
      [true, 'expectedType'],
    ],
  },
  {
    name: 'two services',
    entry: {
      label: 'services',
      type: 'Array',
      uniforms: {
        type: 'checkbox',
        options: [
          { value: 'water', label: 'water' },
          { value: 'gas', label: 'gas' },
          { value: 'power', label: 'power' },
        ],
      },
      maxCount: 2,
      defaultValue: ['water'],
      optional: true,
    },
    translations: {
      ar: { services: 'المرافق الموجودة', water: 'مياه', gas: 'غاز', power: 'كهرباء' },
      en: { services: 'Services in place', water: 'Water', gas: 'Gas', power: 'Electricity' },
    },
    valid: [[['gas'], ['gas'], 'غاز', 'Gas']],
    wrong: [[['gas', 'water', 'power'], 'maxCount']],
  },
  {
    name: 'terms, not editable',
    entry: {
      label: 'terms',
      type: 'Boolean',
      uniforms: { type: 'checkbox' },
      editable: false,
      defaultValue: true,
    },
    translations: { ar: { terms: 'وافقت على الشروط' }, en: { terms: 'I agreed to the terms' } },
    valid: [[false, true, 'نعم', 'Yes']],
    wrong: [],
  },
]
