// Words of the identities of providers that open an account.

import type { Messages } from '@bawaba/language/index.ts'

export const identityMessages = {
  text: {
    ar: 'تدخل إلى حسابك بهوية من هذه دون كلمة مرور البوابة.',
    en: 'With one of these you sign in without the password of the portal.',
  },
  none: { ar: 'لا هوية مرتبطة بحسابك بعد.', en: 'No identity is linked to your account yet.' },
  linkedOn: { ar: 'رُبطت في {date}', en: 'Linked on {date}' },
  link: { ar: 'ربط {provider}', en: 'Link {provider}' },
  linkText: {
    ar: 'نتأكد أولًا أنك صاحب الحساب، ثم تدخل إلى {provider} وتعود إلى هنا.',
    en: 'First we check that the account is yours. Then you sign in to {provider} and come back here.',
  },
  goOn: { ar: 'المتابعة إلى {provider}', en: 'Continue to {provider}' },
  removed: { ar: 'أُلغي ربط الهوية.', en: 'The identity is no longer linked.' },
  removeText: {
    ar: 'لن تفتح هذه الهوية حسابك بعد الآن. يمكنك ربطها من جديد.',
    en: 'This identity will no longer open your account. You can link it again.',
  },
} as const satisfies Messages
