// Words of the portal's own banner.

import type { Messages } from '@bawaba/language/index.ts'

export const bannerMessages = {
  headline: {
    ar: 'خدماتك الحكومية في مكان واحد',
    en: 'Your government services in one place',
  },
  lead: {
    ar: 'اعرف ما تحتاج إليه، وقدّم طلبك، وتابعه حتى يكتمل.',
    en: 'See what you need, send your request, and follow it until it is done.',
  },
  browse: {
    ar: 'كل الخدمات',
    en: 'All services',
  },
} as const satisfies Messages
