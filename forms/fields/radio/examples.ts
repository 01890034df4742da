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
]
