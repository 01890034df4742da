// Notices about a number that changed, to the former number and to the email address, and about one that passed to
// another person.

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
  freedSubject: { ar: 'رقم هاتفك لم يعد مرتبطًا بحسابك', en: 'Your mobile number has left your account' },
  freed: {
    ar: 'أكد شخص آخر ملكية رقم الهاتف المسجل في حسابك على بوابة الخدمات، لذلك لم يعد الرقم مرتبطًا بحسابك. سجّل الدخول بالرقم القومي أو رقم جواز السفر بدلًا من رقم الهاتف. إن نسيت كلمة المرور فاطلب رابطًا بالبريد الإلكتروني، أو زر أحد مراكز الخدمة.',
    en: 'Another person has confirmed that they own the mobile number of your account in the services portal, so the number has left your account. Sign in with your national ID or passport number instead. If you have forgotten your password, ask for a link by e-mail or visit a service center.',
  },
} as const satisfies Messages
