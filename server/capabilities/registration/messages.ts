// What the former owner of a number is written, once another person has proved it.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  freedSubject: { ar: 'رقم هاتفك لم يعد مرتبطًا بحسابك', en: 'Your mobile number has left your account' },
  freed: {
    ar: 'أكد شخص آخر ملكية رقم الهاتف المسجل في حسابك على بوابة الخدمات، لذلك لم يعد الرقم مرتبطًا بحسابك. سجّل الدخول بالرقم القومي أو رقم جواز السفر بدلًا من رقم الهاتف. إن نسيت كلمة المرور فاطلب رابطًا بالبريد الإلكتروني، أو زر أحد مراكز الخدمة.',
    en: 'Another person has confirmed that they own the mobile number of your account in the services portal, so the number has left your account. Sign in with your national ID or passport number instead. If you have forgotten your password, ask for a link by e-mail or visit a service center.',
  },
} as const satisfies Messages
