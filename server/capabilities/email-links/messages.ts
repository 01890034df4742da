// The e-mail that proves its address, and what the former one is told.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  subject: {
    ar: 'تأكيد بريدك الإلكتروني',
    en: 'Confirm your e-mail address',
  },
  text: {
    ar: 'كُتب هذا العنوان في حساب على بوابة الخدمات. إن كنت أنت من كتبه فافتح الرابط خلال ٢٤ ساعة لتأكيده:\n\n{link}\n\nإن لم تكن أنت فلا تفتح الرابط.',
    en: 'This address was entered in an account of the services portal. If it was you, open this link within 24 hours to confirm it:\n\n{link}\n\nIf it was not you, leave the link alone.',
  },
  changedSubject: { ar: 'تغيّر البريد الإلكتروني لحسابك', en: 'Your e-mail address was changed' },
  changed: {
    ar: 'تغيّر البريد الإلكتروني لحسابك على بوابة الخدمات. إن لم تكن أنت فاتصل على 19010.',
    en: 'The e-mail address of your account in the services portal was changed. If it was not you, call 19010.',
  },
} as const satisfies Messages
