// What is said before the choice of an appointment has been fetched.

import type { Messages } from '@bawaba/language/index.ts'

export const loadingMessages = {
  failed: {
    ar: 'تعذر تحميل المواعيد. تحقق من اتصالك وأعد فتح الصفحة.',
    en: 'The appointments could not be loaded. Check your connection and open the page again.',
  },
} as const satisfies Messages
