// What people are written about their passwords.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  subject: { ar: 'تغيير كلمة المرور', en: 'Reset your password' },
  link: {
    ar: 'لتغيير كلمة مرور الحساب {username} في بوابة الخدمات افتح هذا الرابط خلال عشر دقائق:\n{link}\nإن لم تطلب ذلك فلا تفتحه، ولن يتغير شيء.',
    en: 'To reset the password of the account {username} at the services portal, open this link within ten minutes:\n{link}\nIf you did not ask for it, leave it: nothing changes.',
  },
  changedSubject: { ar: 'تغيرت طريقة دخولك', en: 'The way you sign in has changed' },
  changed: {
    ar: 'تغيرت طريقة دخولك إلى بوابة الخدمات. إن لم تكن أنت من غيّرها فاتصل بنا الآن.',
    en: 'The way you sign in to the services portal has changed. If it was not you, call us now.',
  },
} as const satisfies Messages
