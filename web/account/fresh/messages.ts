// Words of proving anew that it is the person themself.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  current: { ar: 'كلمة المرور الحالية', en: 'Current password' },
  currentMissing: { ar: 'أدخل كلمة المرور الحالية', en: 'Enter your current password' },
  proofTitle: { ar: 'تأكيد أنك أنت', en: 'Confirm that it is you' },
  proofText: {
    ar: 'قبل تغيير طريقة دخولك نتأكد أنك صاحب الحساب.',
    en: 'Before you change how you sign in, we check that the account is yours.',
  },
  confirm: { ar: 'تأكيد', en: 'Confirm' },
} as const satisfies Messages
