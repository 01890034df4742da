// Words of what an authority adds to the footer.

import type { SocialSite } from '@bawaba/contract/social-sites.ts'
import type { Messages, Text } from '@bawaba/language/index.ts'

export const slotMessages = {
  ministries: {
    ar: 'الجهات',
    en: 'Authorities',
  },
  follow: {
    ar: 'تابعنا',
    en: 'Follow us',
  },
  newTab: {
    ar: '(يُفتح في نافذة جديدة)',
    en: '(opens in a new tab)',
  },
} as const satisfies Messages

export const siteNames: Record<SocialSite, Text> = {
  facebook: { ar: 'فيسبوك', en: 'Facebook' },
  x: { ar: 'إكس', en: 'X' },
  youtube: { ar: 'يوتيوب', en: 'YouTube' },
  instagram: { ar: 'إنستجرام', en: 'Instagram' },
  linkedin: { ar: 'لينكدإن', en: 'LinkedIn' },
  telegram: { ar: 'تليجرام', en: 'Telegram' },
  whatsapp: { ar: 'واتساب', en: 'WhatsApp' },
}
