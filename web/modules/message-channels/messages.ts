// That no message leaves by a channel, as administrators read it on their first page and among the messages.

import type { Messages } from '@bawaba/language/index.ts'

export const channelMessages = {
  sms: {
    ar: {
      zero: 'الرسائل النصية لا تخرج منذ {since}',
      one: 'الرسائل النصية لا تخرج: تعذر إرسال رسالة منذ {since}',
      two: 'الرسائل النصية لا تخرج: تعذر إرسال رسالتين منذ {since}',
      few: 'الرسائل النصية لا تخرج: تعذر إرسال {count} رسائل منذ {since}، أي كلها',
      many: 'الرسائل النصية لا تخرج: تعذر إرسال {count} رسالة منذ {since}، أي كلها',
      other: 'الرسائل النصية لا تخرج: تعذر إرسال {count} رسالة منذ {since}، أي كلها',
    },
    en: {
      one: 'SMS is down: 1 message failed since {since}, and none was sent',
      other: 'SMS is down: {count} messages failed since {since}, and none was sent',
    },
  },
  email: {
    ar: {
      zero: 'رسائل البريد لا تخرج منذ {since}',
      one: 'رسائل البريد لا تخرج: تعذر إرسال رسالة منذ {since}',
      two: 'رسائل البريد لا تخرج: تعذر إرسال رسالتين منذ {since}',
      few: 'رسائل البريد لا تخرج: تعذر إرسال {count} رسائل منذ {since}، أي كلها',
      many: 'رسائل البريد لا تخرج: تعذر إرسال {count} رسالة منذ {since}، أي كلها',
      other: 'رسائل البريد لا تخرج: تعذر إرسال {count} رسالة منذ {since}، أي كلها',
    },
    en: {
      one: 'E-mail is down: 1 message failed since {since}, and none was sent',
      other: 'E-mail is down: {count} messages failed since {since}, and none was sent',
    },
  },
  toMessages: { ar: 'الرسائل الصادرة', en: 'Messages sent' },
} as const satisfies Messages
