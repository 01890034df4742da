// Words of typing a code that was sent.

import type { Messages } from '@bawaba/language/index.ts'

export const codeMessages = {
  code: {
    ar: 'رمز التأكيد',
    en: 'Code',
  },
  hint: {
    ar: '٦ أرقام. صالح لخمس دقائق.',
    en: '6 digits. It expires in 5 minutes.',
  },
  sentBySms: {
    ar: 'أرسلنا رسالة بالرمز إلى رقم الهاتف {to}.',
    en: 'We sent a text message with a code to {to}.',
  },
  sentByEmail: {
    ar: 'أرسلنا الرمز إلى البريد الإلكتروني {to}.',
    en: 'We sent an e-mail with a code to {to}.',
  },
  submit: {
    ar: 'متابعة',
    en: 'Continue',
  },
  sending: {
    ar: 'جارٍ التحقق…',
    en: 'Checking…',
  },
  missing: {
    ar: 'أدخل رمز التأكيد',
    en: 'Enter the code',
  },
  digitsOnly: {
    ar: 'رمز التأكيد يُكتب بالأرقام فقط',
    en: 'The code must be digits only',
  },
  digits: {
    ar: {
      zero: 'رمز التأكيد يجب أن يكون ٦ أرقام',
      one: 'رمز التأكيد يجب أن يكون ٦ أرقام. أدخلت رقمًا واحدًا.',
      two: 'رمز التأكيد يجب أن يكون ٦ أرقام. أدخلت رقمين.',
      few: 'رمز التأكيد يجب أن يكون ٦ أرقام. أدخلت {count}.',
      many: 'رمز التأكيد يجب أن يكون ٦ أرقام. أدخلت {count}.',
      other: 'رمز التأكيد يجب أن يكون ٦ أرقام. أدخلت {count}.',
    },
    en: {
      one: 'The code must be 6 digits. You entered {count}.',
      other: 'The code must be 6 digits. You entered {count}.',
    },
  },
  notReceived: {
    ar: 'لم يصلك الرمز؟',
    en: 'Didn’t get a code?',
  },
  mayTake: {
    ar: 'قد تتأخر الرسالة دقيقة. تأكد من الرقم {to} ومن أن هاتفك يستقبل الرسائل.',
    en: 'It can take a minute. Check that {to} is right and that your phone takes messages.',
  },
  mayTakeCitizen: {
    ar: 'قد تتأخر الرسالة دقيقة. تأكد من الرقم {to} ومن أن هاتف المواطن يستقبل الرسائل.',
    en: 'It can take a minute. Check that {to} is right and that the citizen’s phone takes messages.',
  },
  mayTakeEmail: {
    ar: 'قد تتأخر الرسالة دقيقة. تأكد من العنوان {to} وراجع الرسائل غير المرغوبة.',
    en: 'It can take a minute. Check that {to} is right, and look among unwanted messages.',
  },
  resend: {
    ar: 'إرسال رمز جديد',
    en: 'Send a new code',
  },
  resending: {
    ar: 'جارٍ الإرسال…',
    en: 'Sending…',
  },
  wait: {
    ar: {
      zero: 'يمكنك طلب رمز جديد الآن',
      one: 'يمكنك طلب رمز جديد بعد ثانية واحدة',
      two: 'يمكنك طلب رمز جديد بعد ثانيتين',
      few: 'يمكنك طلب رمز جديد بعد {count} ثوانٍ',
      many: 'يمكنك طلب رمز جديد بعد {count} ثانية',
      other: 'يمكنك طلب رمز جديد بعد {count} ثانية',
    },
    en: {
      one: 'You can ask for a new code in {count} second',
      other: 'You can ask for a new code in {count} seconds',
    },
  },
  mayResend: {
    ar: 'يمكنك طلب رمز جديد الآن',
    en: 'You can ask for a new code now',
  },
  resent: {
    ar: 'أرسلنا رمزًا جديدًا. الرمز السابق لم يعد صالحًا.',
    en: 'We sent a new code. The one before it no longer works.',
  },
} as const satisfies Messages
