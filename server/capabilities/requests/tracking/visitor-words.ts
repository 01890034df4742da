// What visitors are written: the question or the answer itself, and the link that opens their request.

import type { Messages } from '@bawaba/language/index.ts'

export const words = {
  question: {
    ar: 'بوابة الخدمات: سؤال عن طلبك رقم {number}:\n«{words}»\nأجب حتى {until} من هذا الرابط: {link}',
    en: 'Services portal: a question about your request {number}:\n“{words}”\nAnswer by {until} here: {link}',
  },
  answer: {
    ar: 'بوابة الخدمات: {notice}\n«{words}»\nالسجل كاملًا: {link}',
    en: 'Services portal: {notice}\n“{words}”\nFull history: {link}',
  },
  news: {
    ar: 'بوابة الخدمات: {notice}\nالتفاصيل: {link}',
    en: 'Services portal: {notice}\nDetails: {link}',
  },
  warning: {
    ar: 'بوابة الخدمات: طلبك رقم {number} ينتظر ردك حتى {until}، ثم يُغلق. أجب من هذا الرابط: {link}',
    en: 'Services portal: your request {number} closes unless you answer by {until}. Answer here: {link}',
  },
  warningSubject: { ar: 'آخر موعد للرد على سؤالنا قريب', en: 'The time to answer our question ends soon' },
  questionSubject: { ar: 'سؤال عن طلبك', en: 'A question about your request' },
} as const satisfies Messages
