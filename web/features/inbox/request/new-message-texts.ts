// Words about messages of applicants that wait for staff.

import type { Messages } from '@bawaba/language/index.ts'

export const newMessageTexts = {
  newMessage: { ar: 'رسالة جديدة', en: 'New message' },
  afterEnd: { ar: 'رسالة وردت بعد انتهاء الطلب', en: 'Message after the request ended' },
  decide: {
    ar: 'تبقى الرسالة ظاهرة هنا حتى ترد عليها أو تعيد فتح الطلب أو تغلقها.',
    en: 'The message stays here until you answer it, reopen the request or close it.',
  },
  answer: { ar: 'رد', en: 'Answer' },
  close: { ar: 'إغلاق دون رد', en: 'Close without a reply' },
  failed: { ar: 'لم تُغلق الرسالة. حاول مرة أخرى.', en: 'The message was not closed. Try again.' },
} as const satisfies Messages
