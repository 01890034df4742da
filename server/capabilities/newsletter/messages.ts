// The letters about a subscription to the newsletter.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  confirmSubject: { ar: 'تأكيد الاشتراك في النشرة البريدية', en: 'Confirm your newsletter subscription' },
  confirm: {
    ar: 'طُلب الاشتراك في النشرة البريدية لبوابة الخدمات بهذا العنوان. إن كنت أنت من طلبه فافتح الرابط خلال ٢٤ ساعة وأكد الاشتراك:\n\n{link}\n\nإن لم تكن أنت فلا تفعل شيئًا، ولن يصلك شيء.',
    en: 'This address was entered for the newsletter of the services portal. If it was you, open this link within 24 hours and confirm:\n\n{link}\n\nIf it was not you, do nothing and nothing more will come.',
  },
  alreadySubject: { ar: 'أنت مشترك في النشرة البريدية', en: 'You have already subscribed to the newsletter' },
  already: {
    ar: 'طُلب الاشتراك في النشرة البريدية بهذا العنوان، وهو مشترك فيها من قبل، فلا حاجة إلى أي إجراء.\n\nلإلغاء الاشتراك افتح الرابط:\n\n{link}',
    en: 'This address was entered for the newsletter, and it has already subscribed. There is nothing to do.\n\nTo unsubscribe, open this link:\n\n{link}',
  },
  languageSubject: { ar: 'تغيير لغة النشرة البريدية', en: 'Change the language of your newsletter' },
  language: {
    ar: 'أنت مشترك في النشرة البريدية لبوابة الخدمات، وطُلب أن تصلك بالعربية. إن كنت أنت من طلب ذلك فافتح الرابط خلال ٢٤ ساعة وأكده:\n\n{link}\n\nإن لم تكن أنت فلا تفعل شيئًا، وتبقى النشرة كما هي.',
    en: 'You have subscribed to the newsletter of the services portal, and it was asked to come in English. If it was you, open this link within 24 hours and confirm:\n\n{link}\n\nIf it was not you, do nothing and the newsletter stays as it is.',
  },
  end: {
    ar: 'تصلك هذه الرسالة لأنك مشترك في النشرة البريدية لبوابة الخدمات. لإلغاء الاشتراك افتح الرابط:\n\n{link}',
    en: 'You receive this because you subscribed to the newsletter of the services portal. To unsubscribe, open this link:\n\n{link}',
  },
} as const satisfies Messages
