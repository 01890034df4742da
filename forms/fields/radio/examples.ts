// Named examples of options in sight.

import type { FieldExample } from '../field.ts'

export const examples: FieldExample[] = [
  {
    name: 'payment',
    entry: {
      label: 'payment',
      requiredError: 'paymentRequired',
      type: 'String',
      uniforms: {
        type: 'radio',
        options: [
          { value: 'card', label: 'card', hint: 'cardHint' },
          { value: 'transfer', label: 'transfer', hint: 'transferHint' },
        ],
      },
    },
    translations: {
      ar: {
        payment: 'كيف ستدفع مقدم الحجز؟',
        paymentRequired: 'اختر طريقة السداد',
        card: 'بطاقة بنكية',
        cardHint: 'فورًا، عبر بوابة الدفع',
        transfer: 'تحويل بنكي',
        transferHint: 'من حسابك خلال ٧ أيام عمل',
      },
      en: {
        payment: 'How will you pay the deposit?',
        paymentRequired: 'Select how you will pay',
        card: 'Bank card',
        cardHint: 'At once, by the payment gateway',
        transfer: 'Bank transfer',
        transferHint: 'From your account within 7 working days',
      },
    },
    valid: [['card', 'card', 'بطاقة بنكية', 'Bank card']],
    wrong: [
      ['cash', 'notAllowed'],
      ['constructor', 'notAllowed'],
      [1, 'expectedType'],
    ],
  },
  {
    name: 'use, not editable',
    entry: {
      label: 'use',
      type: 'String',
      uniforms: {
        type: 'radio',
        options: [
          { value: 'home', label: 'home' },
          { value: 'shop', label: 'shop' },
        ],
      },
      editable: false,
      defaultValue: 'home',
    },
    translations: {
      ar: { use: 'نوع الاستخدام', home: 'سكني', shop: 'تجاري' },
      en: { use: 'Use', home: 'Home', shop: 'Shop' },
    },
    valid: [['shop', 'home', 'سكني', 'Home']],
    wrong: [],
  },
  {
    name: 'a time that is full',
    entry: {
      label: 'time',
      hint: 'zone',
      type: 'String',
      uniforms: {
        type: 'radio',
        options: [
          { value: '10:00', label: 'ten', unavailable: 'full' },
          { value: '13:00', label: 'one' },
        ],
      },
    },
    translations: {
      ar: {
        time: 'وقت الزيارة',
        zone: 'بتوقيت القاهرة',
        ten: 'من ١٠ إلى ١٢ صباحًا',
        one: 'من ١ إلى ٣ مساءً',
        full: 'اكتمل العدد',
      },
      en: {
        time: 'Time of the visit',
        zone: 'Cairo time',
        ten: '10 am to 12 noon',
        one: '1 pm to 3 pm',
        full: 'Full',
      },
    },
    valid: [['13:00', '13:00', 'من ١ إلى ٣ مساءً', '1 pm to 3 pm']],
    wrong: [['10:00', 'unavailable']],
  },
]
