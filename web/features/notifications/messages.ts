// The texts of one's notifications and of what one prefers.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: { ar: 'الإشعارات', en: 'Notifications' },
  which: { ar: 'أي إشعارات', en: 'Which notifications' },
  all: { ar: 'الكل', en: 'All' },
  unread: { ar: 'غير المقروءة', en: 'Unread' },
  markAll: { ar: 'تعليم الكل كمقروء', en: 'Mark all as read' },
  markOne: { ar: 'تعليم كمقروء: {title}', en: 'Mark as read: {title}' },
  marked: { ar: 'عُلّمت كل الإشعارات كمقروءة.', en: 'All notifications are marked as read.' },
  none: { ar: 'لا جديد', en: 'Nothing new' },
  noneHint: {
    ar: 'تجد هنا ما يجدّ في طلباتك ومدفوعاتك.',
    en: 'You will find news of your requests and payments here.',
  },
  noneUnread: { ar: 'قرأت كل إشعاراتك', en: 'You have read everything' },
  today: { ar: 'اليوم', en: 'Today' },
  yesterday: { ar: 'أمس', en: 'Yesterday' },
  earlier: { ar: 'عرض الأقدم', en: 'Show earlier' },
  preferences: { ar: 'تفضيلات الإشعارات', en: 'Notification preferences' },
  kept: { ar: 'تبقى الإشعارات هنا ١٨٠ يومًا.', en: 'Notifications stay here for 180 days.' },
  markFailed: { ar: 'لم يكتمل ذلك. حاول مرة أخرى.', en: 'It did not work. Try again.' },

  intro: {
    ar: 'اختر ما تريد أن تُخطر به وكيف. تصلك الإشعارات بلغة حسابك.',
    en: 'Choose what you want to be notified of, and how. Messages come in the language of your account.',
  },
  inApp: { ar: 'داخل البوابة', en: 'In the portal' },
  sms: { ar: 'رسالة نصية', en: 'SMS' },
  email: { ar: 'بريد إلكتروني', en: 'E-mail' },
  always: { ar: 'دائمًا: {channels}', en: 'Always: {channels}' },
  besides: { ar: 'وأيضًا', en: 'Also by' },
  noMobile: {
    ar: 'لا رقم هاتف في حسابك، فيصلك بالبريد ما كان سيصلك برسالة نصية.',
    en: 'Your account has no mobile number, so an e-mail comes in place of an SMS.',
  },
  noEmail: {
    ar: 'لتصلك رسائل بالبريد أضف بريدك وأكّده في «الهاتف والبريد».',
    en: 'To receive e-mails, add your address and confirm it under “Mobile and e-mail”.',
  },
  quiet: { ar: 'متى تصلك الرسائل', en: 'When messages reach you' },
  ownZone: {
    ar: 'احسب هذه الساعات بتوقيت مكاني: {zone}',
    en: 'Reckon these hours in the time where I am: {zone}',
  },
  quietOn: {
    ar: 'لا ترسل رسائل في هذه الساعات، بل بعد انتهائها',
    en: 'Send me no messages in these hours, but after them',
  },
  quietHint: {
    ar: 'تصلك الرسائل من الثامنة صباحًا إلى التاسعة مساءً بتوقيت القاهرة. أما الرموز ودورك في الحجز والرد على ما فعلته الآن فتصل في أي وقت.',
    en: 'Messages reach you from 8 am to 9 pm, Cairo time. Codes, your turn to reserve and answers to what you just did arrive at any time.',
  },
  from: { ar: 'من', en: 'From' },
  until: { ar: 'إلى', en: 'Until' },
  noTime: { ar: 'أدخل وقتًا، مثل ٢٢:٣٠', en: 'Enter a time, such as 22:30' },
  sameTime: { ar: 'اختر وقتين مختلفين', en: 'Choose two different times' },
  save: { ar: 'حفظ التفضيلات', en: 'Save preferences' },
  saved: { ar: 'حُفظت تفضيلات الإشعارات.', en: 'Your notification preferences are saved.' },
  saveFailed: { ar: 'لم تُحفظ التفضيلات. حاول مرة أخرى.', en: 'Your preferences were not saved. Try again.' },
  conflict: {
    ar: 'تغيرت تفضيلاتك في نافذة أخرى. راجعها ثم احفظ.',
    en: 'Your preferences changed in another window. Check them and save again.',
  },
} as const satisfies Messages
