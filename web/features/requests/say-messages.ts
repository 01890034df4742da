// Words of what an applicant says of a request: messages to those who work on it, and how they found it.

import type { Messages } from '@bawaba/language/index.ts'

export const sayMessages = {
  conversation: {
    ar: 'الرسائل',
    en: 'Messages',
  },
  noMessages: {
    ar: 'لا توجد رسائل بعد.',
    en: 'There are no messages yet.',
  },
  you: {
    ar: 'أنت',
    en: 'You',
  },
  officer: {
    ar: 'موظف الطلبات',
    en: 'Case officer',
  },
  write: {
    ar: 'رسالتك',
    en: 'Your message',
  },
  writeHint: {
    ar: 'يقرؤها من يعمل على الطلب. لا تغيّر الرسالة حالته.',
    en: 'Whoever works on the request reads it. A message does not change its status.',
  },
  writeAfterEndHint: {
    ar: 'انتهى الطلب. يقرأ موظف رسالتك، ثم يرد عليك أو يعيد فتح الطلب أو يغلق الرسالة.',
    en: 'The request has ended. An employee reads your message, then answers it, reopens the request or closes the message.',
  },
  empty: {
    ar: 'اكتب رسالتك أولًا',
    en: 'Write your message first',
  },
  send: {
    ar: 'إرسال',
    en: 'Send',
  },
  sent: {
    ar: 'أُرسلت رسالتك.',
    en: 'Your message has been sent.',
  },
  failed: {
    ar: 'لم تُرسل. ما كتبته باقٍ، حاول مرة أخرى.',
    en: 'It was not sent. What you wrote is still here; try again.',
  },
  over: {
    ar: 'انتهت المراسلة بشأن هذا الطلب. للسؤال عنه اتصل بنا واذكر رقمه.',
    en: 'Messages about this request are closed. To ask about it, call us and give its number.',
  },
  rateTitle: {
    ar: 'رأيك يهمنا',
    en: 'Tell us what you think',
  },
  rateFiling: {
    ar: 'كيف كانت تجربة إرسال الطلب؟',
    en: 'How was sending the request?',
  },
  rateOutcome: {
    ar: 'كيف كانت تجربتك مع هذه الخدمة؟',
    en: 'How was your experience of this service?',
  },
  rateComment: {
    ar: 'ما الذي نحسّنه؟',
    en: 'What should we do better?',
  },
  rateMissing: {
    ar: 'اختر تقييمًا',
    en: 'Choose a rating',
  },
  rate: {
    ar: 'إرسال التقييم',
    en: 'Send the rating',
  },
  thanks: {
    ar: 'شكرًا لك، وصلنا تقييمك: {level}.',
    en: 'Thank you. We have your rating: {level}.',
  },
  change: {
    ar: 'تغيير التقييم',
    en: 'Change the rating',
  },
  staffDocuments: {
    ar: 'مستندات صادرة لك',
    en: 'Documents issued to you',
  },
  documents: {
    ar: 'المرفقات',
    en: 'Attachments',
  },
} as const satisfies Messages
