// The e-mail that proves its address.

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
} as const satisfies Messages
