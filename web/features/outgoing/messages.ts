// The texts of the messages that go out.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: { ar: 'الرسائل الصادرة', en: 'Messages sent' },
  explain: {
    ar: 'كل رسالة نصية أو بريد وما صارت إليه. لا يُعرض هنا نص الرسائل، ولا من الرقم إلا آخره.',
    en: 'Every SMS and e-mail, and what became of it. Neither words nor whole numbers are shown here.',
  },
  find: { ar: 'رقم الطلب', en: 'Request number' },
  search: { ar: 'بحث', en: 'Search' },
  kind: { ar: 'الرسالة', en: 'Message' },
  outcome: { ar: 'ما تم', en: 'Delivery' },
  state: { ar: 'الحالة', en: 'State' },
  channel: { ar: 'الوسيلة', en: 'Sent by' },
  any: { ar: 'الكل', en: 'All' },
  apply: { ar: 'تصفية', en: 'Filter' },
  clear: { ar: 'عرض كل الرسائل', en: 'Show all messages' },
  waiting: { ar: 'في الانتظار', en: 'Waiting' },
  retrying: { ar: 'ستُعاد المحاولة', en: 'Will be tried again' },
  sent: { ar: 'أُرسلت', en: 'Sent' },
  givenUp: { ar: 'لم تُرسل', en: 'Not sent' },
  dropped: { ar: 'استُبعدت', en: 'Dropped' },
  useless: {
    ar: 'فات وقتها قبل أن تُرسل، فلم تُرسل.',
    en: 'Its time passed before it could leave, so it was not sent.',
  },
  contradicted: {
    ar: 'لم تُرسل لأن رسالة أخرى إلى الشخص نفسه تحل محلها.',
    en: 'Not sent: another message to the same person takes its place.',
  },
  otherChannel: {
    ar: 'لم تُرسل لأن الإبلاغ وصل بالوسيلة الأخرى.',
    en: 'Not sent: the notice arrived by the person’s other channel.',
  },
  sms: { ar: 'رسالة نصية', en: 'SMS' },
  email: { ar: 'بريد إلكتروني', en: 'E-mail' },
  other: { ar: 'رسالة أمان الحساب', en: 'Account security' },
  to: { ar: 'إلى', en: 'To' },
  created: { ar: 'كُتبت', en: 'Written' },
  sentAt: { ar: 'أُرسلت', en: 'Sent' },
  nextAt: { ar: 'المحاولة التالية', en: 'Next try' },
  givenUpAt: { ar: 'توقفت المحاولات', en: 'Given up' },
  tries: { ar: 'المحاولات', en: 'Tries' },
  failure: { ar: 'آخر رد', en: 'Last answer' },
  total: {
    ar: {
      zero: 'لا رسائل',
      one: 'رسالة واحدة',
      two: 'رسالتان',
      few: '{count} رسائل',
      many: '{count} رسالة',
      other: '{count} رسالة',
    },
    en: { one: '1 message', other: '{count} messages' },
  },
  none: { ar: 'لا توجد رسائل بهذه التصفية', en: 'No messages match these filters' },
  noMessages: { ar: 'لا توجد رسائل حتى الآن', en: 'No messages yet' },
  noMessagesText: {
    ar: 'تظهر هنا كل رسالة نصية أو بريد ترسله البوابة.',
    en: 'Every SMS and e-mail that the portal sends is listed here.',
  },
  resend: { ar: 'إعادة الإرسال', en: 'Send again' },
  resendOf: { ar: 'إعادة إرسال {kind} إلى {to}', en: 'Send again: {kind} to {to}' },
  confirm: { ar: 'إرسال الرسالة مرة أخرى؟', en: 'Send the message again?' },
  effectUnsent: {
    ar: 'تُحاول البوابة إرسالها الآن، ثم على فترات إن تعذر ذلك.',
    en: 'The portal tries to send it now, and again later if that fails.',
  },
  effectSent: {
    ar: 'وصلت هذه الرسالة إلى مزود الخدمة. إعادة إرسالها رسالة ثانية يقرؤها صاحبها.',
    en: 'The gateway took this message. Sending it again is a second message to its reader.',
  },
  resent: { ar: 'ستُرسل الرسالة مرة أخرى.', en: 'The message will be sent again.' },
  over: {
    ar: 'لا يُعاد إرسالها: انتهت صلاحية ما فيها أو تم ما تذكّر به.',
    en: 'Cannot be sent again: what it holds has expired, or what it reminds of is done.',
  },
} as const satisfies Messages
