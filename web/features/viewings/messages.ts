// Words of who saw one's data.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  intro: {
    ar: 'كل مرة اطلع فيها موظف أو وكيل على بياناتك أو طلباتك. لا تُذكر الأسماء هنا، وهي محفوظة في سجل المراجعة.',
    en: 'Every time staff or an agent looked at your details or requests. Names are not shown here; the audit keeps them.',
  },
  none: { ar: 'لم يطلع أحد على بياناتك بعد', en: 'Nobody has looked at your data yet' },
  'request.viewed': { ar: 'اطلع على طلبك {number}', en: 'Read your request {number}' },
  several: { ar: 'اطلع على طلباتك {numbers}', en: 'Read your requests {numbers}' },
  'person.read': { ar: 'اطلع على بياناتك', en: 'Read your details' },
  'person.named': { ar: 'رأى اسمك في قائمة أو صفحة', en: 'Saw your name in a list or on a page' },
  'payment.read': { ar: 'اطلع على عملية سداد لك', en: 'Read a payment of yours' },
  'people.searched': { ar: 'بحث عنك برقمك', en: 'Looked for you by your number' },
  'acting.begun': { ar: 'بدأ العمل نيابةً عنك', en: 'Began to act for you' },
  'person.identityProved': { ar: 'أثبت هويتك من وثيقتك', en: 'Proved your identity by your document' },
  'person.identityTaken': {
    ar: 'نقل إثبات الهوية من حسابك إلى من أثبتها بوثيقته',
    en: 'Moved the identity from your account to the person who proved it by their document',
  },
  employee: { ar: 'موظف', en: 'A member of staff' },
  we_employee: { ar: 'موظف', en: 'A member of staff' },
  xceed_employee: { ar: 'موظف خدمة العملاء', en: 'Customer service staff' },
  agent: { ar: 'وكيل خدمة', en: 'A service agent' },
  citizen: { ar: 'مستخدم', en: 'A user' },
  earlier: { ar: 'عرض الأقدم', en: 'Show earlier' },
  failed: { ar: 'لم تُحمَّل القائمة. حاول مرة أخرى.', en: 'The list was not loaded. Try again.' },
  tryAgain: { ar: 'حاول مرة أخرى', en: 'Try again' },
  stranger: {
    ar: 'إن كان في القائمة ما لا تعرف سببه فاتصل بالخط الساخن.',
    en: 'If the list holds anything you cannot explain, call the hotline.',
  },
} as const satisfies Messages
