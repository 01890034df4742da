// What is told in the menu of saved views.

import type { Messages } from '@bawaba/language/index.ts'

export const viewMessages = {
  renamed: { ar: 'صار اسم العرض «{name}»', en: 'The view is now called “{name}”' },
  replaced: {
    ar: 'حُفظت التصفية الحالية في العرض «{name}»',
    en: 'The present filters are saved in the view “{name}”',
  },
  restored: { ar: 'عاد العرض «{name}»', en: 'View “{name}” is back' },
  none: { ar: 'لا عروض محفوظة لديك.', en: 'You have no saved views.' },
} as const satisfies Messages
