// Words about drafts.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: { ar: 'المسودات', en: 'Drafts' },
  offer: { ar: 'لديك مسودة لم ترسلها', en: 'You have a draft that you have not sent' },
  at: { ar: 'الخطوة {step} من {total}، حُفظت {ago}', en: 'Step {step} of {total}, saved {ago}' },
  saved: { ar: 'حُفظت {ago}', en: 'Saved {ago}' },
  until: { ar: 'تبقى حتى {date}', en: 'Kept until {date}' },
  extended: {
    ar: 'توقفت البوابة {closed}، فمددنا مدة حفظ المسودة بقدرها.',
    en: 'We were closed for {closed}, so we keep this draft for longer.',
  },
  resume: { ar: 'أكمل المسودة', en: 'Continue the draft' },
  startAgain: { ar: 'ابدأ من جديد', en: 'Start again' },
  remove: { ar: 'حذف المسودة', en: 'Delete the draft' },
  confirmTitle: { ar: 'حذف مسودة {service}؟', en: 'Delete the draft of {service}?' },
  confirmText: {
    ar: 'تُحذف الإجابات والملفات التي لم ترسلها. يمكنك التراجع خلال عشر ثوان.',
    en: 'The answers and files that you have not sent are deleted. You can undo it for ten seconds.',
  },
  keep: { ar: 'الإبقاء عليها', en: 'Keep it' },
  removed: { ar: 'حُذفت مسودة {service}', en: 'The draft of {service} was deleted' },
  notRemoved: { ar: 'لم تُحذف المسودة. حاول مرة أخرى.', en: 'The draft was not deleted. Try again.' },
} as const satisfies Messages
