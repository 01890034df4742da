// The texts of channels by which messages do not leave.

import type { Messages } from '@bawaba/language/index.ts'

export const stateMessages = {
  title: { ar: 'حال وسائل الإرسال', en: 'State of the channels' },
  explain: {
    ar: 'آخر رد من المزود: {failure}. تظهر للجميع رسالة بذلك، وتُعاد المحاولة من تلقاء نفسها. موظف لا يصله الرمز يدخل برمز من رموز الاسترداد.',
    en: 'Last answer of the gateway: {failure}. Everybody is warned, and sending is tried again by itself. Employees who get no code sign in with one of their recovery codes.',
  },
  smsRetrying: {
    ar: {
      zero: 'لا رسائل نصية تنتظر إعادة المحاولة',
      one: 'رسالة نصية تنتظر إعادة المحاولة',
      two: 'رسالتان نصيتان تنتظران إعادة المحاولة',
      few: '{count} رسائل نصية تنتظر إعادة المحاولة',
      many: '{count} رسالة نصية تنتظر إعادة المحاولة',
      other: '{count} رسالة نصية تنتظر إعادة المحاولة',
    },
    en: { one: '1 SMS failed and will be tried again', other: '{count} SMS failed and will be tried again' },
  },
  emailRetrying: {
    ar: {
      zero: 'لا رسائل بريد تنتظر إعادة المحاولة',
      one: 'رسالة بريد تنتظر إعادة المحاولة',
      two: 'رسالتا بريد تنتظران إعادة المحاولة',
      few: '{count} رسائل بريد تنتظر إعادة المحاولة',
      many: '{count} رسالة بريد تنتظر إعادة المحاولة',
      other: '{count} رسالة بريد تنتظر إعادة المحاولة',
    },
    en: {
      one: '1 e-mail failed and will be tried again',
      other: '{count} e-mails failed and will be tried again',
    },
  },
  resendAll: { ar: 'إعادة إرسالها كلها', en: 'Send all again' },
  confirm: { ar: 'إعادة إرسال كل ما تعذر؟', en: 'Send everything again that failed?' },
  effect: {
    ar: 'تُحاول البوابة الآن إرسال كل ما تعذر إرساله بهذه الوسيلة، وما توقفت محاولاته في آخر ٣٠ يومًا. ما انتهت صلاحيته لا يُرسل.',
    en: 'The portal tries everything that failed by this channel now, also what was given up in the last 30 days. What has expired is not sent.',
  },
  resent: { ar: 'ستُرسل الرسائل التي تعذر إرسالها.', en: 'The messages that failed will be sent again.' },
} as const satisfies Messages
