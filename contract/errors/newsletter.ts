// Codes about the newsletter: answered to whoever holds a link that went to the address, and to nobody else.

import type { ErrorRows } from './row.ts'

export const newsletterErrors = {
  ALREADY_SUBSCRIBED: {
    status: 422,
    client: 'show',
    ar: 'أنت مشترك في النشرة البريدية من قبل.',
    en: 'You have already subscribed to the newsletter.',
  },
  NEWSLETTER_LINK_EXPIRED: {
    status: 422,
    client: 'show',
    ar: 'انتهت صلاحية هذا الرابط أو سبق استخدامه. اطلب الاشتراك من جديد.',
    en: 'This link has expired or was used before. Subscribe again.',
  },
  ISSUE_ORDERED: {
    status: 409,
    client: 'show',
    ar: 'تقرر إرسال هذا العدد من قبل أو بدأ إرساله، والعدد يُرسل مرة واحدة.',
    en: 'This issue was ordered before or is on its way. An issue is sent once.',
  },
} as const satisfies ErrorRows
