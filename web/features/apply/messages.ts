// Words around a form that is being filled in: what it keeps, what became of sending it.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  check: {
    ar: 'المراجعة والإرسال',
    en: 'Check and send',
  },
  leave: {
    ar: 'رجوع إلى الخدمة',
    en: 'Back to the service',
  },
  leaveToRequest: {
    ar: 'رجوع إلى الطلب',
    en: 'Back to the request',
  },
  found: {
    ar: 'هذه إجاباتك السابقة على هذا الجهاز. أكملها، أو ابدأ من جديد.',
    en: 'These are your earlier answers on this device. Go on with them, or start again.',
  },
  startAgain: {
    ar: 'ابدأ من جديد',
    en: 'Start again',
  },
  facts: {
    ar: 'ملخص الخدمة',
    en: 'About this service',
  },
  need: {
    ar: 'ما ستحتاج إليه',
    en: 'What you need',
  },
  help: {
    ar: 'تحتاج مساعدة؟',
    en: 'Need help?',
  },
  keptHere: {
    ar: 'تُحفظ إجاباتك على هذا الجهاز حتى تغلق هذه الصفحة في المتصفح.',
    en: 'Your answers are kept on this device until you close this browser tab.',
  },
  terms: {
    ar: 'الشروط',
    en: 'Terms',
  },
  sendAgain: {
    ar: 'إرسال مرة أخرى',
    en: 'Send again',
  },
  formChanged: {
    ar: 'تغيّر نموذج الخدمة منذ بدأت. إجاباتك محفوظة، راجعها ثم أرسل.',
    en: 'The form has changed since you began. Your answers are kept; check them, then send.',
  },
  closedTitle: {
    ar: 'لا يمكن تقديم طلب جديد الآن',
    en: 'You cannot send a new request now',
  },
  closedText: {
    ar: 'طلباتك السابقة من هذه الخدمة مستمرة، وتجدها في طلباتي.',
    en: 'Your earlier requests of this service go on. You find them in My requests.',
  },
  sentTitle: {
    ar: 'أُرسل هذا الطلب من قبل',
    en: 'This request has been sent already',
  },
  sentNumber: {
    ar: 'رقمه {number}. لن يُرسل مرة أخرى.',
    en: 'Its number is {number}. It will not be sent again.',
  },
  sentUnknown: {
    ar: 'وصل إلينا من محاولة سابقة بالإجابات التي كانت فيها. تجده في طلباتي.',
    en: 'It reached us on an earlier try, with the answers of that moment. You find it in My requests.',
  },
  newRequest: {
    ar: 'طلب جديد',
    en: 'New request',
  },
  asked: {
    ar: 'المطلوب منك',
    en: 'What is asked of you',
  },
  closedAct: {
    ar: 'هذا الإجراء غير متاح الآن',
    en: 'This cannot be done now',
  },
  yourWords: {
    ar: 'ما كتبته',
    en: 'What you wrote',
  },
  services: {
    ar: 'كل الخدمات',
    en: 'All services',
  },
} as const satisfies Messages
