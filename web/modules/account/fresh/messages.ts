// Words of proving anew that it is the person themself.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  proofTitle: { ar: 'تأكيد أنك أنت', en: 'Confirm that it is you' },
  proofText: {
    ar: 'حفاظًا على حسابك نتأكد أولًا أنك صاحبه.',
    en: 'To keep your account safe, first confirm that it’s yours.',
  },
  bySms: { ar: 'رمز برسالة إلى {to}', en: 'A code by text message to {to}' },
  byEmail: { ar: 'رمز بالبريد الإلكتروني إلى {to}', en: 'A code by e-mail to {to}' },
  atProvider: { ar: 'الدخول من جديد إلى {provider}', en: 'Sign in to {provider} again' },
  atProviderText: {
    ar: 'تعود بعدها إلى هذه الصفحة، وتكمل ما بدأت خلال عشر دقائق.',
    en: 'You come back to this page and do it again within ten minutes.',
  },
  noWay: {
    ar: 'ليس في حسابك رقم أو بريد مؤكد نرسل إليه رمزًا. أكد واحدًا منهما، أو اتصل بالخط الساخن.',
    en: 'Your account has no confirmed number or address that a code could go to. Call the hotline.',
  },
  confirm: { ar: 'تأكيد', en: 'Confirm' },
} as const satisfies Messages
