// Words of the page that stands in for the whole portal while it is closed.

import type { Messages } from '@bawaba/language/index.ts'

export const maintenanceMessages = {
  title: {
    ar: 'الخدمة متوقفة لفترة قصيرة',
    en: 'The service is closed for a short while',
  },
  closedUntil: {
    ar: 'الخدمة متوقفة حتى {time}',
    en: 'The service is closed until {time}',
  },
  drafts: {
    ar: 'ما كتبته محفوظ. ستعود هذه الصفحة من نفسها عند عودة الخدمة.',
    en: 'What you wrote is kept. This page comes back by itself when the service does.',
  },
} as const satisfies Messages
