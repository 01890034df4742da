// Named examples of agreeing to something.

import type { FieldExample } from '../field.ts'

export const examples: FieldExample[] = [
  {
    name: 'terms of use',
    entry: {
      label: 'terms',
      hint: 'termsHint',
      type: 'Boolean',
      uniforms: { type: 'consent' },
      links: [
        { href: '/privacy-policy', label: 'privacy' },
        { href: 'https://example.org/terms.pdf', label: 'conditions' },
      ],
    },
    translations: {
      ar: {
        terms: 'أوافق على الشروط وعلى معالجة بياناتي',
        termsHint: 'لا يُفتح الطلب بغير موافقتك',
        privacy: 'سياسة الخصوصية',
        conditions: 'شروط الخدمة (PDF)',
      },
      en: {
        terms: 'I agree to the terms and to the processing of my data',
        termsHint: 'Without your agreement the request cannot be opened',
        privacy: 'Privacy policy',
        conditions: 'Terms of the service (PDF)',
      },
    },
    valid: [[true, true, 'تمت الموافقة', 'Agreed']],
    wrong: [
      [false, 'required'],
      ['true', 'expectedType'],
      [1, 'expectedType'],
    ],
  },
  {
    name: 'messages, optional',
    entry: { label: 'share', type: 'Boolean', uniforms: { type: 'consent' }, optional: true },
    translations: {
      ar: { share: 'أوافق على إبلاغي بالخدمات الجديدة' },
      en: { share: 'I agree to hear of new services' },
    },
    valid: [
      [false, false, 'لم تتم الموافقة', 'Not agreed'],
      [true, true, 'تمت الموافقة', 'Agreed'],
    ],
    wrong: [['yes', 'expectedType']],
  },
]
