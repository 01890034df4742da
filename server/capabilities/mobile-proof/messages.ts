// What is told when a number changes: to the number that was, and to the e-mail address.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  numberChanged: {
    ar: 'تغيّر رقم هاتف حسابك على بوابة الخدمات، ولم يعد هذا الرقم يدخل إليه. إن لم تكن أنت فاتصل على 19010.',
    en: 'The mobile number of your account in the services portal was changed; this number no longer signs in. If it was not you, call 19010.',
  },
  emailSubject: { ar: 'تغيّر رقم هاتف حسابك', en: 'Your mobile number was changed' },
  numberChangedMail: {
    ar: 'تغيّر رقم هاتف حسابك على بوابة الخدمات. إن لم تكن أنت فاتصل على 19010.',
    en: 'The mobile number of your account in the services portal was changed. If it was not you, call 19010.',
  },
} as const satisfies Messages
